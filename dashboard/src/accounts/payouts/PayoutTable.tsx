import { Link } from 'react-router';
import type { PayoutForOperators } from '../../api/schema.ts';
import { DataTable, rowLinkClass } from '../../components/DataTable.tsx';
import { Moment } from '../../format/Moment.tsx';
import { Money } from '../../format/Money.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { useNameOfPlatform, usePlatforms } from '../../session/platforms.ts';
import { urls } from '../../urls.ts';
import classes from '../AccountTable.module.css';
import { PayoutBadge } from './PayoutBadge.tsx';

interface RowProps {
  readonly row: PayoutForOperators;
}

interface PayoutTableProps {
  readonly payouts: readonly PayoutForOperators[];
  /** It is inside a panel already. */
  readonly isInside?: boolean;
}

export const PayoutTable = ({ payouts, isInside = false }: PayoutTableProps) => {
  const { list, columns } = useTexts('payouts');
  const { platform } = useTexts('components');
  const hasPlatforms = usePlatforms().length > 0;
  return (
    <DataTable
      label={list}
      rows={payouts}
      keyOf={({ id }) => id}
      columns={[
        { head: columns.account, Cell: Account, overflow: 'fills' },
        ...(hasPlatforms ? [{ head: platform.label, Cell: Platform }] : []),
        { head: columns.status, Cell: Status },
        { head: columns.at, Cell: At },
        { head: columns.reference, Cell: Reference, overflow: 'fills' },
        { head: columns.amount, Cell: Amount, isNumeric: true },
      ]}
      Card={Card}
      isInside={isInside}
    />
  );
};

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <div className={classes.stack}>
      <Account row={row} />
      <Platform row={row} />
      <At row={row} />
      <Reference row={row} />
    </div>
    <div className={classes.figures}>
      <Amount row={row} />
      <Status row={row} />
    </div>
  </div>
);

const Account = ({ row: { id, accountId } }: RowProps) => (
  <Link to={urls.payout(id)} className={rowLinkClass}>
    {accountId}
  </Link>
);
const Platform = ({ row: { platformId } }: RowProps) => {
  const name = useNameOfPlatform()(platformId);
  return name === undefined ? null : <span>{name}</span>;
};
const Status = ({ row: { status } }: RowProps) => <PayoutBadge status={status} />;
const At = ({ row: { createdAt } }: RowProps) => (
  <span className={classes.when}>
    <Moment at={createdAt} />
  </span>
);
const Reference = ({ row: { reference } }: RowProps) => <span>{reference}</span>;
const Amount = ({ row: { amount, currency } }: RowProps) => (
  <span className={classes.balance}>
    <Money amountMinor={amount} currency={currency} />
  </span>
);
