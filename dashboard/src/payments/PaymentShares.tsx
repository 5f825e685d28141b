import { Link } from 'react-router';
import type { PaymentDetails, PaymentShare } from '../api/schema.ts';
import { DataTable, rowLinkClass } from '../components/DataTable.tsx';
import { Section } from '../components/Section.tsx';
import { Money } from '../format/Money.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { urls } from '../urls.ts';
import classes from './PaymentItems.module.css';

type Row = PaymentShare & {
  readonly description: string;
  readonly currency: string;
  readonly platformId: number;
};

interface RowProps {
  readonly row: Row;
}

/** Who got what of a payment that is divided by its items. Others have no shares. */
export const PaymentShares = ({ payment }: { payment: PaymentDetails }) => {
  const { shares: texts } = useTexts('paymentDetails');
  const { shares, items, currency, platformId } = payment;
  if (shares.length === 0) return null;
  return (
    <Section title={texts.title}>
      <DataTable
        label={texts.title}
        isInside
        isNarrow
        rows={shares.map((share) => ({
          ...share,
          description: items[share.index]?.description ?? '',
          currency,
          platformId,
        }))}
        keyOf={({ index }) => String(index)}
        columns={[
          { head: texts.account, Cell: Account },
          { head: texts.captured, Cell: Captured, isNumeric: true },
          { head: texts.refunded, Cell: Refunded, isNumeric: true },
          { head: texts.commission, Cell: Commission, isNumeric: true },
          { head: texts.received, Cell: Received, isNumeric: true },
        ]}
        Card={Card}
      />
    </Section>
  );
};

const Account = ({ row: { accountId, platformId, description } }: RowProps) => (
  <div>
    <Link to={urls.account(accountId, platformId)} className={rowLinkClass}>
      <span className={classes.description}>{accountId}</span>
    </Link>
    <span className={classes.second}>{description}</span>
  </div>
);
const Captured = ({ row }: RowProps) => <Money amountMinor={row.capturedAmount} currency={row.currency} />;
const Refunded = ({ row }: RowProps) =>
  row.refundedAmount === 0 ? '–' : <Money amountMinor={-row.refundedAmount} currency={row.currency} />;
const Commission = ({ row }: RowProps) =>
  row.earnedCommissionAmount === 0 ? (
    '–'
  ) : (
    <Money amountMinor={-row.earnedCommissionAmount} currency={row.currency} />
  );
const Received = ({ row }: RowProps) => (
  <strong>
    <Money amountMinor={row.receivedAmount} currency={row.currency} />
  </strong>
);

const Card = ({ row }: RowProps) => {
  const { shares: texts } = useTexts('paymentDetails');
  return (
    <div className={classes.card}>
      <Account row={row} />
      <Received row={row} />
      <span className={classes.second}>{texts.captured}</span>
      <Captured row={row} />
      {row.refundedAmount > 0 && (
        <>
          <span className={classes.second}>{texts.refunded}</span>
          <Refunded row={row} />
        </>
      )}
      {row.earnedCommissionAmount > 0 && (
        <>
          <span className={classes.second}>{texts.commission}</span>
          <Commission row={row} />
        </>
      )}
    </div>
  );
};
