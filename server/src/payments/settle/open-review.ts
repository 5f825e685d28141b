import { orderOperation } from '../order-operations-query.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { findPayment, planLookAfterwards, type Payment } from '../queries.ts';
import { alertOfContradiction } from './alert-of-contradiction.ts';

/**
 * The wallet tells of something that does not fit the payment as it was read: a person has to look at it. While an operation is
 * open, its own verdict shows what has happened. False: the payment has changed since it was read, which may be what the wallet
 * told of. Then the wallet is asked again.
 */
export const openReview = async (
  { sql, clock, log }: PaymentParts,
  payment: Payment,
  detail: string,
): Promise<boolean> => {
  const at = clock();
  return sql.begin(async (tx) => {
    const review = await orderOperation(tx, {
      payment,
      kind: 'review',
      amountMinor: payment.totalMinor,
      orderedBy: 'wallet',
      at,
      isHeld: false,
      contradiction: detail,
    });
    if (review) {
      await alertOfContradiction(tx, log, payment.id, at, detail);
      return true;
    }
    const isUnderWay = (await findPayment(tx, payment.id))!.operation !== null;
    if (!isUnderWay) await planLookAfterwards(tx, payment, at);
    return isUnderWay;
  });
};
