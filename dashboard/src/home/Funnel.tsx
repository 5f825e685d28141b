import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { Home } from '../api/schema.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { urls } from '../urls.ts';
import classes from './Funnel.module.css';

interface Loss {
  readonly name: string;
  readonly count: number;
  readonly to: string;
}

/** From started to captured, and where buyers left and why. Each count leads to its payments. */
export const Funnel = ({ home: { today, day } }: { home: Home }) => {
  const { funnel: texts } = useTexts('home');
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  const { started, approved, captured } = today;
  const listOf = (status: string) => urls.paymentsOfDay(day, { status });
  const early: readonly Loss[] = [
    { name: texts.waiting, count: today.waiting, to: listOf('awaiting_approval') },
    { name: texts.cancelled, count: today.cancelled, to: listOf('cancelled') },
    { name: texts.expired, count: today.expired, to: listOf('expired') },
  ];
  const late: readonly Loss[] = today.declines.map(({ issue, count }) => ({
    name: reasons[issue] ?? issue,
    count,
    to: urls.paymentsOfDay(day, { declineIssue: issue }),
  }));
  return (
    <ol className={classes.funnel} aria-label={texts.title}>
      <Stage name={texts.started} count={started} of={started} to={urls.paymentsOfDay(day)} />
      <Stage
        name={texts.approved}
        count={approved}
        of={started}
        to={urls.paymentsOfDay(day, { approved: 'true' })}
        losses={early}
      />
      <Stage name={texts.captured} count={captured} of={started} to={listOf('captured')} losses={late} />
    </ol>
  );
};

interface StageProps {
  readonly name: string;
  readonly count: number;
  readonly of: number;
  readonly to: string;
  /** Who did not come this far. */
  readonly losses?: readonly Loss[];
}

const none: readonly Loss[] = [];

const Stage = ({ name, count, of, to, losses = none }: StageProps) => {
  const formats = useFormats();
  const share = of === 0 ? 0 : count / of;
  return (
    <li className={classes.stage}>
      <span className={classes.name}>
        <Anchor component={Link} to={to} inherit c="inherit" underline="hover">
          {name}
        </Anchor>
      </span>
      <span className={classes.count}>{formats.number(count)}</span>
      <svg className={classes.bar} aria-hidden="true" focusable="false">
        <rect width={`${share * 100}%`} height="100%" rx="3" />
      </svg>
      <span className={classes.share}>{of === 0 ? '–' : formats.share(share)}</span>
      <Losses losses={losses.filter((loss) => loss.count > 0)} />
    </li>
  );
};

const Losses = ({ losses }: { losses: readonly Loss[] }) => {
  const { funnel: texts } = useTexts('home');
  const formats = useFormats();
  if (losses.length === 0) return null;
  return (
    <ul className={classes.losses} aria-label={texts.losses}>
      {losses.map(({ name, count, to }) => (
        <li key={name}>
          <Anchor component={Link} to={to} inherit c="inherit" underline="hover">
            {name} <strong>{formats.number(count)}</strong>
          </Anchor>
        </li>
      ))}
    </ul>
  );
};
