import { currencyDigits, knownCurrencies, parseMinor } from '../../money.ts';

/** An amount in each of these currencies. */
interface SearchedAmount {
  readonly currencies: readonly string[];
  readonly amountMinor: bigint;
}

const amountMax = 1_000_000_000_000n;

/** A code before or after the number, as people write it. Currency signs are left out: `$` is the sign of twenty currencies. */
const written = /^(?<before>[A-Z]{3})?(?<number>\d[\d.,]*)(?<after>[A-Z]{3})?$/;

/**
 * Reads an amount as it is typed or copied from a page: `10`, `10.5`, `10,50 EUR`, `€1,234.50`, `1 234,50 €`. Without a code it is
 * meant in every currency. Empty: it is no amount.
 */
export const readAmounts = (text: string): SearchedAmount[] => {
  const plain = text.toUpperCase().replaceAll(/[\s'’\p{Sc}]/gu, '');
  const { before, number = '', after } = written.exec(plain)?.groups ?? {};
  if (before !== undefined && after !== undefined) return [];
  const code = before ?? after;
  const currencies = knownCurrencies.filter((known) => code === undefined || known === code);
  return [...new Set(readingsOf(number))].flatMap((decimal) => inEach(currencies, decimal));
};

/** `1,234` may be a thousand, or one and 234 thousandths. Any other last mark is before the decimals. */
const readingsOf = (number: string) => {
  const [, whole = '', fraction] = /^(.*?)(?:[.,](\d*))?$/.exec(number) ?? [];
  const head = whole.replaceAll(/[.,]/g, '');
  if (fraction === undefined || fraction === '') return [head];
  return fraction.length === 3 ? [`${head}.${fraction}`, head + fraction] : [`${head}.${fraction}`];
};

/** Currencies with the same number of decimals have the same amount. */
const inEach = (currencies: readonly string[], decimal: string): SearchedAmount[] =>
  [...Map.groupBy(currencies, currencyDigits)].flatMap(([digits = 0, codes]) => {
    const amountMinor = parseMinor(decimal, digits);
    return amountMinor === undefined || amountMinor > amountMax ? [] : [{ currencies: codes, amountMinor }];
  });
