import type { OperatorActor } from '../audit/record-act.ts';
import type { Dependencies } from '../dependencies.ts';
import { invariant } from '../invariant.ts';
import { Problem } from '../problem.ts';
import { recordPayout } from './create-payout.ts';
import { movePayouts } from './move-payout.ts';
import type { Payout, PayoutStatus, SettlingMove } from './payout.ts';
import { lockPayout } from './queries.ts';

/** What a person says that the bank has done. */
type Outcome = 'paid' | 'returned';

/** The move that makes it so. From any other status there is none: the payout is in no file, or the money is back. */
const moves: Record<Outcome, Partial<Record<PayoutStatus, SettlingMove>>> = {
  paid: { approved: 'pay' },
  returned: { approved: 'reject', paid: 'return' },
};

export interface Settlement {
  readonly outcome: Outcome;
  readonly note: string;
}

/**
 * Books what a person knows of the bank where no statement says it plainly, such as a return less a fee. It is the same step as a statement's,
 * so each happens once. Of a payout that is settled so already nothing changes.
 */
export const settlePayout = (
  deps: Dependencies,
  id: string,
  { outcome, note }: Settlement,
  by: OperatorActor,
): Promise<Payout> =>
  deps.sql.begin(async (tx) => {
    const payout = await lockPayout(tx, id);
    invariant(payout, `payout ${id} has vanished`);
    if (payout.status === outcome) return payout;
    const move = moves[outcome][payout.status];
    if (move === undefined)
      throw new Problem(
        'conflict',
        `The payout ${id} is ${payout.status}. Only one that's in an approved file, or that the bank has sent, can be settled by hand.`,
      );
    const settlement = { settledAs: move, settledBy: by.email, settlementNote: note };
    const [settled] = await movePayouts(tx, [payout], move, deps.clock(), () => settlement);
    await recordPayout(tx, deps, by, 'payout_settled', settled!, { status: outcome, note });
    return settled!;
  });
