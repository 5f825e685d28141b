import type { PaymentParts } from '../payment-parts.ts';
import type { WalletCall } from '../../wallet/wallet.ts';
import { alertOfContradiction } from '../settle/apply-outcome.ts';
import { nextLook } from '../look-schedule.ts';
import { isClaimed } from '../payment.ts';
import { scheduleLook } from './queries.ts';
import type { Payment } from '../queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import type { Settle } from '../settle/settle-payment.ts';
import { movePayment } from '../write-queries.ts';

/** Stores the calls of a look at the wallet. The background work looks too often to store them. */
export type KeepCalls = (calls: readonly WalletCall[]) => Promise<void>;

const keepNone: KeepCalls = async () => {};

/** Asks the wallet about a payment that is not over, and acts on the answer. */
export const lookAtPayment = async (
  parts: PaymentParts,
  settle: Settle,
  payment: Payment,
  keepCalls: KeepCalls = keepNone,
) => {
  requireOwnWallet(parts, payment);
  if (isClaimed(payment.status)) await settle(payment);
  else if (payment.status === 'authorized') await checkAuthorization(parts, payment, keepCalls);
  else await checkApproval(parts, settle, payment, keepCalls);
};

const moneyOf = ({ currency, totalMinor }: Payment) => ({ currency, amountMinor: totalMinor });

/** Before a payment expires the wallet is asked once more: the buyer may have approved in the last second. */
const checkApproval = async (parts: PaymentParts, settle: Settle, payment: Payment, keepCalls: KeepCalls) => {
  const order = { paymentId: payment.id, orderId: payment.walletOrderId, total: moneyOf(payment) };
  const { result, calls } = await parts.wallet.showOrder(order);
  await keepCalls(calls);
  const at = parts.clock();
  const isGone =
    result.outcome === 'expired' || (result.outcome === 'not_approved' && payment.expiresAt <= at);
  if (isGone) await expire(parts, payment, at);
  else if (result.outcome === 'not_approved' || result.outcome === 'unknown') {
    await scheduleLook(parts.sql, payment.id, nextLook(payment, at));
  } else await settle(payment);
};

const checkAuthorization = async (parts: PaymentParts, payment: Payment, keepCalls: KeepCalls) => {
  const money = moneyOf(payment);
  const { result, calls } = await parts.wallet.showAuthorization(payment.walletAuthorizationId!, money);
  await keepCalls(calls);
  const at = parts.clock();
  if (result.outcome === 'lapsed') await lapse(parts, payment, at);
  else if (result.outcome === 'mismatch') await contradict(parts, payment, at, result.detail);
  else if (result.outcome === 'captured') {
    const { id } = result.capture;
    await contradict(
      parts,
      payment,
      at,
      `the wallet has captured it as ${id}, which nobody here has ordered`,
    );
  } else await scheduleLook(parts.sql, payment.id, nextLook(payment, at));
};

const expire = async ({ sql }: PaymentParts, payment: Payment, at: Date) => {
  const event = { type: 'payment.expired', data: {} };
  await movePayment(sql, { payment, move: 'expire', at, nextLookAt: at, event });
};

const lapse = async ({ sql }: PaymentParts, payment: Payment, at: Date) => {
  const event = { type: 'payment.expired', data: { reason: 'authorization_lapsed' } };
  await movePayment(sql, { payment, move: 'lapse', at, nextLookAt: at, event });
};

const contradict = async ({ sql, log }: PaymentParts, payment: Payment, at: Date, detail: string) => {
  const event = { type: 'payment.quarantined', data: { detail } };
  // If somebody has claimed the payment in the meantime, their call gets the wallet's own answer.
  const moved = await movePayment(sql, { payment, move: 'contradict', at, nextLookAt: at, event });
  if (moved) alertOfContradiction(log, payment, detail);
};
