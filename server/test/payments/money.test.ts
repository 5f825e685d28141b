import { expect, test } from 'vitest';
import { currencyDigits, formatMinor, parseMinor } from '../../src/money.ts';
import { fc } from '../support/properties.ts';

const digits = fc.integer({ min: 0, max: 4 });
const amounts = fc.bigInt({ min: 0n, max: 10n ** 24n });

test('every amount reads back as it was written, in every number of decimals', () => {
  fc.assert(
    fc.property(amounts, digits, (amountMinor, count) => {
      expect(parseMinor(formatMinor(amountMinor, count), count)).toBe(amountMinor);
    }),
  );
});

test('the text of an amount has exactly the decimals of its currency, and its digits are those of the amount', () => {
  fc.assert(
    fc.property(amounts, digits, (amountMinor, count) => {
      const text = formatMinor(amountMinor, count);
      expect(text).toMatch(new RegExp(count === 0 ? '^\\d+$' : `^\\d+\\.\\d{${count}}$`));
      expect(BigInt(text.replace('.', ''))).toBe(amountMinor);
      expect(formatMinor(-amountMinor, count)).toBe(amountMinor === 0n ? text : `-${text}`);
    }),
  );
});

test('an amount that floating point cannot hold stays exact', () => {
  expect(formatMinor(2n ** 53n + 1n, 2)).toBe('90071992547409.93');
  expect(parseMinor('90071992547409.93', 2)).toBe(2n ** 53n + 1n);
  expect(parseMinor('0.29', 2)).toBe(29n);
});

test('fewer decimals than the currency has are filled up', () => {
  expect(parseMinor('10', 2)).toBe(1000n);
  expect(parseMinor('10.5', 2)).toBe(1050n);
  expect(parseMinor('1.5', 3)).toBe(1500n);
});

test.for([
  '',
  ' 1',
  '1 ',
  '+1',
  '-1',
  '1e3',
  '1.',
  '.5',
  '01',
  '1,5',
  '1.005',
  '1.500',
  '0x1',
  'NaN',
  '１',
  '1\n',
])('the text "%s" is no amount in a currency with two decimals', (text) => {
  expect(parseMinor(text, 2)).toBeUndefined();
});

test('text is an amount only if writing the amount gives its digits back', () => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[-+]?[\d.eE ]{0,12}$/));
  fc.assert(
    fc.property(text, digits, (given, count) => {
      const amountMinor = parseMinor(given, count);
      if (amountMinor === undefined) return;
      const [whole, fraction = ''] = given.split('.');
      const full = count === 0 ? whole : `${whole}.${fraction.padEnd(count, '0')}`;
      expect(formatMinor(amountMinor, count)).toBe(full);
    }),
  );
});

test('an amount in a currency without decimals has none, not even zeros', () => {
  expect(parseMinor('1000', 0)).toBe(1000n);
  expect(parseMinor('1000.0', 0)).toBeUndefined();
});

test.for([
  ['EUR', 2],
  ['HUF', 2],
  ['TWD', 2],
  ['JPY', 0],
  ['KRW', 0],
  ['KWD', 3],
  ['TND', 3],
  ['CLF', 4],
] as const)('%s has %i decimals', ([code, count]) => {
  expect(currencyDigits(code)).toBe(count);
});

// Units of account and metals have no minor unit in ISO 4217; the rest are no codes at all.
test.for(['XAU', 'XDR', 'XTS', 'XXX', 'eur', 'EU', '', 'ABC', '__proto__', 'constructor'])(
  'nothing can be paid in "%s"',
  (code) => {
    expect(currencyDigits(code)).toBeUndefined();
  },
);

test('every currency that the wallet offers is known', () => {
  const offered =
    'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD';
  for (const code of offered.split(' ')) expect(currencyDigits(code)).toBe(code === 'JPY' ? 0 : 2);
});
