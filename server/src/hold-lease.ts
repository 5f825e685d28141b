import type { Parts } from './parts.ts';

/** A lease holds for so long and is renewed while the work runs: one whose holder was killed is free within seconds. */
const leaseMs = 5000;
const renewEveryMs = 2000;

export const leaseEnd = (at: Date) => new Date(at.getTime() + leaseMs);

/** Keeps a lease while we are alive and at work; answers how to stop doing so. */
export const holdLease = (
  { clock, log }: Pick<Parts, 'clock' | 'log'>,
  subject: string,
  renew: (until: Date) => Promise<void>,
) => {
  const tryToRenew = () =>
    renew(leaseEnd(clock())).catch((error: unknown) =>
      log.warn({ err: error, subject }, 'a lease could not be renewed'),
    );
  const timer = setInterval(() => void tryToRenew(), renewEveryMs);
  return () => clearInterval(timer);
};
