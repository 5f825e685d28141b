import { minorUnitDigits } from '@florin/client';
import { defaultCurrencies, MathBN } from '@medusajs/framework/utils';
import type { BigNumberInput } from '@medusajs/framework/types';

/**
 * An amount of Medusa, such as 33.54 euros, in the minor unit of its currency, as Florin counts. A total may have a fraction of a
 * cent, from taxes: it is rounded as Medusa itself rounds before it compares amounts.
 */
export const toFlorin = (amount: BigNumberInput, currencyCode: string): number => {
  const currency = currencyCode.toUpperCase();
  const digits = minorUnitDigits(currency);
  const shown = Math.min(digits, defaultCurrencies[currency]?.decimal_digits ?? digits);
  return MathBN.convert(amount).decimalPlaces(shown).shiftedBy(digits).toNumber();
};

/** An amount of Florin as Medusa counts. */
export const toMedusa = (amount: number, currency: string): number =>
  MathBN.convert(amount).shiftedBy(-minorUnitDigits(currency)).toNumber();
