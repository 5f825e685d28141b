import { use } from 'react';
import { LanguageContext } from './LanguageContext.ts';
import type { Language } from './language.ts';

interface TextTree {
  readonly [key: string]: string | ((...given: never[]) => string) | TextTree;
}

/** The same keys, and functions of the same parameters. */
type SameTexts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...given: infer G) => string
      ? (...given: G) => string
      : SameTexts<T[K]>;
};

export type Texts<T> = Record<Language, SameTexts<T>>;

/** All words of one page area, in every language. A key that one language lacks does not compile. */
export const defineTexts = <const T extends TextTree>(texts: {
  readonly en: T;
  readonly fr: NoInfer<SameTexts<T>>;
}): Texts<T> => texts as unknown as Texts<T>;

/** The words in the operator's language. */
export const useTexts = <T>(texts: Texts<T>) => texts[use(LanguageContext).language];
