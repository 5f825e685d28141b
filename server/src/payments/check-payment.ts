import type { Parts } from '../parts.ts';
import type { WalletCall } from '../wallet/wallet.ts';
import { nextCheck } from './check-times.ts';
import { isClaimed } from './payment.ts';
import { scheduleCheck } from './check-queries.ts';
import type { Payment } from './queries.ts';
import type { Settle } from './settle-payment.ts';
import { movePayment } from './write-queries.ts';

/** What becomes of the record of a look at the wallet. The background looks too often to keep each. */
export type KeepCalls = (calls: readonly WalletCall[]) => Promise<void>;

const keepNone: KeepCalls = async () => {};

/** Looks at a payment that is not over, wherever it stands, and does what is to do about what the wallet says. */
export const checkPayment = async (
  parts: Parts,
  settle: Settle,
  payment: Payment,
  keepCalls: KeepCalls = keepNone,
) => {
  if (isClaimed(payment.status)) await settle(payment);
  else if (payment.status === 'authorized') await checkAuthorization(parts, payment, keepCalls);
  else await checkApproval(parts, settle, payment, keepCalls);
};

const moneyOf = ({ currency, totalMinor }: Payment) => ({ currency, amountMinor: totalMinor });

/** Before a payment expires the wallet is asked once more: the buyer may have approved in the last second. */
const checkApproval = async (parts: Parts, settle: Settle, payment: Payment, keepCalls: KeepCalls) => {
  const order = { orderId: payment.walletOrderId, total: moneyOf(payment) };
  const { result, calls } = await parts.wallet.showOrder(order);
  await keepCalls(calls);
  const at = parts.clock();
  const isGone =
    result.outcome === 'expired' || (result.outcome === 'not_approved' && payment.expiresAt <= at);
  if (isGone) await expire(parts, payment, at);
  else if (result.outcome === 'not_approved' || result.outcome === 'unknown') {
    await scheduleCheck(parts.sql, payment.id, nextCheck(payment, at));
  } else await settle(payment);
};

const checkAuthorization = async (parts: Parts, payment: Payment, keepCalls: KeepCalls) => {
  const money = moneyOf(payment);
  const { result, calls } = await parts.wallet.showAuthorization(payment.walletAuthorizationId!, money);
  await keepCalls(calls);
  const at = parts.clock();
  if (result.outcome === 'lapsed') await expire(parts, payment, at);
  else await scheduleCheck(parts.sql, payment.id, nextCheck(payment, at));
};

const expire = async ({ sql }: Parts, payment: Payment, at: Date) => {
  const move = payment.status === 'authorized' ? 'lapse' : 'expire';
  await movePayment(sql, { payment, move, at, checkAt: at, event: { type: 'payment.expired', data: {} } });
};
