import { expect, test } from 'vitest';
import { languages as ofFlorinsPages } from '../../../server/src/checkout/i18n/languages.ts';
import { mailTexts } from '../../../server/src/mail/i18n/languages.ts';
import { languages as ofShop } from '../../../shop/src/texts/languages.ts';
import { languages as ofWallet } from '../../../wallet/src/buyer/i18n/choose-language.ts';
import { languageCodes, languages } from '../../src/i18n/languages.ts';

// A copy of a language that nobody has translated compiles.

/** The texts of a language by their path. Of one that is made of values, its source: a copy has the same. */
const listTexts = (texts: unknown, path = ''): [string, string][] => {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts === 'function') return [[path, String(texts)]];
  return Object.entries(texts ?? {}).flatMap(([key, value]) => listTexts(value, `${path}.${key}`));
};

/** Single words may be the same in two languages, and so may names. */
const isSentence = (text: string) => (text.match(/\p{L}{2,}[ \u00a0]+(?=\p{L}{2,})/gu) ?? []).length >= 3;

const loaded = await Promise.all(
  languageCodes.map(async (code) => {
    const all = {
      dashboard: await languages[code].load(),
      florinsPages: ofFlorinsPages[code],
      mails: mailTexts[code],
      shop: ofShop[code],
      wallet: ofWallet[code],
    };
    return { code, texts: new Map(listTexts(all)) };
  }),
);
const pairs = loaded.flatMap((one, index) => loaded.slice(index + 1).map((other) => ({ one, other })));

test.each(pairs)('no sentence is the same in $one.code and $other.code', ({ one, other }) => {
  const same = [...one.texts].filter(([path, text]) => isSentence(text) && other.texts.get(path) === text);
  expect(same).toEqual([]);
});

test.each([
  ['fr', '3 (1 versé, 1 retourné)', '5 (2 versés, 2 retournés)'],
  ['de', '3 (1 ausgezahlt, 1 zurück)', '5 (2 ausgezahlt, 2 zurück)'],
  ['es', '3 (1 pagado, 1 devuelto)', '5 (2 pagados, 2 devueltos)'],
  ['it', '3 (1 pagato, 1 restituito)', '5 (2 pagati, 2 restituiti)'],
] as const)('one payout of a run and several have words of their own in %s', async (code, one, several) => {
  const { progress } = (await languages[code].load()).payoutRuns;
  expect([progress(3, 1, 1), progress(5, 2, 2)]).toEqual([one, several]);
});

test('French has one word for the sandbox, and asks « auprès du portefeuille »', () => {
  const { texts } = loaded.find(({ code }) => code === 'fr')!;
  const wrong = [...texts].filter(([, text]) => /bac à sable|chez (?:le portefeuille|PayPal)/i.test(text));
  expect(wrong).toEqual([]);
});
