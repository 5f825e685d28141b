import { now } from '../clock.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { listDueOrders, moveOrder, type OrderRow } from '../records/order-queries.ts';
import type { Wallet } from '../wallet.ts';
import { presentOrder } from './present-order.ts';

/** Ends one open order now. An approval is reversed with an event; an order without approval expires without one. */
export const expireOrder = (wallet: Wallet, order: OrderRow): void => {
  const at = now(wallet.clock);
  if (moveOrder(wallet.database, order.id, 'expire', at) !== undefined) return;
  const reversed = moveOrder(wallet.database, order.id, 'reverse', at);
  if (reversed === undefined) return;
  const resource = { order_id: order.id, ...presentOrder(wallet, reversed) };
  recordEvent(wallet, 'CHECKOUT.PAYMENT-APPROVAL.REVERSED', order.id, resource);
};

export const expireDueOrders = (wallet: Wallet): void => {
  for (;;) {
    const due = listDueOrders(wallet.database, now(wallet.clock));
    if (due.length === 0) return;
    wallet.database.transaction(() => {
      for (const order of due) expireOrder(wallet, order);
    });
  }
};
