import { languageCodes, type Language } from './languages.ts';

const storageKey = 'florin-language';

const primaryOf = (tag: string) => tag.split('-', 1)[0];

/** What was chosen here before, else the first of the browser's languages that we have, else English. */
export const chooseLanguage = (): Language => {
  const wanted = [localStorage.getItem(storageKey) ?? '', ...navigator.languages].map(primaryOf);
  const found = wanted.map((primary) => languageCodes.find((code) => code === primary));
  return found.find((code) => code !== undefined) ?? 'en';
};

export const saveLanguage = (language: Language) => localStorage.setItem(storageKey, language);

/** The operator's own region where the browser names one for this language: en-GB writes dates unlike en-US. */
export const localeOf = (language: Language) =>
  navigator.languages.find((tag) => primaryOf(tag) === language) ?? language;
