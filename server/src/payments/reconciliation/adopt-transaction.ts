import { reasonOf } from '../../wallet/mismatch.ts';
import { recordAct, type Actor } from '../../audit/record-act.ts';
import { Problem } from '../../problem.ts';
import { requesterOf } from '../store/request-operations-query.ts';
import { findCapture } from '../capture.ts';
import { isOpenStatus, type Payment } from '../payment.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { findPayment } from '../store/queries.ts';
import { listRefundsOf } from '../refunds/queries.ts';
import { openReview } from '../settle/open-review.ts';
import { lookAtPayment } from '../watch/look-at-payment.ts';
import { findLooked } from '../watch/queries.ts';
import { resolvePayment } from '../watch/resolve-payment.ts';
import { adoptFee } from './adopt-fee.ts';
import { enterPayment, type Owner } from './enter-payment.ts';
import { findDifference, type DifferenceOf } from './queries.ts';
import { adoptTotal } from './adopt-total.ts';
import { program } from '../../program.ts';

export interface Adoption {
  readonly transactionId: string;
  /** Why, for the audit log. */
  readonly note: string;
  /** Needed where the payment itself is newer than the backup. */
  readonly owner: Owner | undefined;
  /** Needed where the amount of the payment was changed after the backup. */
  readonly commissionMinor: bigint | undefined;
}

/**
 * Brings in what a comparison found at the wallet and not here. Nothing is taken from the report itself: the wallet is asked for
 * the order of the payment, as by any look, and what it shows is booked as any look books it. A capture of a payment that had ended
 * otherwise is adopted as an administrator adopts it in the dashboard. A payment that is not known here is entered first, and one
 * whose amount was changed since gets the amount of its order.
 */
export const adoptTransaction = async (
  deps: PaymentDependencies,
  settle: Settle,
  by: Actor,
  { transactionId, note, owner, commissionMinor }: Adoption,
): Promise<Payment> => {
  const difference = await findDifference(deps.sql, transactionId);
  if (!difference)
    throw new Problem('not_found', `No comparison has found a difference about ${transactionId}.`);
  if (difference.kind === 'other_fee') return adoptFee(deps, by, difference, note);
  const known = difference.about === null ? undefined : await findPayment(deps.sql, difference.about);
  if (known && (await isBooked(deps, known, difference)))
    throw new Problem(
      'conflict',
      `The ${difference.subject} ${transactionId} is booked already for the payment ${known.id}. Nothing was changed.`,
    );
  const mayHaveChanged = known && difference.subject === 'capture' && known.captures.length === 0;
  const changed = mayHaveChanged
    ? await adoptTotal(deps, by, known, difference, { commissionMinor, note })
    : undefined;
  const payment = changed ?? known ?? (await enter(deps, by, difference, owner, note));
  const seen = await lookUntilBooked(deps, settle, by, payment, difference);
  const isRecorded = changed !== undefined || known === undefined;
  if (await isBooked(deps, seen, difference))
    return isRecorded ? seen : record(deps, by, seen, difference, note);
  const asked = difference.subject === 'capture' ? await askAboutEnded(deps, seen, transactionId) : undefined;
  if (asked) return resolvePayment(deps, asked, by, { kind: 'adopt', captureId: transactionId, note });
  throw await notBooked(deps, seen, difference, known === undefined);
};

/**
 * A payment that had ended otherwise, with the question that adopting its capture answers. A look asks nobody about a capture of
 * which all was returned since; an administrator who brings it in does. Undefined: the payment is captured, or has not ended.
 */
const askAboutEnded = async (deps: PaymentDependencies, payment: Payment, captureId: string) => {
  if (payment.storedStatus === 'captured') return undefined;
  if (payment.operation?.mismatch != null) return payment;
  if (payment.operation !== null || isOpenStatus(payment.storedStatus)) return undefined;
  const reason = reasonOf('adopted_after_end', { captureId, status: payment.storedStatus });
  return (await openReview(deps, payment, reason)) ? findPayment(deps.sql, payment.id) : undefined;
};

