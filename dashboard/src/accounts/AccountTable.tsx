import { Link } from 'react-router';
import type { Account } from '../api/schema.ts';
import { DataTable, rowLinkClass } from '../components/DataTable.tsx';
import { Moment } from '../format/Moment.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { urls } from '../urls.ts';
import { AccountStatusBadge } from './AccountStatusBadge.tsx';
import classes from './AccountTable.module.css';
import { Balances } from './Balances.tsx';

interface RowProps {
  readonly row: Account;
}

export const AccountTable = ({ accounts }: { accounts: readonly Account[] }) => {
  const { list, columns } = useTexts('accounts');
  return (
    <DataTable
      label={list}
      rows={accounts}
      keyOf={({ id }) => id}
      columns={[
        { head: columns.id, Cell: Name, overflow: 'fills' },
        { head: columns.opened, Cell: Opened },
        { head: columns.balance, Cell: BalanceLine, isNumeric: true },
      ]}
      Card={Card}
    />
  );
};

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <Name row={row} />
    <Balance row={row} />
  </div>
);

/** With who it belongs to, where that is known. */
const Name = ({ row: { id, platformId, status, name } }: RowProps) => (
  <span>
    <Link to={urls.account(id, platformId)} className={rowLinkClass}>
      {id}
    </Link>
    {name !== null && <span className={classes.owner}> {name}</span>}
    {status !== 'open' && (
      <>
        {' '}
        <AccountStatusBadge status={status} />
      </>
    )}
  </span>
);

const Opened = ({ row }: RowProps) => (
  <span className={classes.when}>
    <Moment at={row.createdAt} as="day" />
  </span>
);

const BalanceLine = ({ row }: RowProps) => (
  <span className={classes.balance}>
    <Balances balances={row.balances} isRow isOnOneLine />
  </span>
);

const Balance = ({ row }: RowProps) => (
  <span className={classes.balance}>
    <Balances balances={row.balances} isRow />
  </span>
);
