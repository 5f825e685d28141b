import { readPayment } from './settle-payment.ts';
import type { Order, Dependencies } from './order.ts';

interface WantedRefund {
  readonly amountToRefund: number;
  /** Made with the form, as the idempotency key: a second click is the same refund. */
  readonly refundId: string;
  /** What the form has shown as refundable: a page from before another refund makes no second one. */
  readonly refundableAmount: number;
}

/** Gives money back. Why Florin refuses is a `FlorinError`. False: something was refunded since the form was shown. */
export const refundPayment = async (
  deps: Dependencies,
  order: Order,
  wanted: WantedRefund,
): Promise<boolean> => {
  const payment = await readPayment(deps, order);
  if (payment?.refundableAmount !== wanted.refundableAmount) return false;
  const { amountToRefund, refundId: idempotencyKey } = wanted;
  await deps.florin.refunds.create(payment.id, { amountToRefund }, { idempotencyKey });
  return true;
};
