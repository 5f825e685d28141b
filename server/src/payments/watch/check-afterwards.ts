import { keepCalls } from '../keep-calls.ts';
import type { OrderStatement } from '../../wallet/wallet.ts';
import { nextLook, nextPendingRefundLook } from '../look-schedule.ts';
import { orderOperation } from '../order-operations-query.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { findPayment, type Payment } from '../queries.ts';
import { findContradiction } from '../settle/find-contradiction.ts';
import { openReview } from '../settle/open-review.ts';
import type { Settle } from '../settle/settle-payment.ts';
import type { Look } from './look-at-payment.ts';
import { endLooks, keepAuthorization, planLook } from './queries.ts';
import { takeInRefunds } from './take-in-refunds.ts';

/** After so many looks that did not show the end a later notification has to do. */
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
    look.looks >= looksMax ? endLooks(sql, payment.id) : planLook(sql, payment.id, nextLook('over', at));
  if (!statement) return lookAgain();
  if (payment.state === 'captured') return checkCaptured(parts, payment, statement, look);
  const detail = findContradiction(payment, statement);
  const held = statement.authorizations.find(({ meaning }) => meaning === 'held');
  if (detail === undefined && held) {
    await release(parts, settle, payment, held.id, look);
    // Whether the money is free is seen then.
    return lookAgain();
  }
  if (detail !== undefined) await openReview(parts, payment, detail);
  return endLooks(sql, payment.id);
};

/** Money may have gone back. What the wallet shows of it is booked; what is left over contradicts us. */
const checkCaptured = async (
  parts: PaymentParts,
  { id }: Payment,
  statement: OrderStatement,
  { looks, reversalId }: Look,
) => {
  const { sql, clock } = parts;
  const { payment, isAnyPending } = await takeInRefunds(parts, id, statement.refunds, reversalId);
  const detail = findContradiction(payment, statement);
  // While a refund is under way its own verdict explains what the wallet has.
  if (detail !== undefined && payment.operation === null) await openReview(parts, payment, detail);
  return isAnyPending ? planLook(sql, id, nextPendingRefundLook(clock(), looks)) : endLooks(sql, id);
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
