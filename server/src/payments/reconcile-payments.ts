import { setTimeout as pause } from 'node:timers/promises';
import type { Parts } from '../parts.ts';
import { forgetOldRequests } from '../idempotency/run-once.ts';
import { checkPayment } from './check-payment.ts';
import { takeDuePayments } from './queries.ts';
import type { Settle } from './settle-payment.ts';

const everyMs = 500;
const batchSize = 20;
const roundDeadlineMs = 60_000;
const stopDeadlineMs = 5000;
/** For so long a process keeps the payments it took; after that they are due again, for anyone. */
const busyMs = 60_000;

/**
 * Looks after payments that nobody else does: claims without an outcome, buyers who approved and vanished, buyers who
 * never approved, authorisations that lapse. Safe in many processes: each due payment is handed to one of them.
 */
export const startReconciler = (parts: Parts, settle: Settle) => {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      await withinDeadline(reconcileOnce(parts, settle), roundDeadlineMs).catch((error: unknown) =>
        parts.log.warn({ err: error }, 'a round of reconciliation failed'),
      );
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return async () => {
    stopping.abort();
    await withinDeadline(running, stopDeadlineMs);
  };
};

/**
 * A query that a lost connection took with it must neither end the background work nor hold up a stop. What was left
 * behind is due again by itself.
 */
const withinDeadline = async (work: Promise<void>, ms: number) => {
  const timer = new AbortController();
  const deadline = pause(ms, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([work, deadline]).finally(() => timer.abort());
};

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
