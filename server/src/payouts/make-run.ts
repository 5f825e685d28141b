import { recordAct, type OperatorActor } from '../audit/record-act.ts';
import type { Dependencies } from '../dependencies.ts';
import { invariant } from '../invariant.ts';
import { Problem } from '../problem.ts';
import { movePayouts } from './move-payout.ts';
import { lockDuePayouts } from './queries.ts';
import { payoutCurrency } from './payout.ts';
import { findRun, insertRun } from './run-queries.ts';
import { payoutsOfRunMax, type PayoutRun } from './run.ts';

/** Who pays: what the settings say of the operator's bank account. */
export const requireDebtor = ({ config }: Pick<Dependencies, 'config'>) => {
  const { payoutName: name, payoutIban: iban, payoutBic: bic } = config;
  if (name === undefined || iban === undefined)
    throw new Problem(
      'conflict',
      'Set PAYOUT_NAME and PAYOUT_IBAN first: payouts are made from that account.',
    );
  return { name, bank: { iban, bic: bic ?? null } };
};

/** Collects what is due, the oldest first. The same attempt makes one run. */
export const makeRun = (deps: Dependencies, id: string, by: OperatorActor): Promise<PayoutRun> =>
  deps.sql.begin(async (tx) => {
    requireDebtor(deps);
    const at = deps.clock();
    const isNew = await insertRun(tx, id, at, by.email);
    if (isNew) {
      const due = await lockDuePayouts(tx, at, payoutsOfRunMax);
      if (due.length === 0)
        throw new Problem(
          'conflict',
          'No payout is due: none is reserved of an account that can be paid out now.',
        );
      await movePayouts(tx, due, 'collect', at, () => ({ runId: id }));
    }
    const run = await findRun(tx, id);
    invariant(run, `run ${id} has vanished`);
    if (isNew)
      await recordAct(tx, deps.keyring, by, {
        at,
        action: 'payout_run_made',
        subject: id,
        details: { totalAmount: Number(run.totalMinor), currency: payoutCurrency },
      });
    return run;
  });
