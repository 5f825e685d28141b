import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Coin } from '../components/Coin.tsx';
import { EnvironmentBand } from '../components/EnvironmentBand.tsx';
import { Preferences } from '../components/Preferences.tsx';
import { useTitle } from '../components/use-title.ts';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './SignInLayout.module.css';

/** The frame of the pages before the dashboard: sign in, change the password, accept an invitation. */
export const SignInLayout = ({
  title,
  intro,
  children,
}: {
  title: string;
  intro: string;
  children: ReactNode;
}) => {
  const texts = useTexts('signIn');
  useTitle(title);
  return (
    <div className={classes.frame}>
      <header className={classes.band}>
        <EnvironmentBand />
      </header>
      <aside className={classes.side}>
        <p className={classes.name}>
          <Coin size={44} />
          Florin
        </p>
        <p className={classes.promise}>{texts.promise}</p>
      </aside>
      <main className={classes.main}>
        <div className={classes.card}>
          <Title order={1}>{title}</Title>
          <p className={classes.intro}>{intro}</p>
          {children}
        </div>
        <div className={classes.preferences}>
          <Preferences />
        </div>
      </main>
    </div>
  );
};
