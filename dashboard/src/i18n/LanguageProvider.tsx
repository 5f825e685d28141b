import { useEffect, useState, type ReactNode } from 'react';
import { saveLanguage } from './choose-language.ts';
import type { Texts } from './en/en.ts';
import { languages, type Language } from './languages.ts';
import { LanguageContext } from './use-texts.ts';

interface Loaded {
  readonly language: Language;
  readonly texts: Texts;
}

/** Keeps the language, for the pages and for the document's `lang`. */
export const LanguageProvider = ({ first, children }: { first: Loaded; children: ReactNode }) => {
  const [loaded, setLoaded] = useState(first);
  useEffect(() => {
    document.documentElement.lang = loaded.language;
  }, [loaded.language]);
  const setLanguage = async (language: Language) => {
    const texts = await languages[language].load();
    saveLanguage(language);
    setLoaded({ language, texts });
  };
  return <LanguageContext value={{ ...loaded, setLanguage }}>{children}</LanguageContext>;
};
