import { recordAct, type OperatorActor } from '../audit/record-act.ts';
import type { Transaction } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import { maskIban } from '../iban.ts';
import { invalidRequest, Problem } from '../problem.ts';
import { movePayouts } from './move-payout.ts';
import { payoutCurrency, type Payout, type SettlingMove } from './payout.ts';
import { lockPayouts } from './queries.ts';
import { readCamt, type StatementEntry } from './read-camt.ts';
import { fromSepaId } from './sepa-text.ts';

/** Why an entry changes nothing: nothing is guessed, and a person looks at it. */
type Doubt = 'unknown' | 'other_amount' | 'not_approved' | 'no_return' | 'settled';

interface DoubtfulEntry {
  readonly entry: StatementEntry;
  readonly doubt: Doubt;
  /** Whose id it has. */
  readonly payoutId: string | null;
}

export interface TakenIn {
  readonly paid: number;
  readonly returned: number;
  /** What was taken in before. */
  readonly known: number;
  readonly doubtful: readonly DoubtfulEntry[];
}

/**
 * Takes in what the operator's bank has done, all of it or nothing. What a payout has become already is known, so the same statement, or one
 * of a time that another one has, too, changes nothing.
 */
export const takeInStatement = async (
  deps: Dependencies,
  text: string,
  by: OperatorActor,
): Promise<TakenIn> => {
  const pointer = '/statement';
  const { payoutIban } = deps.config;
  if (payoutIban === undefined)
    throw new Problem('conflict', 'Set PAYOUT_IBAN first: only statements of that account are taken in.');
  const { ibans, entries } = await readCamt(text, pointer);
  const other = ibans.find((iban) => iban !== payoutIban);
  if (other !== undefined)
    throw invalidRequest([
      {
        pointer,
        detail: `is of another bank account: ${other === '' ? 'one without an IBAN' : maskIban(other)}, not ${maskIban(payoutIban)}`,
      },
    ]);
  return deps.sql.begin((tx) => takeIn(tx, deps, entries, by));
};

const takeIn = async (
  tx: Transaction,
  { clock, keyring, config }: Dependencies,
  entries: readonly StatementEntry[],
  by: OperatorActor,
): Promise<TakenIn> => {
  const ids = entries.flatMap(({ endToEndId }) => (endToEndId === undefined ? [] : [fromSepaId(endToEndId)]));
  const payouts = new Map((await lockPayouts(tx, [...new Set(ids)])).map((payout) => [payout.id, payout]));
  const at = clock();
  const taken = { paid: 0, returned: 0, known: 0, doubtful: [] as DoubtfulEntry[] };
  // What left comes before what came back, in whichever order the bank lists them.
  for (const direction of ['debit', 'credit'] as const) {
    for (const entry of entries.filter((one) => one.direction === direction)) {
      const payout = payouts.get(fromSepaId(entry.endToEndId ?? ''));
      const found = judge(entry, payout);
      if (payout === undefined || found === 'known' || !isMove(found)) {
        if (found === 'known') taken.known += 1;
        else taken.doubtful.push({ entry, doubt: found as Doubt, payoutId: payout?.id ?? null });
        continue;
      }
      const returnReason = found === 'pay' ? null : (entry.returnReason ?? null);
      const [moved] = await movePayouts(tx, [payout], found, at, () => ({ returnReason }));
      payouts.set(payout.id, moved!);
      taken[found === 'pay' ? 'paid' : 'returned'] += 1;
    }
  }
  await recordAct(tx, keyring, by, {
    at,
    action: 'bank_statement_taken_in',
    subject: maskIban(config.payoutIban ?? ''),
  });
  return taken;
};

const isMove = (found: string): found is SettlingMove => ['pay', 'reject', 'return'].includes(found);

/** What an entry says of the payout whose id it has. */
const judge = (entry: StatementEntry, payout: Payout | undefined): SettlingMove | 'known' | Doubt => {
  if (payout === undefined) return 'unknown';
  if (entry.currency !== payoutCurrency || entry.amountMinor !== payout.amountMinor) return 'other_amount';
  if (entry.direction === 'debit') {
    // A debit that takes back a credit is none of ours.
    if (entry.isReturn) return 'no_return';
    if (payout.status === 'approved') return 'pay';
    // Someone has said that the bank never sent it, and the money is back on the account.
    if (payout.settledAs === 'reject') return 'settled';
    return payout.status === 'paid' || payout.status === 'returned' ? 'known' : 'not_approved';
  }
  if (!entry.isReturn) return 'no_return';
  if (payout.status === 'approved') return 'reject';
  if (payout.status === 'paid') return 'return';
  return payout.status === 'returned' ? 'known' : 'not_approved';
};

export const presentTakenIn = ({ paid, returned, known, doubtful }: TakenIn) => ({
  paid,
  returned,
  known,
  doubtful: doubtful.map(({ entry, doubt, payoutId }) => ({
    doubt,
    payoutId,
    direction: entry.direction,
    statedAmount: entry.amount,
    currency: entry.currency,
    endToEndId: entry.endToEndId ?? null,
    bankReference: entry.bankReference ?? null,
    bookedOn: entry.bookedOn ?? null,
  })),
});
