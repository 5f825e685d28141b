import type { PaymentDependencies } from '../dependencies.ts';
import type { Payment } from '../payment.ts';
import { findPaymentsByOrder, findPaymentsByWalletIds } from './queries.ts';

/**
 * The payments that a capture is of, booked here or not: where it isn't kept here, the wallet is asked for its order. Undefined: the
 * wallet doesn't say.
 */
export const findPaymentsOfCapture = async (
  { sql, config, wallet }: PaymentDependencies,
  captureId: string,
): Promise<readonly Payment[] | undefined> => {
  const { provider } = config.wallet;
  const kept = await findPaymentsByWalletIds(sql, provider, { captureId });
  if (kept.length > 0) return kept;
  const found = await wallet.findOrderOfCapture(captureId);
  if (!found) return undefined;
  return found.orderId === undefined ? [] : findPaymentsByOrder(sql, provider, found.orderId);
};
