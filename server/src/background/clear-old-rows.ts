import type { Logger } from 'pino';
import { runEvery } from './run-every.ts';

const everyMs = 5000;
/** Few enough that a deletion takes a moment. */
const batchRowsMax = 1000;
/** 2000 rows a second in each process: more than are written. */
const batchesMax = 10;

/** Deletes at most so many rows and answers how many it has deleted. */
type DeleteBatch = (rowsMax: number) => Promise<number>;

/** Deletes rows that are no longer needed, in the background and in batches. The returned function stops it. */
export const clearOldRows = (log: Logger, name: string, deleteBatch: DeleteBatch) =>
  runEvery(everyMs, log, `clearing ${name}`, async () => {
    for (let batch = 0; batch < batchesMax; batch += 1) {
      if ((await deleteBatch(batchRowsMax)) < batchRowsMax) return;
    }
  });
