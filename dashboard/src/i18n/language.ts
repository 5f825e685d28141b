export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' };

const place = 'florin-language';

/** What was chosen here before, else the first language of the browser that we speak. */
export const findLanguage = (): Language => {
  const wanted = [localStorage.getItem(place), ...navigator.languages];
  const known = wanted.map((tag) => languages.find((language) => tag?.split('-')[0] === language));
  return known.find((language) => language !== undefined) ?? 'en';
};

export const keepLanguage = (language: Language) => localStorage.setItem(place, language);

/** The operator's own region where the browser names one for this language: en-GB writes dates unlike en-US. */
export const localeOf = (language: Language) =>
  navigator.languages.find((tag) => tag.split('-')[0] === language) ?? language;
