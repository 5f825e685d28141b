import type { Logger } from 'pino';
import type { Transaction } from '../../database/client.ts';
import type { MismatchReason } from '../../wallet/mismatch.ts';
import { requestOperation } from '../store/request-operations-query.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { findPayment, planLookAfterwards } from '../store/queries.ts';
import { alertOfMismatch } from './alert-of-mismatch.ts';
import type { Payment } from '../payment.ts';

/** Asks a person about the payment. Undefined: it has changed since it was read, or something is under way for it. */
export const requestReview = async (
  tx: Transaction,
  log: Logger,
  payment: Payment,
  at: Date,
  reason: MismatchReason,
) => {
  const review = await requestOperation(tx, {
    payment,
    kind: 'review',
    amountMinor: payment.totalMinor,
    requestedBy: 'wallet',
    at,
    isHeld: false,
    mismatch: reason,
  });
  if (review) await alertOfMismatch(tx, log, payment.id, at, reason);
  return review;
};

/**
 * The wallet reports something that does not fit the payment as it was read, so a person has to look at it. While an operation is
 * open, its own verdict shows what has happened. False: the payment has changed since it was read, which may be what the wallet
 * reported. Then the wallet is asked again.
 */
export const openReview = async (
  { sql, clock, log }: PaymentDependencies,
  payment: Payment,
  reason: MismatchReason,
): Promise<boolean> => {
  const at = clock();
  return sql.begin(async (tx) => {
    if (await requestReview(tx, log, payment, at, reason)) return true;
    const isUnderWay = (await findPayment(tx, payment.id))!.operation !== null;
    if (!isUnderWay) await planLookAfterwards(tx, payment, at);
    return isUnderWay;
  });
};
