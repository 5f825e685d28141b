import { isLockTaken } from '../database/errors.ts';
import type { Parts } from '../parts.ts';
import { runEvery } from '../background/run-every.ts';
import * as queries from './summing-queries.ts';

const everyMs = 10_000;
/** So many postings are added up in a moment: fewer are not worth a sum. */
const tailEntriesMax = 1000;
const batchEntries = 50_000n;

/** Sums what was posted since the last time, if that has become long. Answers whether it did. */
export const sumLedger = async (
  { sql }: Pick<Parts, 'sql'>,
  tailEntries = tailEntriesMax,
): Promise<boolean> => {
  if (!(await queries.isTailLong(sql, tailEntries))) return false;
  const last = await queries.findLastEntry(sql);
  while (await sumBatch({ sql }, last));
  return true;
};

/** One batch in one transaction: sums and their mark move together. False: there is none left. */
const sumBatch = ({ sql }: Pick<Parts, 'sql'>, last: bigint) =>
  sql.begin(async (tx) => {
    const after = await queries.lockSummed(tx);
    if (after === undefined || after >= last) return false;
    const upTo = after + batchEntries < last ? after + batchEntries : last;
    await queries.addToSums(tx, after, upTo);
    return true;
  });

/** Keeps what has to be added up for a balance short. Safe in many processes: one of them sums, the others pass. */
export const startSumming = (parts: Parts) =>
  runEvery(everyMs, parts.log, 'summing the ledger', async () => {
    await sumLedger(parts).catch((error: unknown) => {
      // Somebody writes for longer than we make others wait: the next round will do.
      if (!isLockTaken(error)) throw error;
    });
  });
