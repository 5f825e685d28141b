import { useEffect, useState, type ReactNode } from 'react';
import { findLanguage, keepLanguage, type Language } from './language.ts';
import { LanguageContext } from './LanguageContext.ts';

/** Keeps the language, for the pages and for the document as screen readers see it. */
export const LanguageProvider = ({ children }: { children: ReactNode }) => {
  const [language, setLanguage] = useState(findLanguage);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const choose = (chosen: Language) => {
    keepLanguage(chosen);
    setLanguage(chosen);
  };
  return <LanguageContext value={{ language, setLanguage: choose }}>{children}</LanguageContext>;
};
