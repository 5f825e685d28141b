import type { PaymentParts } from '../payment-parts.ts';
import { invalidRequest, Problem } from '../../problem.ts';
import { recordOperatorAct, type Actor } from '../../audit/record-operator-act.ts';
import { isOver } from '../payment.ts';
import { declined } from '../present-payment.ts';
import { findPayment, type Payment } from '../queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import type { Settle } from './settle-payment.ts';
import { movePayment } from '../write-queries.ts';

/** Captures all or part of an authorised payment, once; the rest is released. A repeated call gets the same answer. */
export const validatePayment = async (
  parts: PaymentParts,
  settle: Settle,
  payment: Payment,
  by: Actor,
  amountMinor: bigint | undefined,
): Promise<Payment> => {
  if (!isOver(payment.status)) requireOwnWallet(parts, payment);
  const claimedMinor = amountMinor ?? payment.totalMinor;
  refuseWrongAmount(parts, payment, claimedMinor);
  const claimed = await claimValidation(parts, payment, claimedMinor, by);
  const present = claimed ?? (await findPayment(parts.sql, payment.id))!;
  const isSame = present.claimedMinor === claimedMinor;
  const settled = present.status === 'validating' && isSame ? await settle(present) : present;
  if (settled.status === 'failed') throw declined(settled);
  if (isSame && (settled.status === 'captured' || settled.status === 'validating')) return settled;
  throw new Problem(
    'payment_not_authorized',
    `The payment ${payment.id} is ${settled.status}, not waiting for this capture.`,
  );
};

const refuseWrongAmount = (
  { wallet }: PaymentParts,
  { currency, totalMinor }: Payment,
  claimedMinor: bigint,
) => {
  if (claimedMinor > totalMinor) {
    const detail = `is ${claimedMinor}, more than the ${totalMinor} that were authorised`;
    throw invalidRequest([{ pointer: '/totalAmount', detail }]);
  }
  // Checked before the claim: an amount that the wallet cannot write would end in quarantine.
  const fault = wallet.findMoneyFault({ currency, amountMinor: claimedMinor });
  if (fault !== undefined)
    throw invalidRequest([
      { pointer: '/totalAmount', detail: `is refused by the wallet in ${currency}: ${fault}` },
    ]);
};

/** Makes a claim without a holder: settling takes it over, as it does after a crash. */
const claimValidation = (
  { sql, clock, keyring }: PaymentParts,
  payment: Payment,
  claimedMinor: bigint,
  by: Actor,
) =>
  sql.begin(async (tx) => {
    const at = clock();
    const change = { claimedUntil: at, claimedMinor, claimedBy: by.kind };
    const moved = await movePayment(tx, { payment, move: 'claim_validation', at, nextLookAt: at, change });
    const details = { totalAmount: Number(claimedMinor), currency: payment.currency };
    if (moved)
      await recordOperatorAct(tx, keyring, by, {
        at,
        action: 'payment_capture_ordered',
        subject: payment.id,
        details,
      });
    return moved;
  });
