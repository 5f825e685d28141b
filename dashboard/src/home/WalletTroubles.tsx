import { Code } from '@mantine/core';
import type { Home } from '../api/schema.ts';
import { Section } from '../components/Section.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './WalletTroubles.module.css';

const findOwn = (texts: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

/** What someone has to repair at the wallet or in the settings, each with its remedy. */
export const WalletTroubles = ({ troubles }: { troubles: Home['wallet']['troubles'] }) => {
  const { troubles: texts } = useTexts('home');
  const formats = useFormats();
  if (troubles.length === 0) return null;
  return (
    <Section title={texts.title} size="h3" anchor="wallet-troubles">
      <ul className={classes.list}>
        {troubles.map(({ kind, operation, issue, times, lastAt }) => (
          <li key={`${kind} ${operation} ${issue}`}>
            <strong>{texts.kinds[kind].what}</strong>
            <p className={classes.remedy}>
              {(kind === 'notification' && findOwn(texts.refused, issue)) || texts.kinds[kind].remedy}
            </p>
            <p className={classes.said}>
              <Code>{issue}</Code> {texts.at} <Code>{operation}</Code>.{' '}
              {texts.times(times, formats.number(times), formats.realTime(lastAt))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
};
