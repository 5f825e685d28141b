import { invariant } from '../../invariant.ts';
import { currencyDigits, formatMinor, parseMinor } from '../../money.ts';
import type { Money } from '../../money.ts';

export interface WireMoney {
  readonly currency_code: string;
  readonly value: string;
}

/** The wallet accepts no decimals in these currencies, although ISO 4217 gives HUF and TWD two. */
const withoutDecimals: ReadonlySet<string> = new Set(['HUF', 'JPY', 'TWD']);

/** Why the wallet cannot take an amount, as the wallet's name for the issue, or undefined. */
export const findMoneyFault = ({ currency, amountMinor }: Money) => {
  const digits = currencyDigits(currency);
  if (digits === undefined) return 'INVALID_CURRENCY_CODE';
  if (!withoutDecimals.has(currency)) return undefined;
  return amountMinor % 10n ** BigInt(digits) === 0n ? undefined : 'DECIMALS_NOT_SUPPORTED';
};

/** Only for an amount without a fault. */
export const toWireMoney = (money: Money): WireMoney => {
  invariant(findMoneyFault(money) === undefined, `${money.amountMinor} ${money.currency} cannot be written`);
  const text = formatMinor(money.amountMinor, currencyDigits(money.currency)!);
  const value = withoutDecimals.has(money.currency) ? text.split('.', 1)[0]! : text;
  return { currency_code: money.currency, value };
};

/** Older answers have more decimals than the currency: `178.800000`. */
const withoutTrailingZeros = (value: string) =>
  /^\d{1,30}\.\d{1,30}$/.test(value) ? value.replace(/\.?0+$/, '') : value;

/** Undefined: not an amount of a known currency. */
export const readWireMoney = ({ currency_code: currency, value }: WireMoney): Money | undefined => {
  const digits = currencyDigits(currency);
  const amountMinor = digits === undefined ? undefined : parseMinor(withoutTrailingZeros(value), digits);
  return amountMinor === undefined ? undefined : { currency, amountMinor };
};

/** Whether the wallet's amount and currency are exactly these. */
export const isSameMoney = (wire: WireMoney, expected: Money): boolean => {
  const money = readWireMoney(wire);
  return money?.currency === expected.currency && money.amountMinor === expected.amountMinor;
};

export const showMoney = ({ currency_code: currency, value }: WireMoney) => `${value} ${currency}`;
