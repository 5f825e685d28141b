import { lookAfterwardsMs } from '../../operations/look-pauses.ts';
import type { WalletCall } from '../../wallet/wallet.ts';
import { nextLook } from '../look-schedule.ts';
import type { Change, PaymentMove } from '../store/move-payments-query.ts';
import { toStoredPayer } from '../payer.ts';
import { leavesMoneyHeld, type PaymentOperation } from '../operation-kind.ts';
import {
  isOpenStatus,
  storedStatuses,
  routeOf,
  type Move,
  type StoredStatus,
  type Payment,
} from '../payment.ts';
import { transfersOfCapture } from '../transfers-of-capture.ts';
import type { PaymentOutcome } from './wallet-steps.ts';

/** What an outcome does to the payment. */
interface Verdict {
  readonly move: Move | undefined;
  readonly change?: Change;
  readonly event?: PaymentMove['event'];
}

/** The event says that an operator requested it. Which operator is in the audit log, which platforms do not read. */
const requestedBy = ({ requestedBy: by }: PaymentOperation) => (by === 'operator' ? { by } : {});

const verdictOf = (
  outcome: PaymentOutcome,
  payment: Payment,
  operation: PaymentOperation,
  at: Date,
): Verdict => {
  switch (outcome.outcome) {
    case 'captured':
      return captureOf(outcome, payment, operation);
    case 'authorized':
      return {
        move: 'authorize',
        change: {
          walletAuthorizationId: outcome.authorization.id,
          authorizationExpiresAt: outcome.expiresAt,
          payer: payerOf(outcome),
        },
        event: { type: 'payment.authorized', details: {} },
      };
    // A look could not tell if the order has another amount than the payment: the refusal is clear.
    case 'not_approved':
      return payment.expiresAt <= at ? endOf(payment) : { move: undefined };
    // Whoever got the event of the mismatch gets one when it's over.
    case 'explained':
      return { move: undefined, event: { type: 'payment.reviewed', details: { by: 'service' } } };
    case 'declined':
      return declineOf(payment, outcome);
    case 'expired':
    case 'lapsed':
    case 'not_found':
      return endOf(payment);
    case 'voided':
      return releaseOf(payment, operation);
    case 'approved':
    case 'still_authorized':
    case 'not_refunded':
    case 'not_changed':
    case 'pending':
    case 'mismatch':
    case 'unknown':
      throw new Error(`${outcome.outcome} is no verdict`);
    default:
      return outcome satisfies never;
  }
};

/** A part is followed by others, unless it was all that was left. */
const captureOf = (
  outcome: Extract<PaymentOutcome, { outcome: 'captured' }>,
  { capturedMinor, totalMinor }: Payment,
  operation: PaymentOperation,
): Verdict => {
  const { id, money, feeMinor, conversion } = outcome.capture;
  const { amountMinor, currency } = money;
  const sumMinor = (capturedMinor ?? 0n) + amountMinor;
  const isLast = !operation.isPart || sumMinor === totalMinor;
  const isInParts = operation.isPart || capturedMinor !== null;
  const details = {
    ...(isInParts && { amount: Number(amountMinor) }),
    capturedAmount: Number(sumMinor),
    currency,
    ...requestedBy(operation),
  };
  return {
    move: isLast ? 'capture' : 'capture_part',
    change: {
      capture: { walletCaptureId: id, amountMinor, feeMinor, conversion },
      payer: payerOf(outcome),
    },
    event: { type: isLast ? 'payment.captured' : 'payment.partially_captured', details },
  };
};

/** Only an order says who pays. A capture of an authorisation leaves what the order said before. */
const payerOf = (outcome: Extract<PaymentOutcome, { outcome: 'captured' | 'authorized' }>) =>
  'payer' in outcome ? toStoredPayer(outcome.payer) : undefined;

