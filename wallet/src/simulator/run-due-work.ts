import { deleteExpiredSessions } from '../buyer/session.ts';
import { deleteExpiredRequests } from '../http/answer-once.ts';
import { expireDueOrders } from '../orders/expire-orders.ts';
import { expireDueAuthorizations } from '../payments/void-authorization.ts';
import type { Wallet } from '../wallet.ts';

/** Does everything that is due at this time. */
export const runDueWork = (wallet: Wallet): void => {
  expireDueOrders(wallet);
  expireDueAuthorizations(wallet);
  deleteExpiredRequests(wallet);
  deleteExpiredSessions(wallet);
  wallet.wakeDeliveryQueue();
};
