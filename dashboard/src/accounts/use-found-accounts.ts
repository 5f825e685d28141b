import { useDebouncedValue } from '@mantine/hooks';
import { useApi } from '../api/use-api.ts';

const suggestionsMax = 8;

/** Accounts of a platform whose id begins with what is typed, and the one whose id it is; undefined while someone types. */
export const useFoundAccounts = (typed: string, platformId: number) => {
  const [search] = useDebouncedValue(typed, 200);
  const query = { platformId, idStart: search, limit: suggestionsMax };
  const { data, isPlaceholderData } = useApi('/accounts', { params: { query } }, { keepsPrevious: true });
  const isSettled = search === typed && typed !== '' && data !== undefined && !isPlaceholderData;
  const suggestions = data?.items.map(({ id }) => id) ?? [];
  return {
    suggestions,
    account: isSettled ? data.items.find(({ id }) => id === typed) : undefined,
    isUnknown: isSettled && suggestions.length === 0,
  };
};
