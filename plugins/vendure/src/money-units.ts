import type { ConfigService } from '@vendure/core';

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
  const places = digitsOf(currency) - (entityOptions.moneyStrategy.precision ?? 2);
  return {
    toFlorin: (amount: number) => movePoint(amount, places),
    toVendure: (amount: number) => movePoint(amount, -places),
  };
};
