import { expect, test } from 'vitest';
import { isCountry } from '../../src/payments/start/countries.ts';

const letters = Array.from({ length: 26 }, (_, place) => String.fromCodePoint(65 + place));
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

/** Regions that have a name and are no countries: parts of one, unions of many, tests, and the unknown one. */
const noCountries = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' '));

test('the countries are those that Unicode names by their present code', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  // A code that was withdrawn has the name of what came after it, whose code is another.
  const isPresent = (code: string) => Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;
  const named = pairs.filter((code) => names.of(code) !== undefined && isPresent(code));
  expect(pairs.filter(isCountry)).toEqual(named.filter((code) => !noCountries.has(code)));
});

test('they are the 249 of ISO 3166-1, and Kosovo', () => {
  expect(pairs.filter(isCountry)).toHaveLength(250);
  expect(isCountry('XK')).toBe(true);
});

test.for(['UK', 'AN', 'SU', 'EU', 'ZZ', 'fr', 'F', '', 'FRA', '__proto__'])('"%s" is no country', (code) => {
  expect(isCountry(code)).toBe(false);
});
