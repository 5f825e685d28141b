import type { Parts } from '../parts.ts';
import { forgetOldRequests } from '../idempotency/run-once.ts';
import { runEvery } from '../run-every.ts';
import { checkPayment } from './check-payment.ts';
import { takeDuePayments } from './queries.ts';
import type { Settle } from './settle-payment.ts';

const everyMs = 500;
const batchSize = 20;
/** For so long a process keeps the payments it took; after that they are due again, for anyone. */
const busyMs = 60_000;

/**
 * Looks after payments that nobody else does: claims without an outcome, buyers who approved and vanished, buyers who
 * never approved, authorisations that lapse. Safe in many processes: each due payment is handed to one of them.
 */
export const startReconciler = (parts: Parts, settle: Settle) =>
  runEvery(everyMs, parts.log, 'reconciliation', () => reconcileOnce(parts, settle));

const reconcileOnce = async (parts: Parts, settle: Settle) => {
  const { sql, clock } = parts;
  const at = clock();
  const due = await takeDuePayments(sql, at, new Date(at.getTime() + busyMs), batchSize);
  const checks = due.map((payment) => checkPayment(parts, settle, payment));
  for (const result of await Promise.allSettled(checks)) {
    if (result.status === 'rejected')
      parts.log.warn({ err: result.reason as unknown }, 'a payment could not be checked');
  }
  await forgetOldRequests(parts);
};
