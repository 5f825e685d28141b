import { hasSameCaptures, isCaptured, judgeAnswer, judgePostings } from '../soak/judge-payment.ts';
import type { End, StoredRefund } from '../soak/read-end.ts';
import type { TrueRefund } from '../soak/simulator.ts';
import { partMinor, totalMinor, type Run } from './act.ts';
import { isDecision, type Operation } from './cells.ts';

const over: ReadonlySet<string> = new Set(['cancelled', 'expired', 'failed']);

/** What is wrong while the wallet may still lie: nothing may be false, but much may be open. */
export const findLies = ({ stored, truth }: End): string[] => {
  const faults: string[] = [];
  const { status, mismatch } = stored;
  if (truth.captureCount > 1) faults.push(`the wallet has captured ${truth.captureCount} times`);
  if (isCaptured(stored) && !hasSameCaptures({ stored, truth }))
    faults.push(`captured ${stored.capturedMinor} here, ${truth.captured.minor} at the wallet`);
  if (truth.captureCount > 0 && over.has(status) && mismatch === null && !isBeingReturned(stored))
    faults.push(`${status}, and the wallet has captured it`);
  if (status === 'expired' && truth.state === 'approved')
    faults.push('expired, although the buyer has approved and the wallet still pays');
  return [
    ...faults,
    ...findFalseRefunds(end(stored.refunds), truth.refunds),
    ...findFalseEvents({ stored, truth }),
  ];
};

/** It was never booked, and goes back as a whole. */
const isBeingReturned = ({ openKind, unbookedMinor }: End['stored']) =>
  openKind === 'return_capture' || unbookedMinor === totalMinor;

const end = (refunds: readonly StoredRefund[]) => refunds.filter(({ status }) => status === 'completed');

const made = (refunds: readonly TrueRefund[]) => refunds.filter(({ status }) => status === 'COMPLETED');

const findFalseRefunds = (completed: readonly StoredRefund[], refunds: readonly TrueRefund[]) =>
  completed.flatMap(({ id, amountMinor, walletRefundId }) => {
    const found = made(refunds).find((refund) => refund.id === walletRefundId);
    if (!found)
      return [`refund ${id} over ${amountMinor} is booked as ${walletRefundId}, which the wallet never made`];
    return found.amount.minor === amountMinor
      ? []
      : [`refund ${id} is booked over ${amountMinor}, and was over ${found.amount.minor}`];
  });

/** Every event about money reports money that really moved, exactly once. */
const findFalseEvents = ({ stored, truth }: End) => {
  const left = made(truth.refunds).map(({ amount }) => amount.minor);
  return stored.events.flatMap(({ type, details }) => {
    if (
      (type === 'payment.captured' || type === 'payment.partially_captured') &&
      details['capturedAmount'] !== truth.captured.minor
    )
      return [`${type} says ${String(details['capturedAmount'])}, and it was ${truth.captured.minor}`];
    if (type.startsWith('dispute.') && (details['amount'] !== partMinor || details['currency'] !== 'EUR'))
      return [
        `${type} says ${String(details['amount'])} ${String(details['currency'])}, and it is about ${partMinor} EUR`,
      ];
    if (type !== 'refund.completed') return [];
    const index = left.indexOf(Number(details['amount']));
    if (index === -1) return [`${type} says ${String(details['amount'])}, which the wallet never refunded`];
    left.splice(index, 1);
    return [];
  });
};

/**
 * What is wrong when the wallet has told the truth for long enough: everything has to be as it is at the wallet, and where it
 * should be.
 */
export const findDifferences = (run: Run, present: End, isWindowOver: boolean): string[] =>
  isForgotten(run, present, isWindowOver)
    ? findLies(present)
    : [...findUnsettled(run, present, isWindowOver), ...findMissedGoal(run, present)];

/**
 * The wallet has no such order any more. Until the window ends it may still come back. If a call was never answered, the wallet does not
 * say any more whether money moved, and after a day a person is asked.
 */
const isForgotten = ({ cell }: Run, { stored, truth }: End, isWindowOver: boolean) => {
  if (!endsWithWindow.has(cell.operation) || truth.captureCount > 0 || truth.state === 'approved')
    return false;
  const isAsked = stored.mismatch?.includes('not said for a day') ?? false;
  return isAsked || stored.status === 'expired' || !isWindowOver;
};

