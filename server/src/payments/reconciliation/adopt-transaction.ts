import { recordOperatorAct, type Actor } from '../../audit/record-operator-act.ts';
import { Problem } from '../../problem.ts';
import { ordererOf } from '../order-operations-query.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { findPayment, type Payment } from '../queries.ts';
import { listRefundsOf } from '../refund-queries.ts';
import type { Settle } from '../settle/settle-payment.ts';
import { lookAtPayment } from '../watch/look-at-payment.ts';
import { findLooked } from '../watch/queries.ts';
import { resolvePayment } from '../watch/resolve-payment.ts';
import { enterPayment, type Owner } from './enter-payment.ts';
import { findDifference, type DifferenceOf } from './queries.ts';

export interface Adoption {
  readonly transactionId: string;
  /** Why, for the audit log. */
  readonly note: string;
  /** Needed where the payment itself is newer than the backup. */
  readonly owner: Owner | undefined;
}

/**
 * Brings in what a comparison found at the wallet and not here. Nothing is taken from the report itself: the wallet is asked for the
 * order of the payment, as by any look, and what it shows is booked as any look books it. A capture of a payment that had ended
 * otherwise is taken over as an administrator takes it over in the dashboard. A payment that is not known here is entered first.
 */
export const adoptTransaction = async (
  parts: PaymentParts,
  settle: Settle,
  by: Actor,
  { transactionId, note, owner }: Adoption,
): Promise<Payment> => {
  const difference = await findDifference(parts.sql, transactionId);
  if (!difference)
    throw new Problem('not_found', `No comparison has found a difference about ${transactionId}.`);
  const known = difference.about === null ? undefined : await findPayment(parts.sql, difference.about);
  const payment = known ?? (await enter(parts, by, difference, owner, note));
  const { orderedBy, operator } = ordererOf(by);
  const looked = await findLooked(parts.sql, payment.id);
  await lookAtPayment(parts, settle, payment, { by: orderedBy, operator, urgency: 'at_once', ...looked });
  const seen = (await findPayment(parts.sql, payment.id))!;
  if (await isBooked(parts, seen, difference))
    return known ? record(parts, by, seen, difference, note) : seen;
  if (difference.subject === 'capture' && seen.state !== 'captured' && seen.operation?.contradiction != null)
    return resolvePayment(parts, seen, by, { kind: 'adopt', captureId: transactionId, note });
  throw new Problem(
    'conflict',
    `The wallet does not show the ${difference.subject} ${transactionId} so that it could be booked for the payment ${seen.id}, which is ${seen.status}. Nothing was booked.`,
  );
};

/** A payment is not invented: whose it was, somebody has to say. */
const enter = (
  parts: PaymentParts,
  by: Actor,
  difference: DifferenceOf,
  owner: Owner | undefined,
  note: string,
) => {
  const { subject, transactionId, about } = difference;
  if (subject === 'refund')
    throw new Problem(
      'conflict',
      `The payment of the refund ${transactionId} is not known here. Bring its capture in first, and compare again.`,
    );
  if (owner) return enterPayment(parts, by, difference, owner, note);
  throw new Problem(
    'conflict',
    `The capture ${transactionId} is of the payment ${about}, which is not known here. Say whose it was: --key <id of its API key> --account <its account>.`,
  );
};

const isBooked = async (
  { sql }: PaymentParts,
  payment: Payment,
  { subject, transactionId }: DifferenceOf,
) => {
  if (payment.state !== 'captured') return false;
  if (subject === 'capture') return payment.walletCaptureId === transactionId;
  const refunds = await listRefundsOf(sql, payment.id);
  return refunds.some(
    ({ walletRefundId, status }) => walletRefundId === transactionId && status === 'completed',
  );
};

const record = async (
  { sql, keyring, clock }: PaymentParts,
  by: Actor,
  payment: Payment,
  { transactionId }: DifferenceOf,
  note: string,
) => {
  await sql.begin((tx) =>
    recordOperatorAct(tx, keyring, by, {
      at: clock(),
      action: 'transaction_adopted',
      subject: payment.id,
      details: { transaction: transactionId, note },
    }),
  );
  return payment;
};
