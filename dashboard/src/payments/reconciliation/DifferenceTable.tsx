import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import type { ReconciliationDifference } from '../../api/schema.ts';
import { CopiedId } from '../../copy/CopiedId.tsx';
import { DataTable } from '../../components/DataTable.tsx';
import { Moment } from '../../format/Moment.tsx';
import { Money } from '../../format/Money.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { urls } from '../../urls.ts';
import { shortenId } from '../../format/short-id.ts';
import { wordsOf } from '../words-of.ts';
import classes from './DifferenceTable.module.css';

interface RowProps {
  readonly row: ReconciliationDifference;
}

export const DifferenceTable = ({ differences }: { differences: readonly ReconciliationDifference[] }) => {
  const { list, columns } = useTexts('reconciliation');
  return (
    <DataTable
      label={list}
      isInside
      rows={differences}
      keyOf={({ walletId }) => walletId}
      columns={[
        { head: columns.what, Cell: What },
        { head: columns.payment, Cell: Payment },
        { head: columns.wallet, Cell: AtWallet },
        { head: columns.here, Cell: Here },
      ]}
      Card={Card}
    />
  );
};

const Card = ({ row }: RowProps) => {
  const { columns } = useTexts('reconciliation');
  return (
    <div className={classes.card}>
      <What row={row} />
      <Payment row={row} />
      <div className={classes.sides}>
        <div className={classes.stack}>
          <span className={classes.note}>{columns.wallet}</span>
          <AtWallet row={row} />
        </div>
        <div className={classes.stack}>
          <span className={classes.note}>{columns.here}</span>
          <Here row={row} />
        </div>
      </div>
    </div>
  );
};

const What = ({ row: { subject, kind, walletId } }: RowProps) => {
  const { subjects, kinds, what } = useTexts('reconciliation');
  return (
    <span className={classes.stack}>
      {what(subjects[subject], kinds[kind])}
      <span className={classes.note}>
        <CopiedId id={walletId} />
      </span>
    </span>
  );
};

/** A capture whose payment nobody knows has nothing here. A refund that is missing belongs to a payment that is there. */
const Payment = ({ row: { subject, paymentId, here } }: RowProps) => {
  const { unknown } = useTexts('reconciliation');
  const isUnknown = subject === 'capture' && here.status === null;
  if (paymentId === null || isUnknown)
    return (
      <span className={classes.stack}>
        {unknown}
        {paymentId !== null && (
          <span className={classes.note}>
            <CopiedId id={paymentId} />
          </span>
        )}
      </span>
    );
  return (
    <Anchor inherit component={Link} to={urls.payment(paymentId)} className={classes.payment}>
      {shortenId(paymentId)}
    </Anchor>
  );
};

interface Side {
  readonly amount: number | null;
  readonly currency: string | null;
  readonly status: string | null;
  readonly at?: string | null;
}

interface ShownProps {
  readonly side: Side;
  readonly words: Readonly<Record<string, string>>;
}

const Shown = ({ side: { amount, currency, status, at = null }, words }: ShownProps) => {
  const { nothing } = useTexts('reconciliation');
  if (amount === null && status === null) return <span>{nothing}</span>;
  return (
    <span className={classes.stack}>
      {amount !== null && currency !== null && (
        <span className={classes.amount}>
          <Money amountMinor={amount} currency={currency} />
        </span>
      )}
      <span className={classes.note}>
        {status !== null && wordsOf(words, status)} {at !== null && <Moment at={at} />}
      </span>
    </span>
  );
};

const AtWallet = ({ row: { wallet } }: RowProps) => {
  const { walletStatuses } = useTexts('reconciliation');
  return <Shown side={wallet} words={walletStatuses} />;
};

const Here = ({ row: { subject, here } }: RowProps) => {
  const { statuses } = useTexts('paymentStatus');
  const { refundStatuses } = useTexts('reconciliation');
  return <Shown side={here} words={subject === 'capture' ? statuses : refundStatuses} />;
};
