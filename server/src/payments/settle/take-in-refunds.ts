import { invariant } from '../../invariant.ts';
import type { OrderStatement, StatedRefund } from '../../wallet/wallet.ts';
import { endRefund, type RefundBook } from '../end-refund.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { refundableMinor } from '../present-payment.ts';
import { findPayment, isBusy, lockPayment, type Payment } from '../queries.ts';
import { commissionPartOf, isOfPayment, isOpenRefund, type Refund } from '../refund.ts';
import { changeAmounts, insertRefund, listRefundsOf, markReversal } from '../refund-queries.ts';

interface TakenIn {
  /** As it was before. */
  readonly found: Payment;
  readonly payment: Payment;
  readonly isAnyPending: boolean;
}

/**
 * Books what the wallet shows of a captured payment's refunds: those that were made at the wallet's own site, those that it took
 * back itself (`reversalId` names one), and the end of those that it had not decided. Each once. While a refund of ours is under
 * way nothing is booked: its own verdict comes first.
 */
export const takeInRefunds = (
  { sql, clock, log, config }: PaymentParts,
  id: string,
  statement: OrderStatement,
  reversalId: string | undefined,
): Promise<TakenIn> =>
  sql.begin(async (tx) => {
    const book = { tx, at: clock(), coverAccountId: config.refundCoverAccount };
    const locked = await lockPayment(tx, id);
    invariant(locked, `payment ${id} has vanished`);
    const ofPayment = statement.refunds.filter((refund) => isOfPayment(refund, locked, statement));
    for (const one of isBusy(locked) ? [] : ofPayment) {
      const payment = (await findPayment(tx, id))!;
      const taken = await takeIn(book, payment, one, one.id === reversalId ? 'reversal' : 'wallet');
      if (taken === undefined) continue;
      const told = {
        payment: id,
        refund: one.id,
        amount: Number(taken.amountMinor),
        currency: taken.currency,
      };
      if (taken.news === 'reversal') log.error(told, 'ALERT: the wallet took money back');
      else if (taken.news === 'wallet') log.warn(told, "a refund was made at the wallet's own site");
    }
    const refunds = await listRefundsOf(tx, id);
    return { found: locked, payment: (await findPayment(tx, id))!, isAnyPending: refunds.some(isOpenRefund) };
  });

/** Who made it at the wallet: somebody at its own site, or the wallet itself. */
type MadeBy = 'wallet' | 'reversal';

interface TakenRefund extends Refund {
  /** Who made it, if that was not known here before. */
  readonly news: MadeBy | undefined;
}

/** Undefined: there is nothing of it to book. */
const takeIn = async (
  book: RefundBook,
  payment: Payment,
  stated: StatedRefund,
  origin: MadeBy,
): Promise<TakenRefund | undefined> => {
  const { tx, at } = book;
  const refunds = await listRefundsOf(tx, payment.id);
  const known = refunds.find(
    ({ walletRefundId, requestId }) =>
      walletRefundId === stated.id || (requestId !== null && requestId === stated.ownId),
  );
  if (known) {
    const isReversal = origin === 'reversal' && known.origin === 'wallet';
    if (isReversal) await markReversal(tx, known);
    const present = isReversal ? { ...known, origin } : known;
    return { ...(await catchUp(book, payment, present, stated)), news: isReversal ? origin : undefined };
  }
  const isMoney = stated.meaning === 'returned' || stated.meaning === 'pending';
  if (!isMoney || !isPossible(payment, stated)) return undefined;
  const amountMinor = stated.money!.amountMinor;
  const inserted = await insertRefund(tx, {
    paymentId: payment.id,
    attempt: `wallet ${stated.id}`,
    operationNumber: null,
    origin,
    accountId: payment.accountId,
    currency: payment.currency,
    amountMinor,
    commissionMinor: commissionPartOf(payment, refunds, amountMinor),
    returnsCommission: true,
    comment: null,
    walletRefundId: stated.id,
    createdAt: at,
  });
  const status = stated.meaning === 'returned' ? 'completed' : 'pending';
  return { ...(await endRefund(book, inserted, { status, walletRefundId: stated.id })), news: origin };
};

const isPossible = (payment: Payment, { money }: StatedRefund) =>
  money?.currency === payment.currency &&
  money.amountMinor > 0n &&
  money.amountMinor <= refundableMinor(payment);

/** What has become of a refund that is known here. One that failed here may have been made after all. */
const catchUp = async (
  book: RefundBook,
  payment: Payment,
  refund: Refund,
  { id, meaning, issue, money }: StatedRefund,
): Promise<Refund> => {
  const isSame = money?.currency === refund.currency && money.amountMinor === refund.amountMinor;
  const isOpen = isOpenRefund(refund);
  const fits = isOpen || refund.amountMinor <= refundableMinor(payment);
  if (meaning === 'returned' && refund.status !== 'completed' && isSame && fits)
    return endRefund(book, refund, { status: 'completed', walletRefundId: id });
  // It was called failed without a word about it: nobody has to order it again.
  if (
    meaning === 'pending' &&
    refund.status === 'failed' &&
    refund.walletRefundId === null &&
    isSame &&
    fits
  ) {
    await changeAmounts(book.tx, payment.id, book.at, { refundingMinor: refund.amountMinor });
    return endRefund(book, refund, { status: 'pending', walletRefundId: id });
  }
  if ((meaning === 'failed' || meaning === 'cancelled') && isOpen)
    return endRefund(book, refund, { status: meaning, walletRefundId: id, issue, refusal: 'later' });
  return refund;
};
