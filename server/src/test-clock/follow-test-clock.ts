import { makeMovableClock, type Clock, type MovableClock } from '../clock.ts';
import type { Sql } from '../database/client.ts';
import { readAheadSeconds } from './queries.ts';

/** Half the second within which every process has to go by a moved clock. */
const everyMs = 500;
/** A query that a lost connection took with it is not waited for any longer. */
const giveUpMs = 5000;

/** The sandbox's time, as far ahead as it was left. */
export const loadTestClock = async (sql: Sql, realClock: Clock): Promise<MovableClock> => {
  const testClock = makeMovableClock(realClock);
  testClock.moveAhead(await readAheadSeconds(sql));
  return testClock;
};

/**
 * Goes by what any process of the sandbox did to the time, for as long as this one runs; answers how to stop. It asks
 * instead of being told: that is one small query, and there is nothing to mend after the database was away.
 */
export const followTestClock = (sql: Sql, testClock: MovableClock) => {
  let askedAtMs: number | undefined;
  const ask = async () => {
    if (askedAtMs !== undefined && performance.now() - askedAtMs < giveUpMs) return;
    askedAtMs = performance.now();
    try {
      testClock.moveAhead(await readAheadSeconds(sql));
    } catch {
      // The database is away, which others report; the next round asks again.
    } finally {
      askedAtMs = undefined;
    }
  };
  const timer = setInterval(() => void ask(), everyMs);
  return () => clearInterval(timer);
};
