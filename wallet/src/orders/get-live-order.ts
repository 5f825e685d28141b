import { findOrder, type OrderRow } from '../records/order-queries.ts';
import { wireStatus } from '../records/order.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';

/** The order, unless it does not exist, has expired or was reversed. */
export const findLiveOrder = (wallet: Wallet, id: string): OrderRow | undefined => {
  const order = findOrder(wallet.database, id);
  return order && wireStatus[order.state] === undefined ? undefined : order;
};

export const getLiveOrder = (wallet: Wallet, id: string): OrderRow => {
  const order = findLiveOrder(wallet, id);
  if (order === undefined)
    throw issueError('INVALID_RESOURCE_ID', { field: 'order_id', value: id, location: 'path' });
  return order;
};
