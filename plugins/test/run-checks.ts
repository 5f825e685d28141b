import assert from 'node:assert/strict';
import type { Stops } from './start-parts.ts';

const startedAt = performance.now();

export const say = (text: string) =>
  process.stdout.write(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(4)} s  ${text}\n`);

/** Runs all checks, and ends whatever they started, also when one fails. */
export const runChecks = async (run: (stops: Stops) => Promise<void>) => {
  const stops: Stops = [];
  try {
    await run(stops);
    say('Everything is as it should be.');
  } catch (error) {
    process.exitCode = 1;
    const text = error instanceof assert.AssertionError ? error.message : String((error as Error).stack);
    process.stderr.write(`${text}\n`);
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
  process.exit();
};
