import { keepCalls } from '../../wallet/keep-calls.ts';
import type { OrderStatement } from '../../wallet/wallet.ts';
import { nextLookAfterwards, nextPendingRefundLook } from '../look-schedule.ts';
import { orderOperation } from '../order-operations-query.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { findPayment, isBusy, planLookAfterwards, type Payment } from '../queries.ts';
import { findContradiction } from '../settle/find-contradiction.ts';
import { openReview } from '../settle/open-review.ts';
import type { Settle } from '../settle/settle-payment.ts';
import type { Look } from './look-at-payment.ts';
import { isOpenRefund, type Refund } from '../refund.ts';
import { takeInRefunds, type TakenIn } from '../settle/take-in-refunds.ts';
import { endLook, findLateEffect, keepAuthorization } from './queries.ts';
import { tellAgain } from './tell-again.ts';

/** After so many looks that did not show the end a later notification has to do, unless money is on its way back. */
const looksMax = 20;

/**
 * Looks at a payment that is over: a call that was never answered may have had its effect since, money may be held for it, or the
 * wallet has told of a refund, or decides one later (docs/reliability.md#f21, #f22).
 */
export const checkAfterwards = async (parts: PaymentParts, settle: Settle, payment: Payment, look: Look) => {
  const { sql, clock } = parts;
  const seen = await readOrder(parts, payment, look);
  const lookAgain = () =>
    look.looks >= looksMax && payment.refundingMinor === 0n
      ? endPlan(parts, payment, look)
      : planLookAfterwards(sql, payment, nextLookAfterwards(clock()));
  if (!seen) {
    await lookAgain();
    return requireBooked(payment, [], look);
  }
  if (seen.taken) return endCaptured(parts, payment, seen.taken, look);
  const held = seen.statement.authorizations.find(({ meaning }) => meaning === 'held');
  if (seen.doubt === undefined && held) {
    await release(parts, settle, payment, held.id, look);
    // Whether the money is free is seen then.
    return lookAgain();
  }
  if (seen.doubt !== undefined && !(await openReview(parts, payment, seen.doubt))) return undefined;
  return endPlan(parts, payment, look);
};

interface Seen {
  readonly statement: OrderStatement;
  /** How it contradicts the payment; undefined: it does not. */
  readonly doubt: string | undefined;
  /** What was booked of it, if the payment is captured. */
  readonly taken?: TakenIn;
}

/** One garbled answer is no contradiction: the order is read once more before a person is asked. Undefined: it cannot be read. */
const readOrder = async (parts: PaymentParts, payment: Payment, look: Look): Promise<Seen | undefined> => {
  const first = await readOnce(parts, payment, look);
  return first?.doubt === undefined ? first : ((await readOnce(parts, payment, look)) ?? first);
};

const readOnce = async (
  parts: PaymentParts,
  payment: Payment,
  { reversalId }: Look,
): Promise<Seen | undefined> => {
  const { sql, wallet, clock } = parts;
  const { result: statement, calls } = await wallet.describeOrder(payment.walletOrderId);
  if (!statement) {
    await keepCalls(sql, payment.id, clock(), calls);
    return undefined;
  }
  if (payment.state !== 'captured') {
    await keepCalls(sql, payment.id, clock(), calls);
    return { statement, doubt: findContradiction(payment, statement) };
  }
  const taken = await takeInRefunds(parts, payment.id, statement, reversalId);
  await keepCalls(sql, payment.id, clock(), [...calls, ...taken.calls]);
  return { statement, doubt: taken.doubt, taken };
};

/**
 * A look that the wallet or a person asked for does not take the place of the planned one: what is to be seen then may come later. Nor
 * does one that was planned for something else, while a call that was never answered may still take effect.
 */
const endPlan = async ({ sql, clock }: PaymentParts, { id }: Payment, { takenUntil }: Look) => {
  if (takenUntil === undefined) return;
  const lateEffectAt = await findLateEffect(sql, id, clock());
  await endLook(sql, id, takenUntil, lateEffectAt);
};

/** What the wallet shows has been booked. What is left over contradicts us. */
const endCaptured = async (
  parts: PaymentParts,
  { lastEvent }: Payment,
  { found, payment, refunds, doubt, isMore }: TakenIn,
  look: Look,
) => {
  const { sql, clock } = parts;
  // While a refund is under way its own verdict explains what the wallet has.
  if (doubt !== undefined && payment.operation === null) {
    // What has happened here since the wallet was asked is not in its answer.
    const isAsRead = found.lastEvent === lastEvent;
    const isReviewed = isAsRead && (await openReview(parts, payment, doubt));
    if (!isReviewed) {
      await planLookAfterwards(sql, payment, clock());
      return requireBooked(payment, refunds, look);
    }
  }
  if (isMore || refunds.some(isOpenRefund))
    await planLookAfterwards(sql, payment, nextPendingRefundLook(clock(), look.looks));
  else await endPlan(parts, payment, look);
  return requireBooked(payment, refunds, look);
};

/** Only the notification says that something is a reversal: it has to come again until that is written. */
const requireBooked = (payment: Payment, refunds: readonly Refund[], { reversalId }: Look) => {
  if (reversalId === undefined) return;
  if (isBusy(payment)) throw tellAgain(`An operation is under way for payment ${payment.id}.`);
  const booked = refunds.find(({ walletRefundId }) => walletRefundId === reversalId);
  if (!booked || booked.origin === 'wallet')
    throw tellAgain(`The reversal ${reversalId} of payment ${payment.id} is not booked yet.`);
};

/** Gives the buyer's money free that is held for a payment that is over. */
const release = async (
  { sql, clock }: PaymentParts,
  settle: Settle,
  payment: Payment,
  authorizationId: string,
  look: Look,
) => {
  await keepAuthorization(sql, payment.id, authorizationId);
  const present = (await findPayment(sql, payment.id))!;
  const ordered = await orderOperation(sql, {
    payment: present,
    kind: 'release',
    amountMinor: payment.totalMinor,
    orderedBy: 'service',
    at: clock(),
    isHeld: false,
  });
  if (ordered) await settle(ordered, look);
};
