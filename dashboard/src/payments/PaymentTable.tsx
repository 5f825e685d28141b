import type { PaymentSummary } from '../api/schema.ts';
import { DataTable } from '../components/DataTable.tsx';
import { Moment } from '../format/Moment.tsx';
import { Money } from '../format/Money.tsx';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useNameOfPlatform } from '../session/platforms.ts';
import { urls } from '../urls.ts';
import { describeInstrument } from './instrument.ts';
import { PaymentBadge } from './PaymentBadge.tsx';
import { PaymentName } from './PaymentName.tsx';
import classes from './PaymentTable.module.css';

interface RowProps {
  readonly row: PaymentSummary;
}

export const PaymentTable = ({ payments }: { payments: readonly PaymentSummary[] }) => {
  const { list, columns } = useTexts('payments');
  return (
    <DataTable
      label={list}
      rows={payments}
      keyOf={({ id }) => id}
      columns={[
        { head: columns.payment, Cell: Name },
        { head: columns.started, Cell: Started },
        { head: columns.status, Cell: Status },
        { head: columns.payer, Cell: Payer },
        { head: columns.account, Cell: Account },
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
    <Started row={row} />
    <Payer row={row} />
    <Platform row={row} />
  </div>
);

const Name = ({ row: { id, reference } }: RowProps) => (
  <PaymentName id={id} reference={reference} to={urls.payment(id)} />
);

const Started = ({ row: { createdAt } }: RowProps) => (
  <span className={classes.when}>
    <Moment at={createdAt} />
  </span>
);

const Status = ({ row }: RowProps) => <PaymentBadge payment={row} />;

/** By name, the address by which people differ, and what they paid with. */
const Payer = ({ row: { payer } }: RowProps) => {
  const { payer: texts } = useTexts('paymentDetails');
  if (payer === null) return null;
  const { name, email, instrument } = payer;
  const second = [
    name === null ? null : email,
    instrument === null ? null : describeInstrument(instrument, texts.card),
  ];
  return (
    <div className={classes.payer}>
      <span className={classes.twoLines}>{name ?? email}</span>
      <span className={`${classes.twoLines} ${classes.second}`}>
        {second.filter((text) => text !== null).join(' · ')}
      </span>
    </div>
  );
};

const Account = ({ row }: RowProps) => (
  <div className={classes.account}>
    <span className={classes.clipped}>{row.accountId}</span>
    <Platform row={row} />
    <span className={`${classes.clipped} ${classes.second}`}>{row.apiKeyLabel}</span>
  </div>
);

/** Nothing with one platform. */
const Platform = ({ row: { platformId } }: RowProps) => {
  const name = useNameOfPlatform()(platformId);
  return name === undefined ? null : <span className={`${classes.clipped} ${classes.second}`}>{name}</span>;
};

const Amount = ({ row: { totalAmount, capturedAmount, currency } }: RowProps) => {
  const texts = useTexts('payments');
  const formats = useFormats();
  return (
    <div className={classes.amount}>
      <Money amountMinor={totalAmount} currency={currency} />
      {capturedAmount > 0 && capturedAmount !== totalAmount && (
        <span className={classes.second}>{texts.captured(formats.money(capturedAmount, currency))}</span>
      )}
    </div>
  );
};
