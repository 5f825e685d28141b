import { findBankAccount } from '../accounts/bank-account.ts';
import { recordAct, type OperatorActor } from '../audit/record-act.ts';
import type { Transaction } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import { invariant } from '../invariant.ts';
import { findAccount } from '../ledger/account-queries.ts';
import { maskIban } from '../iban.ts';
import { Problem } from '../problem.ts';
import { sealText } from '../sealed-text.ts';
import { requirePayable } from './create-payout.ts';
import { requireDebtor } from './make-run.ts';
import { movePayouts } from './move-payout.ts';
import { payoutCurrency, type Payout } from './payout.ts';
import { holdAccountsOfRun, lockPayoutsOfRun } from './queries.ts';
import { decideRun, findRun, lockRun, type Decision } from './run-queries.ts';
import type { PayoutRun } from './run.ts';
import { writePain, type CreditTransfer } from './write-pain.ts';

/** What the one who approves has seen. */
export interface Seen {
  readonly count: number;
  readonly totalMinor: bigint;
}

const getRun = async (tx: Transaction, id: string) => {
  const run = await lockRun(tx, id);
  if (!run) throw new Problem('not_found', `There is no run ${id}.`);
  return run;
};

/**
 * Approves what someone has seen, and writes its file, with the bank accounts as they are now. Nothing of the run can change while it is
 * locked; what was cancelled just before makes another sum than the one that was seen.
 */
export const approveRun = (
  deps: Dependencies,
  id: string,
  seen: Seen,
  by: OperatorActor,
): Promise<PayoutRun> =>
  deps.sql.begin(async (tx) => {
    const before = await getRun(tx, id);
    if (before.status === 'approved' && before.decidedBy === by.email) return before;
    requireMade(before);
    if (deps.config.payoutApproval === 'other' && before.madeBy === by.email)
      throw new Problem('conflict', 'Someone else has to approve this run: you have made it.');
    const payouts = await lockPayoutsOfRun(tx, id);
    requireSeen(payouts, seen);
    await holdAccountsOfRun(tx, id);
    const at = deps.clock();
    const transfers: CreditTransfer[] = [];
    for (const payout of payouts) transfers.push(await toTransfer(tx, deps, payout, at));
    const text = writePain({ runId: id, at, debtor: requireDebtor(deps), transfers });
    const ibans = new Map(transfers.map(({ payoutId, bank }) => [payoutId, maskIban(bank.iban)]));
    await movePayouts(tx, payouts, 'approve', at, (payout) => ({ ibanMasked: ibans.get(payout.id) ?? null }));
    const file = sealText(deps.keyring, 'payout-file', id, text);
    return endRun(tx, deps, { id, status: 'approved', at, file, seen }, by);
  });

/** Frees the payouts of a run that nobody has approved: the next run takes them. */
export const cancelRun = (deps: Dependencies, id: string, by: OperatorActor): Promise<PayoutRun> =>
  deps.sql.begin(async (tx) => {
    const before = await getRun(tx, id);
    if (before.status === 'cancelled') return before;
    requireMade(before);
    const at = deps.clock();
    await movePayouts(tx, await lockPayoutsOfRun(tx, id), 'free', at, () => ({ runId: null }));
    return endRun(tx, deps, { id, status: 'cancelled', at, file: null, seen: before }, by);
  });

const requireMade = ({ id, status, decidedBy }: PayoutRun) => {
  if (status !== 'made') throw new Problem('conflict', `The run ${id} was ${status} by ${decidedBy}.`);
};

const requireSeen = (payouts: readonly Payout[], { count, totalMinor }: Seen) => {
  const total = payouts.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  if (payouts.length === 0)
    throw new Problem('conflict', 'Every payout of this run was cancelled. Cancel the run, too.');
  if (payouts.length !== count || total !== totalMinor)
    throw new Problem(
      'conflict',
      `The run has ${payouts.length} payouts of ${total} by now, not ${count} of ${totalMinor}. Look at it again.`,
    );
};

/** Throws where an account can't be paid out any more: the run is cancelled then, and the next one leaves it out. */
const toTransfer = async (
  tx: Transaction,
  deps: Dependencies,
  payout: Payout,
  now: Date,
): Promise<CreditTransfer> => {
  const account = await findAccount(tx, payout);
  try {
    requirePayable(account, payout, now);
  } catch (error) {
    throw error instanceof Problem
      ? new Problem('conflict', `${error.message} Cancel the run, and make another.`)
      : error;
  }
  const bank = await findBankAccount(tx, deps, payout);
  invariant(bank && account?.name, `the bank account of "${payout.accountId}" can't be read`);
  const { id: payoutId, amountMinor, reference } = payout;
  return { payoutId, amountMinor, reference, name: account.name, bank };
};

interface End extends Omit<Decision, 'by'> {
  readonly id: string;
  readonly seen: Seen;
}

const endRun = async (
  tx: Transaction,
  { keyring }: Dependencies,
  { id, seen, ...decision }: End,
  by: OperatorActor,
) => {
  await decideRun(tx, id, { ...decision, by: by.email });
  await recordAct(tx, keyring, by, {
    at: decision.at,
    action: decision.status === 'approved' ? 'payout_run_approved' : 'payout_run_cancelled',
    subject: id,
    details: { totalAmount: Number(seen.totalMinor), currency: payoutCurrency },
  });
  const run = await findRun(tx, id);
  invariant(run, `run ${id} has vanished`);
  return run;
};
