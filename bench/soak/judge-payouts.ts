import type { Sql } from '../../server/src/database/client.ts';
import { toSepaId } from '../../server/src/payouts/sepa-text.ts';
import type { Judged } from './compare.ts';
import type { Bank } from './office.ts';
import type { Record as Recorded } from './record.ts';

interface StoredPayout {
  readonly id: string;
  readonly status: string;
  readonly amountMinor: number;
  /** The steps that were posted of it, each with its whole amount. */
  readonly steps: readonly string[];
}

/** What is posted of a payout, by its status. Of what came back: whether the bank had sent it. */
const dueSteps = ({ status }: StoredPayout, wasSent: boolean): readonly string[] => {
  if (status === 'cancelled') return ['back', 'reserve'];
  if (status === 'returned') return wasSent ? ['pay', 'reserve', 'return'] : ['back', 'reserve'];
  return status === 'paid' ? ['pay', 'reserve'] : ['reserve'];
};

export interface PayoutFigures {
  readonly payouts: number;
  readonly inFiles: number;
  readonly returned: number;
  readonly findings: readonly Judged[];
}

/** Compares every acknowledged payout, and everything that the bank has done, with the payouts and their postings. */
export const judgePayouts = async (sql: Sql, record: Recorded, bank: Bank): Promise<PayoutFigures> => {
  const stored = await sql<StoredPayout[]>`
    select id, status, amount_minor::float8 as "amountMinor", array(
      select substr(t.id, char_length(p.id) + 2) from account_transfers t
      where t.payout_id = p.id and t.amount_minor = p.amount_minor order by t.id) as steps
    from payouts p`;
  const known = new Map(stored.map((payout) => [payout.id, payout]));
  const findings: Judged[] = bank.faults.map((detail) => ({ id: '', is: 'doubled', detail }));
  for (const [id, { amountMinor, isCancelled }] of record.payouts) {
    const payout = known.get(id);
    if (payout?.amountMinor !== amountMinor || (isCancelled && payout.status !== 'cancelled'))
      findings.push({ id, is: 'lost', detail: `a payout of ${amountMinor} is ${JSON.stringify(payout)}` });
  }
  for (const payout of stored) {
    const { id, status, amountMinor, steps } = payout;
    const bankId = toSepaId(id);
    const due = dueSteps(payout, bank.sent.has(bankId));
    if (steps.join() !== due.join()) {
      const detail = `it is ${status}, and posted are ${steps.join(', ')}`;
      findings.push({ id, is: steps.length > due.length ? 'doubled' : 'lost', detail });
    }
    const expected = bank.returned.has(bankId) ? 'returned' : 'paid';
    if (bank.sent.has(bankId) ? status !== expected : ['paid', 'returned'].includes(status))
      findings.push({ id, is: 'contradictory', detail: `it is ${status}, and the bank says otherwise` });
    const inFile = bank.amounts.get(bankId);
    if (inFile !== undefined && Math.round(Number(inFile) * 100) !== amountMinor)
      findings.push({ id, is: 'contradictory', detail: `${inFile} is in the file, and ${amountMinor} here` });
    if (inFile === undefined && status !== 'cancelled')
      findings.push({ id, is: 'stuck', detail: `it is ${status}, and in no file` });
  }
  return { payouts: stored.length, inFiles: bank.amounts.size, returned: bank.returned.size, findings };
};
