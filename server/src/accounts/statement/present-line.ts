import { refundIdOf } from '../../payments/refunds/refund.ts';
import type { StatementLine } from './read-statement.ts';

/** A line as a platform sees it. */
export const presentLine = (line: StatementLine) => ({
  createdAt: line.at.toISOString(),
  kind: line.kind,
  currency: line.currency,
  amount: Number(line.amountMinor),
  balance: line.balanceMinor,
  transactionId: line.paymentId,
  feeAmount: line.feeMinor === null ? null : Number(line.feeMinor),
  reference: line.reference,
  linkedTransactionId: line.linkedPaymentId,
  transferId: line.paymentId === null && line.payoutId === null ? line.sourceId : null,
  payoutId: line.payoutId,
  reversalOf: line.reversalOf,
  otherAccountId: line.otherAccountId,
  comment: line.comment,
  commissionAmount: Number(line.commissionMinor),
  ...presentRefundOf(line),
});

/** The refund that a line is about, and where it was made. */
export const presentRefundOf = ({ sourceId, refundNumber, origin }: StatementLine) => ({
  refundId: refundNumber === null ? null : refundIdOf({ paymentId: sourceId, number: refundNumber }),
  origin,
});

export type PresentedLine = ReturnType<typeof presentLine>;
