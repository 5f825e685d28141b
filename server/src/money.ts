/** An amount in the minor unit of its currency. */
export interface Money {
  readonly currency: string;
  readonly amountMinor: bigint;
}

/** ISO 4217 (list one, 2024): the currencies that do not have two decimals, by their number of decimals. */
const digitsOfCurrency: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const twoDigits =
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE ' +
  'CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL ' +
  'HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR ' +
  'MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK ' +
  'SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD ' +
  'XCD XCG YER ZAR ZMW ZWG';

const digits: ReadonlyMap<string, number> = new Map(
  Object.entries({ ...digitsOfCurrency, 2: twoDigits }).flatMap(([count, codes]) =>
    codes.split(' ').map((code) => [code, Number(count)] as const),
  ),
);

export const knownCurrencies: readonly string[] = [...digits.keys()];

/**
 * The number of decimals of a currency. Undefined: not a currency code. ISO 4217 also lists gold, drawing rights and
 * test codes, but they have no minor unit ("N.A."), so nothing can be paid in them.
 */
export const currencyDigits = (code: string): number | undefined => digits.get(code);

/** Writes minor units as decimal text: 1050 with two digits is `10.50`. */
export const formatMinor = (amountMinor: bigint, digits: number): string => {
  const sign = amountMinor < 0n ? '-' : '';
  const text = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  return digits === 0 ? sign + whole : `${sign}${whole}.${text.slice(-digits)}`;
};

/** An amount with its currency, for a sentence: `10.50 EUR`. */
export const moneyText = ({ currency, amountMinor }: Money) =>
  `${formatMinor(amountMinor, currencyDigits(currency) ?? 0)} ${currency}`;

const decimal = /^(0|[1-9]\d{0,29})(?:\.(\d+))?$/;

/**
 * Reads decimal text exactly, without floating point. Undefined for a sign, an exponent, white space, a leading zero,
 * or more decimals than the currency has, even if they are zero.
 */
export const parseMinor = (text: string, digits: number): bigint | undefined => {
  const [matched, whole = '', fraction = ''] = decimal.exec(text) ?? [];
  if (matched === undefined || fraction.length > digits) return undefined;
  return BigInt(whole + fraction.padEnd(digits, '0'));
};
