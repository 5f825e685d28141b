import { now, secondsFromNow } from '../clock.ts';
import { recordEvent } from '../notifications/record-event.ts';
import { changeDispute, type DisputeRow } from '../records/dispute-queries.ts';
import { responseSeconds, type DisputeStage, type OpenStatus } from '../records/dispute.ts';
import type { Wallet } from '../wallet.ts';
import { getDispute } from './get-dispute.ts';
import { presentDispute } from './present-dispute.ts';

interface DisputeUpdate {
  readonly status?: OpenStatus | undefined;
  readonly stage?: DisputeStage | undefined;
}

/** Moves an open dispute to another status or stage. A new stage has a new time limit. Undefined: it is resolved. */
export const updateDispute = (
  wallet: Wallet,
  disputeId: string,
  update: DisputeUpdate,
): DisputeRow | undefined =>
  wallet.database.transaction(() => {
    const dispute = getDispute(wallet, disputeId);
    if (dispute.status === 'RESOLVED') return undefined;
    const stage = update.stage ?? dispute.stage;
    const responseDueAt =
      stage === dispute.stage
        ? dispute.response_due_at
        : secondsFromNow(wallet.clock, responseSeconds[stage]);
    const status = update.status ?? dispute.status;
    const changed = changeDispute(
      wallet.database,
      disputeId,
      { status, stage, responseDueAt },
      now(wallet.clock),
    );
    if (changed !== undefined)
      recordEvent(wallet, 'CUSTOMER.DISPUTE.UPDATED', changed.order_id, presentDispute(wallet, changed));
    return changed;
  });
