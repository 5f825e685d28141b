/** Counts per subject in windows of one minute. */
export interface Limiter {
  /** Counts one request and returns 0, or the seconds to wait when the subject has reached its limit. */
  take(subject: string): number;
}

const windowMs = 60_000;
/** Limits the memory. Above it, new subjects share one count until the window ends. */
const subjectsMax = 100_000;

export const makeLimiter = (perMinute: number): Limiter => {
  let counts = new Map<string, number>();
  // The monotonic clock: a jump of the wall clock must not change a limit.
  let windowEndsAt = performance.now() + windowMs;

  const countOf = (subject: string) => {
    const now = performance.now();
    if (now >= windowEndsAt) {
      counts = new Map();
      windowEndsAt = now + windowMs;
    }
    return counts.get(subject) ?? 0;
  };
  const waitSeconds = () => Math.max(1, Math.ceil((windowEndsAt - performance.now()) / 1000));

  return {
    take: (given) => {
      const subject = counts.size < subjectsMax || counts.has(given) ? given : '(everyone else)';
      const count = countOf(subject);
      if (count >= perMinute) return waitSeconds();
      counts.set(subject, count + 1);
      return 0;
    },
  };
};
