import type { Transaction } from '../../database/client.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lookAfterwardsMs } from '../../operations/look-pauses.ts';
import { hadUnansweredCall } from '../../operations/queries.ts';
import { logEnd } from './log-payments.ts';
import { movePayment, type PaymentMove } from './move-payments-query.ts';
import { lockPayment } from './queries.ts';
import type { Payment } from '../payment.ts';

/**
 * Ends a payment for which nothing is under way. Undefined: something is, or its status does not allow the move. Where a call was
 * never answered, someone looks once more, because it may have its effect later (docs/reliability.md#f21).
 */
export const endFreePayment = async (tx: Transaction, wanted: PaymentMove): Promise<Payment | undefined> => {
  const payment = await lockPayment(tx, wanted.payment.id);
  if (!payment || payment.operation !== null) return undefined;
  const lateEffectAt = (await hadUnansweredCall(tx, payment.id))
    ? new Date(wanted.at.getTime() + lookAfterwardsMs)
    : undefined;
  return movePayment(tx, { ...wanted, payment, nextLookAt: wanted.nextLookAt ?? lateEffectAt });
};

/** The same in a transaction of its own, with its line in the log. */
export const endFreePaymentNow = async (
  { sql, log }: Pick<Dependencies, 'sql' | 'log'>,
  wanted: PaymentMove,
): Promise<Payment | undefined> => {
  const moved = await sql.begin((tx) => endFreePayment(tx, wanted));
  logEnd(log, wanted, moved);
  return moved;
};
