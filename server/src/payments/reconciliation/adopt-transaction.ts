import { recordAct, type Actor } from '../../audit/record-act.ts';
import { Problem } from '../../problem.ts';
import { ordererOf } from '../order-operations-query.ts';
import { isOpenState } from '../payment.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { findPayment, type Payment } from '../queries.ts';
import { listRefundsOf } from '../refund-queries.ts';
import { openReview } from '../settle/open-review.ts';
import type { Settle } from '../settle/settle-payment.ts';
import { lookAtPayment } from '../watch/look-at-payment.ts';
import { findLooked } from '../watch/queries.ts';
import { resolvePayment } from '../watch/resolve-payment.ts';
import { adoptFee } from './adopt-fee.ts';
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
  if (difference.kind === 'other_fee') return adoptFee(parts, by, difference, note);
  const known = difference.about === null ? undefined : await findPayment(parts.sql, difference.about);
  if (known && (await isBooked(parts, known, difference)))
    throw new Problem(
      'conflict',
      `The ${difference.subject} ${transactionId} is booked already for the payment ${known.id}. Nothing was changed.`,
    );
  const payment = known ?? (await enter(parts, by, difference, owner, note));
  const seen = await lookUntilBooked(parts, settle, by, payment, difference);
  if (await isBooked(parts, seen, difference))
    return known ? record(parts, by, seen, difference, note) : seen;
  const asked =
    difference.subject === 'capture' ? await askAboutEnded(parts, seen, transactionId) : undefined;
  if (asked) return resolvePayment(parts, asked, by, { kind: 'adopt', captureId: transactionId, note });
  throw await notBooked(parts, seen, difference);
};

/**
 * A payment that had ended otherwise, with the question that taking its capture over answers. A look asks nobody about a capture of which
 * all has gone back since; an administrator who brings it in does. Undefined: the payment is captured, or has not ended.
 */
const askAboutEnded = async (parts: PaymentParts, payment: Payment, captureId: string) => {
  if (payment.state === 'captured') return undefined;
  if (payment.operation?.contradiction != null) return payment;
  if (payment.operation !== null || isOpenState(payment.state)) return undefined;
  const detail = `an administrator brings in the capture ${captureId}, and the payment is ${payment.state}`;
  return (await openReview(parts, payment, detail)) ? findPayment(parts.sql, payment.id) : undefined;
};

/** A payment that was entered is authorised by its first look, captured by the next one, and what has gone back of it by a third. */
const looksMax = 3;

const lookUntilBooked = async (
  parts: PaymentParts,
  settle: Settle,
  by: Actor,
  payment: Payment,
  difference: DifferenceOf,
): Promise<Payment> => {
  const { orderedBy, operator } = ordererOf(by);
  let seen = payment;
  for (let looks = 0; looks < looksMax; looks += 1) {
    const before = seen;
    const looked = await findLooked(parts.sql, seen.id);
    await lookAtPayment(parts, settle, seen, { by: orderedBy, operator, urgency: 'at_once', ...looked });
    seen = (await findPayment(parts.sql, seen.id))!;
    const isOver = (await isBooked(parts, seen, difference)) || seen.operation?.contradiction != null;
    if (isOver || seen.lastEvent === before.lastEvent) break;
  }
  return seen;
};

/** Why the wallet's word was not enough, and what to do about it. */
const notBooked = async (parts: PaymentParts, payment: Payment, { subject, transactionId }: DifferenceOf) => {
  const refunds = subject === 'refund' ? await listRefundsOf(parts.sql, payment.id) : [];
  const other = refunds.find(
    ({ walletRefundId, status }) => walletRefundId === transactionId && status === 'completed',
  );
  if (other)
    return new Problem(
      'conflict',
      `The refund ${transactionId} is booked with another amount for the payment ${payment.id}. Nothing was changed. To correct the books: npm run florin -- reconcile --correct ${transactionId} --note "…"`,
    );
  return new Problem(
    'conflict',
    `The wallet does not show the ${subject} ${transactionId} so that it could be booked for the payment ${payment.id}, which is ${payment.status}. Nothing was booked.`,
  );
};

/**
 * Corrects refunds of a payment that are booked otherwise than the wallet has them. `transactionId` names one of them that a comparison
 * has found.
 */
export const correctTransaction = async (
  parts: PaymentParts,
  settle: Settle,
  by: Actor,
  { transactionId, note }: Pick<Adoption, 'transactionId' | 'note'>,
): Promise<Payment> => {
  const difference = await findDifference(parts.sql, transactionId);
  const payment = difference?.about == null ? undefined : await findPayment(parts.sql, difference.about);
  if (!difference || difference.subject !== 'refund' || !payment)
    throw new Problem('not_found', `No comparison has found a refund ${transactionId} that differs.`);
  const seen = await lookUntilBooked(parts, settle, by, payment, difference);
  return resolvePayment(parts, seen, by, { kind: 'correct', note });
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
  { subject, transactionId, thereMinor }: DifferenceOf,
) => {
  if (payment.state !== 'captured') return false;
  const isSame = (amountMinor: bigint | null) => thereMinor === null || thereMinor === amountMinor;
  if (subject === 'capture')
    return payment.walletCaptureId === transactionId && isSame(payment.capturedMinor);
  const refunds = await listRefundsOf(sql, payment.id);
  return refunds.some(
    ({ walletRefundId, status, amountMinor }) =>
      walletRefundId === transactionId && status === 'completed' && isSame(amountMinor),
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
    recordAct(tx, keyring, by, {
      at: clock(),
      action: 'transaction_adopted',
      subject: payment.id,
      details: { transaction: transactionId, note },
    }),
  );
  return payment;
};
