import { now } from '../clock.ts';
import type { Answer } from '../http/answer-once.ts';
import { invariant } from '../invariant.ts';
import { moveOrder, type OrderRow } from '../records/order-queries.ts';
import { hasPayments } from '../records/order.ts';
import type { Wallet } from '../wallet.ts';
import { issueError, presentError, statusOfError, type WireError } from '../wire-error.ts';
import type { Issue } from '../wire-issues.ts';
import { expireOrder } from './expire-orders.ts';
import { getLiveOrder } from './get-live-order.ts';
import { payerActionLink } from './present-order.ts';

/** The order, if it can be captured or authorised now. `repeatedIssue` refuses a second attempt. */
export const getApprovedOrder = (wallet: Wallet, orderId: string, repeatedIssue: Issue): OrderRow => {
  const order = getLiveOrder(wallet, orderId);
  if (hasPayments[order.state]) throw issueError(repeatedIssue);
  if (order.state !== 'approved')
    throw issueError('ORDER_NOT_APPROVED', {}, [payerActionLink(wallet, order)]);
  return order;
};

/** If the buyer can choose another instrument, the refusal has a link back to the wallet. */
export const refusalOf = (wallet: Wallet, order: OrderRow, issue: Issue): WireError => {
  const buyerCanFix = issue === 'INSTRUMENT_DECLINED' || issue === 'PAYER_ACTION_REQUIRED';
  return issueError(issue, {}, buyerCanFix ? [payerActionLink(wallet, order)] : []);
};

export const completeOrder = (wallet: Wallet, order: OrderRow): OrderRow => {
  const completed = moveOrder(wallet.database, order.id, 'complete', now(wallet.clock));
  invariant(completed !== undefined, 'an approved order can be completed');
  return completed;
};

/** Answers a refusal without throwing it: what happened before is committed. */
export const answerError = (error: WireError): Answer => ({
  status: statusOfError(error),
  body: presentError(error),
});

/** Expires the order in the commit that answers so, so that it stays expired. */
export const answerOrderExpired = (wallet: Wallet, order: OrderRow, issue: Issue): Answer => {
  expireOrder(wallet, order);
  return answerError(issueError(issue, { location: 'path' }));
};
