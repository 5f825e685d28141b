import { de } from './de.ts';
import { en, type Texts } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';

/** A new language is a file beside `en.ts` and its name here. English first: it answers where nothing better is known. */
export const languages = { en, fr, de, es, it } satisfies Record<string, Texts>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as readonly Language[];
