/** The waits of Standard Webhooks, in seconds. After the last one an event is given up. */
const waits = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

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