const declineOf = (
  { storedStatus }: Payment,
  outcome: { issue: string; kind?: 'instrument_declined' | 'refused' },
): Verdict => {
  // There is nothing to release.
  if (!isOpenStatus(storedStatus)) return staysOver;
  const { issue } = outcome;
  const change = { declineIssue: issue };
  // What is captured stays so. The platform may try another amount, or release the rest.
  if (storedStatus === 'partially_captured')
    return { move: 'decline_part', change, event: { type: 'payment.part_declined', details: { issue } } };
  return outcome.kind === 'instrument_declined'
    ? { move: 'decline', change, event: { type: 'payment.declined', details: { issue } } }
    : { move: 'refuse', change, event: { type: 'payment.failed', details: { issue } } };
};

/** It was a release of what is held for a payment that is over. */
const staysOver: Verdict = { move: undefined };

/** What becomes of a payment when the wallet has nothing of it any more. What it has captured before stays. */
const endOf = (payment: Payment): Verdict =>
  payment.storedStatus === 'partially_captured'
    ? finishOf(payment, { reason: 'authorization_lapsed' })
    : ends[payment.storedStatus];

const ends: Record<Exclude<StoredStatus, 'partially_captured'>, Verdict> = {
  awaiting_approval: { move: 'expire', event: { type: 'payment.expired', details: {} } },
  authorized: {
    move: 'lapse',
    event: { type: 'payment.expired', details: { reason: 'authorization_lapsed' } },
  },
  captured: staysOver,
  cancelled: staysOver,
  expired: staysOver,
  failed: staysOver,
};

/** Nothing more is captured. */
export const finishOf = (
  { capturedMinor, currency }: Payment,
  why: Readonly<Record<string, string>>,
): Verdict => ({
  move: 'finish',
  event: { type: 'payment.captured', details: { capturedAmount: Number(capturedMinor), currency, ...why } },
});

const releaseOf = (payment: Payment, operation: PaymentOperation): Verdict => {
  const details = { reason: 'released', ...requestedBy(operation) };
  if (payment.storedStatus === 'partially_captured') return finishOf(payment, details);
  return storedStatuses[payment.storedStatus].moves.includes('release')
    ? { move: 'release', event: { type: 'payment.cancelled', details } }
    : { move: undefined, event: { type: 'payment.released', details: {} } };
};

/** Outcomes that are an effect of the call. They count, no matter which process learns of them. */
const effects: ReadonlySet<PaymentOutcome['outcome']> = new Set(['captured', 'authorized', 'voided']);

/** All that is committed together when the wallet has reported the outcome of an operation. */
export const moveOf = (
  payment: Payment,
  operation: PaymentOperation,
  outcome: PaymentOutcome,
  at: Date,
  calls: readonly WalletCall[],
): PaymentMove => {
  const verdict = verdictOf(outcome, payment, operation, at);
  const { move, change } = verdict;
  const capturedMinor = change?.capture?.amountMinor;
  return {
    ...verdict,
    payment,
    at,
    ended: { operation, verdict: outcome.outcome, onlyIfHeld: !effects.has(outcome.outcome) },
    nextLookAt: lookAfter(payment, operation, outcome, move, at),
    transfers: capturedMinor === undefined ? undefined : transfersOfCapture(payment, capturedMinor),
    calls,
  };
};

/** When someone has to look at the payment after the verdict; undefined: as planned, or never again. */
const lookAfter = (
  payment: Payment,
  operation: PaymentOperation,
  outcome: PaymentOutcome,
  move: Move | undefined,
  at: Date,
) => {
  const isWaiting = payment.storedStatus === 'awaiting_approval';
  // What was returned of it is booked by a look.
  if (outcome.outcome === 'captured' && outcome.isReturned) return at;
  const to = move && routeOf(move).to;
  if (to !== undefined && isOpenStatus(to) && to !== 'awaiting_approval') return nextLook(to, at);
  // Its window ended while it was under way: it expires now.
  if (move === undefined || move === 'decline') return isWaiting && payment.expiresAt <= at ? at : undefined;
  if (effects.has(outcome.outcome)) return undefined;
  // Money that is still held for it is released.
  if (move === 'refuse' && leavesMoneyHeld(operation.kind)) return at;
  // A wallet whose records are behind, or that does not know us for a while, answers 404, too.
  const isSure = !operation.isUnanswered && outcome.outcome !== 'not_found';
  return isSure ? undefined : new Date(at.getTime() + lookAfterwardsMs);
};
