import { Anchor, type MantineColor } from '@mantine/core';
import { Link } from 'react-router';
import type { Home } from '../api/schema.ts';
import { Section } from '../components/Section.tsx';
import { StatusBadge } from '../components/StatusBadge.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { urls } from '../urls.ts';
import classes from './HomePage.module.css';

const stateColors: Record<Home['wallet']['state'], MantineColor> = {
  well: 'teal',
  failing: 'red',
  unknown: 'gray',
};

/** How the wallet has answered lately. */
export const WalletHealth = ({ home: { wallet, now } }: { home: Home }) => {
  const { wallet: texts, doubt } = useTexts('home');
  const formats = useFormats();
  const facts = [
    [
      texts.calls,
      wallet.hasMoreCalls
        ? texts.moreThan(formats.number(wallet.recentCalls))
        : formats.number(wallet.recentCalls),
    ],
    [texts.failures, formats.number(wallet.recentFailures)],
    [texts.median, wallet.medianMs === null ? '–' : formats.callTime(wallet.medianMs)],
    [
      texts.last,
      wallet.lastAnswerAt === null ? texts.never : formats.ago(wallet.lastAnswerAt, new Date(now)),
    ],
  ];
  return (
    <Section
      title={texts.title}
      size="h3"
      anchor="wallet"
      aside={<StatusBadge color={stateColors[wallet.state]}>{texts.states[wallet.state]}</StatusBadge>}
    >
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {wallet.hasMoreCalls && (
        <p className={classes.cardText}>{texts.ofNewest(formats.number(wallet.recentCalls))}</p>
      )}
      {/* A call without a usable answer leaves its payment in doubt. */}
      <Anchor component={Link} to={urls.paymentsInDoubt} className={classes.link}>
        {doubt.link}
      </Anchor>
    </Section>
  );
};
