import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '../../components/Dialog.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { SearchIcon } from '../../icons.tsx';
import { SearchResults } from './SearchResults.tsx';

const pauseMs = 200;

/** One field for whatever an operator has in hand. The arrow keys choose, Enter opens. */
export const SearchDialog = ({ close }: { close: () => void }) => {
  const { search: texts } = useTexts('shell');
  const navigate = useNavigate();
  const combobox = useCombobox({ opened: true, onDropdownClose: close });
  const [text, setText] = useState('');
  const [typed] = useDebouncedValue(text.trim(), pauseMs);
  const open = (path: string) => {
    close();
    void navigate(path);
  };
  return (
    <Dialog title={texts.title} close={close} size="lg">
      <Combobox store={combobox} onOptionSubmit={open}>
        <Combobox.EventsTarget>
          <TextInput
            aria-label={texts.title}
            placeholder={texts.hint}
            leftSection={<SearchIcon size={18} />}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            maxLength={256}
            autoComplete="off"
            data-autofocus
          />
        </Combobox.EventsTarget>
        {typed !== '' && (
          <SearchResults search={typed} isPresent={typed === text.trim()} combobox={combobox} />
        )}
      </Combobox>
    </Dialog>
  );
};
