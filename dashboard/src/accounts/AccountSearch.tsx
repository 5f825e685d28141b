import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { SearchIcon } from '../icons.tsx';
import { accountTexts } from './texts.ts';

const pauseMs = 250;

/** Finds while one types: the beginning of an id is enough. */
export const AccountSearch = ({ search, find }: { search: string; find: (text: string) => void }) => {
  const { search: texts } = useTexts(accountTexts);
  const [typed, setTyped] = useState({ text: search, of: search });
  const findSoon = useDebouncedCallback(find, pauseMs);
  // Another view, by the back button or a link, replaces what was typed; the one that was asked for here does not.
  if (search !== typed.of && search !== typed.text) setTyped({ text: search, of: search });
  return (
    <search>
      <TextInput
        label={texts.label}
        placeholder={texts.hint}
        leftSection={<SearchIcon size={18} />}
        value={typed.text}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped({ text, of: search });
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
