/** Counts per subject in windows of one minute. */
export interface Limiter {
  /** Counts one request and returns 0, or the seconds to wait when the subject has reached its limit. */
  take(subject: string): number;
  /** What the subject has left in this window, and for how many seconds. */
  left(subject: string): { readonly requests: number; readonly seconds: number };
  /** Takes back one request that was counted in this window. */
  giveBack(subject: string): void;
}

const windowMs = 60_000;
/** Limits the memory. Above it, new subjects share one count until the window ends. */
const subjectsMax = 100_000;

interface Count {
  requests: number;
}

export const windowSeconds = windowMs / 1000;

export const makeLimiter = (perMinute: number): Limiter => {
  let counts = new Map<string, Count>();
  let everyoneElse: Count = { requests: 0 };
  // The monotonic clock: a jump of the wall clock must not change a limit.
  let windowEndsAt = performance.now() + windowMs;

  const beginWindow = (now: number) => {
    counts = new Map();
    everyoneElse = { requests: 0 };
    windowEndsAt = now + windowMs;
  };
  const addSubject = (subject: string) => {
    if (counts.size >= subjectsMax) return everyoneElse;
    const count: Count = { requests: 0 };
    counts.set(subject, count);
    return count;
  };

  return {
    take: (subject) => {
      const now = performance.now();
      if (now >= windowEndsAt) beginWindow(now);
      const count = counts.get(subject) ?? addSubject(subject);
      if (count.requests >= perMinute) return Math.ceil((windowEndsAt - now) / 1000);
      count.requests += 1;
      return 0;
    },
    left: (subject) => ({
      requests: perMinute - (counts.get(subject) ?? everyoneElse).requests,
      seconds: Math.max(0, Math.ceil((windowEndsAt - performance.now()) / 1000)),
    }),
    giveBack: (subject) => {
      const count = counts.get(subject) ?? everyoneElse;
      // The window may have ended since: then there is nothing to take back.
      count.requests = Math.max(0, count.requests - 1);
    },
  };
};
