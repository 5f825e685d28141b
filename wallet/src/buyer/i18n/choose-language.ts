import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

/** A new language is a file beside `en.ts` and its code here. */
export const languages = { en, fr, de, es, it } satisfies Record<string, Texts>;

export const languageCodes = Object.keys(languages);

/** The language of a page: its code and its texts. */
export interface Language {
  readonly code: string;
  readonly texts: Texts;
}

export const english: Language = { code: 'en', texts: en };

/** One French serves every region. */
const findLanguage = (tag: string): Language | undefined => {
  const code = tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
  return Object.hasOwn(languages, code)
    ? { code, texts: languages[code as keyof typeof languages] }
    : undefined;
};

/** The tags of an Accept-Language header, the most wanted first (RFC 9110 §12.5.4). */
const wantedTags = (acceptLanguage: string): string[] =>
  acceptLanguage
    .split(',')
    .map((member) => {
      const [tag = '', weight = ''] = member.split(';');
      return { tag, weight: weight === '' ? 1 : Number(weight.trim().replace(/^q=/i, '')) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);

/** The language that the merchant asked for with the order, or else one that the browser accepts. */
export const chooseLanguage = (locale: string | null | undefined, acceptLanguage: string): Language =>
  findLanguage(locale ?? '') ??
  wantedTags(acceptLanguage).flatMap((tag) => findLanguage(tag) ?? [])[0] ??
  english;
