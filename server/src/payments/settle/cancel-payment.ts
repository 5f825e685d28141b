import type { Dependencies } from '../../dependencies.ts';
import { Problem } from '../../problem.ts';
import { recordAct, type Actor } from '../../audit/record-act.ts';
import { lookAfterwardsMs } from '../../operations/look-pauses.ts';
import { endFreePayment } from '../store/end-free-payment.ts';
import { logEnd } from '../store/log-payments.ts';
import { requesterOf, requestOperation } from '../store/request-operations-query.ts';
import { isOpenStatus, isUnderWay, requestableFrom, type Payment } from '../payment.ts';
import { findPayment } from '../store/queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import type { Settle } from '../dependencies.ts';

const action = 'payment_cancel_requested';

/** Cancels a payment for which nothing is under way. Undefined: something is, or it was moved before. */
export const stopPayment = async (
  { sql, clock, keyring, log }: Dependencies,
  payment: Payment,
  by: Actor | { readonly kind: 'buyer' },
) => {
  const at = clock();
  const event = { type: 'payment.cancelled', details: { reason: by.kind } } as const;
  // After a restore the wallet may hold money for it that nobody here knows of. No report shows that.
  const nextLookAt = payment.captureMode === 'manual' ? new Date(at.getTime() + lookAfterwardsMs) : undefined;
  const wanted = { payment, move: 'cancel', at, event, nextLookAt } as const;
  const moved = await sql.begin(async (tx) => {
    const cancelled = await endFreePayment(tx, wanted);
    if (cancelled) await recordAct(tx, keyring, by, { at, action, subject: payment.id });
    return cancelled;
  });
  logEnd(log, wanted, moved);
  return moved;
};

/** Requests the release of authorised money. Settling goes on with it, as it does after a crash. */
const requestRelease = ({ sql, clock, keyring }: Dependencies, payment: Payment, by: Actor) =>
  sql.begin(async (tx) => {
    const at = clock();
    const requested = await requestOperation(tx, {
      payment,
      kind: 'release',
      amountMinor: payment.totalMinor,
      ...requesterOf(by),
      at,
      isHeld: false,
    });
    if (requested) await recordAct(tx, keyring, by, { at, action, subject: payment.id });
    return requested;
  });

/**
 * Releases an authorised payment, or cancels one that is not approved yet. A repeated call changes nothing. If a part is captured,
 * the rest is released, and the payment is then captured.
 */
export const cancelPayment = async (
  deps: Dependencies,
  settle: Settle,
  payment: Payment,
  by: Actor,
): Promise<Payment> => {
  const stopped =
    (await stopPayment(deps, payment, by)) ?? (await stopAfterChange(deps, settle, payment, by));
  if (stopped) return stopped;
  const isHeld =
    isOpenStatus(payment.storedStatus) && requestableFrom('release').includes(payment.storedStatus);
  const released = isHeld ? await release(deps, settle, payment, by) : undefined;
  if (released?.status === 'captured') return released;
  const present = released ?? (await findPayment(deps.sql, payment.id));
  if (present?.status === 'cancelled' || present?.status === 'releasing') return present;
  throw refusal(present!);
};

/** A change of the order is under way: it ends first. */
const stopAfterChange = async (deps: Dependencies, settle: Settle, { id }: Payment, by: Actor) => {
  const present = await findPayment(deps.sql, id);
  if (present?.operation?.kind !== 'change') return undefined;
  const settled = await settle(present, { by: by.kind, urgency: 'when_asked', onlyOpen: true });
  return stopPayment(deps, settled, by);
};

const release = async (deps: Dependencies, settle: Settle, payment: Payment, by: Actor) => {
  requireOwnWallet(deps, payment);
  const requested = await requestRelease(deps, payment, by);
  return requested && settle(requested, { by: by.kind, urgency: 'when_due' });
};

const refusal = ({ id, status, storedStatus, operation }: Payment) => {
  if (status === 'expired') return new Problem('payment_expired', `The payment ${id} has expired.`);
  const isChanging = storedStatus === 'awaiting_approval' && operation !== null;
  if (isUnderWay(status) || status === 'quarantined' || isChanging) {
    return new Problem(
      'payment_in_progress',
      `The payment ${id} is being settled with the wallet right now.`,
    );
  }
  return new Problem('conflict', `The payment ${id} is ${status} and cannot be cancelled.`);
};
