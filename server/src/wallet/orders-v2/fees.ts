import type { Money } from '../../money.ts';
import type { Conversion, Fees } from '../wallet.ts';
import { readWireMoney, type WireMoney } from './wire-money.ts';
import type { WirePayment } from './wire.ts';

/**
 * What the wallet keeps of a capture, or gives back of that with a refund, and what moves on our account there. A declined capture
 * has such figures as well, so only what has moved money is read. None of it decides anything: what is absent, garbled or does not
 * add up counts as not reported, and the wallet's report has it later (docs/decisions/036).
 */
export const readFees = (payment: WirePayment): Fees => {
  const money = readWireMoney(payment.amount);
  const { seller_receivable_breakdown: receivable, seller_payable_breakdown: payable } = payment;
  const reported = receivable ?? payable;
  if (!money || !reported) return {};
  const received = receivable?.receivable_amount ?? payable?.net_amount_in_receivable_currency;
  const [{ exchange_rate: refundRate } = {}] = payable?.net_amount_breakdown ?? [];
  const rate = receivable?.exchange_rate?.value ?? refundRate?.value;
  return {
    feeMinor: feeOf(reported, money),
    conversion: received && conversionOf(received, reported.paypal_fee_in_receivable_currency, rate),
  };
};

interface Figures {
  readonly gross_amount?: WireMoney;
  readonly paypal_fee?: WireMoney;
  readonly net_amount?: WireMoney;
}

const feeOf = ({ gross_amount: gross, paypal_fee: reported, net_amount: net }: Figures, money: Money) => {
  const fee = reported && readWireMoney(reported);
  if (fee?.currency !== money.currency || fee.amountMinor > money.amountMinor) return undefined;
  const isOrUnsaid = (part: WireMoney | undefined, amountMinor: bigint) => {
    const read = part && readWireMoney(part);
    return part === undefined || (read?.currency === money.currency && read.amountMinor === amountMinor);
  };
  const addsUp = isOrUnsaid(gross, money.amountMinor) && isOrUnsaid(net, money.amountMinor - fee.amountMinor);
  return addsUp ? fee.amountMinor : undefined;
};

const rateForm = /^\d{1,15}(?:\.\d{1,15})?$/;

const conversionOf = (
  received: WireMoney,
  inReceivable: WireMoney | undefined,
  rate = '',
): Conversion | undefined => {
  const money = readWireMoney(received);
  const fee = inReceivable && readWireMoney(inReceivable);
  if (!money || !isShowable(money)) return undefined;
  return {
    currency: money.currency,
    amount: Number(money.amountMinor),
    fee: fee?.currency === money.currency && isShowable(fee) ? Number(fee.amountMinor) : null,
    rate: rateForm.test(rate) ? rate : null,
  };
};

const isShowable = ({ amountMinor }: Money) => amountMinor <= BigInt(Number.MAX_SAFE_INTEGER);
