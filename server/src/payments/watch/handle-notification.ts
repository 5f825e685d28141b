import type { Parts } from '../../parts.ts';
import { findPaymentByOrder } from '../queries.ts';
import type { Settle } from '../settle/settle-payment.ts';

/** The wallet has said that something happened to an order: we look, and settle what is there to settle. */
export const handleNotification = async ({ sql }: Parts, settle: Settle, orderId: string | undefined) => {
  const payment = orderId === undefined ? undefined : await findPaymentByOrder(sql, orderId);
  if (payment) await settle(payment);
};
