import type { Actor } from '../audit/record-act.ts';
import type { Dependencies } from '../dependencies.ts';
import { invariant } from '../invariant.ts';
import { Problem } from '../problem.ts';
import { recordPayout } from './create-payout.ts';
import { movePayouts } from './move-payout.ts';
import { canMove, type Payout } from './payout.ts';
import { lockPayout } from './queries.ts';

/** Gives the money back to the account. Of one that is cancelled already nothing changes. */
export const cancelPayout = (deps: Dependencies, id: string, by: Actor): Promise<Payout> =>
  deps.sql.begin(async (tx) => {
    const payout = await lockPayout(tx, id);
    invariant(payout, `payout ${id} has vanished`);
    if (payout.status === 'cancelled') return payout;
    if (!canMove(payout, 'cancel'))
      throw new Problem('conflict', `The payout ${id} is ${payout.status}. It can't be cancelled any more.`);
    const [cancelled] = await movePayouts(tx, [payout], 'cancel', deps.clock(), () => ({ runId: null }));
    await recordPayout(tx, deps, by, 'payout_cancelled', cancelled!);
    return cancelled!;
  });
