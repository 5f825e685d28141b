import { Link } from 'react-router';
import type { PaymentDetails, TransferForOperators } from '../api/schema.ts';
import { AccountName } from '../components/AccountName.tsx';
import { commissionAccount } from '../components/use-account-name.ts';
import { DataTable, rowLinkClass } from '../components/DataTable.tsx';
import { Section } from '../components/Section.tsx';
import { Moment } from '../format/Moment.tsx';
import { Money } from '../format/Money.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { urls } from '../urls.ts';
import classes from './PaymentItems.module.css';

interface RowProps {
  readonly row: TransferForOperators;
}

/** The transfers between accounts that belong to a payment, the newest first. Most have none. */
export const PaymentTransfers = ({ payment: { transfers } }: { payment: PaymentDetails }) => {
  const { list, columns, reversal } = useTexts('transfers');
  if (transfers.length === 0) return null;
  return (
    <Section title={list}>
      <DataTable
        label={list}
        isInside
        isNarrow
        rows={transfers}
        keyOf={({ id }) => id}
        columns={[
          { head: columns.to, Cell: Accounts },
          { head: columns.at, Cell: At },
          { head: reversal.head, Cell: Reversed },
          { head: columns.amount, Cell: Amount, isNumeric: true },
        ]}
        Card={Card}
      />
    </Section>
  );
};

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <Accounts row={row} />
    <Amount row={row} />
    <At row={row} />
    <Reversed row={row} />
  </div>
);

const Accounts = ({ row: { debitAccountId, creditAccountId, platformId } }: RowProps) => (
  <Link
    to={urls.transfersOf(
      creditAccountId === commissionAccount ? debitAccountId : creditAccountId,
      platformId,
    )}
    className={rowLinkClass}
  >
    <AccountName id={debitAccountId} /> → <AccountName id={creditAccountId} />
  </Link>
);
const At = ({ row: { createdAt } }: RowProps) => <Moment at={createdAt} />;
const Reversed = ({ row: { reversedAmount, reversalOf, currency } }: RowProps) => {
  const { reversal } = useTexts('transfers');
  const formats = useFormats();
  if (reversalOf !== null) return <span>{reversal.isOne}</span>;
  return <span>{reversedAmount > 0 && reversal.reversed(formats.money(reversedAmount, currency))}</span>;
};
const Amount = ({ row: { amount, currency } }: RowProps) => (
  <Money amountMinor={amount} currency={currency} />
);
