import { Group, Title } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { defined } from '../api/defined.ts';
import type { AccountPosting } from '../api/schema.ts';
import { useApi } from '../api/use-api.ts';
import { AccountName } from '../components/AccountName.tsx';
import { commissionAccount } from '../components/use-account-name.ts';
import { DataTable, rowLinkClass } from '../components/DataTable.tsx';
import { PagedList } from '../components/PagedList.tsx';
import { Moment } from '../format/Moment.tsx';
import { Money } from '../format/Money.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { EmptyState } from '../states/EmptyState.tsx';
import { urls } from '../urls.ts';
import classes from './AccountTable.module.css';
import { StatementDownload } from './StatementDownload.tsx';
import { usePlatformOfPage } from './use-platform-of-page.ts';

interface PostingsProps {
  readonly accountId: string;
  readonly platformId: number;
  readonly currencies: readonly string[];
}

/** The postings of an account, the latest first, each with its payment or the other account of its transfer. */
export const Postings = ({ accountId, platformId, currencies }: PostingsProps) => {
  const { account: texts } = useTexts('accounts');
  const [search] = useSearchParams();
  const after = search.get('after') ?? undefined;
  const params = { path: { id: accountId }, query: defined({ platformId, after }) };
  const list = useApi('/accounts/{id}/postings', { params }, { keepsPrevious: true });
  return (
    <section aria-labelledby="postings">
      <Group justify="space-between" mb="sm">
        <Title order={2} id="postings">
          {texts.postings}
        </Title>
        <StatementDownload accountId={accountId} platformId={platformId} currencies={currencies} />
      </Group>
      <PagedList
        list={list}
        empty={<EmptyState title={texts.noPostingsTitle}>{texts.noPostings}</EmptyState>}
      >
        {(items) => <PostingTable postings={items} />}
      </PagedList>
    </section>
  );
};

interface RowProps {
  readonly row: AccountPosting;
}

const PostingTable = ({ postings }: { postings: readonly AccountPosting[] }) => {
  const { postings: label, columns } = useTexts('accounts').account;
  return (
    <DataTable
      label={label}
      rows={postings}
      keyOf={({ paymentId, transferId, payoutId, kind, createdAt, amount }) =>
        `${paymentId ?? transferId ?? payoutId} ${kind} ${createdAt} ${amount}`
      }
      columns={[
        { head: columns.payment, Cell: Payment, overflow: 'fills' },
        { head: columns.at, Cell: At },
        { head: columns.kind, Cell: Kind, overflow: 'wraps' },
        { head: columns.amount, Cell: Amount, isNumeric: true },
        { head: columns.balance, Cell: Balance, isNumeric: true },
      ]}
      Card={Card}
    />
  );
};

const Card = ({ row }: RowProps) => (
  <div className={classes.card}>
    <div className={classes.stack}>
      <Payment row={row} />
      <At row={row} />
    </div>
    <div className={classes.figures}>
      <Amount row={row} />
      <Balance row={row} />
    </div>
  </div>
);

const At = ({ row }: RowProps) => (
  <span className={classes.when}>
    <Moment at={row.createdAt} />
  </span>
);

/** The payment, the payout, or the other account of a transfer. */
const Payment = ({ row: { paymentId, payoutId, reference, otherAccountId } }: RowProps) => {
  const platformId = usePlatformOfPage();
  if (payoutId !== null) return <span>{reference ?? payoutId}</span>;
  if (paymentId === null && otherAccountId === commissionAccount) return <AccountName id={otherAccountId} />;
  return (
    <Link
      to={paymentId === null ? urls.account(otherAccountId ?? '', platformId) : urls.payment(paymentId)}
      className={rowLinkClass}
    >
      {paymentId === null ? otherAccountId : (reference ?? paymentId)}
    </Link>
  );
};

const Amount = ({ row: { amount, currency } }: RowProps) => (
  <span className={classes.balance}>
    <Money amountMinor={amount} currency={currency} />
  </span>
);

const Kind = ({ row: { kind } }: RowProps) => {
  const { kinds } = useTexts('accounts').account;
  const known: Readonly<Record<string, string>> = kinds;
  return <span>{known[kind] ?? kind}</span>;
};

/** What the account had after it. */
const Balance = ({ row: { balance, currency } }: RowProps) => (
  <span className={classes.when}>
    <Money amountMinor={balance} currency={currency} />
  </span>
);
