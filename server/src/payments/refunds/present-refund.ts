import { isRetryable, refundIdOf, type Refund, type RefundShare } from './refund.ts';
import { captureIdOf } from '../capture.ts';
import { presentFee } from '../present/present-payment.ts';
import type { RefundShown } from './refund-schema.ts';

/** With what platforms are not shown. */
export const presentRefundForOperators = (refund: Refund) => ({
  ...presentRefund(refund),
  platformId: refund.platformId,
  accountId: refund.accountId,
  refundCommission: refund.returnsCommission,
  operator: refund.operator,
  walletRefundId: refund.walletRefundId,
  conversion: refund.conversion,
});

export const presentRefund = (refund: Refund): RefundShown => ({
  id: refundIdOf(refund),
  transactionId: refund.paymentId,
  captureId:
    refund.captureNumber === null ? null : captureIdOf(refund.paymentId, { number: refund.captureNumber }),
  status: refund.status,
  amount: Number(refund.amountMinor),
  commissionAmount: Number(refund.commissionMinor),
  ...presentFee(refund.amountMinor, refund.feeMinor),
  currency: refund.currency,
  shares: presentRefundShares(refund.shares ?? []),
  origin: refund.origin,
  comment: refund.comment,
  metadata: refund.metadata ?? {},
  issue: refund.issue,
  retryable: isRetryable(refund),
  createdAt: refund.createdAt.toISOString(),
  updatedAt: refund.updatedAt.toISOString(),
  endedAt: refund.endedAt?.toISOString() ?? null,
});

/** One for each item, or, of a payment that was distributed, for each account. */
const presentRefundShares = (shares: readonly RefundShare[]) =>
  [...Map.groupBy(shares, ({ index, accountId }) => index ?? accountId).values()].map((own) => ({
    index: own[0]!.index,
    accountId: own[0]!.accountId,
    amount: own.reduce((sum, { amountMinor }) => sum + Number(amountMinor), 0),
    commissionAmount: own.reduce((sum, { commissionMinor }) => sum + Number(commissionMinor), 0),
  }));
