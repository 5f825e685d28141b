import type { Issue } from '../wire-issues.ts';

const refusal = <I extends Issue>(issue: I) =>
  ({
    stage: 'refusal',
    issue,
    operations: ['refund'],
    description: `422 ${issue}. Nothing is refunded.`,
  }) as const;

/** Every reason of the protocol to refuse a refund. */
export const refundRefusals = {
  // Final.
  capture_fully_refunded: refusal('CAPTURE_FULLY_REFUNDED'),
  refund_amount_exceeded: refusal('REFUND_AMOUNT_EXCEEDED'),
  refund_amount_too_low: refusal('REFUND_AMOUNT_TOO_LOW'),
  refund_currency_mismatch: refusal('REFUND_CAPTURE_CURRENCY_MISMATCH'),
  refund_time_limit_exceeded: refusal('REFUND_TIME_LIMIT_EXCEEDED'),
  refund_not_allowed: refusal('REFUND_NOT_ALLOWED'),
  partial_refund_not_allowed: refusal('PARTIAL_REFUND_NOT_ALLOWED'),
  too_many_refunds: refusal('MAX_NUMBER_OF_REFUNDS_EXCEEDED'),
  duplicate_refund_invoice: refusal('DUPLICATE_INVOICE_ID'),
  payer_account_closed: refusal('PAYER_ACCOUNT_LOCKED_OR_CLOSED'),
  payee_account_closed: refusal('PAYEE_ACCOUNT_LOCKED_OR_CLOSED'),
  refund_restricted: refusal('REFUND_IS_RESTRICTED'),
  // May work later.
  refund_refused: refusal('REFUND_FAILED_INSUFFICIENT_FUNDS'),
  refund_of_pending_capture: refusal('PENDING_CAPTURE'),
  payee_account_restricted: refusal('PAYEE_ACCOUNT_RESTRICTED'),
  // A dispute.
  transaction_disputed: refusal('TRANSACTION_DISPUTED'),
  refund_after_chargeback: refusal('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK'),
};
