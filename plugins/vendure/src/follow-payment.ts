import { isGraphQlErrorResult, Logger, type Payment, type RequestContext } from '@vendure/core';
import { resumePayment } from './ask-florin.ts';
import { findFlorinMetadata } from './florin-metadata.ts';
import type { BuyerContext, BuyerOutcome } from './options.ts';
import { meanings } from './payment-states.ts';
import { findPayment, workAlone, type Shop } from './shop.ts';

/** Brings a payment of the shop to what Florin says of it now. To be called inside `workAlone`. */
export const followPayment = async (
  { florin, orders }: Shop,
  ctx: RequestContext,
  { id, state: present, transactionId }: Payment,
): Promise<BuyerOutcome> => {
  const { status } = await florin.payments.read(transactionId);
  const { state, outcome } = meanings[status];
  if (state !== undefined && state !== present) {
    const moved = await orders.transitionPaymentToState(ctx, id, state);
    const reason = isGraphQlErrorResult(moved) ? moved.transitionError : moved.errorMessage;
    if (isGraphQlErrorResult(moved) || moved.state !== state)
      Logger.error(`${transactionId} is ${status}, but its payment stays ${present}: ${reason}`, 'Florin');
  }
  return outcome;
};

/** Completes a payment when its buyer is back from the wallet. Undefined: not a payment of this shop. */
export const completePayment = async (shop: Shop, transactionId: string) => {
  const payment = await findPayment(shop, transactionId);
  if (payment === undefined) return undefined;
  // Before the lock: the wallet may take seconds.
  await resumePayment(shop.florin, transactionId);
  const outcome = await workAlone(shop, payment, (ctx, present) => followPayment(shop, ctx, present));
  const { code: orderCode, currencyCode } = payment.order;
  const { channelCode = '', languageCode } = findFlorinMetadata(payment)!;
  const buyer: BuyerContext = { channelCode, languageCode, currencyCode };
  return { orderCode, outcome, buyer };
};
