/**
 * In seconds. After the last one an event is given up. Standard Webhooks goes from 5 seconds to 5 minutes; the waits in between are
 * for a receiver that restarts, which gets what it missed about a minute after its first failure.
 */
const waits = [5, 15, 45, 120, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** So that receivers who failed together are not all tried again at the same moment. */
const jitter = 0.2;

/** How long to wait after this many tries; undefined: it is given up. */
export const waitAfter = (tries: number, retryAfterSeconds: number | null) => {
  const wait = waits[tries - 1];
  if (wait === undefined) return undefined;
  return Math.max(wait * (1 + Math.random() * jitter), retryAfterSeconds ?? 0);
};

/** An endpoint that has accepted nothing for so long, while something waited for it, is disabled. */
export const failingMaxMs = 5 * 24 * 60 * 60 * 1000;
