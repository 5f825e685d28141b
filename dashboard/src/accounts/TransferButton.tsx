import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { TransferIcon } from '../icons.tsx';
import { useMay } from '../session/session.ts';
import { TransferDialog } from './TransferDialog.tsx';

/** Opens the dialog that moves money, for administrators. */
export const TransferButton = ({ from = '', platformId }: { from?: string; platformId: number }) => {
  const { button } = useTexts('transfers');
  const may = useMay('transfer_money');
  const [isOpen, setIsOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button variant="default" leftSection={<TransferIcon size={18} />} onClick={() => setIsOpen(true)}>
        {button}
      </Button>
      {isOpen && <TransferDialog from={from} platformId={platformId} close={() => setIsOpen(false)} />}
    </>
  );
};
