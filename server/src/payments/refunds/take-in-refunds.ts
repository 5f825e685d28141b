import type { Logger } from 'pino';
import type { Sql } from '../../database/client.ts';
import { invariant } from '../../invariant.ts';
import { moneyText } from '../../money.ts';
import { reasonOf, type MismatchReason } from '../../wallet/mismatch.ts';
import type { OrderStatement, StatedRefund, Wallet, WalletCall } from '../../wallet/wallet.ts';
import { endRefund, type RefundBook } from './end-refund.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { findPayment, isBusy, lockPayment } from '../store/queries.ts';
import { divideAgain, divideRefund } from './divide-refund.ts';
import { lockPassedOn } from './lock-passed-on.ts';
import { isOpenRefund, isOrdered, type Refund } from './refund.ts';
import {
  changeAmounts,
  insertRefund,
  keepDivision,
  keepWalletRefundId,
  listRefundsOf,
  listReportedReversals,
  markReversal,
} from './queries.ts';
import { bookLateFees } from './book-late-fees.ts';
import { planRefunds, type MadeBy, type RefundChange } from './plan-refunds.ts';
import { findCapture } from '../capture.ts';
import type { Payment } from '../payment.ts';

export interface TakenIn {
  /** As it was before. */
  readonly found: Payment;
  readonly payment: Payment;
  readonly refunds: readonly Refund[];
  /** Why nothing was booked: the answer contradicts us or itself. A person is asked if it stays so. */
  readonly doubt: MismatchReason | undefined;
  /** There is more to book, which another look does. */
  readonly isMore: boolean;
  readonly calls: readonly WalletCall[];
}

/** As many refunds are read one by one in one look. More are left to the next one. */
const readsMax = 20;

/**
 * Books what the wallet shows of a captured payment's refunds: those that were made at the wallet's own site, those that it took
 * back itself (a notification names `reversalId`), and the end of those that it had not decided. Each once, and only if the order and the
 * refund itself, read apart, agree. While a refund of ours is under way nothing is booked: its own verdict comes first.
 */
export const takeInRefunds = async (
  deps: PaymentDependencies,
  id: string,
  statement: OrderStatement,
  reversalId: string | undefined,
): Promise<TakenIn> => {
  const { sql, wallet, clock, log, config } = deps;
  const read = (await findPayment(sql, id))!;
  const reversalIds = await readReversals(sql, statement, reversalId);
  const planned = planRefunds(read, await listRefundsOf(sql, id), statement, reversalIds);
  const wanted = isBusy(read) ? [] : planned.changes.map(({ stated }) => stated).slice(0, readsMax);
  const { confirmed, doubt, calls } = await readApart(wallet, wanted);
  return sql.begin(async (tx) => {
    const book = { tx, at: clock(), coverAccountId: config.refundCoverAccount };
    const found = await lockPayment(tx, id);
    invariant(found, `payment ${id} has vanished`);
    const before = await listRefundsOf(tx, id);
    // The payment may have changed while the wallet was asked.
    const plan = planRefunds(found, before, statement, reversalIds);
    const changes = isBusy(found) ? [] : plan.changes;
    const taken = changes.filter(({ stated }) => confirmed.has(stated.id));
    for (const change of taken) logNews(log, change, await apply(book, id, change));
    if (!isBusy(found) && plan.mismatch === undefined) await bookLateFees(book, found, before, statement);
    return {
      found,
      payment: (await findPayment(tx, id))!,
      refunds: await listRefundsOf(tx, id),
      doubt: isBusy(found) ? undefined : (plan.mismatch ?? doubt),
      isMore: taken.length < changes.length,
      calls,
    };
  });
};

/** What the order shows as refunds and the wallet took back itself, as a notification or its reports have said. */
const readReversals = async (sql: Sql, { refunds }: OrderStatement, reversalId: string | undefined) => {
  const reported = await listReportedReversals(
    sql,
    refunds.map(({ id }) => id),
  );
  return new Set(reversalId === undefined ? reported : [...reported, reversalId]);
};

/** Reads each refund by itself. One answer of the wallet may be wrong; two that agree are believed. */
const readApart = async (wallet: Wallet, wanted: readonly StatedRefund[]) => {
  const confirmed = new Set<string>();
  const calls: WalletCall[] = [];
  let doubt: MismatchReason | undefined;
  for (const stated of wanted) {
    const answer = await wallet.describeRefund(stated.id);
    calls.push(...answer.calls);
    if (answer.result === 'unknown') continue;
    if (answer.result !== 'not_found' && agrees(stated, answer.result)) confirmed.add(stated.id);
    else doubt ??= contradictionOf(stated, answer.result);
  }
  return { confirmed, doubt, calls };
};

