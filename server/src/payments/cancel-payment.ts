import type { Parts } from '../parts.ts';
import { Problem } from '../problem.ts';
import { nextCheck } from './check-times.ts';
import { getOwnPayment } from './get-own-payment.ts';
import { findPayment, insertEvent, movePayment, type Payment } from './queries.ts';
import type { Settle } from './settle-payment.ts';

/** Stops a payment that nobody has claimed yet. Undefined: somebody was quicker. */
export const stopPayment = ({ sql, clock }: Parts, payment: Payment, reason: 'buyer' | 'platform') =>
  sql.begin(async (tx) => {
    const at = clock();
    const moved = await movePayment(tx, payment.id, 'cancel', at, { checkAt: nextCheck(payment, at) });
    if (moved) await insertEvent(tx, payment.id, 'payment.cancelled', at, { reason });
    return moved;
  });

/** Gives up an authorised payment, or stops one that is not approved yet. Said again, it changes nothing. */
export const cancelPayment = async (
  parts: Parts,
  settle: Settle,
  apiKeyId: string,
  id: string,
): Promise<Payment> => {
  const payment = await getOwnPayment(parts, apiKeyId, id);
  const stopped = await stopPayment(parts, payment, 'platform');
  if (stopped) return stopped;
  const at = parts.clock();
  // Claimed for release and let go of at once: settling takes the claim over, as it does after a crash.
  const released = await movePayment(
    parts.sql,
    id,
    'claim_release',
    at,
    { checkAt: at },
    { claimedUntil: at },
  );
  const present = released ? await settle(released) : await findPayment(parts.sql, id);
  if (present?.status === 'cancelled' || present?.status === 'releasing') return present;
  throw refusal(present!);
};

const refusal = ({ id, status }: Payment) => {
  if (status === 'expired') return new Problem('payment_expired', `The payment ${id} has expired.`);
  if (
    status === 'capturing' ||
    status === 'authorizing' ||
    status === 'validating' ||
    status === 'quarantined'
  ) {
    return new Problem(
      'payment_in_progress',
      `The payment ${id} is being settled with the wallet right now.`,
    );
  }
  return new Problem('conflict', `The payment ${id} is ${status} and cannot be cancelled.`);
};
