import { postingsOf } from '../../ledger/posting.ts';
import { listTransfers } from '../../ledger/queries.ts';
import type { Parts } from '../../parts.ts';
import { noSuchPayment } from '../get-payment.ts';
import { timelineMax } from './present-timeline.ts';
import { findDetailedPayment } from './queries.ts';
import { listTimeline } from './queries.ts';

/** Everything about one payment, for an operator: of whichever key it is. */
export const getPaymentDetails = async ({ sql }: Parts, id: string) => {
  const payment = await findDetailedPayment(sql, id);
  if (!payment) throw noSuchPayment(id);
  const [timeline, transfers] = await Promise.all([
    listTimeline(sql, id, undefined, timelineMax),
    listTransfers(sql, id),
  ]);
  return { payment, timeline, postings: postingsOf(transfers) };
};

export type PaymentDetails = Awaited<ReturnType<typeof getPaymentDetails>>;
