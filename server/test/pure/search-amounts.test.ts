import { expect, test } from 'vitest';
import { readAmounts } from '../../src/payments/read/read-amounts.ts';

/** What is read in some currencies, in minor units. */
const readIn = (text: string) =>
  Object.fromEntries(
    ['EUR', 'JPY', 'KWD'].flatMap((code) => {
      const found = readAmounts(text).filter(({ currencies }) => currencies.includes(code));
      return found.length === 0 ? [] : [[code, found.map(({ amountMinor }) => amountMinor)]];
    }),
  );

test.each([
  ['10', { EUR: [1000n], JPY: [10n], KWD: [10_000n] }],
  ['10.', { EUR: [1000n], JPY: [10n], KWD: [10_000n] }],
  ['10.5', { EUR: [1050n], KWD: [10_500n] }],
  ['€10.50', { EUR: [1050n], KWD: [10_500n] }],
  ['10,50 eur', { EUR: [1050n] }],
  ['EUR 10.50', { EUR: [1050n] }],
  ['1\u202F234,50\u00A0€', { EUR: [123_450n], KWD: [1_234_500n] }],
  ['1,234.50', { EUR: [123_450n], KWD: [1_234_500n] }],
  ["1'234", { EUR: [123_400n], JPY: [1234n], KWD: [1_234_000n] }],
  // A thousand, or one and 234 thousandths.
  ['1,234', { EUR: [123_400n], JPY: [1234n], KWD: [1234n, 1_234_000n] }],
  ['10.505', { EUR: [1_050_500n], JPY: [10_505n], KWD: [10_505n, 10_505_000n] }],
  ['99999999999999999', {}],
  ['007', {}],
  ['-10', {}],
  ['EUR 10 EUR', {}],
  ['XXX 10', {}],
  ['ORD-10', {}],
  ['', {}],
])('%j is read as people mean it, in each currency', (text, expected) => {
  expect(readIn(text)).toEqual(expected);
});
