import type { ApiKey } from '../api/schema.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** What a key may do, in plain words. */
export const useRightsText = () => {
  const { rights: names, booksRefunds } = useTexts('apiKeys').keys;
  return ({ rights, mayBookRefunds }: Pick<ApiKey, 'rights' | 'mayBookRefunds'>) =>
    mayBookRefunds ? `${names[rights]}, ${booksRefunds}` : names[rights];
};
