import { currencyDigits, formatMinor, type Money } from '../money.ts';
import type { OrderStatement, StatedPayment, StatedRefund } from '../wallet/wallet.ts';
import type { Payment } from './payment.ts';

/** How what the wallet has of an order contradicts the payment, in words for a person; undefined: it does not. */
export const findMismatch = (payment: Payment, statement: OrderStatement): string | undefined =>
  findForeignOrder(payment, statement) ?? findOtherMoney(payment, statement);

/** The order has to be the payment's own, over its total. */
const findForeignOrder = ({ id, currency, totalMinor }: Payment, { ownId, total }: OrderStatement) => {
  if (ownId !== undefined && ownId !== id) return `the wallet shows the order as one of ${ownId}`;
  const isTotal = total?.currency === currency && total.amountMinor === totalMinor;
  return total === undefined || isTotal
    ? undefined
    : `the order is over ${show({ currency, amountMinor: totalMinor })}, and the wallet shows ${show(total)}`;
};

const findOtherMoney = (payment: Payment, statement: OrderStatement): string | undefined => {
  const live = statement.captures.filter(({ meaning }) => meaning !== 'failed');
  if (payment.storedStatus !== 'captured') {
    const kept = live.filter((capture) => sumReturned(capture, statement) !== capture.money?.amountMinor);
    return kept.length === 0
      ? undefined
      : `the wallet has ${kept.map(describe).join(' and ')}, but the payment is ${payment.storedStatus}`;
  }
  const [capture, ...others] = live;
  if (!capture) return 'the payment is captured, but the wallet shows no capture';
  const isOurs =
    capture.id === payment.walletCaptureId &&
    capture.money?.currency === payment.currency &&
    capture.money.amountMinor === payment.capturedMinor;
  const refunds = statement.refunds.filter((refund) => isOfPayment(refund, payment, statement));
  const returned = refunds.filter(({ meaning }) => meaning === 'returned');
  const returnedMinor = returned.reduce((sum, { money }) => sum + (money?.amountMinor ?? 0n), 0n);
  // A refund that is not decided yet may be shown in the capture or not.
  const mayBeReturned = refunds.some(({ meaning }) => meaning === 'returned' || meaning === 'pending');
  const fits =
    (capture.meaning === 'moved' && returnedMinor === 0n) ||
    (capture.meaning === 'returned' && mayBeReturned);
  return isOurs && others.length === 0 && fits && returnedMinor === atWalletMinor(payment)
    ? undefined
    : `the payment is captured as ${payment.walletCaptureId}, and the wallet has ${live.map(describe).join(' and ')}${describeReturned(payment, returnedMinor)}`;
};

/** What has gone back of a capture, as the wallet shows it. A refund that names no capture is of the only one. */
export const sumReturned = ({ id }: StatedPayment, { captures, refunds }: OrderStatement) => {
  const only = captures.length === 1 ? id : undefined;
  return refunds
    .filter(({ meaning, captureId = only }) => meaning === 'returned' && captureId === id)
    .reduce((sum, { money }) => sum + (money?.amountMinor ?? 0n), 0n);
};

/** What has gone back, without what was made outside. */
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
  { id, walletCaptureId }: Pick<Payment, 'id' | 'walletCaptureId'>,
  { captures }: Pick<OrderStatement, 'captures'>,
) => {
  if (captureId !== undefined) return captureId === walletCaptureId;
  const isOnly = captures.filter(({ meaning }) => meaning !== 'failed').length <= 1;
  return isOnly || ownId?.startsWith(`${id}-`) === true;
};
