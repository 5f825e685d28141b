import { invariant } from '../../invariant.ts';
import type { OrderChange } from '../../wallet/wallet.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { PaymentOperation } from '../operation-kind.ts';
import type { Payment } from '../payment.ts';
import { toOrderParts } from '../start/to-order-parts.ts';
import { findChange } from './queries.ts';

/** What the wallet is asked for, as it was committed with the operation. */
export const getOrderChange = async (
  { sql }: PaymentDependencies,
  { id, walletOrderId, currency, totalMinor, reference }: Payment,
  { number }: PaymentOperation,
): Promise<OrderChange> => {
  const change = await findChange(sql, id, number);
  invariant(change, `operation ${number} of payment ${id} has no change`);
  return {
    paymentId: id,
    orderId: walletOrderId,
    formerTotal: { currency, amountMinor: totalMinor },
    total: { currency, amountMinor: change.totalMinor },
    reference: reference ?? undefined,
    ...toOrderParts(change.orderDetails),
  };
};
