import { now } from '../clock.ts';
import { newResourceId } from '../identifiers.ts';
import { invariant } from '../invariant.ts';
import type { EventType } from '../notifications/event-types.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { moveCapture, type CaptureRow } from '../records/payment-queries.ts';
import { takesFromCapture, type RefundKind, type RefundStatus } from '../records/payment.ts';
import { insertRefund, type RefundRow } from '../records/refund-queries.ts';
import type { Wallet } from '../wallet.ts';
import { presentRefund } from './present-payment.ts';
import type { RefundBody } from './schema.ts';

/** The protocol has no event for a cancelled refund: the one for a failed refund shows the status. */
export const eventOfRefund: Record<RefundStatus, EventType> = {
  COMPLETED: 'PAYMENT.CAPTURE.REFUNDED',
  PENDING: 'PAYMENT.REFUND.PENDING',
  FAILED: 'PAYMENT.REFUND.FAILED',
  CANCELLED: 'PAYMENT.REFUND.FAILED',
};

interface NewRefund {
  readonly kind: RefundKind;
  readonly status: RefundStatus;
  readonly amountMinor: bigint;
  readonly body?: RefundBody;
}

/** Takes the amount from what is left of the capture, and returns what is refunded of it then. */
const takeFromCapture = (wallet: Wallet, capture: CaptureRow, amountMinor: bigint, at: string): bigint => {
  const isAll = capture.refunded_minor + amountMinor === capture.amount_minor;
  const moved = moveCapture(wallet.database, capture.id, isAll ? 'refundAll' : 'refundPart', at, amountMinor);
  invariant(moved !== undefined, 'a refundable capture can be refunded');
  return moved.refunded_minor;
};

/** Gives a part or all of a capture back to the buyer. The caller has checked that so much is left. */
export const recordRefund = (
  wallet: Wallet,
  capture: CaptureRow,
  { kind, status, amountMinor, body = {} }: NewRefund,
): RefundRow => {
  const at = now(wallet.clock);
  const totalMinor = takesFromCapture[status]
    ? takeFromCapture(wallet, capture, amountMinor, at)
    : capture.refunded_minor;
  const refund: RefundRow = {
    id: newResourceId(),
    kind,
    capture_id: capture.id,
    order_id: capture.order_id,
    status,
    currency: capture.currency,
    amount_minor: amountMinor,
    total_refunded_minor: totalMinor,
    note_to_payer: body.note_to_payer ?? null,
    invoice_id: body.invoice_id ?? null,
    custom_id: body.custom_id ?? null,
    created_at: at,
    updated_at: at,
  };
  insertRefund(wallet.database, refund);
  const event = kind === 'reversal' ? 'PAYMENT.CAPTURE.REVERSED' : eventOfRefund[status];
  recordEvent(wallet, event, capture.order_id, presentRefund(wallet, refund));
  return refund;
};
