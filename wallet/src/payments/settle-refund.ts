import { now } from '../clock.ts';
import { invariant } from '../invariant.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { moveCapture, type CaptureRow } from '../records/payment-queries.ts';
import { refundMoves, takesFromCapture, type RefundMove } from '../records/payment.ts';
import { moveRefund, type RefundRow } from '../records/refund-queries.ts';
import type { Wallet } from '../wallet.ts';
import { getCapture, getRefund } from './get-payment.ts';
import { presentRefund } from './present-payment.ts';
import { eventOfRefund } from './record-refund.ts';

/** What the refund took from its capture is the merchant's again. */
const restoreCapture = (wallet: Wallet, refund: RefundRow, at: string): CaptureRow => {
  const capture = getCapture(wallet, refund.capture_id);
  const isAll = capture.refunded_minor === refund.amount_minor;
  const restored = moveCapture(
    wallet.database,
    capture.id,
    isAll ? 'restoreAll' : 'restorePart',
    at,
    -refund.amount_minor,
  );
  invariant(restored !== undefined, 'a refunded capture can be restored');
  return restored;
};

/** Ends a pending refund, as the answer of the merchant's bank would. Undefined: the refund is not pending. */
export const settleRefund = (wallet: Wallet, refundId: string, move: RefundMove): RefundRow | undefined => {
  const pending = getRefund(wallet, refundId);
  const { from, to } = refundMoves[move];
  if (!from.includes(pending.status)) return undefined;
  const at = now(wallet.clock);
  const capture = takesFromCapture[to]
    ? getCapture(wallet, pending.capture_id)
    : restoreCapture(wallet, pending, at);
  const refund = moveRefund(wallet.database, refundId, move, at, capture.refunded_minor);
  invariant(refund !== undefined, 'a pending refund can be settled');
  recordEvent(wallet, eventOfRefund[to], refund.order_id, presentRefund(wallet, refund));
  return refund;
};
