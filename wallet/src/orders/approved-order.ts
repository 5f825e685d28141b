import { now } from '../clock.ts';
import type { Answer } from '../http/answer-once.ts';
import { invariant } from '../invariant.ts';
import { moveOrder, type OrderRow } from '../records/order-queries.ts';
import { hasPayments } from '../records/order.ts';
import type { Wallet } from '../wallet.ts';
import { issueError, presentError, statusOfError, type Issue, type WireError } from '../wire-error.ts';
import { expireOrder } from './expire-orders.ts';
import { getLiveOrder } from './get-live-order.ts';
import { payerActionLink } from './present-order.ts';

/** The order that may be captured or authorised now; `repeated` is what the second attempt is told. */
export const getApprovedOrder = (wallet: Wallet, orderId: string, repeated: Issue): OrderRow => {
  const order = getLiveOrder(wallet, orderId);
  if (hasPayments[order.state]) throw issueError(repeated);
  if (order.state !== 'approved')
    throw issueError('ORDER_NOT_APPROVED', {}, [payerActionLink(wallet, order)]);
  return order;
};

/** A refusal that the buyer can mend carries the way back to the wallet. */
export const refusalOf = (wallet: Wallet, order: OrderRow, issue: Issue): WireError => {
  const mendable = issue === 'INSTRUMENT_DECLINED' || issue === 'PAYER_ACTION_REQUIRED';
  return issueError(issue, {}, mendable ? [payerActionLink(wallet, order)] : []);
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

/** Expires the order in the commit that answers 404, so that it stays expired. */
export const lapseOrder = (wallet: Wallet, order: OrderRow): Answer => {
  expireOrder(wallet, order);
  return answerError(issueError('INVALID_RESOURCE_ID', { location: 'path' }));
};
