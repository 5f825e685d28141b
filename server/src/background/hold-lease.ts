import type { Logger } from 'pino';

/** A lease is renewed while the work runs. When its holder is killed, it ends within this time. */
export const leaseMs = 5000;
const renewEveryMs = 2000;

export interface Lease {
  /** Asked right before acting: a timer may be late. */
  isHeld(): boolean;
  /** Aborted when another process may have taken over: from then on the holder must not act. */
  readonly signal: AbortSignal;
  /** Stops renewing. A renewal may still be under way then. */
  stop(): void;
}

/** Lengthens the lease by `leaseMs` from now, by the database's clock. False: another process has it. */
type Renew = () => Promise<boolean>;

/**
 * Renews a lease until it is stopped. `sinceMs`: when the statement that took it was sent, by this process's own timer. The
 * database counts from later on, so a process that believes this timer never believes in a lease that has ended.
 */
export const holdLease = (log: Logger, subject: string, sinceMs: number, renew: Renew): Lease => {
  const lost = new AbortController();
  const lose = () => lost.abort(new Error(`the lease on ${subject} has ended`));
  let untilMs = sinceMs + leaseMs;
  let isStopped = false;
  let end: NodeJS.Timeout | undefined;
  const isHeld = () => {
    if (performance.now() >= untilMs) lose();
    return !lost.signal.aborted;
  };
  const watchEnd = () => {
    clearTimeout(end);
    if (!isStopped && isHeld()) end = setTimeout(isHeld, untilMs - performance.now());
  };
  watchEnd();
  const tryToRenew = async () => {
    const sentMs = performance.now();
    try {
      if (await renew()) untilMs = sentMs + leaseMs;
      else lose();
      watchEnd();
    } catch (error) {
      log.warn({ err: error, subject }, 'a lease could not be renewed');
    }
  };
  const timer = setInterval(() => void tryToRenew(), renewEveryMs);
  return {
    isHeld,
    signal: lost.signal,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
      clearTimeout(end);
    },
  };
};
