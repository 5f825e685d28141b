import { issueError } from '../http/wire-error.ts';
import type { Wallet } from '../wallet.ts';
import { wireStatus } from './order.ts';
import { findOrder, type OrderRow } from './queries.ts';

/** The order, unless there is none or its time is over. */
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
