import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '../command.ts';
import { NotNow } from '../sandbox/http-call.ts';
import type { Platform } from '../sandbox/platform.ts';
import { readEvents, type FedEvent } from '../sandbox/read-events.ts';

const lookEveryMs = 500;
const awayPauseMs = 2000;

/** Every event behind the cursor, in order, until the signal. It waits for a sandbox that is away, and says so once. */
export const followEvents = async function* (
  platform: Platform,
  after: string,
  signal: AbortSignal,
  say: Call['say'],
): AsyncGenerator<FedEvent> {
  let next = after;
  let isAway = false;
  while (!signal.aborted) {
    try {
      const page = await readEvents(platform, next);
      if (isAway) say('The sandbox is back.');
      isAway = false;
      yield* page.events;
      ({ next } = page);
      if (page.events.length === 0) await wait(lookEveryMs, signal);
    } catch (error) {
      if (!(error instanceof NotNow)) throw error;
      if (!isAway) say(`${error.message} It is asked again and again.`);
      isAway = true;
      await wait(awayPauseMs, signal);
    }
  }
};

const wait = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }).catch(() => undefined);
