import type { ReactNode } from 'react';
import type { PaymentSummary } from '../api/schema.ts';
import { DataTable } from '../components/DataTable.tsx';
import { SelectionBar } from '../components/SelectionBar.tsx';
import { useSelection } from '../components/use-selection.ts';
import { Moment } from '../format/Moment.tsx';
import { Money } from '../format/Money.tsx';
import { shortenId } from '../format/short-id.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useNameOfPlatform } from '../session/platforms.ts';
import { urls } from '../urls.ts';
import { ExportButton } from './ExportButton.tsx';
import { describeInstrument } from './instrument.ts';
import type { PaymentColumn } from './payment-columns.ts';
import { PaymentBadge } from './PaymentBadge.tsx';
import { PaymentName } from './PaymentName.tsx';
import classes from './PaymentTable.module.css';

interface RowProps {
  readonly row: PaymentSummary;
}

interface PaymentTableProps {
  readonly payments: readonly PaymentSummary[];
  /** Beside the payment and its amount, which are always shown. */
  readonly columns: readonly PaymentColumn[];
}

export const PaymentTable = ({ payments, columns }: PaymentTableProps) => {
  const { list, columns: heads, export: exporting } = useTexts('payments');
  const selection = useSelection(payments.map(({ id }) => id));
  const ids = selection.selected.join(',');
  return (
    <>
      <DataTable
        selection={{ ...selection, nameOf: ({ id, reference }) => reference ?? shortenId(id) }}
        label={list}
        rows={payments}
        keyOf={({ id }) => id}
        columns={[
          { head: heads.payment, Cell: Name, overflow: 'fills' },
          ...columns.map((column) => ({ head: heads[column], ...cells[column] })),
          { head: heads.amount, Cell: Amount, isNumeric: true },
        ]}
        Card={Card}
      />
      <SelectionBar selection={selection}>
        <ExportButton key={ids} query={{ ids }} label={exporting.chosen} />
      </SelectionBar>
    </>
  );
};

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <Name row={row} />
    <Amount row={row} />
    <span className={classes.state}>
      <Status row={row} />
      <span className={classes.clipped}>{row.payer?.name ?? row.payer?.email}</span>
      <Platform row={row} />
    </span>
    <Started row={row} />
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

/** Cut where it does not fit, and whole on hover. */
const Clipped = ({ text }: { text: string | null | undefined }) => (
  <span title={text ?? undefined}>{text}</span>
);

const Payer = ({ row: { payer } }: RowProps) => <Clipped text={payer?.name ?? payer?.email} />;
const Email = ({ row: { payer } }: RowProps) => <Clipped text={payer?.email} />;

const Instrument = ({ row: { payer } }: RowProps) => {
  const { payer: texts } = useTexts('paymentDetails');
  const instrument = payer?.instrument ?? null;
  return instrument === null ? null : <span>{describeInstrument(instrument, texts.card)}</span>;
};

const Account = ({ row: { accountId } }: RowProps) => <Clipped text={accountId} />;
const ApiKey = ({ row: { apiKeyLabel } }: RowProps) => <Clipped text={apiKeyLabel} />;
const Id = ({ row: { id } }: RowProps) => <span className={classes.id}>{shortenId(id)}</span>;

/** Nothing with one platform. */
const Platform = ({ row: { platformId } }: RowProps) => {
  const name = useNameOfPlatform()(platformId);
  return name === undefined ? null : <span className={`${classes.clipped} ${classes.second}`}>{name}</span>;
};

const Captured = ({ row: { capturedAmount, currency } }: RowProps) =>
  capturedAmount === 0 ? null : <Money amountMinor={capturedAmount} currency={currency} />;

const Refunded = ({ row: { refundedAmount, currency } }: RowProps) =>
  refundedAmount === 0 ? null : <Money amountMinor={refundedAmount} currency={currency} />;

const Amount = ({ row: { totalAmount, capturedAmount, currency } }: RowProps) => {
  const texts = useTexts('payments');
  const formats = useFormats();
  return (
    <span className={classes.amount}>
      {capturedAmount > 0 && capturedAmount !== totalAmount && (
        <span className={classes.second}>{texts.capturedOf(formats.money(capturedAmount, currency))} </span>
      )}
      <Money amountMinor={totalAmount} currency={currency} />
    </span>
  );
};

// A Record, so that a new column does not compile until it has a cell.
const cells: Record<
  PaymentColumn,
  { Cell: (props: RowProps) => ReactNode; overflow?: 'fills'; isNumeric?: boolean }
> = {
  status: { Cell: Status },
  started: { Cell: Started },
  payer: { Cell: Payer, overflow: 'fills' },
  email: { Cell: Email, overflow: 'fills' },
  instrument: { Cell: Instrument },
  account: { Cell: Account, overflow: 'fills' },
  platform: { Cell: Platform },
  apiKey: { Cell: ApiKey, overflow: 'fills' },
  id: { Cell: Id },
  captured: { Cell: Captured, isNumeric: true },
  refunded: { Cell: Refunded, isNumeric: true },
};
