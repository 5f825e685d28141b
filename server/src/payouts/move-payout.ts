import type { Transaction } from '../database/client.ts';
import type { NewEvent } from '../events/write-events.ts';
import { invariant } from '../invariant.ts';
import { postPayout } from '../ledger/post-payout.ts';
import { mayBecome, payoutStatuses, presentPayout, type Payout, type PayoutStatus } from './payout.ts';
import { keepStatus } from './queries.ts';

/** What has happened to a payout that is where it is now. */
export const eventOf = (payout: Payout): NewEvent => ({
  type: payoutStatuses[payout.status].event,
  details: {},
  object: presentPayout(payout),
});

/** What the ledger posts with it. */
export const postStatus = (tx: Transaction, payout: Payout) =>
  postPayout(tx, payoutStatuses[payout.status].posts, payout.updatedAt, { ...payout, payoutId: payout.id });

/** Moves a payout that the caller has locked, with its posting and its event. */
export const movePayout = async (
  tx: Transaction,
  payout: Payout,
  status: PayoutStatus,
  at: Date,
): Promise<Payout> => {
  invariant(mayBecome(payout.status, status), `payout ${payout.id} is ${payout.status}`);
  const moved = { ...payout, status, updatedAt: at };
  await postStatus(tx, moved);
  await keepStatus(tx, moved, eventOf(moved));
  return moved;
};
