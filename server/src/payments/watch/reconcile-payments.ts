import type { PaymentParts } from '../payment-parts.ts';
import { runEvery, stopDeadlineMs } from '../../background/run-every.ts';
import { withinDeadline } from '../../background/within-deadline.ts';
import { lookAtPayment } from './look-at-payment.ts';
import { takeDuePayments } from './queries.ts';
import type { Settle } from '../settle/settle-payment.ts';

const everyMs = 500;
const underWayMax = 20;
/** How long a process keeps the payments that it took. After that they are due again, for any process. */
const busyMs = 60_000;

/**
 * Settles what no request settles: claims without an outcome, buyers who approved and left, buyers who never approved, and
 * authorisations that lapse. Safe in many processes: each due payment is given to one process, and only to a process that
 * is connected to its wallet.
 */
export const startReconciler = (parts: PaymentParts, settle: Settle) => {
  const underWay = new Set<Promise<void>>();
  const stop = runEvery(everyMs, parts.log, 'reconciliation', () => reconcileOnce(parts, settle, underWay));
  return async () => {
    await stop();
    await withinDeadline(Promise.all(underWay), stopDeadlineMs);
  };
};

/** Starts what is due and waits for none of it: a wallet that is silent about one payment must not hold up the next. */
const reconcileOnce = async (parts: PaymentParts, settle: Settle, underWay: Set<Promise<void>>) => {
  const { sql, clock, config, log } = parts;
  const at = clock();
  const room = underWayMax - underWay.size;
  const busyUntil = new Date(at.getTime() + busyMs);
  const { provider: walletProvider } = config.wallet;
  const due = room > 0 ? await takeDuePayments(sql, { walletProvider, at, busyUntil, limit: room }) : [];
  for (const payment of due) {
    const check = lookAtPayment(parts, settle, payment)
      .catch((error: unknown) => log.warn({ err: error }, 'a payment could not be checked'))
      .finally(() => underWay.delete(check));
    underWay.add(check);
  }
};
