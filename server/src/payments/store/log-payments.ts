import type { Logger } from 'pino';
import { isOpenStatus, type Payment } from '../payment.ts';
import type { NewPayment } from './insert-payments-query.ts';
import type { PaymentMove } from './move-payments-query.ts';

/** Two lines of the log are enough to follow a payment (docs/metrics.md#logs). They contain nothing of the buyer. */
export const logStart = (log: Logger, payment: NewPayment, requestId: string) => {
  const { id, platformId, apiKeyId: key, accountId, totalMinor, currency } = payment;
  log.info(
    {
      payment: id,
      requestId,
      platformId,
      key,
      accountId,
      amountMinor: Number(totalMinor),
      currency,
      // What the wallet took to make its order.
      ms: payment.calls.reduce((sum, { durationMs }) => sum + durationMs, 0),
    },
    'payment started',
  );
};

/** After the commit of a move. Nothing is logged for one that was not made, or that leaves the payment open. */
export const logEnd = (log: Logger, { move, event }: PaymentMove, moved: Payment | undefined) => {
  if (moved === undefined || move === undefined || isOpenStatus(moved.storedStatus)) return;
  const { id, platformId, storedStatus: status, currency, createdAt, updatedAt, declineIssue } = moved;
  const amountMinor = status === 'captured' ? moved.capturedMinor : moved.totalMinor;
  const { reason } = (event?.details ?? {}) as { readonly reason?: unknown };
  log.info(
    {
      payment: id,
      platformId,
      status,
      amountMinor: Number(amountMinor),
      currency,
      ms: updatedAt.getTime() - createdAt.getTime(),
      reason: status === 'failed' ? declineIssue : (reason ?? undefined),
    },
    'payment ended',
  );
};
