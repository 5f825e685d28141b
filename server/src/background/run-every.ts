import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { withinDeadline } from './within-deadline.ts';

// A round that hangs must not end the background work or delay a stop. Its work is due again later.
const roundDeadlineMs = 60_000;
export const stopDeadlineMs = 5000;
/** After a round that failed, so that a database that is away does not fill the log. */
const pauseAfterFailureMs = 500;

/** Repeats a round of background work, with a pause after each. The returned function stops it. */
export const runEvery = (everyMs: number, log: Logger, name: string, round: () => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      let pauseMs = everyMs;
      try {
        const hasEnded = await withinDeadline(round(), roundDeadlineMs);
        if (!hasEnded)
          log.warn({ afterMs: roundDeadlineMs }, `a round of ${name} hangs, and the next one begins`);
      } catch (error) {
        log.warn({ err: error }, `a round of ${name} failed`);
        pauseMs = Math.max(everyMs, pauseAfterFailureMs);
      }
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await withinDeadline(running, stopDeadlineMs);
  };
};
