import type { Transaction } from '../database/client.ts';
import { invariant } from '../invariant.ts';
import { postPayout } from '../ledger/post-payout.ts';
import { canMove, payoutMoves, presentPayout, type Payout, type PayoutMove } from './payout.ts';
import { keepMoved } from './queries.ts';

type Changes = Partial<
  Pick<Payout, 'runId' | 'ibanMasked' | 'returnReason' | 'settledAs' | 'settledBy' | 'settlementNote'>
>;

/** Moves payouts that the caller has locked, each with its posting and its event. `changesOf` says what else changes. */
export const movePayouts = async (
  tx: Transaction,
  payouts: readonly Payout[],
  move: PayoutMove,
  at: Date,
  changesOf: (payout: Payout) => Changes = () => ({}),
): Promise<readonly Payout[]> => {
  const { to: status, event: type, posts } = payoutMoves[move];
  const moved = payouts.map((payout): Payout => {
    invariant(canMove(payout, move), `payout ${payout.id} is ${payout.status}`);
    return { ...payout, status, updatedAt: at, ...changesOf(payout) };
  });
  if (posts !== null)
    for (const payout of moved) await postPayout(tx, posts, at, { ...payout, payoutId: payout.id });
  await keepMoved(
    tx,
    at,
    moved.map((payout) => ({
      payout,
      event: type === null ? null : { type, details: {}, object: presentPayout(payout) },
    })),
  );
  return moved;
};
