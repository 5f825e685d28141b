import { now, secondsFromNow } from '../clock.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { moveToApproved, type OrderRow } from '../records/order-queries.ts';
import { findBuyer, findInstrument } from '../test-buyers.ts';
import type { Wallet } from '../wallet.ts';
import { findLiveOrder } from './get-live-order.ts';
import { presentOrder } from './present-order.ts';

export interface Approval {
  readonly buyerId: string;
  readonly instrumentId?: string | undefined;
}
export type ApprovalOutcome =
  | { outcome: 'approved'; order: OrderRow }
  | { outcome: 'unknown' }
  | { outcome: 'not_open' }
  | { outcome: 'no_such_buyer' };

/** The buyer approves. From now on the approval has its own expiry: if it is not captured in time, it is reversed. */
export const approveOrder = (wallet: Wallet, orderId: string, approval: Approval): ApprovalOutcome => {
  const buyer = findBuyer(approval.buyerId);
  const instrument = buyer && findInstrument(buyer, approval.instrumentId ?? buyer.instruments[0].id);
  if (buyer === undefined || instrument === undefined) return { outcome: 'no_such_buyer' };
  return wallet.database.transaction(() => {
    const order = moveToApproved(wallet.database, orderId, {
      at: now(wallet.clock),
      buyerId: buyer.id,
      instrumentId: instrument.id,
      expiresAt: secondsFromNow(wallet.clock, wallet.options.orderLifetimeSeconds),
    });
    if (order === undefined)
      return { outcome: findLiveOrder(wallet, orderId) === undefined ? 'unknown' : 'not_open' };
    recordEvent(wallet, 'CHECKOUT.ORDER.APPROVED', orderId, presentOrder(wallet, order));
    return { outcome: 'approved', order };
  });
};
