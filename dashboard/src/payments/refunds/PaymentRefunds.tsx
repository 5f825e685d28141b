import { Text } from '@mantine/core';
import { Link } from 'react-router';
import type { PaymentDetails, RefundForOperators } from '../../api/schema.ts';
import { DataTable, rowLinkClass } from '../../components/DataTable.tsx';
import { Section } from '../../components/Section.tsx';
import { Moment } from '../../format/Moment.tsx';
import { Money } from '../../format/Money.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { urls } from '../../urls.ts';
import classes from '../PaymentItems.module.css';
import { Requester } from './Requester.tsx';
import { RefundBadge } from './RefundBadge.tsx';

interface RowProps {
  readonly row: RefundForOperators;
}

/** The refunds of a payment, the newest first, and what is left. Nothing where there are none. */
export const PaymentRefunds = ({ payment }: { payment: PaymentDetails }) => {
  const { columns, ofPayment: texts } = useTexts('refunds');
  const formats = useFormats();
  const { refunds, refundableAmount, currency } = payment;
  if (refunds.length === 0) return null;
  return (
    <Section title={texts.title}>
      <Text c="dimmed" size="sm" mb="sm">
        {refundableAmount > 0 ? texts.left(formats.money(refundableAmount, currency)) : texts.nothingLeft}
      </Text>
      <DataTable
        label={texts.title}
        isInside
        isNarrow
        rows={refunds.toReversed()}
        keyOf={({ id }) => id}
        columns={[
          { head: columns.requested, Cell: Requested },
          { head: columns.status, Cell: Status },
          { head: columns.origin, Cell: Requester },
          { head: columns.amount, Cell: Amount, isNumeric: true },
        ]}
        Card={Card}
      />
    </Section>
  );
};

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <Requested row={row} />
    <Amount row={row} />
    <Requester row={row} />
    <Status row={row} />
  </div>
);

const Requested = ({ row: { id, createdAt } }: RowProps) => (
  <Link to={urls.refund(id)} className={rowLinkClass}>
    <Moment at={createdAt} />
  </Link>
);
const Status = ({ row: { status } }: RowProps) => <RefundBadge status={status} />;
const Amount = ({ row: { amount, currency } }: RowProps) => (
  <Money amountMinor={amount} currency={currency} />
);
