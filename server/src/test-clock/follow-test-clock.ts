import { makeMovableClock, type Clock, type MovableClock } from '../clock.ts';
import type { Sql } from '../database/client.ts';
import { readAheadSeconds } from '../database/test-clock-queries.ts';

/** Half of the second in which every process has to use the moved time. */
const everyMs = 500;
/** How long to wait for a query. It may be lost together with its connection. */
const giveUpMs = 5000;

/** The sandbox's time, as far ahead as it was before the restart. */
export const loadTestClock = async (sql: Sql, realClock: Clock): Promise<MovableClock> => {
  const testClock = makeMovableClock(realClock);
  testClock.moveAhead(await readAheadSeconds(sql));
  return testClock;
};

/**
 * Reads regularly how far any process of the sandbox has moved the time. Returns a function that stops this. Polling is
 * one small query, and needs no recovery after the database was away.
 */
export const followTestClock = (sql: Sql, testClock: MovableClock) => {
  let startedAtMs: number | undefined;
  const readAhead = async () => {
    if (startedAtMs !== undefined && performance.now() - startedAtMs < giveUpMs) return;
    startedAtMs = performance.now();
    try {
      testClock.moveAhead(await readAheadSeconds(sql));
    } catch {
      // The database is away. Other code reports that, and the next round reads again.
    } finally {
      startedAtMs = undefined;
    }
  };
  const timer = setInterval(() => void readAhead(), everyMs);
  return () => clearInterval(timer);
};
