import { Problem } from '../../problem.ts';
import { isInDoubt, type Operation } from '../../operations/operation.ts';
import type { Dependencies } from '../../dependencies.ts';
import { checkoutUrl } from '../checkout-url.ts';
import { addOutcome } from '../redirect-url.ts';
import { captureIdOf, sumFees, type Capture } from '../capture.ts';
import type { Payment } from '../payment.ts';
import type { PaymentShown } from './schema.ts';

/** Where the buyer goes now, or undefined while that is not known. */
export const redirectionOf = (payment: Payment): string | undefined => {
  const ids = { transactionId: payment.id, extOrderId: payment.walletOrderId };
  switch (payment.status) {
    case 'captured':
    case 'partially_captured':
    case 'authorized':
    case 'validating':
      return addOutcome(payment.returnUrl, { ...ids, outcome: 'success' });
    case 'cancelled':
    case 'releasing':
      // What is released may be the rest of a payment of which a part is captured.
      return payment.captures.length > 0
        ? addOutcome(payment.returnUrl, { ...ids, outcome: 'success' })
        : addOutcome(payment.cancelUrl, { ...ids, outcome: 'cancel' });
    case 'expired':
    case 'failed':
      return errorRedirection(payment);
    case 'awaiting_approval':
    case 'capturing':
    case 'authorizing':
    case 'quarantined':
      return undefined;
    default:
      return payment.status satisfies never;
  }
};

/** Where a platform sends the buyer now. While the outcome is not known, our own page is where the buyer can wait for it. */
export const whereBuyerGoes = (deps: Dependencies, payment: Payment): string =>
  payment.status === 'awaiting_approval'
    ? payment.approvalUrl
    : (redirectionOf(payment) ?? checkoutUrl(deps, payment.id, 'return'));

/** Without an error URL the cancel URL has to do, with the outcome saying which it is. */
export const errorRedirection = (payment: Payment) =>
  addOutcome(payment.errorUrl ?? payment.cancelUrl, {
    transactionId: payment.id,
    extOrderId: payment.walletOrderId,
    outcome: 'error',
    ...(payment.status === 'expired' && { reason: 'expired' }),
  });

/** What is under way at the wallet, beside the status. */
const presentOperation = ({ operation }: Payment) =>
  operation && {
    kind: operation.kind,
    progress: progressOf(operation),
    since: operation.openedAt.toISOString(),
    amount: Number(operation.amountMinor),
  };

const progressOf = (operation: Operation) => {
  if (operation.mismatch !== null) return 'mismatch' as const;
  if (operation.pendingId !== null) return 'pending' as const;
  return isInDoubt(operation) ? ('in_doubt' as const) : ('under_way' as const);
};

/** What can still be refunded. What is on its way back is taken off. */
export const refundableMinor = ({ capturedMinor, refundedMinor, refundingMinor }: Payment) =>
  (capturedMinor ?? 0n) - refundedMinor - refundingMinor;

/** What can still be captured of an authorisation. What is being captured is taken off when it is. */
export const capturableMinor = ({ storedStatus, totalMinor, capturedMinor }: Payment) =>
  storedStatus === 'authorized' || storedStatus === 'partially_captured'
    ? totalMinor - (capturedMinor ?? 0n)
    : 0n;

/** The later of two times: when its status changed, and when its metadata did. */
const lastChangeOf = ({ updatedAt, detailsChangedAt }: Payment) =>
  detailsChangedAt !== null && detailsChangedAt > updatedAt ? detailsChangedAt : updatedAt;

export const presentPayment = (payment: Payment): PaymentShown => ({
  id: payment.id,
  status: payment.status,
  operation: presentOperation(payment),
  extOrderId: payment.walletOrderId,
  extCaptureId: payment.captures[0]?.walletCaptureId ?? null,
  accountId: payment.accountId,
  reference: payment.reference,
  comment: payment.comment,
  metadata: payment.metadata ?? {},
  currency: payment.currency,
  totalAmount: Number(payment.totalMinor),
  commissionAmount: Number(payment.commissionMinor),
  capturedAmount: Number(payment.capturedMinor ?? 0n),
  capturableAmount: Number(capturableMinor(payment)),
  ...presentFee(payment.capturedMinor, sumFees(payment.captures)),
  captures: payment.captures.map((capture) => presentCapture(payment.id, capture)),
  refundedAmount: Number(payment.refundedMinor),
  refundableAmount: Number(refundableMinor(payment)),
  captureMode: payment.captureMode,
  declineIssue: payment.declineIssue,
  createdAt: payment.createdAt.toISOString(),
  updatedAt: lastChangeOf(payment).toISOString(),
  expiresAt: payment.expiresAt.toISOString(),
});

/** A declined instrument leaves the payment open: the buyer may choose another one. A refusal ends it. */
export const declined = (payment: Payment) =>
  new Problem('payment_declined', `The wallet declined the payment (${payment.declineIssue}).`, {
    members: {
      redirectionUrl: redirectionOf(payment) ?? errorRedirection(payment),
      retryable: payment.status === 'awaiting_approval',
    },
  });

const presentCapture = (paymentId: string, capture: Capture) => ({
  id: captureIdOf(paymentId, capture),
  extCaptureId: capture.walletCaptureId,
  amount: Number(capture.amountMinor),
  ...presentFee(capture.amountMinor, capture.feeMinor),
  createdAt: capture.capturedAt.toISOString(),
});

/** The wallet's fee, and what is left of the amount without it. Null: the wallet hasn't reported it. */
export const presentFee = (amountMinor: bigint | null, feeMinor: bigint | null) => ({
  feeAmount: feeMinor === null ? null : Number(feeMinor),
  netAmount: feeMinor === null || amountMinor === null ? null : Number(amountMinor - feeMinor),
});
