import { defaultCurrencies, MathBN } from '@medusajs/framework/utils';
import type { BigNumberInput } from '@medusajs/framework/types';

/** ISO 4217 (list one, 2024): the currencies that do not have two decimals, by their number of decimals. */
const digitsOfCurrency: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

const digitsOf = (currency: string) => {
  const found = Object.entries(digitsOfCurrency).find(([, codes]) => codes.split(' ').includes(currency));
  return found ? Number(found[0]) : 2;
};

/**
 * An amount of Medusa, such as 33.54 euros, in the minor unit of its currency, as Florin counts. A total may have a fraction of a
 * cent, from taxes: it is rounded as Medusa itself rounds before it compares amounts.
 */
export const toFlorin = (amount: BigNumberInput, currencyCode: string): number => {
  const currency = currencyCode.toUpperCase();
  const digits = digitsOf(currency);
  const shown = Math.min(digits, defaultCurrencies[currency]?.decimal_digits ?? digits);
  return MathBN.convert(amount).decimalPlaces(shown).shiftedBy(digits).toNumber();
};

/** An amount of Florin as Medusa counts. */
export const toMedusa = (amount: number, currency: string): number =>
  MathBN.convert(amount).shiftedBy(-digitsOf(currency)).toNumber();
