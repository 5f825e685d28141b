import { isoTime, now } from '../clock.ts';
import { newResourceId } from '../identifiers.ts';
import { invariant } from '../invariant.ts';
import type { EventType } from '../notifications/event-types.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { insertRefund, moveCapture, type CaptureRow, type RefundRow } from '../records/payment-queries.ts';
import { refundableSeconds, type CaptureStatus } from '../records/payment.ts';
import type { Wallet } from '../wallet.ts';
import { issueError } from '../wire-error.ts';
import type { Issue } from '../wire-issues.ts';
import { getCapture } from './get-payment.ts';
import { presentRefund } from './present-payment.ts';
import { readAmount } from './read-amount.ts';
import type { RefundBody } from './schema.ts';

const refusals: Record<CaptureStatus, Issue | undefined> = {
  COMPLETED: undefined,
  PARTIALLY_REFUNDED: undefined,
  PENDING: 'PENDING_CAPTURE',
  DECLINED: 'REFUND_NOT_ALLOWED',
  REFUNDED: 'CAPTURE_FULLY_REFUNDED',
};

const requireRefundable = ({ status }: CaptureRow): void => {
  const issue = refusals[status];
  if (issue !== undefined) throw issueError(issue);
};

/** Gives a part or all of a capture back to the buyer. The caller has checked that so much is left. */
const recordRefund = (
  wallet: Wallet,
  capture: CaptureRow,
  amountMinor: bigint,
  event: EventType,
  body: RefundBody = {},
): RefundRow => {
  const at = now(wallet.clock);
  const isAll = capture.refunded_minor + amountMinor === capture.amount_minor;
  const moved = moveCapture(wallet.database, capture.id, isAll ? 'refundAll' : 'refundPart', at, amountMinor);
  invariant(moved !== undefined, 'a refundable capture can be refunded');
  const refund = insertRefund(wallet.database, {
    id: newResourceId(),
    capture_id: capture.id,
    order_id: capture.order_id,
    currency: capture.currency,
    amount_minor: amountMinor,
    total_refunded_minor: moved.refunded_minor,
    note_to_payer: body.note_to_payer ?? null,
    invoice_id: body.invoice_id ?? null,
    custom_id: body.custom_id ?? null,
    created_at: at,
  });
  recordEvent(wallet, event, capture.order_id, presentRefund(wallet, refund));
  return refund;
};

export const refundCapture = (wallet: Wallet, captureId: string, body: RefundBody): RefundRow => {
  const capture = getCapture(wallet, captureId);
  requireRefundable(capture);
  const refundableUntil = isoTime(Date.parse(capture.created_at) + refundableSeconds * 1000);
  if (now(wallet.clock) >= refundableUntil) throw issueError('REFUND_TIME_LIMIT_EXCEEDED');
  const leftMinor = capture.amount_minor - capture.refunded_minor;
  const amountMinor =
    body.amount === undefined
      ? leftMinor
      : readAmount(body.amount, capture.currency, 'REFUND_CAPTURE_CURRENCY_MISMATCH');
  if (amountMinor > leftMinor) throw issueError('REFUND_AMOUNT_EXCEEDED', { field: '/amount/value' });
  return recordRefund(wallet, capture, amountMinor, 'PAYMENT.CAPTURE.REFUNDED', body);
};

/** The wallet takes back what is left of a capture, without the merchant. The protocol shows it like a refund. */
export const reverseCapture = (wallet: Wallet, captureId: string): RefundRow => {
  const capture = getCapture(wallet, captureId);
  requireRefundable(capture);
  const leftMinor = capture.amount_minor - capture.refunded_minor;
  return recordRefund(wallet, capture, leftMinor, 'PAYMENT.CAPTURE.REVERSED');
};
