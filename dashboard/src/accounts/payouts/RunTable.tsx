import { Link } from 'react-router';
import type { PayoutRun } from '../../api/schema.ts';
import { DataTable, rowLinkClass } from '../../components/DataTable.tsx';
import { Moment } from '../../format/Moment.tsx';
import { Money } from '../../format/Money.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { urls } from '../../urls.ts';
import classes from '../AccountTable.module.css';
import { RunBadge } from './PayoutBadge.tsx';

interface RowProps {
  readonly row: PayoutRun;
}

export const RunTable = ({ runs }: { runs: readonly PayoutRun[] }) => {
  const { list, columns } = useTexts('payoutRuns');
  return (
    <DataTable
      label={list}
      rows={runs}
      keyOf={({ id }) => id}
      columns={[
        { head: columns.at, Cell: At },
        { head: columns.status, Cell: Status },
        { head: columns.bank, Cell: Bank },
        { head: columns.madeBy, Cell: MadeBy, overflow: 'fills' },
        { head: columns.decidedBy, Cell: DecidedBy, overflow: 'fills' },
        { head: columns.amount, Cell: Amount, isNumeric: true },
      ]}
      Card={Card}
    />
  );
};

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <div className={classes.stack}>
      <At row={row} />
      <MadeBy row={row} />
      <CountedBank row={row} />
    </div>
    <div className={classes.figures}>
      <Amount row={row} />
      <Status row={row} />
    </div>
  </div>
);

const At = ({ row: { id, createdAt } }: RowProps) => (
  <Link to={urls.payoutRun(id)} className={rowLinkClass}>
    <Moment at={createdAt} />
  </Link>
);
const Status = ({ row: { status } }: RowProps) => <RunBadge status={status} />;
const MadeBy = ({ row: { madeBy } }: RowProps) => <span>{madeBy}</span>;
const DecidedBy = ({ row: { decidedBy } }: RowProps) => <span>{decidedBy}</span>;
const Amount = ({ row: { totalAmount, currency } }: RowProps) => (
  <span className={classes.balance}>
    <Money amountMinor={totalAmount} currency={currency} />
  </span>
);
/** What the bank has done with it. */
const Bank = ({ row: { count, paidCount, returnedCount } }: RowProps) => {
  const { progress } = useTexts('payoutRuns');
  return <span className={classes.when}>{progress(count, paidCount, returnedCount)}</span>;
};
const CountedBank = ({ row: { count, paidCount, returnedCount } }: RowProps) => {
  const { counted, progress } = useTexts('payoutRuns');
  return <span className={classes.when}>{counted(progress(count, paidCount, returnedCount))}</span>;
};
