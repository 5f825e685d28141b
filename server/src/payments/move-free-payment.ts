import type { Sql } from '../database/client.ts';
import { movePayment, type PaymentMove } from './move-payments-query.ts';
import { lockPayment, type Payment } from './queries.ts';

/** Moves a payment for which nothing is under way. Undefined: something is, or its state does not allow the move. */
export const moveFreePayment = (sql: Sql, wanted: PaymentMove): Promise<Payment | undefined> =>
  sql.begin(async (tx) => {
    const payment = await lockPayment(tx, wanted.payment.id);
    return payment?.operation === null ? movePayment(tx, { ...wanted, payment }) : undefined;
  });
