import { contradictOperation } from '../../operations/queries.ts';
import { orderOperation } from '../order-operations-query.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { findPayment, type Payment } from '../queries.ts';
import { alertOfContradiction } from './alert-of-contradiction.ts';

/**
 * The wallet tells of something that does not fit the stored payment: a person has to look at it. It is kept with what is under
 * way, or as something of its own.
 */
export const openReview = async (parts: PaymentParts, payment: Payment, detail: string): Promise<Payment> => {
  const { sql, clock, log } = parts;
  const review = await orderOperation(sql, {
    payment,
    kind: 'review',
    amountMinor: payment.totalMinor,
    orderedBy: 'wallet',
    at: clock(),
    isHeld: false,
    contradiction: detail,
  });
  const isNews = review !== undefined || (await contradictOperation(sql, payment.id, detail));
  if (isNews) alertOfContradiction(log, payment, detail);
  return (await findPayment(sql, payment.id))!;
};
