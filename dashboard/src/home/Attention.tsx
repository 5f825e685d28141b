import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Home } from '../api/schema.ts';
import { Section } from '../components/Section.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { urls } from '../urls.ts';
import classes from './HomePage.module.css';
import { troubledOf, waitingOf } from './verdict.ts';

interface CardProps {
  readonly texts: { title: string; none: string; text: string; link: string };
  readonly count: number;
  readonly to: string;
  readonly children?: ReactNode;
}

const Card = ({ texts, count, to, children }: CardProps) => {
  const formats = useFormats();
  return (
    <Section title={texts.title} size="h3">
      <div className={`${classes.figure} ${count === 0 ? classes.calm : ''}`}>
        {count === 0 ? texts.none : formats.number(count)}
      </div>
      <p className={classes.cardText}>
        {texts.text} {children}
      </p>
      <Anchor component={Link} to={to} className={classes.link}>
        {texts.link}
      </Anchor>
    </Section>
  );
};

export const InDoubt = ({ home: { inDoubt, now } }: { home: Home }) => {
  const { doubt: texts } = useTexts('home');
  const formats = useFormats();
  return (
    <Card texts={texts} count={inDoubt.count} to={urls.paymentsInDoubt}>
      {/* By the time of the service, which the test clock may have moved. */}
      {inDoubt.oldestAt !== null && texts.oldest(formats.ago(inDoubt.oldestAt, new Date(now)))}
    </Card>
  );
};

export const Quarantined = ({ home: { quarantined } }: { home: Home }) => {
  const { quarantine: texts } = useTexts('home');
  return <Card texts={texts} count={quarantined.count} to={urls.paymentsMismatched} />;
};

export const Disputed = ({ home: { disputes } }: { home: Home }) => {
  const { disputed: texts } = useTexts('home');
  const formats = useFormats();
  return (
    <Card texts={texts} count={disputes.count} to={urls.disputes}>
      {disputes.nearestDueAt !== null && texts.due(formats.time(disputes.nearestDueAt))}
    </Card>
  );
};

export const WaitingRefunds = ({ home: { refunds } }: { home: Home }) => {
  const { refunds: texts } = useTexts('home');
  const formats = useFormats();
  const { refused, undecided } = refunds;
  return (
    <Card
      texts={texts}
      count={waitingOf(refunds)}
      to={undecided > 0 && refused === 0 ? urls.refundsPending : urls.refundsNotMade}
    >
      {refused > 0 && texts.refused(formats.number(refused))}{' '}
      {undecided > 0 && texts.undecided(formats.number(undecided))}
    </Card>
  );
};

export const Differences = ({ home: { reconciliation, now } }: { home: Home }) => {
  const { differences: texts } = useTexts('home');
  const formats = useFormats();
  const { differenceCount = 0, unchecked = 0 } = reconciliation ?? {};
  const isIncomplete = differenceCount === 0 && unchecked > 0;
  return (
    <Card
      texts={{
        ...texts,
        ...(reconciliation === null && { none: texts.never }),
        ...(isIncomplete && texts.incomplete),
      }}
      count={differenceCount}
      to={urls.reconciliations}
    >
      {unchecked > 0 && texts.unchecked(formats.number(unchecked))}{' '}
      {reconciliation !== null && texts.last(formats.ago(reconciliation.endedAt, new Date(now)))}
    </Card>
  );
};

export const Webhooks = ({ home: { webhooks } }: { home: Home }) => {
  const { webhooks: texts } = useTexts('home');
  const formats = useFormats();
  const { lagSeconds } = webhooks;
  return (
    <Card texts={texts} count={troubledOf(webhooks)} to={urls.webhooksTroubled}>
      {lagSeconds === null || lagSeconds < 1 ? texts.noLag : texts.lag(formats.duration(lagSeconds))}
    </Card>
  );
};
