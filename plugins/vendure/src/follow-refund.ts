import type { Refund as FlorinRefund } from '@florin/client';
import { Logger, Refund, type Payment, type RequestContext } from '@vendure/core';
import type { Shop } from './shop.ts';

/** A refund that was made in Florin's dashboard or at the wallet. */
const bookRefund = (
  { connection }: Shop,
  ctx: RequestContext,
  payment: Payment,
  { id, amount, origin, comment }: FlorinRefund,
) =>
  connection.getRepository(ctx, Refund).save(
    new Refund({
      payment,
      method: payment.method,
      state: 'Pending',
      transactionId: id,
      total: amount,
      reason: comment ?? `Made outside of the shop (${origin})`,
      metadata: {},
      items: 0,
      shipping: 0,
      adjustment: 0,
    }),
  );

/** Brings a refund of the shop to what Florin says of it now. To be called inside `workAlone`. */
export const followRefund = async (shop: Shop, ctx: RequestContext, payment: Payment, refundId: string) => {
  const { florin, connection, orders } = shop;
  const refund = await florin.refunds.read(refundId);
  const where = { payment: { id: payment.id }, transactionId: refundId };
  const known = await connection.getRepository(ctx, Refund).findOne({ where });
  if (refund.status === 'completed') {
    const { id, state } = known ?? (await bookRefund(shop, ctx, payment, refund));
    if (state === 'Pending') await orders.settleRefund(ctx, { id, transactionId: refundId });
  } else if (refund.status === 'failed' || refund.status === 'cancelled') {
    if (known?.state === 'Pending') await orders.transitionRefundToState(ctx, known.id, 'Failed');
    if (known?.state === 'Settled')
      Logger.error(`${refundId} was settled, and has ${refund.status}.`, 'Florin');
  }
};
