import { Text } from '@mantine/core';
import { useState } from 'react';
import type { ForeignTransaction, Reconciliation } from '../../api/schema.ts';
import { CopiedId } from '../../copy/CopiedId.tsx';
import { DataTable } from '../../components/DataTable.tsx';
import { Moment } from '../../format/Moment.tsx';
import { Money } from '../../format/Money.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import shared from './DifferenceTable.module.css';
import classes from './ForeignTransactions.module.css';

interface RowProps {
  readonly row: ForeignTransaction;
}

/** What moved at the wallet and is no payment of ours. Nobody has to do anything about it, so it is folded. */
export const ForeignTransactions = ({ run: { foreign, foreignCount } }: { run: Reconciliation }) => {
  const { foreign: texts, first } = useTexts('reconciliation');
  const formats = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const title = texts.title(foreignCount, formats.number(foreignCount));
  return (
    <details className={classes.details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <>
          <Text c="dimmed" size="sm" mt="xs">
            {texts.text} {foreign.length < foreignCount && first(formats.number(foreign.length))}
          </Text>
          <DataTable
            label={title}
            isInside
            rows={foreign}
            keyOf={({ walletId }) => walletId}
            columns={[
              { head: texts.columns.what, Cell: What },
              { head: texts.columns.at, Cell: At },
              { head: texts.columns.amount, Cell: Amount, isNumeric: true },
            ]}
            Card={Card}
          />
        </>
      )}
    </details>
  );
};

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <What row={row} />
    <div className={classes.end}>
      <Amount row={row} />
      <span className={shared.note}>
        <At row={row} />
      </span>
    </div>
  </div>
);

const What = ({ row: { category, code, walletId } }: RowProps) => {
  const { foreign: texts } = useTexts('reconciliation');
  return (
    <span className={shared.stack}>
      {texts.what(texts.categories[category], code)}
      <span className={shared.note}>
        <CopiedId id={walletId} />
      </span>
    </span>
  );
};

const At = ({ row: { createdAt } }: RowProps) => createdAt !== null && <Moment at={createdAt} />;

const Amount = ({ row: { amount, currency } }: RowProps) =>
  amount !== null && currency !== null && <Money amountMinor={amount} currency={currency} />;
