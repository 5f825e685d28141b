import { numberFormat } from './formatters.ts';

/**
 * ISO 4217. Not taken from the browser: its table follows cash and gives HUF, COP or IDR no decimals, so amounts would
 * look a hundred times too large. A test compares this with the service's own table.
 */
const digitsOfCurrency: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** How many decimals a currency has: two for EUR, none for JPY, three for KWD. */
export const currencyDigits = (currency: string) => {
  const found = Object.entries(digitsOfCurrency).find(([, codes]) => codes.split(' ').includes(currency));
  return found ? Number(found[0]) : 2;
};

/** Minor units as decimal text, without floating point: 1050 EUR is `10.50`, 1050 JPY is `1050`. */
export const toDecimal = (amountMinor: number, currency: string) => {
  const digits = currencyDigits(currency);
  const sign = amountMinor < 0 ? '-' : '';
  const text = String(Math.abs(amountMinor)).padStart(digits + 1, '0');
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** Reads a typed amount into minor units: `10`, `10.5` and `10,50` are 1000, 1050 and 1050 in EUR. Else undefined. */
export const parseMoney = (text: string, currency: string) => {
  const digits = currencyDigits(currency);
  const [, whole, fraction = ''] = /^(\d{1,12})(?:[.,](\d{1,4}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || fraction.length > digits) return undefined;
  const amountMinor = Number(whole + fraction.padEnd(digits, '0'));
  return amountMinor <= amountMinorMax ? amountMinor : undefined;
};

const amountMinorMax = 1e12;

/** As it is typed in this locale: without the currency, and without marks between thousands, which are not read back. */
export const formatAmount = (locale: string, amountMinor: number, currency: string) =>
  numberFormat(locale, {
    useGrouping: false,
    minimumFractionDigits: currencyDigits(currency),
    maximumFractionDigits: currencyDigits(currency),
  }).format(toDecimal(amountMinor, currency) as Intl.StringNumericLiteral);

/** Short, for the axis of a chart. */
export const formatMoneyShort = (locale: string, amountMinor: number, currency: string) =>
  numberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  }).format(toDecimal(amountMinor, currency) as Intl.StringNumericLiteral);

/** As it is written in this locale, with the currency. */
export const formatMoney = (locale: string, amountMinor: number, currency: string) =>
  numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: currencyDigits(currency),
    maximumFractionDigits: currencyDigits(currency),
  }).format(toDecimal(amountMinor, currency) as Intl.StringNumericLiteral);