/**
 * The first look books the capture of a payment, the next one what has gone back of it, and one more is needed where the wallet leaves a
 * question open. Two more may find that the wallet does not answer.
 */
const looksMax = 5;

const lookUntilBooked = async (
  deps: PaymentDependencies,
  settle: Settle,
  by: Actor,
  payment: Payment,
  difference: DifferenceOf,
): Promise<Payment> => {
  const { requestedBy, operator } = requesterOf(by);
  let seen = payment;
  for (let looks = 0; looks < looksMax; looks += 1) {
    const before = seen;
    const looked = await findLooked(deps.sql, seen.id);
    await lookAtPayment(deps, settle, seen, { by: requestedBy, operator, urgency: 'at_once', ...looked });
    seen = (await findPayment(deps.sql, seen.id))!;
    const isOver = (await isBooked(deps, seen, difference)) || seen.operation?.mismatch != null;
    // What the wallet left open is looked at again.
    const isInDoubt = seen.operation !== null;
    if (isOver || (seen.lastEvent === before.lastEvent && !isInDoubt)) break;
  }
  return seen;
};

/** Why the wallet's word was not enough, and what to do about it. */
const notBooked = async (
  deps: PaymentDependencies,
  payment: Payment,
  { subject, transactionId }: DifferenceOf,
  isEntered: boolean,
) => {
  const refunds = subject === 'refund' ? await listRefundsOf(deps.sql, payment.id) : [];
  const other = refunds.find(
    ({ walletRefundId, status }) => walletRefundId === transactionId && status === 'completed',
  );
  if (other)
    return new Problem(
      'conflict',
      `The refund ${transactionId} is booked with another amount for the payment ${payment.id}. Nothing was changed. To correct the books: ${program} reconcile --correct ${transactionId} --note "…"`,
    );
  return new Problem(
    'conflict',
    `The wallet does not show the ${subject} ${transactionId} so that it could be booked for the payment ${payment.id}, which is ${payment.status}. ` +
      `Nothing was booked${isEntered ? ', but the payment was entered. Try again later' : ''}.`,
  );
};

/** Corrects refunds of a payment whose booking doesn't match the wallet. `transactionId` names one of them that a comparison has found. */
export const correctTransaction = async (
  deps: PaymentDependencies,
  settle: Settle,
  by: Actor,
  { transactionId, note }: Pick<Adoption, 'transactionId' | 'note'>,
): Promise<Payment> => {
  const difference = await findDifference(deps.sql, transactionId);
  const payment = difference?.about == null ? undefined : await findPayment(deps.sql, difference.about);
  if (!difference || difference.subject !== 'refund' || !payment)
    throw new Problem('not_found', `No comparison has found a refund ${transactionId} that differs.`);
  const seen = await lookUntilBooked(deps, settle, by, payment, difference);
  return resolvePayment(deps, seen, by, { kind: 'correct', note });
};

/** A payment is not invented: whose it was, someone has to say. */
const enter = (
  deps: PaymentDependencies,
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
  if (owner) return enterPayment(deps, by, difference, owner, note);
  throw new Problem(
    'conflict',
    `The capture ${transactionId} is of the payment ${about}, which is not known here. Say whose it was: --key <id of its API key> --account <its account>.`,
  );
};

const isBooked = async (
  { sql }: PaymentDependencies,
  payment: Payment,
  { subject, transactionId, thereMinor }: DifferenceOf,
) => {
  const isSame = (amountMinor: bigint) => thereMinor === null || thereMinor === amountMinor;
  if (subject === 'capture') {
    const capture = findCapture(payment.captures, transactionId);
    return capture !== undefined && isSame(capture.amountMinor);
  }
  const refunds = await listRefundsOf(sql, payment.id);
  return refunds.some(
    ({ walletRefundId, status, amountMinor }) =>
      walletRefundId === transactionId && status === 'completed' && isSame(amountMinor),
  );
};

const record = async (
  { sql, keyring, clock }: PaymentDependencies,
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
