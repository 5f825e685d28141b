import { FlorinError, type Florin } from '@florin/client';
import {
  Payment,
  type ConfigService,
  type OrderService,
  type RequestContext,
  type RequestContextService,
  type TransactionalConnection,
} from '@vendure/core';
import { findFlorinMetadata } from './florin-metadata.ts';
import { lockOrder } from './lock-order.ts';

/** What is needed to bring a payment of the shop to what Florin says. */
export interface Shop {
  readonly florin: Florin;
  readonly connection: TransactionalConnection;
  readonly contexts: RequestContextService;
  readonly orders: OrderService;
  readonly config: ConfigService;
}

const findOrderCode = async (florin: Florin, transactionId: string) => {
  try {
    return (await florin.payments.read(transactionId)).reference;
  } catch (error) {
    if (error instanceof FlorinError && error.code === 'not_found') return null;
    throw error;
  }
};

/**
 * The payment of the shop that belongs to one of Florin. Found by the code of its order, which is indexed. Undefined: another
 * program uses the same API key.
 */
export const findPayment = async ({ florin, connection }: Shop, transactionId: string) => {
  const code = await findOrderCode(florin, transactionId);
  if (code === null) return undefined;
  const where = { transactionId, order: { code } };
  // In a transaction, because those do not read from a replica, which may be late.
  const payment = await connection.withTransaction((ctx) =>
    connection.getRepository(ctx, Payment).findOne({ where, relations: { order: true } }),
  );
  return payment !== null && findFlorinMetadata(payment) ? payment : undefined;
};

/** Works at a payment in one transaction, as the only one, and with the payment as it is then. */
export const workAlone = async <T>(
  { connection, contexts }: Shop,
  payment: Payment,
  work: (ctx: RequestContext, payment: Payment) => Promise<T>,
): Promise<T> => {
  const { channelToken: channelOrToken, languageCode } = findFlorinMetadata(payment)!;
  const { currencyCode } = payment.order;
  const ctx = await contexts.create({ apiType: 'admin', channelOrToken, languageCode, currencyCode });
  return connection.withTransaction(ctx, async (inside) => {
    await lockOrder(connection, inside, payment.order.id);
    return work(inside, await connection.getEntityOrThrow(inside, Payment, payment.id));
  });
};
