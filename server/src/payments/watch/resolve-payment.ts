import { recordAct, type Actor } from '../../audit/record-act.ts';
import type { Transaction } from '../../database/client.ts';
import { Problem } from '../../problem.ts';
import { nextEntryNumber } from '../../ledger/queries.ts';
import { findCapture as isBookedCapture } from '../capture.ts';
import { endRefund, type RefundBook } from '../refunds/end-refund.ts';
import type { OrderStatement, StatedPayment } from '../../wallet/wallet.ts';
import { keepCalls } from '../../wallet/keep-calls.ts';
import { movePayment, type PaymentMove } from '../store/move-payments-query.ts';
import type { PaymentOperation } from '../operation-kind.ts';
import { closedIssue, isOpenStatus, type Payment } from '../payment.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { describeOrder } from '../store/describe-order.ts';
import { logEnd } from '../store/log-payments.ts';
import { isOpenRefund } from '../refunds/refund.ts';
import { listRefundsOf } from '../refunds/queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import { sumReturned } from '../find-mismatch.ts';
import { changedMeanwhile, requireMismatch, whenNobodyLooks } from './when-nobody-looks.ts';
import { adoptCapture, findCapture, requireStatement } from './adopt-capture.ts';
import { confirmWrongRefunds, correctRefunds, findWrongRefunds } from '../refunds/correct-refunds.ts';

/** How an administrator ends a mismatch between the wallet and us (docs/mismatches.md). */
export type Resolution =
  /** The wallet has captured it, as the administrator has seen: this capture counts. */
  | { readonly kind: 'adopt'; readonly captureId: string; readonly note: string }
  /** A refund was booked with another amount than the wallet has: the books are corrected. */
  | { readonly kind: 'correct'; readonly note: string }
  /** It is not paid, or what the wallet reported is dealt with. */
  | { readonly kind: 'close'; readonly note: string };

export const resolvePayment = async (
  deps: PaymentDependencies,
  payment: Payment,
  by: Actor,
  resolution: Resolution,
): Promise<Payment> => {
  requireOwnWallet(deps, payment);
  requireMismatch(payment);
  const statement = await readOrder(deps, payment);
  await confirm(deps, payment, statement, resolution);
  const { wanted, moved } = await whenNobodyLooks(deps, payment, async (tx, locked, operation) => {
    const at = deps.clock();
    const book = { tx, at, coverAccountId: deps.config.refundCoverAccount };
    const wanted = await moveOf(book, locked, operation, statement, resolution);
    const moved = await movePayment(tx, wanted);
    if (!moved) throw changedMeanwhile(payment);
    await closeRefund(book, locked, operation);
    await record(tx, deps, by, moved, resolution, at);
    return { wanted, moved };
  });
  logEnd(deps.log, wanted, moved);
  return moved;
};

/** What changes the books is read twice: one answer of the wallet may be wrong. */
const confirm = async (
  { sql, clock, wallet }: PaymentDependencies,
  payment: Payment,
  statement: OrderStatement | undefined,
  resolution: Resolution,
) => {
  if (resolution.kind === 'adopt') {
    const { money } = findCapture(payment, statement, resolution.captureId);
    const { result, calls } = await wallet.showCapture(resolution.captureId, money!);
    await keepCalls(sql, payment.id, clock(), calls);
    if (result.outcome !== 'captured') throw notConfirmed(resolution.captureId);
  } else if (resolution.kind === 'correct') {
    const refunds = await listRefundsOf(sql, payment.id);
    const wrong = findWrongRefunds(payment, refunds, requireStatement(statement));
    await keepCalls(sql, payment.id, clock(), await confirmWrongRefunds(wallet, wrong));
  }
};

const notConfirmed = (captureId: string) =>
  new Problem(
    'conflict',
    `The wallet shows the capture ${captureId} in its order otherwise than by itself. Nothing was taken over. Try again later.`,
  );

const moveOf = async (
  book: RefundBook,
  payment: Payment,
  operation: PaymentOperation,
  statement: OrderStatement | undefined,
  resolution: Resolution,
): Promise<PaymentMove> => {
  switch (resolution.kind) {
    case 'adopt':
      return {
        ...adoptCapture(payment, operation, statement, resolution.captureId, book.at),
        entryNumber: await nextEntryNumber(book.tx, payment.id),
      };
    case 'correct':
      return correct(book, payment, operation, requireStatement(statement));
    case 'close':
      return close(payment, operation, statement, book.at);
    default:
      return resolution satisfies never;
  }
};

