import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { measureRounds } from './rounds.ts';
import { withinDeadline } from './within-deadline.ts';

// A round that hangs must not end the background work or delay a stop. Its work is due again later.
const roundDeadlineMs = 60_000;
export const stopDeadlineMs = 5000;
/** After a round that failed, so that a database that is away does not fill the log. */
const pauseAfterFailureMs = 500;

/** Pauses for work that is looked for often: a long one after a round that resolved to false, because it had nothing to do. */
export interface Pace {
  readonly afterWorkMs: number;
  readonly afterNoneMs: number;
}

/** Repeats a round of background work, with a pause after each. The returned function stops it. */
export const runEvery = (
  pace: number | Pace,
  log: Logger,
  name: string,
  round: () => Promise<boolean | void>,
) => {
  const { afterWorkMs, afterNoneMs } =
    typeof pace === 'number' ? { afterWorkMs: pace, afterNoneMs: pace } : pace;
  const rounds = measureRounds(name, Math.max(afterWorkMs, afterNoneMs));
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      let pauseMs = afterWorkMs;
      const look = async () => {
        if ((await round()) === false) pauseMs = afterNoneMs;
      };
      try {
        const hasEnded = await withinDeadline(look(), roundDeadlineMs);
        if (hasEnded) rounds.succeeded();
        else log.warn({ afterMs: roundDeadlineMs }, `a round of ${name} hangs, and the next one begins`);
      } catch (error) {
        log.warn({ err: error }, `a round of ${name} failed`);
        pauseMs = Math.max(afterWorkMs, pauseAfterFailureMs);
      }
      await pause(pauseMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    rounds.stopped();
    await withinDeadline(running, stopDeadlineMs);
  };
};
