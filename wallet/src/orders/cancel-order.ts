import { now } from '../clock.ts';
import { recordCancel } from '../records/order-queries.ts';
import { isOpen } from '../records/order.ts';
import type { Wallet } from '../wallet.ts';
import { findLiveOrder } from './get-live-order.ts';
import { cancelUrl } from './return-url.ts';

/** The buyer walks away. The order stays as it is: the wallet's API has no word for this, only the redirect tells. */
export const cancelOrder = (
  wallet: Wallet,
  orderId: string,
): { redirectUrl: string | undefined } | undefined => {
  const order = findLiveOrder(wallet, orderId);
  if (order === undefined) return undefined;
  if (isOpen(order.state)) recordCancel(wallet.database, orderId, now(wallet.clock));
  return { redirectUrl: cancelUrl(order) };
};
