import type { Dependencies } from '../dependencies.ts';
import { runEvery } from '../background/run-every.ts';
import * as queries from './summing-queries.ts';

const everyMs = 2000;
/** From how many entries on a stored sum is worth it: fewer are added up in a moment. A transfer between accounts counts as one. */
const tailEntriesMax = 1000;
/** Few enough that a batch takes a moment, and many enough that a busy hour is summed in a few. */
const batchEntriesMax = 5000;

/** Sums what was posted since the last time, if that has become much. Resolves to whether it did. */
export const sumLedger = async (
  { sql }: Pick<Dependencies, 'sql'>,
  { tailEntries = tailEntriesMax, batchEntries = batchEntriesMax } = {},
): Promise<boolean> => {
  if (!(await queries.isTailLong(sql, tailEntries))) return false;
  while ((await sumBatch({ sql }, batchEntries)) === batchEntries);
  return true;
};

/** One batch in one transaction, so a row is taken off its list exactly when it's in the sums. Resolves to the size of the batch. */
const sumBatch = ({ sql }: Pick<Dependencies, 'sql'>, batchEntries: number) =>
  sql.begin(async (tx) => {
    if (!(await queries.lockSumming(tx))) return 0;
    const sums = await queries.takeUnsummed(tx, batchEntries);
    await queries.addToSums(tx, sums);
    return sums.taken;
  });

/** Keeps what has to be added up for a balance short. Safe in many processes: one of them sums, the others pass. */
export const startSumming = (deps: Dependencies) =>
  runEvery(everyMs, deps.log, 'summing the ledger', async () => {
    await sumLedger(deps);
  });
