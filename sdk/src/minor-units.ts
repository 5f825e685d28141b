import { FlorinError } from './florin-error.ts';

/** ISO 4217 (list one, 2024): the currencies that do not have two decimals, by their number of decimals. */
const digitsOfCurrency: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const digits = new Map(
  Object.entries(digitsOfCurrency).flatMap(([count, codes]) =>
    codes.split(' ').map((code) => [code, Number(count)] as const),
  ),
);

const fail = (message: string): never => {
  throw new FlorinError('invalid_argument', message);
};

/**
 * How many decimals a currency has (ISO 4217), for programs that count in other units than the API.
 *
 * @example
 * console.log(minorUnitDigits('EUR'), minorUnitDigits('JPY'));
 * // 2 0
 */
export const minorUnitDigits = (currency: string): number =>
  /^[A-Z]{3}$/.test(currency)
    ? (digits.get(currency) ?? 2)
    : fail(`This is not a currency code such as EUR: ${JSON.stringify(currency)}`);

/**
 * An amount as people write it, in the minor unit of its currency, as every amount of the API is: euros in cents, yen in yen.
 * Exact, without rounding: an amount with more decimals than the currency has is refused.
 *
 * @example
 * console.log(toMinorUnits('10.50', 'EUR'), toMinorUnits(500, 'JPY'));
 * // 1050 500
 */
export const toMinorUnits = (amount: string | number, currency: string): number => {
  const digits = minorUnitDigits(currency);
  const [matched, sign = '', whole = '', fraction = ''] =
    /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(amount)) ?? [];
  if (matched === undefined) return fail(`This is not an amount such as 10.50: ${JSON.stringify(amount)}`);
  if (fraction.length > digits)
    return fail(`${currency} has ${digits} decimals, and ${matched} has ${fraction.length}.`);
  const minor = Number(`${sign}${whole}${fraction.padEnd(digits, '0')}`);
  if (!Number.isSafeInteger(minor)) return fail(`The amount is too large: ${matched}`);
  // Not -0, which is another value for some programs.
  return minor === 0 ? 0 : minor;
};

/**
 * An amount of the API as decimal text: 1050 cents are `10.50`. For people, `Intl.NumberFormat` writes it with the sign of the currency.
 *
 * @example
 * console.log(fromMinorUnits(1050, 'EUR'), fromMinorUnits(500, 'JPY'));
 * // 10.50 500
 */
export const fromMinorUnits = (amount: number, currency: string): string => {
  const digits = minorUnitDigits(currency);
  if (!Number.isSafeInteger(amount)) return fail(`This is not a whole number of minor units: ${amount}`);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const sign = amount < 0 ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
};
