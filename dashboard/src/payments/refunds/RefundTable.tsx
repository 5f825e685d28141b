import type { ListedRefund } from '../../api/schema.ts';
import { DataTable } from '../../components/DataTable.tsx';
import { Moment } from '../../format/Moment.tsx';
import { Money } from '../../format/Money.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { urls } from '../../urls.ts';
import { PaymentName } from '../PaymentName.tsx';
import classes from '../PaymentTable.module.css';
import { Requester } from './Requester.tsx';
import { RefundBadge } from './RefundBadge.tsx';

interface RowProps {
  readonly row: ListedRefund;
}

export const RefundTable = ({ refunds }: { refunds: readonly ListedRefund[] }) => {
  const { list, columns } = useTexts('refunds');
  return (
    <DataTable
      label={list}
      rows={refunds}
      keyOf={({ id }) => id}
      columns={[
        { head: columns.payment, Cell: Name, overflow: 'fills' },
        { head: columns.requested, Cell: Requested },
        { head: columns.status, Cell: Status },
        { head: columns.origin, Cell: By, overflow: 'fills' },
        { head: columns.account, Cell: Account, overflow: 'fills' },
        { head: columns.amount, Cell: Amount, isNumeric: true },
      ]}
      Card={Card}
    />
  );
};

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <Name row={row} />
    <Amount row={row} />
    <Status row={row} />
    <Requested row={row} />
  </div>
);

/** By its payment. */
const Name = ({ row: { id, transactionId, reference } }: RowProps) => (
  <PaymentName id={transactionId} reference={reference} to={urls.refund(id)} />
);

const Requested = ({ row: { createdAt } }: RowProps) => (
  <span className={classes.when}>
    <Moment at={createdAt} />
  </span>
);
const By = ({ row }: RowProps) => (
  <span className={classes.clipped}>
    <Requester row={row} />
  </span>
);
const Status = ({ row: { status } }: RowProps) => <RefundBadge status={status} />;
const Account = ({ row: { accountId } }: RowProps) => <span className={classes.clipped}>{accountId}</span>;
const Amount = ({ row: { amount, currency } }: RowProps) => (
  <span className={classes.amount}>
    <Money amountMinor={amount} currency={currency} />
  </span>
);
