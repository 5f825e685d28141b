import { postCorrection } from '../../ledger/post-correction.ts';
import { Problem } from '../../problem.ts';
import { describeMismatch } from '../../wallet/mismatch.ts';
import type { OrderStatement, StatedRefund, Wallet, WalletCall } from '../../wallet/wallet.ts';
import { detailsOf, rebookRefund, type RefundBook } from './end-refund.ts';
import { presentRefund } from './present-refund.ts';
import { findPayment } from '../store/queries.ts';
import { correctFee, type Book } from '../store/book-fee.ts';
import { chargedRefund, type Refund } from './refund.ts';
import { changeAmounts, listRefundsOf, updateRefund } from './queries.ts';
import { planRefunds } from './plan-refunds.ts';
import { agrees, divideRefundAgain } from './take-in-refunds.ts';
import { writeEvent } from '../store/write-event.ts';
import type { Payment } from '../payment.ts';
import { isOfPayment } from '../find-mismatch.ts';

/** A refund that is booked here, and that the wallet has with another amount or not at all. */
interface WrongRefund {
  readonly refund: Refund;
  /** Undefined: the wallet has not given this money back. */
  readonly stated: StatedRefund | undefined;
}

/** Bounds the calls to the wallet. */
const correctionsMax = 20;

export const findWrongRefunds = (
  payment: Payment,
  refunds: readonly Refund[],
  statement: OrderStatement,
): WrongRefund[] =>
  refunds
    .filter(({ status, origin }) => status === 'completed' && origin !== 'outside')
    .map((refund) => {
      const stated = statement.refunds.find(
        (one) =>
          isOfPayment(one, payment, statement) &&
          (one.id === refund.walletRefundId || (refund.requestId !== null && one.ownId === refund.requestId)),
      );
      return { refund, stated: stated?.meaning === 'returned' ? stated : undefined };
    })
    .filter(({ refund, stated }) => !stated || !isSame(refund, stated))
    .slice(0, correctionsMax);

const isSame = ({ currency, amountMinor }: Refund, { money }: StatedRefund) =>
  money?.currency === currency && money.amountMinor === amountMinor;

/** Each is read by its own id as well: one answer of the wallet is not enough to change the books. */
export const confirmWrongRefunds = async (
  wallet: Wallet,
  wrong: readonly WrongRefund[],
): Promise<readonly WalletCall[]> => {
  const calls: WalletCall[] = [];
  for (const { refund, stated } of wrong) {
    const id = stated?.id ?? refund.walletRefundId;
    const answer = id === null ? undefined : await wallet.describeRefund(id);
    calls.push(...(answer?.calls ?? []));
    const shown = answer?.result ?? 'not_found';
    const isConfirmed = stated
      ? typeof shown === 'object' && agrees(stated, shown)
      : shown === 'not_found' || (typeof shown === 'object' && shown.meaning !== 'returned');
    if (isConfirmed) continue;
    throw new Problem(
      'conflict',
      `The wallet shows the refund ${id} in its order otherwise than by itself. Nothing was corrected. Try again later.`,
    );
  }
  return calls;
};

/**
 * Corrects refunds that were booked wrongly: the wrong entry is reversed by one that names it, and what the wallet has is booked. The
 * caller has locked the payment. Returns it as it is then.
 */
export const correctRefunds = async (
  book: RefundBook,
  payment: Payment,
  statement: OrderStatement,
): Promise<Payment> => {
  const { tx } = book;
  const wrong = findWrongRefunds(payment, await listRefundsOf(tx, payment.id), statement);
  if (wrong.length === 0)
    throw new Problem(
      'conflict',
      `Every refund of the payment ${payment.id} is booked as the wallet has it: there is nothing to correct.`,
    );
  for (const one of wrong) await correct(book, payment.id, one);
  const corrected = (await findPayment(tx, payment.id))!;
  const { mismatch } = planRefunds(corrected, await listRefundsOf(tx, payment.id), statement);
  if (mismatch !== undefined)
    throw new Problem(
      'conflict',
      `Correcting the refunds would not be enough: ${describeMismatch(mismatch)}.`,
    );
  return corrected;
};

const correct = async (book: RefundBook, id: string, { refund, stated }: WrongRefund) => {
  const { tx, at } = book;
  await dropRefundFee(book, refund);
  await postCorrection(tx, id, at, refund.entryNumber!);
  await changeAmounts(tx, id, at, { refundedMinor: -refund.amountMinor });
  const corrected = stated ? await bookRight(book, id, refund, stated) : await bookNothing(book, refund);
  await writeEvent(tx, id, at, {
    type: 'refund.corrected',
    details: { ...detailsOf(corrected), previousAmount: Number(refund.amountMinor), by: 'operator' },
    object: presentRefund(corrected),
  });
};

const bookRight = async (book: RefundBook, id: string, refund: Refund, stated: StatedRefund) => {
  const payment = (await findPayment(book.tx, id))!;
  const { amountMinor } = stated.money!;
  const division = await divideRefundAgain(book, payment, refund, amountMinor);
  return rebookRefund(book, { ...refund, ...division, amountMinor, walletRefundId: stated.id }, stated);
};

const bookNothing = (book: RefundBook, refund: Refund) =>
  updateRefund(
    book.tx,
    refund,
    {
      status: 'failed',
      walletRefundId: null,
      issue: 'CORRECTED_BY_OPERATOR',
      refusal: 'later',
      endedAt: book.at,
      updatedAt: book.at,
    },
    null,
  );

/** Takes back the fee of a refund that is taken back itself. */
const dropRefundFee = async (book: Book, refund: Refund) => {
  if (refund.feeMinor) await correctFee(book, chargedRefund(refund), 0n);
  await book.tx`
    update refunds set fee_minor = null, fee_entry = null, conversion = null, updated_at = ${book.at}
    where payment_id = ${refund.paymentId} and number = ${refund.number}`;
};
