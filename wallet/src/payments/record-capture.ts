import { now } from '../clock.ts';
import { newResourceId } from '../identifiers.ts';
import type { EventType } from '../notifications/event-types.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { insertCapture, type CaptureRow } from '../records/payment-queries.ts';
import type { CaptureStatus } from '../records/payment.ts';
import type { Wallet } from '../wallet.ts';
import { presentCaptureOfEvent } from './present-payment.ts';

interface NewCapture {
  readonly orderId: string;
  readonly unitIndex: number;
  readonly authorizationId?: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly invoiceId: string | undefined;
  readonly customId: string | undefined;
  readonly finalCapture: boolean;
  readonly status: Extract<CaptureStatus, 'COMPLETED' | 'PENDING' | 'DECLINED'>;
}

const eventOfStatus: Record<NewCapture['status'], EventType> = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DECLINED',
};

export const recordCapture = (wallet: Wallet, given: NewCapture): CaptureRow => {
  const at = now(wallet.clock);
  const capture = insertCapture(wallet.database, {
    id: newResourceId(),
    order_id: given.orderId,
    unit_index: BigInt(given.unitIndex),
    authorization_id: given.authorizationId ?? null,
    status: given.status,
    currency: given.currency,
    amount_minor: given.amountMinor,
    final_capture: given.finalCapture ? 1n : 0n,
    invoice_id: given.invoiceId ?? null,
    custom_id: given.customId ?? null,
    created_at: at,
    updated_at: at,
  });
  recordEvent(wallet, eventOfStatus[given.status], given.orderId, presentCaptureOfEvent(wallet, capture));
  return capture;
};
