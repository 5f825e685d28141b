import type { Refund as FlorinRefund } from '@florin/client';
import { Logger, Refund, type Payment, type PaymentMetadata, type RequestContext } from '@vendure/core';
import { unitsOf } from './money-units.ts';
import type { Shop } from './shop.ts';

const bookedFromEvent: PaymentMetadata = { isBookedFromEvent: true };

/** Whether someone else than Vendure requested the refund, as far as it knows. */
export const isBookedFromEvent = ({ metadata }: Refund) => metadata['isBookedFromEvent'] === true;

/** A refund that was made in Florin's dashboard or at the wallet. Undefined: Vendure cannot write its amount exactly. */
const bookRefund = async (
  { connection, config }: Shop,
  ctx: RequestContext,
  payment: Payment,
  { id, amount, currency, origin, comment }: FlorinRefund,
) => {
  const total = unitsOf(config, currency).toVendure(amount);
  if (total === undefined) {
    Logger.error(`${id} of ${amount} in ${currency} cannot be booked exactly.`, 'Florin');
    return undefined;
  }
  return connection.getRepository(ctx, Refund).save(
    new Refund({
      payment,
      method: payment.method,
      state: 'Pending',
      transactionId: id,
      total,
      reason: comment ?? `Made outside of the shop (${origin})`,
      metadata: bookedFromEvent,
      items: 0,
      shipping: 0,
      adjustment: 0,
    }),
  );
};

/** Brings a refund of the shop to what Florin says of it now. To be called inside `workAlone`. */
export const followRefund = async (shop: Shop, ctx: RequestContext, payment: Payment, refundId: string) => {
  const { florin, connection, orders } = shop;
  const refund = await florin.refunds.read(refundId);
  const where = { payment: { id: payment.id }, transactionId: refundId };
  const known = await connection.getRepository(ctx, Refund).findOne({ where });
  if (refund.status === 'completed') {
    const booked = known ?? (await bookRefund(shop, ctx, payment, refund));
    if (booked?.state === 'Pending')
      await orders.settleRefund(ctx, { id: booked.id, transactionId: refundId });
  } else if (refund.status === 'failed' || refund.status === 'cancelled') {
    if (known?.state === 'Pending') await orders.transitionRefundToState(ctx, known.id, 'Failed');
    if (known?.state === 'Settled')
      Logger.error(`${refundId} was settled, and has ${refund.status}.`, 'Florin');
  }
};
