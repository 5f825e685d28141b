import { onceInOrder, type FlorinEvent, type SequenceStore } from '@florin/client';
import { Payment, type RequestContext } from '@vendure/core';
import { findFlorinMetadata } from './florin-metadata.ts';
import { followPayment } from './follow-payment.ts';
import { followRefund } from './follow-refund.ts';
import { findPayment, workAlone, type Shop } from './shop.ts';

/** The number of the last event is kept with the payment, which is locked. */
const storeOf = ({ connection }: Shop, ctx: RequestContext, payment: Payment): SequenceStore => {
  const florin = findFlorinMetadata(payment)!;
  return {
    lastEvent: () =>
      Promise.resolve(
        florin.sequence === 0 ? undefined : { sequence: florin.sequence, createdAt: florin.eventAt ?? '' },
      ),
    advance: async (_transactionId, _from, { sequence, createdAt }) => {
      payment.metadata = { ...payment.metadata, florin: { ...florin, sequence, eventAt: createdAt } };
      await connection.getRepository(ctx, Payment).save(payment, { reload: false });
      return true;
    },
  };
};

const isRefundEvent = (event: FlorinEvent) => event.type.startsWith('refund.');

/**
 * Handles each event once and in the order of its payment. The event only says that something has happened; Florin is asked what is
 * true now. A payment that the shop does not know is left alone.
 */
export const handleEvent = async (shop: Shop, event: FlorinEvent) => {
  const { type, transactionId } = event;
  if (transactionId === null || !/^(payment|refund)\./.test(type)) return;
  const payment = await findPayment(shop, transactionId);
  if (payment === undefined) return;
  await workAlone(shop, payment, async (ctx, present) => {
    const follow = async () => {
      if (isRefundEvent(event)) await followRefund(shop, ctx, present, String(event.data.id));
      else await followPayment(shop, ctx, present);
    };
    // The first event comes while Vendure is still storing the payment, and the shop may choose types.
    const handling = await onceInOrder(event, storeOf(shop, ctx, present), follow, { mayHaveGaps: true });
    if (handling === 'restored') await follow();
  });
};
