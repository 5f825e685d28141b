import type { OrderChange } from '../../wallet/wallet.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { PaymentOperation } from '../operation-kind.ts';
import type { Payment } from '../payment.ts';
import { toOrderParts } from '../start/to-order-parts.ts';
import { findChange } from './queries.ts';

/** What the wallet is asked for, as it was committed with the operation. Undefined: another process has ended the operation meanwhile. */
export const findOrderChange = async (
  { sql }: PaymentDependencies,
  { id, walletOrderId, currency, totalMinor, reference }: Payment,
  { number }: PaymentOperation,
): Promise<OrderChange | undefined> => {
  const change = await findChange(sql, id, number);
  if (!change) return undefined;
  return {
    paymentId: id,
    orderId: walletOrderId,
    formerTotal: { currency, amountMinor: totalMinor },
    total: { currency, amountMinor: change.totalMinor },
    reference: reference ?? undefined,
    ...toOrderParts(change.orderDetails),
  };
};
