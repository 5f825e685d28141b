import type { Parts } from '../../parts.ts';
import { Problem } from '../../problem.ts';
import { recordOperatorAct, type Actor } from '../../audit/record-operator-act.ts';
import { nextLook } from '../look-schedule.ts';
import { isClaimed } from '../payment.ts';
import { findPayment, type Payment } from '../queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import type { Settle } from './settle-payment.ts';
import { movePayment } from '../write-queries.ts';

const action = 'payment_cancel_ordered';

/** Cancels a payment without an open claim. Undefined: somebody else moved it first. */
export const stopPayment = (
  { sql, clock, keyring }: Parts,
  payment: Payment,
  by: Actor | { readonly kind: 'buyer' },
) =>
  sql.begin(async (tx) => {
    const at = clock();
    const event = { type: 'payment.cancelled', data: { reason: by.kind } };
    const moved = await movePayment(tx, {
      payment,
      move: 'cancel',
      at,
      nextLookAt: nextLook(payment, at),
      event,
    });
    if (!moved) return undefined;
    await recordOperatorAct(tx, keyring, by, { at, action, subject: payment.id });
    return moved;
  });

/** Makes a claim to release without a holder: settling takes it over, as it does after a crash. */
const claimRelease = ({ sql, clock, keyring }: Parts, payment: Payment, by: Actor) =>
  sql.begin(async (tx) => {
    const at = clock();
    const change = { claimedUntil: at, claimedBy: by.kind };
    const moved = await movePayment(tx, { payment, move: 'claim_release', at, nextLookAt: at, change });
    if (moved) await recordOperatorAct(tx, keyring, by, { at, action, subject: payment.id });
    return moved;
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
  if (payment.status === 'authorized') requireOwnWallet(parts, payment);
  const released = await claimRelease(parts, payment, by);
  const present = released ? await settle(released) : await findPayment(parts.sql, payment.id);
  if (present?.status === 'cancelled' || present?.status === 'releasing') return present;
  throw refusal(present!);
};

const refusal = ({ id, status }: Payment) => {
  if (status === 'expired') return new Problem('payment_expired', `The payment ${id} has expired.`);
  if (isClaimed(status) || status === 'quarantined') {
    return new Problem(
      'payment_in_progress',
      `The payment ${id} is being settled with the wallet right now.`,
    );
  }
  return new Problem('conflict', `The payment ${id} is ${status} and cannot be cancelled.`);
};
