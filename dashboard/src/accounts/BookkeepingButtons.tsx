import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { DownloadIcon } from '../icons.tsx';
import { JournalDialog } from './JournalDialog.tsx';
import { ReportDialog } from './ReportDialog.tsx';

const dialogs = { report: ReportDialog, journal: JournalDialog };
const files = ['report', 'journal'] as const;

/** Open the dialogs that make files for the operator's bookkeeping, for every operator. */
export const BookkeepingButtons = () => {
  const texts = useTexts('accounts');
  const [open, setOpen] = useState<(typeof files)[number]>();
  const Dialog = open && dialogs[open];
  return (
    <>
      {files.map((file) => (
        <Button
          key={file}
          variant="default"
          leftSection={<DownloadIcon size={18} />}
          onClick={() => setOpen(file)}
        >
          {texts[file].button}
        </Button>
      ))}
      {Dialog && <Dialog close={() => setOpen(undefined)} />}
    </>
  );
};
