import type { Parts } from '../parts.ts';
import { invalidRequest, Problem } from '../problem.ts';
import { findMoneyFault } from '../wallet/wire-money.ts';
import { getOwnPayment } from './get-own-payment.ts';
import { declined } from './present-payment.ts';
import { findPayment, movePayment, type Payment } from './queries.ts';
import type { Settle } from './settle-payment.ts';

/** Captures all or part of an authorised payment, once; the rest is released. Said again, it gets the same answer. */
export const validatePayment = async (
  parts: Parts,
  settle: Settle,
  apiKeyId: string,
  id: string,
  amountMinor: bigint | undefined,
): Promise<Payment> => {
  const payment = await getOwnPayment(parts, apiKeyId, id);
  const claimedMinor = amountMinor ?? payment.totalMinor;
  if (claimedMinor > payment.totalMinor) {
    const detail = `is ${claimedMinor}, more than the ${payment.totalMinor} that were authorised`;
    throw invalidRequest([{ pointer: '/totalAmount', detail }]);
  }
  // Told before the claim: an amount that the wallet cannot write would end in quarantine.
  const fault = findMoneyFault({ currency: payment.currency, amountMinor: claimedMinor });
  if (fault !== undefined)
    throw invalidRequest([
      { pointer: '/totalAmount', detail: `is refused by the wallet in ${payment.currency}: ${fault}` },
    ]);
  const at = parts.clock();
  // Claimed and let go of at once: settling takes the claim over, as it does after a crash.
  const change = { claimedUntil: at, claimedMinor };
  const claimed = await movePayment(parts.sql, id, 'claim_validation', at, { checkAt: at }, change);
  const present = claimed ?? (await findPayment(parts.sql, id))!;
  const isSame = present.claimedMinor === claimedMinor;
  const settled = present.status === 'validating' && isSame ? await settle(present) : present;
  if (settled.status === 'failed') throw declined(settled);
  if (isSame && (settled.status === 'captured' || settled.status === 'validating')) return settled;
  throw new Problem(
    'payment_not_authorized',
    `The payment ${id} is ${settled.status}, not waiting for this capture.`,
  );
};
