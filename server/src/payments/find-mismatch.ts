import { currencyDigits, formatMinor, type Money } from '../money.ts';
import type { OrderStatement, StatedPayment, StatedRefund } from '../wallet/wallet.ts';
import { findCapture } from './capture.ts';
import { isOpenStatus, type Payment } from './payment.ts';

/** What about the wallet's order doesn't match the payment, in words for a person. Undefined: all of it matches. */
export const findMismatch = (payment: Payment, statement: OrderStatement): string | undefined =>
  findForeignOrder(payment, statement) ??
  findOtherTotal(payment, statement) ??
  findOtherMoney(payment, statement);

const findForeignOrder = ({ id }: Payment, { ownId }: OrderStatement) =>
  ownId === undefined || ownId === id ? undefined : `the wallet shows the order as one of ${ownId}`;

/** What the order is over does not matter when the payment has ended unpaid and the wallet has kept nothing. */
const findOtherTotal = (payment: Payment, statement: OrderStatement) => {
  const { currency, totalMinor, storedStatus } = payment;
  const { total } = statement;
  const isTotal = total?.currency === currency && total.amountMinor === totalMinor;
  const isUnpaid = storedStatus !== 'captured' && !isOpenStatus(storedStatus);
  return total === undefined || isTotal || (isUnpaid && findKept(statement).length === 0)
    ? undefined
    : `the order is over ${show({ currency, amountMinor: totalMinor })}, and the wallet shows ${show(total)}`;
};

/** What the wallet has captured and not returned. */
const findKept = (statement: OrderStatement) =>
  findLive(statement).filter((capture) => sumReturned(capture, statement) !== capture.money?.amountMinor);

const findLive = ({ captures }: OrderStatement) => captures.filter(({ meaning }) => meaning !== 'failed');

const findOtherMoney = (payment: Payment, statement: OrderStatement): string | undefined => {
  if (payment.captures.length === 0) {
    const kept = findKept(statement);
    return kept.length === 0
      ? undefined
      : `the wallet has ${kept.map(describe).join(' and ')}, but the payment is ${payment.storedStatus}`;
  }
  const live = findLive(statement);
  if (live.length === 0) return `the payment is ${payment.storedStatus}, but the wallet shows no capture`;
  const refunds = statement.refunds.filter((refund) => isOfPayment(refund, payment, statement));
  const returnedMinor = sumMoney(refunds.filter(({ meaning }) => meaning === 'returned'));
  const areOurs =
    live.length === payment.captures.length &&
    live.every((capture) => isBooked(capture, payment) && isExplainedBy(capture, refunds));
  return areOurs && returnedMinor === atWalletMinor(payment)
    ? undefined
    : `the payment is ${payment.storedStatus} as ${payment.captures.map(({ walletCaptureId }) => walletCaptureId).join(' and ')}, and the wallet has ${live.map(describe).join(' and ')}${describeReturned(payment, returnedMinor)}`;
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

const describeReturned = (payment: Payment, thereMinor: bigint) => {
  const { currency } = payment;
  const hereMinor = atWalletMinor(payment);
  return thereMinor === hereMinor
    ? ''
    : `, of which ${show({ currency, amountMinor: thereMinor })} went back there and ${show({ currency, amountMinor: hereMinor })} here`;
};

const show = ({ currency, amountMinor }: Money) =>
  `${formatMinor(amountMinor, currencyDigits(currency) ?? 0)} ${currency}`;

const describe = ({ id, status, money }: StatedPayment) =>
  `capture ${id} over ${money ? show(money) : 'an amount that cannot be read'} (${status})`;

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
