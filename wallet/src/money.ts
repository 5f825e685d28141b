/** ISO 4217 currencies without decimals. HUF and TWD have two in ISO 4217, but none in the wallet's protocol. */
const zeroDecimal = new Set(
  'BIF CLP DJF GNF HUF ISK JPY KMF KRW PYG RWF TWD UGX UYI VND VUV XAF XOF XPF'.split(' '),
);
const threeDecimal = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));
const known = new Set(Intl.supportedValuesOf('currency'));

const decimalPattern = /^(-?)(\d*)(?:\.(\d+))?$/;

/**
 * The largest amount of the protocol, 999999999999999.99, in hundredths. Used for the minor units of every currency.
 */
export const maximumMinor = 99_999_999_999_999_999n;

export type MoneyError = 'unknown_currency' | 'malformed' | 'too_precise';

const decimalsOf = (currency: string): number => {
  if (zeroDecimal.has(currency)) return 0;
  return threeDecimal.has(currency) ? 3 : 2;
};

/** Reads a decimal string into minor units, without floating point. */
export const parseMinor = (value: string, currency: string): bigint | MoneyError => {
  if (!known.has(currency)) return 'unknown_currency';
  const match = decimalPattern.exec(value);
  if (match === null) return 'malformed';
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return 'malformed';
  const decimals = decimalsOf(currency);
  // The protocol refuses even `100.00` in a currency without decimals.
  if (fraction.length > decimals) return 'too_precise';
  const minor = BigInt(whole + fraction.padEnd(decimals, '0'));
  return sign === '-' ? -minor : minor;
};

export const formatMinor = (minor: bigint, currency: string): string => {
  const decimals = decimalsOf(currency);
  if (decimals === 0) return minor.toString();
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};
