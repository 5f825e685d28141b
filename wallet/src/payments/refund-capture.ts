import { now } from '../clock.ts';
import { newResourceId } from '../identifiers.ts';
import { invariant } from '../invariant.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { insertRefund, moveCapture, type CaptureRow, type RefundRow } from '../records/payment-queries.ts';
import type { CaptureStatus } from '../records/payment.ts';
import type { Wallet } from '../wallet.ts';
import { issueError, type Issue } from '../wire-error.ts';
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

export const refundCapture = (wallet: Wallet, captureId: string, body: RefundBody): RefundRow => {
  const capture = getCapture(wallet, captureId);
  requireRefundable(capture);
  const leftMinor = capture.amount_minor - capture.refunded_minor;
  const amountMinor =
    body.amount === undefined
      ? leftMinor
      : readAmount(body.amount, capture.currency, 'REFUND_CAPTURE_CURRENCY_MISMATCH');
  if (amountMinor > leftMinor) throw issueError('REFUND_AMOUNT_EXCEEDED', { field: '/amount/value' });
  const at = now(wallet.clock);
  const move = amountMinor === leftMinor ? 'refundAll' : 'refundPart';
  const moved = moveCapture(wallet.database, captureId, move, at, amountMinor);
  invariant(moved !== undefined, 'a refundable capture can be refunded');
  const refund = insertRefund(wallet.database, {
    id: newResourceId(),
    capture_id: captureId,
    order_id: capture.order_id,
    currency: capture.currency,
    amount_minor: amountMinor,
    total_refunded_minor: moved.refunded_minor,
    note_to_payer: body.note_to_payer ?? null,
    invoice_id: body.invoice_id ?? null,
    custom_id: body.custom_id ?? null,
    created_at: at,
  });
  recordEvent(wallet, 'PAYMENT.CAPTURE.REFUNDED', capture.order_id, presentRefund(wallet, refund));
  return refund;
};
