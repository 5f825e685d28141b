import {
  Payment,
  type ID,
  type PaymentService,
  type RequestContext,
  type TransactionalConnection,
} from '@vendure/core';
import { findFlorinMetadata } from './florin-metadata.ts';
import { lockOrder } from './lock-order.ts';

/**
 * Cancels the payments of an order that its buyer has begun and not completed: they may go back from the wallet at any time,
 * and begin again. False: one of them has gone too far, its money is on the way.
 */
export const cancelOpenPayments = async (
  connection: TransactionalConnection,
  payments: PaymentService,
  ctx: RequestContext,
  orderId: ID,
): Promise<boolean> => {
  await lockOrder(connection, ctx, orderId);
  const created = await connection
    .getRepository(ctx, Payment)
    .find({ where: { order: { id: orderId }, state: 'Created' } });
  for (const { id } of created.filter(findFlorinMetadata)) {
    const cancelled = await payments.cancelPayment(ctx, id);
    if (!(cancelled instanceof Payment) || cancelled.state !== 'Cancelled') return false;
  }
  return true;
};
