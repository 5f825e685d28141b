import { Order, Payment, type ID, type RequestContext, type TransactionalConnection } from '@vendure/core';

/**
 * Waits until nobody else works at the payments of an order. Until the end of the transaction nobody else does: buyers who
 * return, webhooks and administrators take turns, and each sees what the one before has done.
 */
export const lockOrder = async (connection: TransactionalConnection, ctx: RequestContext, orderId: ID) => {
  await connection
    .getRepository(ctx, Order)
    .createQueryBuilder('locked')
    .select('locked.id')
    .setLock('pessimistic_write')
    .where('locked.id = :orderId', { orderId })
    .getOne();
};

/** Locks the order, and brings its payment up to date: Vendure has read it before the lock. */
export const lockPayment = async (
  connection: TransactionalConnection,
  ctx: RequestContext,
  order: Order,
  payment: Payment,
) => {
  await lockOrder(connection, ctx, order.id);
  const { state, metadata } = await connection.getEntityOrThrow(ctx, Payment, payment.id);
  Object.assign(payment, { state, metadata });
};
