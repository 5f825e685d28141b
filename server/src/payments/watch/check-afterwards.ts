import { keepCalls } from '../keep-calls.ts';
import type { OrderStatement } from '../../wallet/wallet.ts';
import { nextLook, nextPendingRefundLook } from '../look-schedule.ts';
import { orderOperation } from '../order-operations-query.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { findPayment, isBusy, planLookAfterwards, type Payment } from '../queries.ts';
import { findContradiction } from '../settle/find-contradiction.ts';
import { openReview } from '../settle/open-review.ts';
import type { Settle } from '../settle/settle-payment.ts';
import type { Look } from './look-at-payment.ts';
import { takeInRefunds } from '../settle/take-in-refunds.ts';
import { endLook, findLateEffect, keepAuthorization } from './queries.ts';
import { tellAgain } from './tell-again.ts';

/** After so many looks that did not show the end a later notification has to do, unless money is on its way back. */
const looksMax = 20;

/**
 * Looks at a payment that is over: a call that was never answered may have had its effect since, money may be held for it, or the
 * wallet has told of a refund, or decides one later (docs/reliability.md#f21, #f22).
 */
export const checkAfterwards = async (parts: PaymentParts, settle: Settle, payment: Payment, look: Look) => {
  const { sql, wallet, clock } = parts;
  const { result: statement, calls } = await wallet.describeOrder(payment.walletOrderId);
  const at = clock();
  await keepCalls(sql, payment.id, at, calls);
  const lookAgain = () =>
    look.looks >= looksMax && payment.refundingMinor === 0n
      ? endPlan(parts, payment, look)
      : planLookAfterwards(sql, payment, nextLook('over', at));
  if (!statement) {
    await lookAgain();
    return requireBooked(payment, [], look);
  }
  if (payment.state === 'captured') return checkCaptured(parts, payment, statement, look);
  const detail = findContradiction(payment, statement);
  const held = statement.authorizations.find(({ meaning }) => meaning === 'held');
  if (detail === undefined && held) {
    await release(parts, settle, payment, held.id, look);
    // Whether the money is free is seen then.
    return lookAgain();
  }
  if (detail !== undefined && !(await openReview(parts, payment, detail))) return undefined;
  return endPlan(parts, payment, look);
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

/** Money may have gone back. What the wallet shows of it is booked; what is left over contradicts us. */
const checkCaptured = async (
  parts: PaymentParts,
  { id, lastEvent }: Payment,
  statement: OrderStatement,
  look: Look,
) => {
  const { sql, clock } = parts;
  const { found, payment, isAnyPending } = await takeInRefunds(parts, id, statement, look.reversalId);
  const detail = findContradiction(payment, statement);
  // While a refund is under way its own verdict explains what the wallet has.
  if (detail !== undefined && payment.operation === null) {
    // What has happened here since the wallet was asked is not in its answer.
    const isAsRead = found.lastEvent === lastEvent;
    const isReviewed = isAsRead && (await openReview(parts, payment, detail));
    if (!isReviewed) {
      await planLookAfterwards(sql, payment, clock());
      return requireBooked(payment, statement.refunds, look);
    }
  }
  if (isAnyPending) await planLookAfterwards(sql, payment, nextPendingRefundLook(clock(), look.looks));
  else await endPlan(parts, payment, look);
  return requireBooked(payment, statement.refunds, look);
};

/** Only the notification says that something is a reversal: it has to come again until that is written. */
const requireBooked = (payment: Payment, refunds: OrderStatement['refunds'], { reversalId }: Look) => {
  if (reversalId === undefined) return;
  if (isBusy(payment)) throw tellAgain(`An operation is under way for payment ${payment.id}.`);
  if (!refunds.some(({ id }) => id === reversalId))
    throw tellAgain(`The wallet does not show the reversal ${reversalId}.`);
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
