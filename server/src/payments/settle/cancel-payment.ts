import type { Parts } from '../../parts.ts';
import { Problem } from '../../problem.ts';
import { recordAct, type Actor } from '../../audit/record-act.ts';
import { lookAfterwardsMs } from '../../operations/look-pauses.ts';
import { endFreePayment } from '../end-free-payment.ts';
import { ordererOf, orderOperation } from '../order-operations-query.ts';
import { isUnderWay, paymentStates } from '../payment.ts';
import { findPayment, type Payment } from '../queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import type { Settle } from './settle-payment.ts';

const action = 'payment_cancel_ordered';

/** Cancels a payment for which nothing is under way. Undefined: something is, or it was moved before. */
export const stopPayment = (
  { sql, clock, keyring }: Parts,
  payment: Payment,
  by: Actor | { readonly kind: 'buyer' },
) =>
  sql.begin(async (tx) => {
    const at = clock();
    const event = { type: 'payment.cancelled', details: { reason: by.kind } } as const;
    // After a restore the wallet may hold money for it that nobody here knows of. No report shows that.
    const nextLookAt =
      payment.captureMode === 'manual' ? new Date(at.getTime() + lookAfterwardsMs) : undefined;
    const moved = await endFreePayment(tx, { payment, move: 'cancel', at, event, nextLookAt });
    if (!moved) return undefined;
    await recordAct(tx, keyring, by, { at, action, subject: payment.id });
    return moved;
  });

/** Orders the release of authorised money. Settling takes it over, as it does after a crash. */
const orderRelease = ({ sql, clock, keyring }: Parts, payment: Payment, by: Actor) =>
  sql.begin(async (tx) => {
    const at = clock();
    const ordered = await orderOperation(tx, {
      payment,
      kind: 'release',
      amountMinor: payment.totalMinor,
      ...ordererOf(by),
      at,
      isHeld: false,
    });
    if (ordered) await recordAct(tx, keyring, by, { at, action, subject: payment.id });
    return ordered;
  });

/** Releases an authorised payment, or cancels one that is not approved yet. A repeated call changes nothing. */
export const cancelPayment = async (
  parts: Parts,
  settle: Settle,
  payment: Payment,
  by: Actor,
): Promise<Payment> => {
  const stopped = await stopPayment(parts, payment, by);
  if (stopped) return stopped;
  const mayRelease = paymentStates[payment.state].moves.includes('release');
  const released = mayRelease ? await release(parts, settle, payment, by) : undefined;
  const present = released ?? (await findPayment(parts.sql, payment.id));
  if (present?.status === 'cancelled' || present?.status === 'releasing') return present;
  throw refusal(present!);
};

const release = async (parts: Parts, settle: Settle, payment: Payment, by: Actor) => {
  requireOwnWallet(parts, payment);
  const ordered = await orderRelease(parts, payment, by);
  return ordered && settle(ordered, { by: by.kind, urgency: 'when_due' });
};

const refusal = ({ id, status }: Payment) => {
  if (status === 'expired') return new Problem('payment_expired', `The payment ${id} has expired.`);
  if (isUnderWay(status) || status === 'quarantined') {
    return new Problem(
      'payment_in_progress',
      `The payment ${id} is being settled with the wallet right now.`,
    );
  }
  return new Problem('conflict', `The payment ${id} is ${status} and cannot be cancelled.`);
};
