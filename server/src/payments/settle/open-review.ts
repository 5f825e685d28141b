import { orderOperation } from '../order-operations-query.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { findPayment, type Payment } from '../queries.ts';
import { alertOfContradiction } from './alert-of-contradiction.ts';

/**
 * The wallet tells of something that does not fit the stored payment: a person has to look at it. While an operation is open, its
 * own verdict shows what has happened.
 */
export const openReview = async (
  { sql, clock, log }: PaymentParts,
  payment: Payment,
  detail: string,
): Promise<Payment> => {
  const at = clock();
  await sql.begin(async (tx) => {
    const review = await orderOperation(tx, {
      payment,
      kind: 'review',
      amountMinor: payment.totalMinor,
      orderedBy: 'wallet',
      at,
      isHeld: false,
      contradiction: detail,
    });
    if (review) await alertOfContradiction(tx, log, payment.id, at, detail);
  });
  return (await findPayment(sql, payment.id))!;
};
