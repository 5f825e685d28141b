import { setTimeout as pause } from 'node:timers/promises';

/** How long a process may reuse what it read. */
const reuseMs = 400;
/** A little longer. A call that takes access away waits this long before its answer. */
const expiredEverywhereMs = 500;
/** How long a request may wait for its body after the check, and still be done when such a call is answered. */
export const bodyPromptMs = expiredEverywhereMs - reuseMs;
const entriesMax = 10_000;

interface Entry<O> {
  readonly readAt: number;
  readonly answer: Promise<O>;
  /** The resolved value of `answer`. */
  output: O | undefined;
}

/**
 * Caches good answers for a moment. A busy key is then read from the database a few times a second, not for every
 * request. A call that takes access away commits first, then waits until the caches of all processes have expired. Its
 * answer therefore means: refused everywhere from now on. The processes do not need to know each other.
 */
export const cached = <I, O>(
  keyOf: (input: I) => string,
  load: (input: I) => Promise<O>,
  isWorthKeeping: (output: O) => boolean,
) => {
  let entries = new Map<string, Entry<O>>();

  /** Returns a cached answer without a promise. This is the path of nearly every request of a busy key. */
  return (input: I): O | Promise<O> => {
    const key = keyOf(input);
    // The monotonic clock: a jump of the wall clock must not make an answer last longer.
    const now = performance.now();
    const found = entries.get(key);
    if (found && now - found.readAt < reuseMs) return found.output ?? found.answer;
    if (entries.size >= entriesMax) entries = new Map();
    const entry: Entry<O> = { readAt: now, answer: load(input), output: undefined };
    entries.set(key, entry);
    const remove = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    const keepOrRemove = (output: O) => (isWorthKeeping(output) ? (entry.output = output) : remove());
    entry.answer.then(keepOrRemove, remove);
    return entry.answer;
  };
};

/** Resolves when no process can still reuse what it read before this call. */
export const untilCachesExpire = () => pause(expiredEverywhereMs);
