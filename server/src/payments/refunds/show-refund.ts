import { invariant } from '../../invariant.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { Payment } from '../payment.ts';
import { refundableMinor } from '../present/present-payment.ts';
import { presentTimeline } from '../present/present-timeline.ts';
import { listRefundTimeline } from './list-queries.ts';
import { presentRefund } from './present-refund.ts';
import type { Refund } from './refund.ts';

/** A refund, what is left of its payment, and what happened, as every call about one refund answers it. */
export const showRefund = async (
  { sql }: Pick<PaymentDependencies, 'sql'>,
  payment: Payment | undefined,
  refund: Refund,
) => {
  invariant(payment, `payment ${refund.paymentId} has vanished`);
  return {
    ...presentRefund(refund),
    refundableAmount: Number(refundableMinor(payment)),
    timeline: presentTimeline(await listRefundTimeline(sql, refund)),
  };
};
