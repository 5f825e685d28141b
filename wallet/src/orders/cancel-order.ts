import { now } from '../clock.ts';
import { recordCancel } from '../records/order-queries.ts';
import { isOpen } from '../records/order.ts';
import type { Wallet } from '../wallet.ts';
import { findLiveOrder } from './get-live-order.ts';
import { cancelUrl } from './return-url.ts';

/** The buyer cancels. The order stays open: the protocol has no cancelled status, and only the redirect shows it. */
export const cancelOrder = (
  wallet: Wallet,
  orderId: string,
): { redirectUrl: string | undefined } | undefined => {
  const order = findLiveOrder(wallet, orderId);
  if (order === undefined) return undefined;
  if (isOpen(order.state)) recordCancel(wallet.database, orderId, now(wallet.clock));
  return { redirectUrl: cancelUrl(order) };
};
