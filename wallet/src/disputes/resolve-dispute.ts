import { now } from '../clock.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { getCapture } from '../payments/get-payment.ts';
import { reverseCapture } from '../payments/refund-capture.ts';
import { closeDispute, type DisputeRow } from '../records/dispute-queries.ts';
import { paidBy, type DisputeOutcome } from '../records/dispute.ts';
import type { Wallet } from '../wallet.ts';
import { getDispute } from './get-dispute.ts';
import { presentDispute } from './present-dispute.ts';

/** Takes the disputed amount back from the merchant, as far as refunds have left it. Returns how much that was. */
const takeBack = (wallet: Wallet, dispute: DisputeRow): bigint => {
  const capture = getCapture(wallet, dispute.capture_id);
  const leftMinor = capture.amount_minor - capture.refunded_minor;
  const amountMinor = dispute.amount_minor < leftMinor ? dispute.amount_minor : leftMinor;
  if (amountMinor > 0n) reverseCapture(wallet, capture.id, amountMinor);
  return amountMinor;
};

const payBuyer = (wallet: Wallet, dispute: DisputeRow, outcome: DisputeOutcome): bigint => {
  const payer = paidBy[outcome];
  if (payer === 'merchant') return takeBack(wallet, dispute);
  return payer === 'wallet' ? dispute.amount_minor : 0n;
};

/** Ends a dispute. Undefined: it has been resolved before. */
export const resolveDispute = (
  wallet: Wallet,
  disputeId: string,
  outcome: DisputeOutcome,
): DisputeRow | undefined =>
  wallet.database.transaction(() => {
    const dispute = getDispute(wallet, disputeId);
    if (dispute.status === 'RESOLVED') return undefined;
    const refundedMinor = payBuyer(wallet, dispute, outcome);
    const closed = closeDispute(wallet.database, disputeId, { outcome, refundedMinor }, now(wallet.clock));
    if (closed !== undefined)
      recordEvent(wallet, 'CUSTOMER.DISPUTE.RESOLVED', closed.order_id, presentDispute(wallet, closed));
    return closed;
  });
