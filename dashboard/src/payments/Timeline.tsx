import { Button, type MantineColor } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { RequestedOperation, TimelineStep } from '../api/schema.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import { Section } from '../components/Section.tsx';
import { StatusBadge } from '../components/StatusBadge.tsx';
import { Moment } from '../format/Moment.tsx';
import { Money } from '../format/Money.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import classes from './Timeline.module.css';
import type { Step } from './timeline-steps.ts';
import { readReason, useMismatchWords } from './use-mismatch-words.ts';
import { useRequester } from './use-requester.ts';
import { wordsOf } from './words-of.ts';

const shownAtFirst = 25;

/** What the steps do not say themselves. */
interface Told {
  readonly currency: string;
  /** What a partial capture released. */
  readonly released?: number;
  /** The key of the platform, which may have requested something. */
  readonly apiKeyLabel?: string;
}

/** What happened, the latest first. How the wallet was called is for those who look for a fault, and is folded. */
export const Timeline = ({ steps, ...told }: { steps: readonly Step[] } & Told) => {
  const texts = useTexts('paymentTimeline');
  const formats = useFormats();
  const calls = steps.filter(({ kind }) => kind === 'wallet_call');
  return (
    <Section title={texts.title}>
      <StepList steps={steps.filter(({ kind }) => kind !== 'wallet_call')} told={told} />
      {calls.length > 0 && (
        <details className={classes.technical}>
          <summary>{texts.technical(calls.length, formats.number(calls.length))}</summary>
          <StepList steps={calls} told={told} />
        </details>
      )}
    </Section>
  );
};

/** A payment that stays in doubt for hours has many. */
const StepList = ({ steps, told }: { steps: readonly Step[]; told: Told }) => {
  const texts = useTexts('paymentTimeline');
  const formats = useFormats();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? steps : steps.slice(0, shownAtFirst);
  const hiddenCount = steps.length - shown.length;
  return (
    <>
      <ol className={classes.steps}>
        {shown.map((step) => (
          <li key={`${step.kind} ${step.index}`} className={`${classes.step} ${classes[step.kind]}`}>
            <StepWords step={step} told={told} />
          </li>
        ))}
      </ol>
      {hiddenCount > 0 && (
        <Button variant="default" mt="sm" onClick={() => setIsWhole(true)}>
          {texts.earlier(formats.number(hiddenCount))}
        </Button>
      )}
    </>
  );
};

const StepWords = ({ step, told }: { step: Step; told: Told }) => {
  if (step.kind === 'operation') return <Operation operation={step.operation} told={told} />;
  return step.kind === 'event' ? <Event step={step} told={told} /> : <WalletCall step={step} />;
};

const Operation = ({ operation, told }: { operation: RequestedOperation; told: Told }) => {
  const texts = useTexts('paymentTimeline');
  const requesterOf = useRequester(told.apiKeyLabel ?? '');
  return (
    <>
      <Head title={wordsOf(texts.requested, operation.kind)} at={operation.createdAt} />
      <p className={classes.says}>
        <Money amountMinor={operation.amount} currency={told.currency} />
        <span>{requesterOf(operation)}</span>
      </p>
    </>
  );
};

const textOf = (details: TimelineStep['details'], name: string) => {
  const value = details[name];
  return typeof value === 'string' ? value : undefined;
};
const numberOf = (details: TimelineStep['details'], name: string) => {
  const value = details[name];
  return typeof value === 'number' ? value : undefined;
};

const Head = ({ title, at, children }: { title: string; at: string; children?: ReactNode }) => (
  <div className={classes.head}>
    <span className={classes.title}>{title}</span>
    {children}
    <span className={classes.at}>
      <Moment at={at} as="second" />
    </span>
  </div>
);

const Event = ({ step: { name, createdAt: at, details }, told }: { step: TimelineStep; told: Told }) => {
  const texts = useTexts('paymentTimeline');
  const disputes = useTexts('disputes');
  const formats = useFormats();
  const mismatch = useMismatchWords()(readReason(details));
  const detail = textOf(details, 'detail');
  const amountMinor =
    numberOf(details, 'capturedAmount') ?? numberOf(details, 'totalAmount') ?? numberOf(details, 'amount');
  const currency = textOf(details, 'currency');
  const by = textOf(details, 'by') ?? textOf(details, 'reason') ?? textOf(details, 'origin');
  const outcome = textOf(details, 'outcome');
  const events = by === 'operator' ? { ...texts.events, ...texts.eventsByOperator } : texts.events;
  const released = name === 'payment.captured' ? (told.released ?? 0) : 0;
  const says = [
    released === 0 ? undefined : texts.released(formats.money(released, told.currency)),
    by === undefined ? undefined : wordsOf({ ...texts.reasons, ...disputes.reasons }, by),
    outcome === undefined ? undefined : wordsOf(disputes.outcomes, outcome),
    mismatch,
    textOf(details, 'issue'),
  ].filter((text) => text !== undefined);
  return (
    <>
      <Head title={wordsOf(events, name)} at={at} />
      {(amountMinor !== undefined && currency !== undefined) || says.length > 0 || detail !== undefined ? (
        <p className={classes.says}>
          {amountMinor !== undefined && currency !== undefined && (
            <Money amountMinor={amountMinor} currency={currency} />
          )}
          {says.map((text) => (
            <span key={text}>{text}</span>
          ))}
          {mismatch === undefined && detail !== undefined && <span lang="en">{detail}</span>}
        </p>
      ) : null}
    </>
  );
};

const colorOf = (status: number): MantineColor => {
  if (status >= 200 && status < 300) return 'teal';
  return status === 404 || status === 422 ? 'gray' : 'red';
};

const WalletCall = ({ step: { name, createdAt: at, details } }: { step: TimelineStep }) => {
  const texts = useTexts('paymentTimeline');
  const formats = useFormats();
  const status = numberOf(details, 'status') ?? 0;
  const durationMs = numberOf(details, 'durationMs');
  const issue = textOf(details, 'issue');
  const times = numberOf(details, 'times');
  const lastAt = textOf(details, 'lastAt');
  return (
    <>
      <Head title={wordsOf(texts.operations, name)} at={at} />
      <p className={classes.says}>
        <StatusBadge color={colorOf(status)}>
          {status === 0 ? texts.noAnswer : texts.answered(String(status))}
        </StatusBadge>
        {durationMs !== undefined && <span>{texts.took(formats.callTime(durationMs))}</span>}
        {times !== undefined && lastAt !== undefined && (
          <span>{texts.times(formats.number(times), formats.second(lastAt))}</span>
        )}
        {issue !== undefined && <span className={classes.issue}>{texts.issue(issue)}</span>}
      </p>
      <Id name={texts.requestId} id={textOf(details, 'requestId')} />
      <Id name={texts.debugId} id={textOf(details, 'debugId')} />
    </>
  );
};

const Id = ({ name, id }: { name: string; id: string | undefined }) => {
  const texts = useTexts('paymentTimeline');
  if (id === undefined) return null;
  return (
    <p className={classes.id}>
      <span>{name}</span> <code>{id}</code>
      <CopyButton text={id} name={texts.copy(name, id)} />
    </p>
  );
};
