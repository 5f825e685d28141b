import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '../command.ts';
import { NotNow } from '../sandbox/http-call.ts';
import type { FedEvent } from '../sandbox/read-events.ts';

/** Where events come from. */
export interface Feed {
  /** Skips everything that has happened so far. */
  skip(): Promise<void>;
  /** What has happened since, in order. Empty: there is no more for now. */
  next(): Promise<readonly FedEvent[]>;
  close(): Promise<void>;
}

const lookEveryMs = 500;
const awayPauseMs = 2000;

/** Every event of the feed, in order, until the signal. It waits for a sandbox that is away, and says so once. */
export async function* followEvents(
  feed: Feed,
  signal: AbortSignal,
  say: Call['say'],
): AsyncGenerator<FedEvent> {
  let isAway = false;
  while (!signal.aborted) {
    try {
      const events = await feed.next();
      if (isAway) say('The sandbox is back.');
      isAway = false;
      yield* events;
      if (events.length === 0) await wait(lookEveryMs, signal);
    } catch (error) {
      if (!(error instanceof NotNow)) throw error;
      if (!isAway) say(`${error.message} Trying again until it answers.`);
      isAway = true;
      await wait(awayPauseMs, signal);
    }
  }
}

const wait = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }).catch(() => undefined);
