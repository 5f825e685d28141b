import { expect, test } from 'vitest';
import { findIbanFault, isBic, maskIban, normaliseIban } from '../../src/iban.ts';
import { fc } from '../support/properties.ts';

/** Examples that banks publish, one for each form. */
const published = [
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
  'BE68539007547034',
  'ES9121000418450200051332',
  'IT60X0542811101000000123456',
  'AT611904300234573201',
  'CH9300762011623852957',
  'NO9386011117947',
  'MT84MALT011000012345MTLCAST001S',
  'PL61109010140000071219812874',
  'SE4550000000058398257466',
  'LC55HEMM000100010012001200023015',
];

test.each(published)('%s is an IBAN', (iban) => expect(findIbanFault(iban)).toBeUndefined());

test('spaces, dashes and small letters make no other IBAN', () => {
  expect(normaliseIban('de89 3704-0044 0532 0130 00')).toBe('DE89370400440532013000');
});

test('one wrong digit, or two that changed their places, is always found', () => {
  const digits = fc.integer({ min: 2, max: 12 });
  fc.assert(
    fc.property(fc.constantFrom(...published), digits, fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
      const digit = Number(iban[at]);
      fc.pre(!Number.isNaN(digit));
      const wrong = iban.slice(0, at) + String((digit + by) % 10) + iban.slice(at + 1);
      expect(findIbanFault(wrong)).toBeDefined();
      const swapped = iban.slice(0, at) + iban[at + 1]! + iban[at]! + iban.slice(at + 2);
      expect(swapped === iban || findIbanFault(swapped) !== undefined).toBe(true);
    }),
  );
});

test('a fault never repeats the IBAN, and a mask shows the country and four characters of it', () => {
  expect(findIbanFault('DE89370400440532013001')).not.toContain('3704');
  expect(maskIban('DE89370400440532013000')).toBe('DE…3000');
});

test.each([
  ['COBADEFF', true],
  ['COBADEFFXXX', true],
  ['COBADEF', false],
  ['COBADEFFXX', false],
  ['COBA1EFF', false],
])('%s as a BIC: %s', (bic, expected) => expect(isBic(bic)).toBe(expected));
