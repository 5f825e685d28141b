import { expect, test } from 'vitest';
import { currencyDigits, formatMinor, knownCurrencies } from '../../server/src/money.ts';
import { fromMinorUnits, minorUnitDigits, toMinorUnits } from '../src/index.ts';

test('every currency that the service knows has the same minor unit in the library', () => {
  expect(knownCurrencies.length).toBeGreaterThan(150);
  for (const currency of knownCurrencies) {
    const text = formatMinor(123_456n, currencyDigits(currency)!);
    expect([currency, toMinorUnits(text, currency)]).toEqual([currency, 123_456]);
    expect([currency, fromMinorUnits(123_456, currency)]).toEqual([currency, text]);
  }
});

test.each([
  ['10.50', 'EUR', 1050],
  ['10.5', 'EUR', 1050],
  ['0', 'EUR', 0],
  ['-0.00', 'EUR', 0],
  ['-1.05', 'EUR', -105],
  [19.99, 'EUR', 1999],
  [1.005, 'KWD', 1005],
  [500, 'JPY', 500],
  ['90071992547409.91', 'EUR', Number.MAX_SAFE_INTEGER],
] as const)('%s %s are %s minor units', (amount, currency, minor) => {
  expect(toMinorUnits(amount, currency)).toBe(minor);
  expect(toMinorUnits(fromMinorUnits(minor, currency), currency)).toBe(minor);
});

test.each([
  ['10.505', 'EUR'],
  ['10.500', 'EUR'],
  ['1.5', 'JPY'],
  // The sum of 0.1 and 0.2 in floating point: nobody means it.
  [0.1 + 0.2, 'EUR'],
  [1e21, 'EUR'],
  [Number.NaN, 'EUR'],
  ['10,50', 'EUR'],
  ['1 000', 'EUR'],
  ['', 'EUR'],
  ['.5', 'EUR'],
  ['90071992547409.92', 'EUR'],
  ['1', 'euro'],
  ['1', 'eur'],
] as const)('%s %s is refused, and nothing is rounded', (amount, currency) => {
  expect(() => toMinorUnits(amount, currency)).toThrow(expect.objectContaining({ code: 'invalid_argument' }));
});

test('an amount of the API is whole', () => {
  for (const amount of [10.5, Number.NaN, 2 ** 53])
    expect(() => fromMinorUnits(amount, 'EUR')).toThrow(
      expect.objectContaining({ code: 'invalid_argument' }),
    );
  expect(fromMinorUnits(-5, 'EUR')).toBe('-0.05');
});

test.for([
  ['EUR', 2],
  ['JPY', 0],
  ['KWD', 3],
  ['CLF', 4],
] as const)('%s has %i decimals', ([currency, digits]) => {
  expect(minorUnitDigits(currency)).toBe(digits);
});
