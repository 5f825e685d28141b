import { now } from '../clock.ts';
import type { EventType } from '../notifications/event-types.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { presentCaptureOfEvent } from '../payments/present-payment.ts';
import { findCapture, moveCapture, type CaptureRow } from '../records/payment-queries.ts';
import type { CaptureMove } from '../records/payment.ts';
import type { Wallet } from '../wallet.ts';

export type Settlement =
  | { outcome: 'settled'; capture: CaptureRow }
  | { outcome: 'unknown' }
  | { outcome: 'not_pending' };

type BankAnswer = 'completed' | 'declined';

const results: Record<BankAnswer, { move: CaptureMove; event: EventType }> = {
  completed: { move: 'settle', event: 'PAYMENT.CAPTURE.COMPLETED' },
  declined: { move: 'decline', event: 'PAYMENT.CAPTURE.DENIED' },
};

/** Ends a pending capture, as the answer of the buyer's bank would. */
export const settleCapture = (wallet: Wallet, captureId: string, answer: BankAnswer): Settlement =>
  wallet.database.transaction(() => {
    if (findCapture(wallet.database, captureId) === undefined) return { outcome: 'unknown' };
    const { move, event } = results[answer];
    const capture = moveCapture(wallet.database, captureId, move, now(wallet.clock));
    if (capture === undefined) return { outcome: 'not_pending' };
    recordEvent(wallet, event, capture.order_id, presentCaptureOfEvent(wallet, capture));
    return { outcome: 'settled', capture };
  });
