import { keepStatus, type Dependencies } from '../payments/order.ts';

/** Asks for the newest payments, in one page: no webhook reports, for example, that a capture has begun. */
export const readNewestPayments = async ({ florin, orders }: Dependencies, max: number): Promise<void> => {
  const known = new Map(orders.newestFirst().map((order) => [order.payment?.id, order]));
  let count = 0;
  for await (const payment of florin.payments.list({ limit: max })) {
    const order = known.get(payment.id);
    if (order && order.status !== payment.status)
      await orders.change(order.id, (draft) => keepStatus(draft, payment.status));
    if ((count += 1) === max) return;
  }
};
