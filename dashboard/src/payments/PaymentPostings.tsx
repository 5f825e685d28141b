import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { PaymentDetails, PaymentPosting } from '../api/schema.ts';
import { DataTable } from '../components/DataTable.tsx';
import { Section } from '../components/Section.tsx';
import { Moment } from '../format/Moment.tsx';
import { Money } from '../format/Money.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { urls } from '../urls.ts';
import classes from './PaymentItems.module.css';

interface RowProps {
  readonly row: PaymentPosting & {
    readonly platformId: number;
    readonly index: number;
    /** The time of an entry stands once, over the first of its postings. */
    readonly isFirst: boolean;
  };
}

/** The ledger's postings for this payment. */
export const PaymentPostings = ({ payment: { platformId, postings } }: { payment: PaymentDetails }) => {
  const { postings: texts } = useTexts('paymentDetails');
  return (
    <Section title={texts.title}>
      <Text c="dimmed" size="sm" mb={postings.length > 0 ? 'sm' : 0}>
        {postings.length > 0 ? texts.text : texts.none}
      </Text>
      {postings.length > 0 && (
        <DataTable
          label={texts.title}
          isInside
          rows={postings.map((posting, index) => ({
            ...posting,
            platformId,
            index,
            isFirst: postings[index - 1]?.createdAt !== posting.createdAt,
          }))}
          keyOf={({ index }) => String(index)}
          columns={[
            { head: texts.account, Cell: Account },
            { head: texts.amount, Cell: Amount, isNumeric: true },
          ]}
          Card={Card}
        />
      )}
    </Section>
  );
};

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <Account row={row} />
    <Amount row={row} />
  </div>
);

const Amount = ({ row }: RowProps) => <Money amountMinor={row.amount} currency={row.currency} />;

const Account = ({ row }: RowProps) => (
  <span>
    {row.isFirst && (
      <span className={classes.entry}>
        <Moment at={row.createdAt} />
      </span>
    )}
    <Holder row={row} />
  </span>
);

const Holder = ({ row: { accountKind, platformId, accountId } }: RowProps) => {
  const { postings: texts } = useTexts('paymentDetails');
  if (accountId === null) return <span>{texts.kinds[accountKind]}</span>;
  return (
    <Anchor inherit component={Link} to={urls.account(accountId, platformId)}>
      {accountId}
    </Anchor>
  );
};
