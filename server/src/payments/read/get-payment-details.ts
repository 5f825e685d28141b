import { listPostings } from '../../ledger/queries.ts';
import type { Parts } from '../../parts.ts';
import { noSuchPayment } from '../get-payment.ts';
import { findDetailedPayment } from './queries.ts';
import { listTimeline } from './queries.ts';

/** Everything about one payment, for an operator: of whichever key it is. */
export const getPaymentDetails = async ({ sql }: Parts, id: string) => {
  const payment = await findDetailedPayment(sql, id);
  if (!payment) throw noSuchPayment(id);
  const [timeline, postings] = await Promise.all([listTimeline(sql, id), listPostings(sql, id)]);
  return { payment, timeline, postings };
};

export type PaymentDetails = Awaited<ReturnType<typeof getPaymentDetails>>;
