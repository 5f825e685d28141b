import { currencyDigits, formatMinor } from '../../money.ts';
import type { OrderStatement, StatedPayment } from '../../wallet/wallet.ts';
import type { Payment } from '../queries.ts';

/** How what the wallet has of an order contradicts the payment, in words for a person; undefined: it does not. */
export const findContradiction = (payment: Payment, { captures }: OrderStatement): string | undefined => {
  const live = captures.filter(({ meaning }) => meaning !== 'failed');
  if (payment.state !== 'captured')
    return live.length === 0
      ? undefined
      : `the wallet has ${live.map(describe).join(' and ')}, but the payment is ${payment.state}`;
  const [capture, ...others] = live;
  if (!capture) return 'the payment is captured, but the wallet shows no capture';
  const isOurs =
    capture.id === payment.walletCaptureId && capture.money?.amountMinor === payment.capturedMinor;
  return isOurs && others.length === 0 && capture.meaning === 'moved'
    ? undefined
    : `the payment is captured as ${payment.walletCaptureId}, and the wallet has ${live.map(describe).join(' and ')}`;
};

const describe = ({ id, status, money }: StatedPayment) =>
  `capture ${id} over ${money ? `${formatMinor(money.amountMinor, currencyDigits(money.currency)!)} ${money.currency}` : 'an amount that cannot be read'} (${status})`;
