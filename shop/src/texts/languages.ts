import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

/** The languages of the wallet's and of Florin's own pages. */
export const languages = { en, fr, de, es, it } satisfies Record<string, Texts>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as readonly Language[];

const isLanguage = (code: string): code is Language => Object.hasOwn(languages, code);

/** What the buyer has chosen, or else the first of our languages that the browser names, or else English. */
export const chooseLanguage = (chosen: string | undefined, acceptLanguage: string | null): Language => {
  const named = (acceptLanguage ?? '').split(',', 20).map((range) => range.trim().slice(0, 2).toLowerCase());
  return [chosen ?? '', ...named].find(isLanguage) ?? 'en';
};

export const formatAmount = (amountMinor: number, language: Language) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(amountMinor / 100);
