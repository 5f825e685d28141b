import { setTimeout as pause } from 'node:timers/promises';

/** For so long a process may answer from what it read. */
const rememberMs = 400;
/** A little longer: what took access away waits so long before it is answered. */
const forgottenAfterMs = 500;
const entriesMax = 10_000;

/**
 * Remembers good answers for a moment, so that a busy key is read from the database a few times a second and not for
 * every request. Whatever takes access away commits and then waits until every process must have forgotten what it read
 * before, so its answer still means: from now on, refused everywhere. The processes need not know of each other.
 */
export const remembering = <I, O>(
  keyOf: (input: I) => string,
  load: (input: I) => Promise<O>,
  isWorthKeeping: (output: O) => boolean,
) => {
  let entries = new Map<string, { readonly readAt: number; readonly answer: Promise<O> }>();

  return (input: I): Promise<O> => {
    const key = keyOf(input);
    // The monotonic clock: a jump of the wall clock must not make an answer last longer.
    const now = performance.now();
    const found = entries.get(key);
    if (found && now - found.readAt < rememberMs) return found.answer;
    if (entries.size >= entriesMax) entries = new Map();
    const entry = { readAt: now, answer: load(input) };
    entries.set(key, entry);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    const keepOrForget = (output: O) => (isWorthKeeping(output) ? undefined : forget());
    entry.answer.then(keepOrForget, forget);
    return entry.answer;
  };
};

/** Resolves when no process can still be answering from what it read before now. */
export const untilForgotten = () => pause(forgottenAfterMs);
