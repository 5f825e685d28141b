import { presentTransferForOperators } from '../../ledger/present-transfer.ts';
import { actionsOf } from '../present/allowed-actions.ts';
import type { PaymentDetails } from '../read/get-payment-details.ts';
import type { ListedPayment } from '../read/queries.ts';
import { isInDoubt, type Operation } from '../../operations/operation.ts';
import type { Wallet } from '../../wallet/wallet.ts';
import { presentLinkedDispute } from '../disputes/dispute.ts';
import { presentOrder } from '../present/present-order.ts';
import { presentPayment } from '../present/present-payment.ts';
import { presentRefundForOperators } from '../refunds/present-refund.ts';
import { presentShares } from '../refunds/present-shares.ts';
import { presentTimeline } from '../present/present-timeline.ts';

export const presentListed = (payment: ListedPayment) => ({
  ...presentPayment(payment),
  platformId: payment.platformId,
  apiKeyId: payment.apiKeyId,
  apiKeyLabel: payment.apiKeyLabel,
  inDoubt: isInDoubt(payment.operation),
  payer: presentPayer(payment),
});

/** Who pays. Null: the wallet hasn't reported it. */
const presentPayer = ({ payerName, payerEmail, payerAccountId, payerInstrument }: ListedPayment) =>
  (payerName ?? payerEmail ?? payerAccountId ?? payerInstrument)
    ? { name: payerName, email: payerEmail, accountId: payerAccountId, instrument: payerInstrument }
    : null;

/** What was requested, beside what doesn't match it at the wallet. */
const presentMismatch = (operation: Operation | null) =>
  operation === null || operation.mismatch === null
    ? null
    : {
        detail: operation.mismatch,
        reason: operation.mismatchReason,
        kind: operation.kind,
        amount: Number(operation.amountMinor),
        requestId: operation.requestId,
        since: operation.openedAt.toISOString(),
      };

export const presentDetails = (
  { payment, timeline, operations, postings, refunds, disputes, transfers }: PaymentDetails,
  wallet: Wallet,
) => ({
  ...presentListed(payment),
  ...presentOrder(payment.orderDetails),
  shares: presentShares(payment, refunds),
  returnUrl: payment.returnUrl,
  cancelUrl: payment.cancelUrl,
  errorUrl: payment.errorUrl,
  approvalUrl: payment.approvalUrl,
  authorizationExpiresAt: payment.authorizationExpiresAt?.toISOString() ?? null,
  conversion: payment.captures[0]?.conversion ?? null,
  walletAuthorizationId: payment.walletAuthorizationId,
  mismatch: presentMismatch(payment.operation),
  buyer: payment.orderDetails.buyer,
  timeline: presentTimeline(timeline),
  operations: operations.map(({ openedAt, amountMinor, ...operation }) => ({
    ...operation,
    createdAt: openedAt.toISOString(),
    amount: Number(amountMinor),
  })),
  postings: postings.map(({ at, amountMinor, ...line }) => ({
    ...line,
    createdAt: at.toISOString(),
    amount: Number(amountMinor),
  })),
  refunds: refunds.map(presentRefundForOperators),
  disputes: disputes.map((dispute) => presentLinkedDispute(dispute, wallet)),
  transfers: transfers.map(presentTransferForOperators),
  actions: actionsOf(payment),
});
