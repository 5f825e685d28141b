import { createContext, use } from 'react';
import type { Texts } from './en/en.ts';
import type { Language } from './languages.ts';

interface LanguageInUse {
  readonly language: Language;
  readonly texts: Texts;
  /** Fails when the texts could not be loaded; then the language stays as it is. */
  readonly setLanguage: (language: Language) => Promise<void>;
}

export const LanguageContext = createContext<LanguageInUse | null>(null);

export const useLanguage = (): LanguageInUse => {
  const inUse = use(LanguageContext);
  if (inUse === null) throw new Error('nothing is shown before a language is loaded');
  return inUse;
};

/** The texts of one area, in the operator's language. */
export const useTexts = <A extends keyof Texts>(area: A): Texts[A] => useLanguage().texts[area];
