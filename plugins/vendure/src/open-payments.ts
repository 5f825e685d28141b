import { Payment, Refund, type TransactionalConnection } from '@vendure/core';

/** Metadata are a JSON text in the database. */
const isOurs = `payment.metadata like '%"florin":%'`;

/** When the oldest payment was made that waits for Florin, or has a refund that does. Undefined: nothing is open. */
export const findOldestOpen = async (connection: TransactionalConnection): Promise<Date | undefined> => {
  const payment = await connection.rawConnection
    .getRepository(Payment)
    .createQueryBuilder('payment')
    .where(`payment.state in ('Created', 'Authorized') and ${isOurs}`)
    .orderBy('payment.createdAt')
    .getOne();
  const refund = await connection.rawConnection
    .getRepository(Refund)
    .createQueryBuilder('refund')
    .innerJoin('refund.payment', 'payment')
    .where(`refund.state = 'Pending' and ${isOurs}`)
    .orderBy('refund.createdAt')
    .getOne();
  const times = [payment, refund].flatMap((open) => (open ? [open.createdAt.getTime()] : []));
  return times.length === 0 ? undefined : new Date(Math.min(...times));
};
