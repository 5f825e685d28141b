import { minorUnitDigits } from '@florin/client';
import type { ConfigService } from '@vendure/core';

/** Undefined: the other side cannot write the amount exactly. */
const movePoint = (amount: number, places: number) => {
  const moved = places < 0 ? amount / 10 ** -places : amount * 10 ** places;
  return Number.isSafeInteger(moved) ? moved : undefined;
};

/**
 * Vendure counts every currency with the decimals of its `MoneyStrategy`, two if nobody has chosen others. Florin counts each in
 * its own minor unit: 500 yen are 50000 in Vendure, and 500 in Florin.
 */
export const unitsOf = ({ entityOptions }: ConfigService, currency: string) => {
  const places = minorUnitDigits(currency) - (entityOptions.moneyStrategy.precision ?? 2);
  return {
    toFlorin: (amount: number) => movePoint(amount, places),
    toVendure: (amount: number) => movePoint(amount, -places),
  };
};
