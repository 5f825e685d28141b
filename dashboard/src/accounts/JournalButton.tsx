import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { DownloadIcon } from '../icons.tsx';
import { JournalDialog } from './JournalDialog.tsx';

/** Opens the dialog that makes the journal of a month, for every operator. */
export const JournalButton = () => {
  const { journal: texts } = useTexts('accounts');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<DownloadIcon size={18} />} onClick={() => setIsOpen(true)}>
        {texts.button}
      </Button>
      {isOpen && <JournalDialog close={() => setIsOpen(false)} />}
    </>
  );
};
