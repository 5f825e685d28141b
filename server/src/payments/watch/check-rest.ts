import { keepCalls } from '../../wallet/keep-calls.ts';
import type { OrderStatement } from '../../wallet/wallet.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import type { Payment } from '../payment.ts';
import { finishOf } from '../settle/verdicts.ts';
import { orderOf } from '../settle/wallet-steps.ts';
import { endFreePayment } from '../store/end-free-payment.ts';
import { lockPayment } from '../store/queries.ts';

/**
 * Whether money is still held beside the captured parts of a payment, by what the wallet states of its order. If not, nothing more will be
 * captured, and the payment is finished.
 */
export const checkRest = async (
  deps: PaymentDependencies,
  payment: Payment,
  { authorizations }: OrderStatement,
): Promise<Payment> => {
  const { sql, wallet, clock } = deps;
  if (payment.storedStatus !== 'partially_captured' || payment.operation !== null) return payment;
  const authorizationId = payment.walletAuthorizationId!;
  const stated = authorizations.find(({ id }) => id === authorizationId);
  if (stated?.meaning === 'held' || stated?.meaning === 'pending') return payment;
  // One answer of the wallet may be wrong: the authorisation is read by itself as well.
  const { result, calls } = await wallet.showAuthorization(authorizationId, orderOf(payment).total, {
    orderId: payment.walletOrderId,
    ownId: undefined,
    isFinal: false,
    bookedIds: payment.captures.map(({ walletCaptureId }) => walletCaptureId),
  });
  await keepCalls(sql, payment.id, clock(), calls);
  if (result.outcome !== 'lapsed' && result.outcome !== 'declined') return payment;
  const at = clock();
  const finished = await sql.begin(async (tx) => {
    const locked = await lockPayment(tx, payment.id);
    // Another part may have been captured since the wallet was asked.
    if (locked?.lastEvent !== payment.lastEvent) return undefined;
    const why = { reason: 'authorization_lapsed' };
    return endFreePayment(tx, { ...finishOf(locked, why), payment: locked, at });
  });
  return finished ?? payment;
};
