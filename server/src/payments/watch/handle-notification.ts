import type { Parts } from '../../parts.ts';
import { findPaymentsByOrder } from '../queries.ts';
import type { Settle } from '../settle/settle-payment.ts';

/**
 * The wallet has said that something happened to an order: we look, and settle what is there to settle. Should two payments
 * name the same order, each is looked at, and the wallet says whose it is.
 */
export const handleNotification = async (
  { sql, config }: Parts,
  settle: Settle,
  orderId: string | undefined,
) => {
  if (orderId === undefined) return;
  const payments = await findPaymentsByOrder(sql, config.wallet.provider, orderId);
  await Promise.all(payments.map(settle));
};
