import { isoTime, now, secondsFromNow } from '../clock.ts';
import { newResourceId } from '../identifiers.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { findOpenDispute, insertDispute, type DisputeRow } from '../records/dispute-queries.ts';
import {
  disputableSeconds,
  responseSeconds,
  type DisputeChannel,
  type DisputeReason,
  type DisputeStage,
  type OpenStatus,
} from '../records/dispute.ts';
import { findCapture, type CaptureRow } from '../records/payment-queries.ts';
import { hasMoved } from '../records/payment.ts';
import type { Wallet } from '../wallet.ts';
import { presentDispute } from './present-dispute.ts';

interface Complaint {
  readonly reason: DisputeReason;
  readonly channel: DisputeChannel;
  /** Undefined: all that is left of the payment. */
  readonly amountMinor?: bigint | undefined;
  readonly message?: string | undefined;
}

export type OpeningOutcome =
  | { outcome: 'opened'; dispute: DisputeRow }
  | { outcome: 'unknown' }
  | { outcome: 'already_open' }
  | { outcome: 'not_disputable' };

/** At the wallet the buyer asks the merchant first. A bank claims the money back at once. */
const firstStep: Record<DisputeChannel, { status: OpenStatus; stage: DisputeStage }> = {
  INTERNAL: { status: 'OPEN', stage: 'INQUIRY' },
  EXTERNAL: { status: 'WAITING_FOR_SELLER_RESPONSE', stage: 'CHARGEBACK' },
};

/** How much of a payment a buyer can dispute now: nothing after 180 days, and nothing that was never paid or went back. */
export const disputableMinor = (wallet: Wallet, capture: CaptureRow): bigint => {
  const disputableUntil = isoTime(Date.parse(capture.created_at) + disputableSeconds * 1000);
  const isDisputable = hasMoved[capture.status] && now(wallet.clock) < disputableUntil;
  return isDisputable ? capture.amount_minor - capture.refunded_minor : 0n;
};

/** The buyer complains about a payment. */
export const openDispute = (wallet: Wallet, captureId: string, complaint: Complaint): OpeningOutcome =>
  wallet.database.transaction(() => {
    const capture = findCapture(wallet.database, captureId);
    if (capture === undefined) return { outcome: 'unknown' };
    const leftMinor = disputableMinor(wallet, capture);
    const amountMinor = complaint.amountMinor ?? leftMinor;
    if (leftMinor === 0n || amountMinor > leftMinor) return { outcome: 'not_disputable' };
    if (findOpenDispute(wallet.database, captureId) !== undefined) return { outcome: 'already_open' };
    const at = now(wallet.clock);
    const { status, stage } = firstStep[complaint.channel];
    const dispute: DisputeRow = {
      id: newResourceId(),
      capture_id: captureId,
      order_id: capture.order_id,
      reason: complaint.reason,
      status,
      stage,
      channel: complaint.channel,
      currency: capture.currency,
      amount_minor: amountMinor,
      message: complaint.message ?? null,
      response_due_at: secondsFromNow(wallet.clock, responseSeconds[stage]),
      outcome: null,
      refunded_minor: 0n,
      created_at: at,
      updated_at: at,
    };
    insertDispute(wallet.database, dispute);
    recordEvent(wallet, 'CUSTOMER.DISPUTE.CREATED', dispute.order_id, presentDispute(wallet, dispute));
    return { outcome: 'opened', dispute };
  });
