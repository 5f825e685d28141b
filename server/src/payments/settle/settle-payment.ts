import { setTimeout as pause } from 'node:timers/promises';
import { holdLease, leaseEnd } from '../../background/hold-lease.ts';
import { invariant } from '../../invariant.ts';
import type { PaymentParts } from '../payment-parts.ts';
import type { Answered, AuthorizationOutcome, OrderOutcome, Wallet } from '../../wallet/wallet.ts';
import { applyOutcome } from './apply-outcome.ts';
import { isClaimed, type ClaimedStatus } from '../payment.ts';
import { findPayment, renewClaim, takeOverClaim, type Payment } from '../queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import { makeMovePayment, type MovePayment } from '../batched-payments.ts';

const waitForHolderMs = 8000;
const waitStepMs = 25;

export type Settle = (payment: Payment) => Promise<Payment>;

/**
 * Settles a payment as far as the wallet allows, and returns it. The first of its callers (the platform's resume, the
 * buyer's return, a notification, the reconciler) claims the payment; the others wait for the outcome:
 *
 * 1. the claim is committed, with the request id that the wallet will know it by;
 * 2. the wallet is called, with no transaction open;
 * 3. the outcome is committed together with transfers and event.
 *
 * A claim without an outcome is taken over by the next process that finds it, under the same request id
 * (docs/reliability.md#f1, #f3).
 */
export const makeSettlePayment = (parts: PaymentParts): Settle => {
  const move = makeMovePayment(parts);
  const running = new Map<string, Promise<Payment>>();
  return (payment) => {
    const key = placeOf(payment);
    const found = running.get(key);
    if (found) return found;
    const run = settle(parts, move, payment).finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
};

/** Callers that found the payment in the same state share one run. A run that began in another state may have missed this claim. */
const placeOf = ({ id, status, claimNumber }: Payment) => `${id} ${status} ${claimNumber}`;

const settle = async (parts: PaymentParts, move: MovePayment, payment: Payment): Promise<Payment> => {
  if (payment.status === 'awaiting_approval' || isClaimed(payment.status)) requireOwnWallet(parts, payment);
  const claimed = await claim(parts, move, payment);
  if (!claimed) return waitForHolder(parts, payment.id);
  const { id, claimedUntil } = claimed.payment;
  const stopHolding = holdLease(parts, id, claimedUntil!, (from, until) =>
    renewClaim(parts.sql, claimed.payment, from, until),
  );
  try {
    const { result, calls } = claimed.isTakenOver
      ? await lookAndCall(parts.wallet, claimed.payment)
      : await callWallet(parts.wallet, claimed.payment);
    return await applyOutcome(parts, move, claimed.payment, result, calls);
  } finally {
    stopHolding();
  }
};

/** Undefined: somebody else holds the claim, or there is nothing left to claim. */
const claim = async ({ sql, clock }: PaymentParts, move: MovePayment, payment: Payment) => {
  const at = clock();
  const claimedUntil = leaseEnd(at);
  const fresh = await move({
    payment,
    move: payment.captureMode === 'manual' ? 'claim_authorization' : 'claim_capture',
    at,
    nextLookAt: claimedUntil,
    change: { claimedUntil },
  });
  if (fresh) return { payment: fresh, isTakenOver: false };
  const takenOver = await takeOverClaim(sql, payment.id, at, claimedUntil);
  return takenOver && { payment: takenOver, isTakenOver: true };
};

/** Waits until the holder has committed an outcome or released the claim, or until its lease has ended. */
const waitForHolder = async ({ sql, clock }: PaymentParts, id: string) => {
  const deadline = performance.now() + waitForHolderMs;
  for (;;) {
    const payment = await findPayment(sql, id);
    invariant(payment, `payment ${id} has vanished`);
    const isHeld = isClaimed(payment.status) && payment.claimedUntil! > clock();
    if (!isHeld || performance.now() > deadline) return payment;
    await pause(waitStepMs);
  }
};

type Outcome = OrderOutcome | AuthorizationOutcome;

/** One request id for each claim: every try of it is the same request to the wallet. */
const requestIdOf = ({ id, claimNumber }: Payment) => `${id}-${claimNumber}`;

const callWallet = (wallet: Wallet, payment: Payment): Promise<Answered<Outcome>> => {
  const requestId = requestIdOf(payment);
  const total = { currency: payment.currency, amountMinor: payment.totalMinor };
  const order = { paymentId: payment.id, orderId: payment.walletOrderId, total };
  const authorizationId = payment.walletAuthorizationId ?? '';
  const calls: Record<ClaimedStatus, () => Promise<Answered<Outcome>>> = {
    capturing: () => wallet.captureOrder(order, requestId),
    authorizing: () => wallet.authorizeOrder(order, requestId),
    validating: () =>
      wallet.captureAuthorization(
        authorizationId,
        { ...total, amountMinor: payment.claimedMinor! },
        requestId,
      ),
    releasing: () => wallet.voidAuthorization(authorizationId, requestId),
  };
  invariant(isClaimed(payment.status), `payment ${payment.id} is called for in status ${payment.status}`);
  return calls[payment.status]();
};

/**
 * What became of an earlier call is not known. An order shows it by itself, also when the wallet has forgotten the
 * request id; only when nothing has happened yet is the call made again.
 */
const lookAndCall = async (wallet: Wallet, payment: Payment): Promise<Answered<Outcome>> => {
  if (payment.status !== 'capturing' && payment.status !== 'authorizing') return callWallet(wallet, payment);
  const total = { currency: payment.currency, amountMinor: payment.totalMinor };
  const look = await wallet.showOrder({ paymentId: payment.id, orderId: payment.walletOrderId, total });
  if (look.result.outcome !== 'approved') return look;
  const answer = await callWallet(wallet, payment);
  return { result: answer.result, calls: [...look.calls, ...answer.calls] };
};
