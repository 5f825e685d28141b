import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { filterClasses } from '../components/FilterBar.tsx';
import { useDraft } from '../components/use-draft.ts';
import { SearchIcon } from '../icons.tsx';

const pauseMs = 250;

interface AccountSearchProps {
  readonly search: string;
  readonly find: (text: string) => void;
  readonly label: string;
  readonly hint: string;
}

/** Searches while the operator types. */
export const AccountSearch = ({ search, find, label, hint }: AccountSearchProps) => {
  const { draft, setDraft, markRequested } = useDraft(search, String);
  const findSoon = useDebouncedCallback((text: string) => {
    markRequested(text);
    find(text);
  }, pauseMs);
  return (
    <TextInput
      aria-label={label}
      className={filterClasses.search}
      placeholder={hint}
      leftSection={<SearchIcon size={18} />}
      value={draft}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setDraft(text);
        findSoon(text);
      }}
      maxLength={256}
      autoComplete="off"
    />
  );
};