/** Only a question about what has gone back is answered by this: an operation that is open has its own verdict. */
const correct = async (
  book: RefundBook,
  payment: Payment,
  operation: PaymentOperation,
  statement: OrderStatement,
): Promise<PaymentMove> => {
  if (operation.kind !== 'review')
    throw new Problem('conflict', `The ${operation.kind} of the payment ${payment.id} has to end first.`);
  return {
    payment: await correctRefunds(book, payment, statement),
    move: undefined,
    ended: { operation, verdict: 'corrected', onlyIfHeld: true },
    at: book.at,
    // What else the wallet has is booked by a look.
    nextLookAt: book.at,
    event: { type: 'payment.reviewed', details: { by: 'operator' } },
  };
};

export const readOrder = async (deps: PaymentDependencies, payment: Payment) => {
  const { result, calls } = await describeOrder(deps, payment);
  await keepCalls(deps.sql, payment.id, deps.clock(), calls);
  return result;
};

const isPartlyReturned = (capture: StatedPayment, statement: OrderStatement) => {
  const returnedMinor = sumReturned(capture, statement);
  return returnedMinor > 0n && returnedMinor !== capture.money?.amountMinor;
};

const close = (
  payment: Payment,
  operation: PaymentOperation,
  statement: OrderStatement | undefined,
  at: Date,
): PaymentMove => {
  // What was captured of it before stays, and so does what is held beside that.
  const isUnpaid = isOpenStatus(payment.storedStatus) && payment.captures.length === 0;
  const paid = statement?.captures.find(
    (capture) =>
      !isBookedCapture(payment.captures, capture.id) &&
      (capture.meaning === 'moved' || isPartlyReturned(capture, statement)),
  );
  if (paid && payment.storedStatus !== 'captured') {
    throw new Problem(
      'conflict',
      `The wallet has captured the payment as ${paid.id}. Take it over, or refund it at the wallet first.`,
    );
  }
  // One of another amount is another refund, which is booked by the next look: what a person has closed is closed.
  const made = statement?.refunds.find(
    ({ ownId, meaning, money }) =>
      ownId === operation.requestId &&
      (meaning === 'returned' || meaning === 'pending') &&
      money?.currency === payment.currency &&
      money.amountMinor === operation.amountMinor,
  );
  if (made) {
    throw new Problem(
      'conflict',
      `The wallet has the refund as ${made.id}. Ask the wallet again, and it is booked.`,
    );
  }
  return {
    payment,
    move: isUnpaid ? 'refuse' : undefined,
    ended: { operation, verdict: 'closed', onlyIfHeld: true },
    at,
    // Money that is held for it is released, and what became of a refund is seen.
    nextLookAt: isOpenStatus(payment.storedStatus) || operation.kind === 'refund' ? at : undefined,
    change: isUnpaid ? { declineIssue: closedIssue } : {},
    event: isUnpaid
      ? { type: 'payment.failed', details: { issue: closedIssue, by: 'operator' } }
      : { type: 'payment.reviewed', details: { by: 'operator' } },
  };
};

/** A refund that nobody waits for any more is not made. If the wallet shows it after all, it is booked at the next look. */
const closeRefund = async (book: RefundBook, { id }: Payment, { number }: PaymentOperation) => {
  const refunds = await listRefundsOf(book.tx, id);
  const refund = refunds.find((one) => one.operationNumber === number && isOpenRefund(one));
  if (!refund) return;
  const ending = { status: 'failed', walletRefundId: null, issue: closedIssue, refusal: 'later' } as const;
  await endRefund(book, refund, ending);
};

const actions = { adopt: 'payment_adopted', correct: 'payment_corrected', close: 'payment_closed' } as const;

const record = (
  tx: Transaction,
  { keyring }: PaymentDependencies,
  by: Actor,
  payment: Payment,
  { kind, note }: Resolution,
  at: Date,
) =>
  recordAct(tx, keyring, by, {
    at,
    action: actions[kind],
    subject: payment.id,
    details: { note, status: payment.status },
  });