/** The same, wherever it has led. */
export const findUnsettled = (run: Run, present: End, isWindowOver: boolean): string[] => {
  const { stored, truth } = present;
  const faults = findLies(present);
  const isPending = [...truth.captures, ...truth.refunds].some(({ status }) => status === 'PENDING');
  faults.push(...findAsked(present));
  if (stored.mismatch === null && stored.openKind !== null && !isPending)
    faults.push(`${stored.openKind} has no end`);
  if (stored.refundingMinor !== 0 && !isPending)
    faults.push(`${stored.refundingMinor} is kept for refunds without an end`);
  if (truth.captureCount > 0 && !isCaptured(stored) && !isBeingReturned(stored))
    faults.push(`${stored.status}, and the wallet has captured ${truth.captured.minor}`);
  const returnedMinor = stored.refundedMinor + stored.unbookedMinor;
  if (truth.refunded.minor !== returnedMinor)
    faults.push(`${returnedMinor} went back here, ${truth.refunded.minor} at the wallet`);
  const isHeld = truth.authorizations.some(({ status }) => status === 'CREATED');
  if (isHeld && over.has(stored.status)) faults.push(`${stored.status}, and the buyer's money is still held`);
  if (!isHeld && stored.status === 'authorized' && !isPending)
    faults.push('authorized, and the wallet holds nothing');
  if (isWindowOver && stored.status === 'awaiting_approval' && stored.openKind === null)
    faults.push('it has not expired');
  faults.push(...findWrongOrigins(present));
  for (const { detail } of judgePostings(stored)) faults.push(detail);
  for (const answer of run.acknowledged)
    for (const { detail } of judgeAnswer(stored, answer)) faults.push(detail);
  return faults;
};

/** What the wallet took back itself is called a reversal, and nothing else is. */
const findWrongOrigins = ({ stored, truth }: End) =>
  end(stored.refunds).flatMap(({ id, origin, walletRefundId }) => {
    const found = truth.refunds.find((refund) => refund.id === walletRefundId);
    return found && (found.kind === 'reversal') !== (origin === 'reversal')
      ? [`refund ${id} is called ${origin}, and the wallet made a ${found.kind}`]
      : [];
  });

interface Goal {
  readonly status: string;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
}

const captured = { status: 'captured', capturedMinor: totalMinor, refundedMinor: 0 };
const refundedPart = { ...captured, refundedMinor: partMinor };
const refundedAll = { ...captured, refundedMinor: totalMinor };

/** Where each operation leads when the wallet does what it is asked for, however late. */
const goals: Record<Operation, Goal> = {
  init: captured,
  // Over what the payment is by then: see `goalOf`.
  change: captured,
  resume: captured,
  return: captured,
  notified: captured,
  look: captured,
  authorize: { status: 'authorized', capturedMinor: 0, refundedMinor: 0 },
  validate: captured,
  validate_part: { ...captured, capturedMinor: partMinor },
  capture_part: { status: 'partially_captured', capturedMinor: partMinor, refundedMinor: 0 },
  cancel: { status: 'cancelled', capturedMinor: 0, refundedMinor: 0 },
  refund: refundedAll,
  refund_part: refundedPart,
  site_refund: refundedPart,
  reversal: refundedAll,
  return_capture: { status: 'cancelled', capturedMinor: 0, refundedMinor: 0 },
  dispute: refundedPart,
  adopt: refundedPart,
  compare: refundedPart,
};

/** The approval of a buyer ends with the window, and with it what waited for the wallet for longer. */
const endsWithWindow: ReadonlySet<Operation> = new Set([
  'change',
  'resume',
  'return',
  'notified',
  'look',
  'authorize',
]);

/** Whether a change comes before the approval depends on the fault. What is captured is what the payment is over, in either case. */
const goalOf = (operation: Operation, { totalMinor: presentMinor }: End['stored']): Goal =>
  operation === 'change' ? { ...goals.change, capturedMinor: presentMinor } : goals[operation];

const findMissedGoal = ({ cell }: Run, { stored }: End): string[] => {
  const { operation } = cell;
  if (isDecision(cell)) return [];
  const goal = goalOf(operation, stored);
  const reached = {
    status: stored.status,
    capturedMinor: stored.capturedMinor ?? 0,
    refundedMinor: stored.refundedMinor,
  };
  const isReached =
    reached.status === goal.status &&
    reached.capturedMinor === goal.capturedMinor &&
    reached.refundedMinor === goal.refundedMinor;
  return isReached
    ? []
    : [
        `it is ${reached.status} with ${reached.capturedMinor} captured and ${reached.refundedMinor} refunded, instead of ${goal.status}, ${goal.capturedMinor} and ${goal.refundedMinor}`,
      ];
};

export const findAsked = ({ stored: { mismatch } }: End) =>
  mismatch === null ? [] : [`a person is still asked: ${mismatch}`];

/** How often a person was asked about the payment, without what the operation itself is about. */
export const countAsked = ({ cell }: Run, { stored }: End) => {
  const asked = stored.events.filter(({ type }) => type === 'payment.quarantined').length;
  if (cell.operation !== 'return_capture') return asked;
  // What the wallet refuses is asked about again.
  return isDecision(cell) ? 0 : asked - 1;
};
