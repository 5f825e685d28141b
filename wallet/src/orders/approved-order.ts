import { now } from '../clock.ts';
import { faultRow, type FaultKind } from '../faults/faults.ts';
import { invariant } from '../invariant.ts';
import { moveOrder, recordDecline, type OrderRow } from '../records/order-queries.ts';
import { hasPayments } from '../records/order.ts';
import type { Wallet } from '../wallet.ts';
import { issueError, type WireError } from '../wire-error.ts';
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

/**
 * The refusal of a fault, if it has one. If the buyer can choose another instrument, it has a link back to the wallet,
 * whose page then says what was declined. `otherIssues` are for an operation that does not know the usual ones.
 */
export const findRefusal = (
  wallet: Wallet,
  order: OrderRow,
  fault: FaultKind | undefined,
  otherIssues: Partial<Record<FaultKind, Issue>> = {},
): WireError | undefined => {
  const issue = fault && (otherIssues[fault] ?? faultRow(fault).issue);
  if (issue === undefined) return undefined;
  if (fault === 'instrument_declined') recordDecline(wallet.database, order.id);
  const buyerCanFix = issue === 'INSTRUMENT_DECLINED' || issue === 'PAYER_ACTION_REQUIRED';
  return issueError(issue, {}, buyerCanFix ? [payerActionLink(wallet, order)] : []);
};

export const completeOrder = (wallet: Wallet, order: OrderRow): OrderRow => {
  const completed = moveOrder(wallet.database, order.id, 'complete', now(wallet.clock));
  invariant(completed !== undefined, 'an approved order can be completed');
  return completed;
};

/** Expires the order in the commit of this refusal, so that it stays expired. */
export const refuseExpired = (wallet: Wallet, order: OrderRow, issue: Issue): WireError => {
  expireOrder(wallet, order);
  return issueError(issue, { location: 'path' });
};
