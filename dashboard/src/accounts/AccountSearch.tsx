import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useDraft } from '../components/use-draft.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { SearchIcon } from '../icons.tsx';

const pauseMs = 250;

/** Searches while the operator types. The beginning of an id is enough. */
export const AccountSearch = ({ search, find }: { search: string; find: (text: string) => void }) => {
  const { search: texts } = useTexts('accounts');
  const { draft, setDraft, markRequested } = useDraft(search, String);
  const findSoon = useDebouncedCallback((text: string) => {
    markRequested(text);
    find(text);
  }, pauseMs);
  return (
    <search>
      <TextInput
        label={texts.label}
        placeholder={texts.hint}
        leftSection={<SearchIcon size={18} />}
        value={draft}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setDraft(text);
          findSoon(text);
        }}
        maxLength={256}
        autoComplete="off"
        mb="md"
        maw="26rem"
      />
    </search>
  );
};
