import { listTransfersOfPayment } from '../../ledger/account-transfer-queries.ts';
import { postingsOf } from '../../ledger/posting.ts';
import { listTransfers } from '../../ledger/queries.ts';
import type { Dependencies } from '../../dependencies.ts';
import { noSuchPayment } from '../store/get-payment.ts';
import { listRefundsOf } from '../refunds/queries.ts';
import { timelineMax } from '../present/present-timeline.ts';
import { findDetailedPayment, listOperations, listTimeline } from './queries.ts';
import { listDisputesOf } from '../disputes/queries.ts';

/** As many operations as are shown: the newest. */
const operationsMax = 100;

/** Everything about one payment, for an operator: of whichever key it is. */
export const getPaymentDetails = async ({ sql }: Dependencies, id: string) => {
  const payment = await findDetailedPayment(sql, id);
  if (!payment) throw noSuchPayment(id);
  const [timeline, posted, operations, refunds, disputes, transfers] = await Promise.all([
    listTimeline(sql, id, undefined, timelineMax),
    listTransfers(sql, id),
    listOperations(sql, id, operationsMax),
    listRefundsOf(sql, id),
    listDisputesOf(sql, id),
    listTransfersOfPayment(sql, id),
  ]);
  return {
    payment,
    timeline,
    operations: operations.toReversed(),
    postings: postingsOf(posted),
    refunds,
    disputes,
    transfers,
  };
};

export type PaymentDetails = Awaited<ReturnType<typeof getPaymentDetails>>;