/** Whether the wallet says the same of a refund twice. What it leaves out once does not contradict. */
export const agrees = (one: StatedRefund, other: StatedRefund) =>
  one.id === other.id &&
  one.meaning === other.meaning &&
  one.money?.currency === other.money?.currency &&
  one.money?.amountMinor === other.money?.amountMinor &&
  isSameOrUnsaid(one.ownId, other.ownId) &&
  isSameOrUnsaid(one.captureId, other.captureId);

const isSameOrUnsaid = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined || one === other;

const contradictionOf = (inOrder: StatedRefund, shown: StatedRefund | 'not_found') =>
  shown === 'not_found'
    ? reasonOf('refund_vanished', { inOrder: describe(inOrder) })
    : reasonOf('refund_shown_otherwise', { inOrder: describe(inOrder), shown: describe(shown) });

/** In the wallet's own words, and the same in every language. */
const describe = ({ id, status, money }: StatedRefund) =>
  `${id}: ${money ? moneyText(money) : '?'} (${status})`;

const apply = async (book: RefundBook, id: string, change: RefundChange): Promise<Refund> => {
  switch (change.do) {
    case 'insert':
      return insert(book, id, change.stated, change.by);
    case 'end':
      return end(book, change);
    case 'rename':
      return keepWalletRefundId(book.tx, change.refund, change.stated.id, book.at);
    case 'mark_reversal':
      await markReversal(book.tx, change.refund, book.at);
      return { ...change.refund, origin: 'reversal', updatedAt: book.at };
    default:
      return change satisfies never;
  }
};

const insert = async (book: RefundBook, id: string, stated: StatedRefund, by: MadeBy) => {
  const payment = (await findPayment(book.tx, id))!;
  const amountMinor = stated.money!.amountMinor;
  const returnsCommission = true;
  const earlier = await listRefundsOf(book.tx, id);
  const passedOn = await lockPassedOn(book, payment, earlier);
  const inserted = await insertRefund(book.tx, {
    paymentId: id,
    attempt: `wallet ${stated.id}`,
    operationNumber: null,
    captureNumber: (findCapture(payment.captures, stated.captureId) ?? payment.captures[0]!).number,
    origin: by,
    platformId: payment.platformId,
    accountId: payment.accountId,
    currency: payment.currency,
    amountMinor,
    ...divideRefund(payment, earlier, { amountMinor, returnsCommission, passedOn }),
    returnsCommission,
    namesShares: false,
    comment: null,
    metadata: null,
    walletRefundId: stated.id,
    createdAt: book.at,
  });
  const status = stated.meaning === 'returned' ? 'completed' : 'pending';
  return endRefund(book, inserted, { status, walletRefundId: stated.id }, stated);
};

const end = async (book: RefundBook, { stated, refund, ending }: Extract<RefundChange, { do: 'end' }>) => {
  // It was not waited for any more, and is again.
  if (ending.status === 'pending' && !isOpenRefund(refund))
    await changeAmounts(book.tx, refund.paymentId, book.at, { refundingMinor: refund.amountMinor });
  return endRefund(book, await withPresentShares(book, refund), ending, stated);
};

/** Others may have taken of its items since it was called failed, or it was distributed. */
const withPresentShares = async (book: RefundBook, refund: Refund): Promise<Refund> => {
  const isUndivided = refund.shares === null && isOrdered(refund);
  if (isUndivided || isOpenRefund(refund)) return refund;
  const payment = (await findPayment(book.tx, refund.paymentId))!;
  return keepDivision(book.tx, refund, await divideRefundAgain(book, payment, refund), book.at);
};

/** The same refund as before, after the others that there are now. The caller has locked the payment. */
export const divideRefundAgain = async (
  book: RefundBook,
  payment: Payment,
  refund: Refund,
  amountMinor = refund.amountMinor,
) => {
  const refunds = await listRefundsOf(book.tx, payment.id);
  const others = refunds.filter(({ number }) => number !== refund.number);
  const passedOn = isOrdered(refund) ? undefined : await lockPassedOn(book, payment, others);
  return divideAgain(payment, others, refund, amountMinor, passedOn);
};

const logNews = (log: Logger, change: RefundChange, { paymentId, amountMinor, currency }: Refund) => {
  const isReversal = change.do === 'mark_reversal' || (change.do === 'insert' && change.by === 'reversal');
  const logged = { payment: paymentId, refund: change.stated.id, amount: Number(amountMinor), currency };
  if (isReversal) log.error(logged, 'ALERT: the wallet took money back');
  else if (change.do === 'insert') log.warn(logged, "a refund was made at the wallet's own site");
};
