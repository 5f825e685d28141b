import {
  Payment,
  type ID,
  type PaymentService,
  type PaymentState,
  type RequestContext,
  type TransactionalConnection,
} from '@vendure/core';
import { findFlorinMetadata } from './florin-metadata.ts';
import { lockOrder } from './lock-order.ts';

/**
 * Cancels the payments of an order that its buyer has begun and not completed: they may go back from the wallet at any time,
 * and begin again. With `Authorized`, what is held for the order is released, too. False: one of them has gone too far, its money
 * is on the way.
 */
export const cancelOpenPayments = async (
  connection: TransactionalConnection,
  payments: PaymentService,
  ctx: RequestContext,
  orderId: ID,
  states: readonly PaymentState[] = ['Created'],
): Promise<boolean> => {
  await lockOrder(connection, ctx, orderId);
  const open = await connection
    .getRepository(ctx, Payment)
    .find({ where: states.map((state) => ({ order: { id: orderId }, state })) });
  for (const { id } of open.filter(findFlorinMetadata)) {
    const cancelled = await payments.cancelPayment(ctx, id);
    if (!(cancelled instanceof Payment) || cancelled.state !== 'Cancelled') return false;
  }
  return true;
};
