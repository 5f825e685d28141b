import { makePaymentId } from '../../src/payments/start/init-payment.ts';
import type { NewOrder } from '../../src/wallet/wallet.ts';
import { anOrder } from '../wallet/support.ts';
import { tomorrow } from './payment-in-status.ts';
import type { givenShop } from './support.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What the wallet has and a backup from before lacks. */
export const makeAfterBackup = (shop: ReturnType<typeof givenShop>) => {
  /** Captured at the wallet, and not here: what a backup from before the capture has of it. */
  const givenCapturedThere = async (state: 'awaiting_approval' | 'expired' = 'awaiting_approval') => {
    const { id, extOrderId: orderId } = await shop.client.givenPayment();
    await shop.server.sql`update payment_looks set due_at = ${tomorrow()} where payment_id = ${id}`;
    if (state === 'expired')
      await shop.server.sql`
        update payments set status = 'expired', last_move = 'awaiting_approval > expired' where id = ${id}`;
    return { id, orderId, captureId: await captureThere(id, orderId) };
  };

  const captureThere = async (paymentId: string, orderId: string) => {
    await shop.wallet.approve(orderId);
    const expected = { paymentId, orderId, total: { currency: 'EUR', amountMinor: 1000n } };
    const { result } = await shop.server.deps.wallet.captureOrder(expected, `there-${paymentId}`);
    if (result.outcome !== 'captured') throw new Error(`the capture is ${result.outcome}`);
    return result.capture.id;
  };

  /** Captured at the wallet for a payment that is newer than the backup. */
  const givenUnknown = async (changes: Partial<NewOrder> = {}) => {
    const paymentId = makePaymentId(new Date(Date.now() - dayMs));
    const total = { currency: 'EUR', amountMinor: 1000n };
    const order = anOrder({ paymentId, total, ...changes });
    const { result: created } = await shop.server.deps.wallet.createOrder(order);
    return { paymentId: order.paymentId, orderId: created.orderId };
  };

  return { captureThere, givenCapturedThere, givenUnknown };
};
