import { isoTime, now } from '../clock.ts';
import { effectUnder } from '../faults/effect.ts';
import type { FaultKind } from '../faults/faults.ts';
import { findOpenDispute } from '../records/dispute-queries.ts';
import type { CaptureRow } from '../records/payment-queries.ts';
import { refundableSeconds, type CaptureStatus } from '../records/payment.ts';
import { isInvoiceRefunded, type RefundRow } from '../records/refund-queries.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import type { Issue } from '../wire-issues.ts';
import { getCapture } from './get-payment.ts';
import { readAmount } from './read-amount.ts';
import { recordRefund } from './record-refund.ts';
import type { RefundBody } from './schema.ts';

const refusals: Record<CaptureStatus, Issue | undefined> = {
  COMPLETED: undefined,
  PARTIALLY_REFUNDED: undefined,
  PENDING: 'PENDING_CAPTURE',
  DECLINED: 'REFUND_NOT_ALLOWED',
  REFUNDED: 'CAPTURE_FULLY_REFUNDED',
};

/** The capture, if something of it is left to give back. */
const getRefundable = (wallet: Wallet, captureId: string): CaptureRow => {
  const capture = getCapture(wallet, captureId);
  const issue = refusals[capture.status];
  if (issue !== undefined) throw issueError(issue);
  return capture;
};

const requireInTime = (wallet: Wallet, capture: CaptureRow): void => {
  const refundableUntil = isoTime(Date.parse(capture.created_at) + refundableSeconds * 1000);
  if (now(wallet.clock) >= refundableUntil) throw issueError('REFUND_TIME_LIMIT_EXCEEDED');
};

const requireNewInvoice = (wallet: Wallet, invoiceId: string | undefined): void => {
  if (invoiceId !== undefined && isInvoiceRefunded(wallet.database, invoiceId))
    throw issueError('DUPLICATE_INVOICE_ID', { field: '/invoice_id', value: invoiceId, location: 'body' });
};

/**
 * While a dispute is open, the merchant gives everything back or waits. While a bank takes the payment back, a refund
 * would pay the buyer twice.
 */
const requireUndisputed = (wallet: Wallet, capture: CaptureRow, isPartial: boolean): void => {
  const dispute = findOpenDispute(wallet.database, capture.id);
  if (dispute?.channel === 'EXTERNAL') throw issueError('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
  if (dispute !== undefined && isPartial) throw issueError('TRANSACTION_DISPUTED');
};

/** The merchant refunds a part or all of a capture. */
export const refundCapture = (
  wallet: Wallet,
  captureId: string,
  body: RefundBody,
  fault?: FaultKind,
): RefundRow => {
  const capture = getRefundable(wallet, captureId);
  requireInTime(wallet, capture);
  const leftMinor = capture.amount_minor - capture.refunded_minor;
  const amountMinor =
    body.amount === undefined
      ? leftMinor
      : readAmount(body.amount, capture.currency, 'REFUND_CAPTURE_CURRENCY_MISMATCH');
  if (amountMinor > leftMinor) throw issueError('REFUND_AMOUNT_EXCEEDED', { field: '/amount/value' });
  requireUndisputed(wallet, capture, amountMinor < leftMinor);
  requireNewInvoice(wallet, body.invoice_id);
  const status = effectUnder(fault).refundStatus;
  return recordRefund(wallet, capture, { kind: 'refund', status, amountMinor, body });
};

/** The merchant refunds at the wallet's own site. Such a refund inherits the reference of the payment. */
export const refundAtSite = (wallet: Wallet, captureId: string, body: RefundBody): RefundRow => {
  const { custom_id: customId } = getCapture(wallet, captureId);
  return refundCapture(wallet, captureId, { ...(customId !== null && { custom_id: customId }), ...body });
};

/**
 * The wallet takes back what is left of a capture, or the given part of it, without the merchant. The protocol shows it
 * like a refund.
 */
export const reverseCapture = (wallet: Wallet, captureId: string, partMinor?: bigint): RefundRow => {
  const capture = getRefundable(wallet, captureId);
  const amountMinor = partMinor ?? capture.amount_minor - capture.refunded_minor;
  const body = { note_to_payer: 'Payment reversed' };
  return recordRefund(wallet, capture, { kind: 'reversal', status: 'COMPLETED', amountMinor, body });
};
