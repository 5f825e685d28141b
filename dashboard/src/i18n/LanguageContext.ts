import { createContext } from 'react';
import type { Language } from './language.ts';

export const LanguageContext = createContext<{
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}>({ language: 'en', setLanguage: () => undefined });
