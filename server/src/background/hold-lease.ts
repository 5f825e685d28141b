import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';

/** A lease holds for so long and is renewed while the work runs: one whose holder was killed is free within seconds. */
const leaseMs = 5000;
const renewEveryMs = 2000;

export const leaseEnd = (at: Date) => new Date(at.getTime() + leaseMs);

/** Lengthens a lease that ends at `from` to end at `until`. One that ends at another time has been let go or taken over. */
type Renew = (from: Date, until: Date) => Promise<void>;

/** Keeps a lease while we are alive and at work; answers how to stop doing so. A renewal may still be under way then. */
export const holdLease = (
  { clock, log }: { readonly clock: Clock; readonly log: Logger },
  subject: string,
  heldUntil: Date,
  renew: Renew,
) => {
  let from = heldUntil;
  const renewOnce = async () => {
    const until = leaseEnd(clock());
    await renew(from, until);
    from = until;
  };
  const tryToRenew = () =>
    renewOnce().catch((error: unknown) => log.warn({ err: error, subject }, 'a lease could not be renewed'));
  const timer = setInterval(() => void tryToRenew(), renewEveryMs);
  return () => clearInterval(timer);
};
