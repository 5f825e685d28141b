import type { Transaction } from '../database/client.ts';
import { postRefund } from '../ledger/post-refund.ts';
import { refundTransfers } from '../ledger/refund-transfers.ts';
import { isOpenRefund, refundIdOf, type Refund } from './refund.ts';
import { changeAmounts, updateRefund } from './refund-queries.ts';
import { writeEvent } from './written-parts.ts';

/** What has become of a refund. */
export type RefundEnding =
  | { readonly status: 'completed' | 'pending'; readonly walletRefundId: string | null }
  | {
      readonly status: 'failed' | 'cancelled';
      readonly walletRefundId: string | null;
      readonly issue: string;
      readonly isRetryable: boolean;
    };

/**
 * Writes what has become of a refund: its row, the amounts of its payment, the money and the event. In the transaction of a caller
 * who has locked the payment. One that had failed may turn out to have been made.
 */
export const endRefund = async (
  tx: Transaction,
  refund: Refund,
  ending: RefundEnding,
  at: Date,
): Promise<Refund> => {
  const { paymentId, amountMinor } = refund;
  const isCompleted = ending.status === 'completed';
  if (ending.status !== 'pending') {
    await changeAmounts(tx, paymentId, at, {
      refundedMinor: isCompleted ? amountMinor : 0n,
      refundingMinor: isOpenRefund(refund) ? -amountMinor : 0n,
    });
  }
  const entryNumber = isCompleted ? await postRefund(tx, paymentId, at, refundTransfers(refund)) : null;
  const { issue, isRetryable } =
    ending.status === 'failed' || ending.status === 'cancelled'
      ? ending
      : { issue: null, isRetryable: false };
  const endedAt = ending.status === 'pending' ? null : at;
  const ended = await updateRefund(tx, refund, { ...ending, issue, isRetryable, endedAt }, entryNumber);
  await writeEvent(tx, paymentId, at, { type: `refund.${ended.status}`, data: dataOf(ended) });
  return ended;
};

export const dataOf = (refund: Refund) => ({
  refundId: refundIdOf(refund),
  amount: Number(refund.amountMinor),
  currency: refund.currency,
  origin: refund.origin,
  ...(refund.issue !== null && { issue: refund.issue }),
});
