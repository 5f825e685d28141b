import type { Sql, Transaction } from '../database/client.ts';
import type { Posting } from './posting.ts';

export interface PostedLine extends Posting {
  readonly at: Date;
}

export const listPostings = (sql: Sql, paymentId: string) => sql<PostedLine[]>`
  select e.at, p.account_kind as "accountKind", p.account_id as "accountId", p.currency, p.amount_minor as "amountMinor"
  from ledger_entries e join postings p on p.entry_id = e.id
  where e.payment_id = ${paymentId} order by e.id, p.line limit 1000`;

export interface AccountPosting {
  readonly entryId: bigint;
  readonly line: number;
  readonly at: Date;
  readonly paymentId: string;
  readonly reference: string | null;
  readonly kind: string;
  readonly currency: string;
  readonly amountMinor: bigint;
}

export interface PostingPlace {
  readonly entryId: bigint;
  readonly line: number;
}

/** An account's postings, the latest first. */
export const listAccountPostings = (
  sql: Sql,
  accountId: string,
  after: PostingPlace | undefined,
  limit: number,
) => sql<AccountPosting[]>`
  select p.entry_id as "entryId", p.line, e.at, e.payment_id as "paymentId", pay.reference, e.kind, p.currency,
    p.amount_minor as "amountMinor"
  from postings p join ledger_entries e on e.id = p.entry_id join payments pay on pay.id = e.payment_id
  where p.account_id = ${accountId}
    ${after === undefined ? sql`` : sql`and (p.entry_id, p.line) < (${after.entryId}, ${after.line})`}
  order by p.entry_id desc, p.line desc limit ${limit}`;

/** Up to which entry the kept sums reach. */
export const findMark = async (tx: Transaction) => {
  const [row] = await tx<{ mark: bigint }[]>`select up_to_entry as mark from ledger_summed`;
  return row!.mark;
};

export const sumAccounts = (tx: Transaction, mark: bigint, accountIds: readonly string[]) => tx<
  { accountId: string; currency: string; amountMinor: bigint }[]
>`
  select account_id as "accountId", currency, sum(amount_minor)::bigint as "amountMinor"
  from (
    select account_id, currency, amount_minor from account_sums
    where account_kind = 'account' and account_id = any(${accountIds})
    union all
    select account_id, currency, amount_minor from postings
    where account_id = any(${accountIds}) and entry_id > ${mark}) as amounts
  group by account_id, currency order by currency`;

export const sumOperatorAccounts = (tx: Transaction, mark: bigint) => tx<
  { accountKind: string; currency: string; amountMinor: bigint }[]
>`
  select account_kind as "accountKind", currency, sum(amount_minor)::bigint as "amountMinor"
  from (
    select account_kind, currency, amount_minor from account_sums
    where account_kind in ('commission', 'wallet_clearing')
    union all
    select account_kind, currency, amount_minor from postings where account_id is null and entry_id > ${mark}) as amounts
  group by account_kind, currency order by currency`;

export interface CapturedDay {
  /** YYYY-MM-DD, of UTC. */
  readonly day: string;
  readonly currency: string;
  readonly capturedMinor: bigint;
  readonly count: bigint;
}

/** The oldest day first. */
export const sumCaptures = (tx: Transaction, mark: bigint, from: Date) => tx<CapturedDay[]>`
  select day::text, currency, sum(captured_minor)::bigint as "capturedMinor", sum(captures)::bigint as count
  from (
    select day, currency, captured_minor, captures from captured_days
    where day >= (${from}::timestamptz at time zone 'UTC')::date
    union all
    select (e.at at time zone 'UTC')::date, p.currency, -p.amount_minor, 1
    from postings p join ledger_entries e on e.id = p.entry_id
    where p.entry_id > ${mark} and e.id > ${mark} and p.account_kind = 'wallet_clearing' and e.kind = 'capture'
      and e.at >= ${from}) as amounts
  group by day, currency order by day, currency`;
