import { setTimeout as pause } from 'node:timers/promises';

/** For so long a process may answer from what it read. */
const rememberMs = 400;
/** A little longer: what took access away waits so long before it is answered. */
const forgottenAfterMs = 500;
const entriesMax = 10_000;

interface Entry<O> {
  readonly readAt: number;
  readonly answer: Promise<O>;
  /** The answer, once it is there. */
  output: O | undefined;
}

/**
 * Remembers good answers for a moment, so that a busy key is read from the database a few times a second and not for
 * every request. Whatever takes access away commits and then waits until every process must have forgotten what it read
 * before, so its answer still means: from now on, refused everywhere. The processes need not know of each other.
 */
export const cached = <I, O>(
  keyOf: (input: I) => string,
  load: (input: I) => Promise<O>,
  isWorthKeeping: (output: O) => boolean,
) => {
  let entries = new Map<string, Entry<O>>();

  /** A remembered answer comes at once, without a promise: nearly every request of a busy key takes that way. */
  return (input: I): O | Promise<O> => {
    const key = keyOf(input);
    // The monotonic clock: a jump of the wall clock must not make an answer last longer.
    const now = performance.now();
    const found = entries.get(key);
    if (found && now - found.readAt < rememberMs) return found.output ?? found.answer;
    if (entries.size >= entriesMax) entries = new Map();
    const entry: Entry<O> = { readAt: now, answer: load(input), output: undefined };
    entries.set(key, entry);
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    const keepOrForget = (output: O) => (isWorthKeeping(output) ? (entry.output = output) : forget());
    entry.answer.then(keepOrForget, forget);
    return entry.answer;
  };
};

/** Resolves when no process can still be answering from what it read before now. */
export const untilCachesExpire = () => pause(forgottenAfterMs);
