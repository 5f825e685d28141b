import { moneyText } from '../money.ts';
import { reasonOf, type MismatchReason } from '../wallet/mismatch.ts';
import type { OrderStatement, StatedPayment, StatedRefund } from '../wallet/wallet.ts';
import { findCapture } from './capture.ts';
import { isOpenStatus, type Payment } from './payment.ts';

/** What about the wallet's order doesn't match the payment, for a person. Undefined: all of it matches. */
export const findMismatch = (payment: Payment, statement: OrderStatement): MismatchReason | undefined =>
  findForeignOrder(payment, statement) ??
  findOtherTotal(payment, statement) ??
  findOtherMoney(payment, statement);

const findForeignOrder = ({ id }: Payment, { ownId }: OrderStatement) =>
  ownId === undefined || ownId === id ? undefined : reasonOf('order_of_another', { owner: ownId });

/** What the order is over does not matter when the payment has ended unpaid and the wallet has kept nothing. */
const findOtherTotal = (payment: Payment, statement: OrderStatement) => {
  const { currency, totalMinor, storedStatus } = payment;
  const { total } = statement;
  const isTotal = total?.currency === currency && total.amountMinor === totalMinor;
  const isUnpaid = storedStatus !== 'captured' && !isOpenStatus(storedStatus);
  return total === undefined || isTotal || (isUnpaid && findKept(statement).length === 0)
    ? undefined
    : reasonOf('other_total', {
        booked: moneyText({ currency, amountMinor: totalMinor }),
        shown: moneyText(total),
      });
};

/** What the wallet has captured and not returned. */
const findKept = (statement: OrderStatement) =>
  findLive(statement).filter((capture) => sumReturned(capture, statement) !== capture.money?.amountMinor);

const findLive = ({ captures }: OrderStatement) => captures.filter(({ meaning }) => meaning !== 'failed');

const findOtherMoney = (payment: Payment, statement: OrderStatement): MismatchReason | undefined => {
  if (payment.captures.length === 0) {
    const kept = findKept(statement);
    return kept.length === 0
      ? undefined
      : reasonOf('unbooked_captures', { shown: describeAll(kept), status: payment.storedStatus });
  }
  const live = findLive(statement);
  if (live.length === 0) return reasonOf('no_capture', { status: payment.storedStatus });
  const refunds = statement.refunds.filter((refund) => isOfPayment(refund, payment, statement));
  const returnedMinor = sumMoney(refunds.filter(({ meaning }) => meaning === 'returned'));
  const areOurs =
    live.length === payment.captures.length &&
    live.every((capture) => isBooked(capture, payment) && isExplainedBy(capture, refunds));
  const bookedMinor = atWalletMinor(payment);
  if (areOurs && returnedMinor === bookedMinor) return undefined;
  const both = {
    status: payment.storedStatus,
    booked: payment.captures.map(({ walletCaptureId }) => walletCaptureId).join(', '),
    shown: describeAll(live),
  };
  const { currency } = payment;
  return returnedMinor === bookedMinor
    ? reasonOf('other_captures', both)
    : reasonOf('other_returns', {
        ...both,
        shownReturned: moneyText({ currency, amountMinor: returnedMinor }),
        bookedReturned: moneyText({ currency, amountMinor: bookedMinor }),
      });
};

const isBooked = ({ id, money }: StatedPayment, { captures, currency }: Payment) => {
  const booked = findCapture(captures, id);
  return booked !== undefined && money?.currency === currency && money.amountMinor === booked.amountMinor;
};

/** Whether the refunds explain what was returned of the capture. One that is not decided yet may be shown in it or not. */
const isExplainedBy = ({ id, meaning }: StatedPayment, refunds: readonly StatedRefund[]) => {
  const ofIt = refunds.filter(({ captureId = id }) => captureId === id);
  if (meaning === 'moved') return sumMoney(ofIt.filter((refund) => refund.meaning === 'returned')) === 0n;
  return (
    meaning === 'returned' &&
    ofIt.some((refund) => refund.meaning === 'returned' || refund.meaning === 'pending')
  );
};

const sumMoney = (refunds: readonly StatedRefund[]) =>
  refunds.reduce((sum, { money }) => sum + (money?.amountMinor ?? 0n), 0n);

/** What was returned of a capture, as the wallet shows it. A refund that names no capture is of the only one. */
export const sumReturned = ({ id }: StatedPayment, { captures, refunds }: OrderStatement) => {
  const only = captures.length === 1 ? id : undefined;
  return sumMoney(
    refunds.filter(({ meaning, captureId = only }) => meaning === 'returned' && captureId === id),
  );
};

/** What was returned, without what was made outside. */
const atWalletMinor = ({ refundedMinor, refundedOutsideMinor }: Payment) =>
  refundedMinor - refundedOutsideMinor;

/** In the wallet's own words, and the same in every language. */
const describeAll = (captures: readonly StatedPayment[]) =>
  captures.map(({ id, status, money }) => `${id}: ${money ? moneyText(money) : '?'} (${status})`).join(', ');

/**
 * Whether it gives back what the payment has captured, and not another capture of its order. Where the wallet does not say, it does
 * if there is no other, or if we have asked for it.
 */
export const isOfPayment = (
  { captureId, ownId }: StatedRefund,
  { id, captures }: Pick<Payment, 'id' | 'captures'>,
  statement: Pick<OrderStatement, 'captures'>,
) => {
  if (captureId !== undefined) return findCapture(captures, captureId) !== undefined;
  const isOnly = statement.captures.filter(({ meaning }) => meaning !== 'failed').length <= 1;
  return isOnly || ownId?.startsWith(`${id}-`) === true;
};
