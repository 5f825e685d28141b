import { keepCalls } from '../../wallet/keep-calls.ts';
import type { MismatchReason } from '../../wallet/mismatch.ts';
import type { OrderStatement } from '../../wallet/wallet.ts';
import { nextLook, nextLookAfterwards, nextPendingRefundLook } from '../look-schedule.ts';
import { requestOperation } from '../store/request-operations-query.ts';
import type { Asker, PaymentDependencies, Settle } from '../dependencies.ts';
import { describeOrder } from '../store/describe-order.ts';
import { findPayment, isBusy, planLookAfterwards } from '../store/queries.ts';
import { findMismatch } from '../find-mismatch.ts';
import { openReview } from '../settle/open-review.ts';
import { isOpenRefund, type Refund } from '../refunds/refund.ts';
import { takeInRefunds, type TakenIn } from '../refunds/take-in-refunds.ts';
import { endLook, findLateEffect, keepAuthorization, type Looked } from './queries.ts';
import { isOpenStatus, type Payment } from '../payment.ts';
import { checkRest } from './check-rest.ts';
import { askToResend } from './find-notified-payments.ts';

/** Who looks, and what is known from the looks before. */
export interface Look extends Asker, Looked {
  /** A notification of any payment was missed in the last hour. */
  readonly isAnyMissed?: boolean | undefined;
  /** It is the planned look, which this process has taken until then. Undefined: someone asked for it. */
  readonly takenUntil?: Date | undefined;
  /** The wallet has reported that it took this back itself. */
  readonly reversalId?: string | undefined;
}

/** After this many looks without an end we leave it to a later notification, unless money is on its way back. */
const looksMax = 20;

/**
 * Looks at a payment that is over, or of which a part is captured: a call that was never answered may have had its effect since, money may be held for it, or the
 * wallet has reported a refund, or decides one later (docs/reliability.md#f21, #f22).
 */
export const checkAfterwards = async (
  deps: PaymentDependencies,
  settle: Settle,
  payment: Payment,
  look: Look,
) => {
  const { sql, clock } = deps;
  const seen = await readOrder(deps, payment, look);
  const isOpen = isOpenStatus(payment.storedStatus);
  const lookAgain = () =>
    look.looks >= looksMax && payment.refundingMinor === 0n && !isOpen
      ? endPlan(deps, payment, look)
      : planLookAfterwards(sql, payment, nextLookAfterwards(clock()));
  if (!seen) {
    await lookAgain();
    return requireBooked(payment, [], look);
  }
  if (seen.taken) return endCaptured(deps, payment, seen.statement, seen.taken, look);
  const held = seen.statement.authorizations.find(({ meaning }) => meaning === 'held');
  if (seen.doubt === undefined && held) {
    await release(deps, settle, payment, held.id, look);
    // The next look shows whether the money is free.
    return lookAgain();
  }
  if (seen.doubt !== undefined && !(await openReview(deps, payment, seen.doubt))) return undefined;
  return endPlan(deps, payment, look);
};

interface Seen {
  readonly statement: OrderStatement;
  /** What about it doesn't match the payment. Undefined: all of it matches. */
  readonly doubt: MismatchReason | undefined;
  /** What was booked of it, if the payment is captured. */
  readonly taken?: TakenIn;
}

/** One garbled answer is no mismatch: the order is read once more before a person is asked. Undefined: it cannot be read. */
const readOrder = async (
  deps: PaymentDependencies,
  payment: Payment,
  look: Look,
): Promise<Seen | undefined> => {
  const first = await readOnce(deps, payment, look);
  return first?.doubt === undefined ? first : ((await readOnce(deps, payment, look)) ?? first);
};

const readOnce = async (
  deps: PaymentDependencies,
  payment: Payment,
  { reversalId }: Look,
): Promise<Seen | undefined> => {
  const { sql, clock } = deps;
  const { result: statement, calls } = await describeOrder(deps, payment);
  if (!statement) {
    await keepCalls(sql, payment.id, clock(), calls);
    return undefined;
  }
  if (payment.captures.length === 0) {
    await keepCalls(sql, payment.id, clock(), calls);
    return { statement, doubt: findMismatch(payment, statement) };
  }
  const taken = await takeInRefunds(deps, payment.id, statement, reversalId);
  await keepCalls(sql, payment.id, clock(), [...calls, ...taken.calls]);
  return { statement, doubt: taken.doubt, taken };
};

/**
 * A look that the wallet or a person asked for doesn't replace the planned one: what that one is planned for may not have happened
 * yet. Nor does
 * one that was planned for something else, while a call that was never answered may still take effect.
 */
const endPlan = async ({ sql, clock }: PaymentDependencies, { id }: Payment, { takenUntil }: Look) => {
  if (takenUntil === undefined) return;
  const lateEffectAt = await findLateEffect(sql, id, clock());
  await endLook(sql, id, takenUntil, lateEffectAt);
};

/** What the wallet shows has been booked. What is left over is a mismatch. */
const endCaptured = async (
  deps: PaymentDependencies,
  { lastEvent }: Payment,
  statement: OrderStatement,
  { found, payment, refunds, doubt, isMore }: TakenIn,
  look: Look,
) => {
  const { sql, clock } = deps;
  // While a refund is under way its own verdict explains what the wallet has.
  if (doubt !== undefined && payment.operation === null) {
    // What has happened here since the wallet was asked is not in its answer.
    const isAsRead = found.lastEvent === lastEvent;
    const isReviewed = isAsRead && (await openReview(deps, payment, doubt));
    if (!isReviewed) {
      await planLookAfterwards(sql, payment, clock());
      return requireBooked(payment, refunds, look);
    }
  }
  const { storedStatus } = doubt === undefined ? await checkRest(deps, payment, statement) : payment;
  if (isMore || refunds.some(isOpenRefund))
    await planLookAfterwards(sql, payment, nextPendingRefundLook(clock(), look.looks));
  else if (storedStatus === 'partially_captured')
    await planLookAfterwards(sql, payment, nextLook(storedStatus, clock()));
  else await endPlan(deps, payment, look);
  return requireBooked(payment, refunds, look);
};

/** Only the notification says that it's a reversal, so the wallet has to send it again until the reversal is booked. */
const requireBooked = (payment: Payment, refunds: readonly Refund[], { reversalId }: Look) => {
  if (reversalId === undefined) return;
  if (isBusy(payment)) throw askToResend(`An operation is under way for payment ${payment.id}.`);
  const booked = refunds.find(({ walletRefundId }) => walletRefundId === reversalId);
  if (!booked || booked.origin === 'wallet')
    throw askToResend(`The reversal ${reversalId} of payment ${payment.id} is not booked yet.`);
};

/** Releases the buyer's money that is still held for a payment that has ended. */
const release = async (
  { sql, clock }: PaymentDependencies,
  settle: Settle,
  payment: Payment,
  authorizationId: string,
  look: Look,
) => {
  await keepAuthorization(sql, payment.id, authorizationId);
  const present = (await findPayment(sql, payment.id))!;
  const requested = await requestOperation(sql, {
    payment: present,
    kind: 'release',
    amountMinor: payment.totalMinor,
    requestedBy: 'service',
    at: clock(),
    isHeld: false,
  });
  if (requested) await settle(requested, look);
};
