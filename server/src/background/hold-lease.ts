import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';

/** A lease is renewed while the work runs. When its holder is killed, it ends within this time. */
const leaseMs = 5000;
const renewEveryMs = 2000;

export const leaseEnd = (at: Date) => new Date(at.getTime() + leaseMs);

/** Lengthens a lease that ends at `from`. A lease that ends at another time was released or taken over. */
type Renew = (from: Date, until: Date) => Promise<void>;

/** Renews a lease until the returned function is called. A renewal may still be under way then. */
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
