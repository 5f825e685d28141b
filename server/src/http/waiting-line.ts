/** Someone who waits for a turn. */
interface Waiter {
  /** Since when, in milliseconds of the monotonic clock. */
  readonly since: number;
  begin(): void;
  /** It has waited too long. */
  refuse(): void;
  isGone(): boolean;
}

export interface WaitingLine {
  /** Whether a caller who comes now gets a turn in time, as far as that is known. */
  hasRoom(): boolean;
  /** Begins at once if a slot is free and nobody waits, or when it is its turn. */
  join(waiter: Waiter): void;
  /** Someone who has begun does not need the slot any more, or not for now. */
  release(): void;
  /** Someone who has begun needs a slot again. Nobody makes them wait: what has begun is finished first. */
  retake(): void;
}

/** How long someone may wait for a turn. Callers who wait longer give up, and the work for them is lost. */
const waitMsMax = 1000;
/** Whoever would wait longer than this is refused at once. Shorter than the wait above, because the machine may get slower meanwhile. */
const waitMsExpectedMax = 500;
/** There are as many slots as turns in this time. */
const workMsWanted = 500;
/**
 * How long turns are counted before their rate is used. In less time, one pause of the machine or one batch of the database would
 * decide.
 */
const windowMs = 500;

interface Bounds {
  readonly least: number;
  readonly most: number;
}

/**
 * A limited number of slots, and a line of those who wait for one (docs/decisions/033-admission-by-waiting-time.md). Both follow
 * from the turns that were given lately, because those show what this machine can do right now. More slots than turns in half a
 * second would only make all of them slower, and whoever would wait longer than that is refused at once. Until the rate is known,
 * everybody may wait, but nobody longer than a second.
 */
export const makeWaitingLine = ({ least, most }: Bounds): WaitingLine => {
  const waiting: Waiter[] = [];
  const turns = countTurns();
  let slots = least;
  let taken = 0;
  let isGivingTurns = false;
  let timer: NodeJS.Timeout | undefined;

  const lookAtTurns = () => {
    const perMs = turns.perMs();
    if (perMs !== undefined) slots = Math.min(most, Math.max(least, Math.round(perMs * workMsWanted)));
    return perMs;
  };

  const giveTurns = () => {
    // A turn can end at once and free its slot. The loop that runs already sees that.
    if (isGivingTurns) return;
    isGivingTurns = true;
    while (waiting.length > 0 && taken < slots) {
      const next = waiting.shift()!;
      if (next.isGone()) next.refuse();
      else {
        turns.count();
        taken += 1;
        next.begin();
      }
    }
    isGivingTurns = false;
  };

  const refuseLate = () => {
    const now = performance.now();
    while (waiting.length > 0 && now - waiting[0]!.since >= waitMsMax) waiting.shift()!.refuse();
    timer = waiting.length === 0 ? undefined : setTimer(waiting[0]!.since + waitMsMax - now);
  };
  const setTimer = (ms: number) => setTimeout(refuseLate, Math.max(1, ms)).unref();

  return {
    hasRoom: () => {
      if (waiting.length === 0) return true;
      const perMs = lookAtTurns();
      return perMs === undefined || (waiting.length + 1) / perMs <= waitMsExpectedMax;
    },
    join: (waiter) => {
      if (waiting.length === 0 && taken < slots) {
        taken += 1;
        waiter.begin();
        return;
      }
      if (waiting.length === 0) turns.startOver();
      waiting.push(waiter);
      timer ??= setTimer(waiter.since + waitMsMax - performance.now());
    },
    release: () => {
      taken -= 1;
      if (waiting.length > 0) lookAtTurns();
      giveTurns();
    },
    retake: () => {
      taken += 1;
    },
  };
};

/** How many turns were given in a millisecond, in the last window that is over. Undefined while there is none. */
const countTurns = () => {
  let startedAt = 0;
  let count = 0;
  let latest: number | undefined;
  return {
    startOver: () => {
      startedAt = performance.now();
      count = 0;
      latest = undefined;
    },
    count: () => {
      count += 1;
    },
    perMs: () => {
      const now = performance.now();
      if (now - startedAt >= windowMs) {
        latest = count / (now - startedAt);
        startedAt = now;
        count = 0;
      }
      return latest;
    },
  };
};
