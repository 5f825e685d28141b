import { recordAct, type OperatorActor } from '../audit/record-act.ts';
import type { MovableClock } from '../clock.ts';
import type { Dependencies } from '../dependencies.ts';
import { Problem } from '../problem.ts';
import { addAheadSeconds } from '../database/test-clock-queries.ts';

/** A hundred years: dates keep four digits for the year. */
const aheadSecondsMax = 3_155_760_000;

/** Moves the sandbox's time ahead. It applies in this process at once, and in the others within a second. */
export const advanceTestClock = async (
  { sql, clock, keyring }: Dependencies,
  testClock: MovableClock,
  by: OperatorActor,
  advanceSeconds: number,
) => {
  const aheadSeconds = await sql.begin(async (tx) => {
    const ahead = await addAheadSeconds(tx, advanceSeconds, aheadSecondsMax);
    if (ahead === undefined)
      throw new Problem('conflict', 'The test clock cannot be more than a hundred years ahead.');
    await recordAct(tx, keyring, by, {
      at: clock(),
      action: 'test_clock_advanced',
      subject: 'environment',
      details: { advanceSeconds, aheadSeconds: ahead },
    });
    return ahead;
  });
  testClock.moveAhead(aheadSeconds);
};
