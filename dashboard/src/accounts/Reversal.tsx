import { Button } from '@mantine/core';
import { useState } from 'react';
import type { TransferForOperators } from '../api/schema.ts';
import { commissionAccount, useAccountName } from '../components/use-account-name.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useMay } from '../session/session.ts';
import { ReversalDialog } from './ReversalDialog.tsx';
import classes from './AccountTable.module.css';

/** What went back of a transfer, and for administrators the button that takes back the rest. */
export const Reversal = ({ row }: { row: TransferForOperators }) => {
  const { reversal: texts } = useTexts('transfers');
  const formats = useFormats();
  const may = useMay('transfer_money');
  const nameOf = useAccountName();
  const [isOpen, setIsOpen] = useState(false);
  const { amount, reversedAmount, currency, reversalOf } = row;
  if (reversalOf !== null) return <span className={classes.when}>{texts.isOne}</span>;
  // What went to the commission account is moved from there.
  const isReversible = may && reversedAmount < amount && row.creditAccountId !== commissionAccount;
  return (
    <>
      {reversedAmount > 0 && (
        <span className={classes.when}>{texts.reversed(formats.money(reversedAmount, currency))} </span>
      )}
      {isReversible && (
        <Button
          size="compact-xs"
          variant="default"
          aria-label={texts.buttonFor(
            formats.money(amount, currency),
            nameOf(row.debitAccountId),
            nameOf(row.creditAccountId),
          )}
          onClick={() => setIsOpen(true)}
        >
          {texts.button}
        </Button>
      )}
      {isOpen && <ReversalDialog transfer={row} close={() => setIsOpen(false)} />}
    </>
  );
};
