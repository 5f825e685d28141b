import type { WalletNotification } from '../../wallet/wallet.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { findPaymentsOfCapture } from '../store/find-payments-of-capture.ts';
import { findPayments, findPaymentsByOrder, findPaymentsByWalletIds } from '../store/queries.ts';
import { paymentOfRequest } from '../refunds/refund.ts';
import type { Payment } from '../payment.ts';
import { Problem } from '../../problem.ts';

/**
 * The payments that a notification is about: by the order that it names, by the ids that we have kept, by our own id. Events about refunds
 * and later captures name no order, so the wallet is asked if nothing else says whose they are (docs/reliability.md#f31).
 */
export const findNotifiedPayments = async (
  deps: PaymentDependencies,
  notification: WalletNotification,
): Promise<readonly Payment[]> => {
  const { sql, config } = deps;
  const { provider } = config.wallet;
  const { orderId, parentId, captureId, ownId } = notification;
  for (const id of [orderId, parentId]) {
    const ofOrder = id === undefined ? [] : await findPaymentsByOrder(sql, provider, id);
    if (ofOrder.length > 0) return ofOrder;
  }
  const kept = await findPaymentsByWalletIds(sql, provider, notification);
  if (kept.length > 0) return kept;
  const named = await findOwn(deps, ownId);
  // What names an order or a payment of version 1.0 that is not here is someone else's.
  const isForeign = (orderId ?? parentId) !== undefined;
  if (named.length > 0 || isForeign || captureId === undefined) return named;
  const found = await findPaymentsOfCapture(deps, captureId);
  if (!found) throw askToResend(`The wallet does not show the capture ${captureId}.`);
  return found;
};

/** Our own id of a payment is its id, and that of a refund begins with it. */
const findOwn = async ({ sql, config }: PaymentDependencies, ownId: string | undefined) => {
  if (ownId === undefined) return [];
  const ids = [ownId, paymentOfRequest(ownId)].filter((id) => id !== undefined);
  return (await findPayments(sql, ids)).filter(
    ({ walletProvider }) => walletProvider === config.wallet.provider,
  );
};

/** Answers a notification that cannot be acted on now: the wallet has to send it again. */
export const askToResend = (why: string) =>
  new Problem('wallet_unavailable', why, { headers: { 'retry-after': '60' } });
