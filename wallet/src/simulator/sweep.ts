import { forgetOldSessions } from '../buyer/session.ts';
import { forgetOldRequests } from '../http/answer-once.ts';
import { expireDueOrders } from '../orders/expire-orders.ts';
import { lapseDueAuthorizations } from '../payments/void-authorization.ts';
import type { Wallet } from '../wallet.ts';

/** Everything that only the passing of time brings about. */
export const sweep = (wallet: Wallet): void => {
  expireDueOrders(wallet);
  lapseDueAuthorizations(wallet);
  forgetOldRequests(wallet);
  forgetOldSessions(wallet);
  wallet.wakeCourier();
};
