import type { Texts } from './en/en.ts';

interface LanguageEntry {
  /** In the language itself. */
  readonly name: string;
  /** Loaded when it is chosen: nobody reads two languages at once. */
  readonly load: () => Promise<Texts>;
}

/** A new language is a folder beside `en/` and a line here. */
export const languages = {
  en: { name: 'English', load: () => import('./en/en.ts').then(({ en }) => en) },
  fr: { name: 'Français', load: () => import('./fr/fr.ts').then(({ fr }) => fr) },
  de: { name: 'Deutsch', load: () => import('./de/de.ts').then(({ de }) => de) },
  es: { name: 'Español', load: () => import('./es/es.ts').then(({ es }) => es) },
  it: { name: 'Italiano', load: () => import('./it/it.ts').then(({ it }) => it) },
} satisfies Record<string, LanguageEntry>;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as readonly Language[];
