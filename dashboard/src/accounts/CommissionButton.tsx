import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { CommissionDialog } from './CommissionDialog.tsx';

/** Opens the dialog that moves commission, for administrators. */
export const CommissionButton = () => {
  const { button, commission } = useTexts('transfers');
  const may = useMay('transfer_money');
  const [isOpen, setIsOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={commission.title}
        onClick={() => setIsOpen(true)}
      >
        {button}
      </Button>
      {isOpen && <CommissionDialog close={() => setIsOpen(false)} />}
    </>
  );
};
