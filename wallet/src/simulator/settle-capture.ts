import { now } from '../clock.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { presentCaptureAlone } from '../payments/present-payment.ts';
import { announceCapture } from '../payments/record-capture.ts';
import { findCapture, moveCapture, type CaptureRow } from '../records/payment-queries.ts';
import type { Wallet } from '../wallet.ts';

export type Settlement =
  | { outcome: 'settled'; capture: CaptureRow }
  | { outcome: 'unknown' }
  | { outcome: 'not_pending' };

/** The bank of a pending capture answers at last. */
export const settleCapture = (
  wallet: Wallet,
  captureId: string,
  outcome: 'completed' | 'declined',
): Settlement =>
  wallet.database.transaction(() => {
    if (findCapture(wallet.database, captureId) === undefined) return { outcome: 'unknown' };
    const move = outcome === 'completed' ? 'settle' : 'decline';
    const capture = moveCapture(wallet.database, captureId, move, now(wallet.clock));
    if (capture === undefined) return { outcome: 'not_pending' };
    if (move === 'settle') announceCapture(wallet, capture);
    else
      recordEvent(wallet, 'PAYMENT.CAPTURE.DENIED', capture.order_id, presentCaptureAlone(wallet, capture));
    return { outcome: 'settled', capture };
  });
