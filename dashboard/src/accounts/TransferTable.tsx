import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { TransferForOperators } from '../api/schema.ts';
import { AccountName } from '../components/AccountName.tsx';
import { commissionAccount } from '../components/use-account-name.ts';
import { DataTable } from '../components/DataTable.tsx';
import { Moment } from '../format/Moment.tsx';
import { Money } from '../format/Money.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { useNameOfPlatform, usePlatforms } from '../session/platforms.ts';
import { urls } from '../urls.ts';
import { Reversal } from './Reversal.tsx';
import classes from './AccountTable.module.css';

interface RowProps {
  readonly row: TransferForOperators;
}

export const TransferTable = ({ transfers }: { transfers: readonly TransferForOperators[] }) => {
  const { list, columns, reversal } = useTexts('transfers');
  const { platform } = useTexts('components');
  const hasPlatforms = usePlatforms().length > 0;
  return (
    <DataTable
      label={list}
      rows={transfers}
      keyOf={({ id }) => id}
      columns={[
        { head: columns.from, Cell: From, overflow: 'fills' },
        { head: columns.to, Cell: To, overflow: 'fills' },
        ...(hasPlatforms ? [{ head: platform.label, Cell: Platform }] : []),
        { head: columns.at, Cell: At },
        { head: columns.by, Cell: By, overflow: 'fills' },
        { head: columns.comment, Cell: Comment, overflow: 'fills' },
        { head: columns.amount, Cell: Amount, isNumeric: true },
        { head: reversal.head, Cell: Reversal },
      ]}
      Card={Card}
    />
  );
};

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <div className={classes.stack}>
      <span>
        <From row={row} /> → <To row={row} />
      </span>
      <Platform row={row} />
      <At row={row} />
      <Comment row={row} />
    </div>
    <div className={classes.figures}>
      <Amount row={row} />
      <Reversal row={row} />
    </div>
  </div>
);

const Account = ({ id, platformId }: { id: string; platformId: number }) =>
  id === commissionAccount ? (
    <AccountName id={id} />
  ) : (
    <Anchor inherit component={Link} to={urls.account(id, platformId)}>
      {id}
    </Anchor>
  );
const From = ({ row }: RowProps) => <Account id={row.debitAccountId} platformId={row.platformId} />;
const To = ({ row }: RowProps) => <Account id={row.creditAccountId} platformId={row.platformId} />;
const Platform = ({ row: { platformId } }: RowProps) => {
  const name = useNameOfPlatform()(platformId);
  return name === undefined ? null : <span>{name}</span>;
};
const At = ({ row }: RowProps) => (
  <span className={classes.when}>
    <Moment at={row.createdAt} />
  </span>
);
const By = ({ row: { operator } }: RowProps) => {
  const { platform } = useTexts('transfers');
  return <span>{operator ?? platform}</span>;
};
const Comment = ({ row: { comment } }: RowProps) => <span>{comment}</span>;
const Amount = ({ row: { amount, currency } }: RowProps) => (
  <span className={classes.balance}>
    <Money amountMinor={amount} currency={currency} />
  </span>
);
