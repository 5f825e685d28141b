import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { withinDeadline } from './within-deadline.ts';

// A query that a lost connection took with it must neither end the background work nor hold up a stop. What was left behind
// is due again by itself.
const roundDeadlineMs = 60_000;
export const stopDeadlineMs = 5000;

/** Does a round of background work over and over, with a pause between; answers how to stop it. */
export const runEvery = (everyMs: number, log: Logger, name: string, round: () => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      await withinDeadline(round(), roundDeadlineMs).catch((error: unknown) =>
        log.warn({ err: error }, `a round of ${name} failed`),
      );
      await pause(everyMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await withinDeadline(running, stopDeadlineMs);
  };
};
