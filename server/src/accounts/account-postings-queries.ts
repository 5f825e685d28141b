import type { AccountKey } from '../account-id.ts';
import type { Sql, Transaction } from '../database/client.ts';
import { selectAccountPostings, unsummed } from '../ledger/postings-query.ts';
import type { Metadata } from '../metadata.ts';

/** The position of a posting in the list of an account. */
export interface PostingCursor {
  readonly at: Date;
  /** The payment, or the transfer between accounts. */
  readonly sourceId: string;
  readonly entryNumber: number;
  readonly line: number;
}

/** One transfer as an account sees it. */
export interface AccountPosting extends PostingCursor {
  /** The kind of the entry, `chargeback` if the wallet took the money back itself, `transfer` between two accounts, its `reversal`, a `payout`, or one that came back. */
  readonly kind: string;
  readonly currency: string;
  /** Positive: the account has more. */
  readonly amountMinor: bigint;
  /** Null: it is of a transfer between accounts. */
  readonly paymentId: string | null;
  readonly reference: string | null;
  /** The payment that a transfer belongs to. */
  readonly linkedPaymentId: string | null;
  /** The transfer whose money goes back by this one. */
  readonly reversalOf: string | null;
  /** The payout that it left for, or came back from. */
  readonly payoutId: string | null;
  /** What the wallet kept of the capture, or, below zero, gave back with the refund. It is in no amount here. Null: not reported yet. */
  readonly feeMinor: bigint | null;
  /** What the commission account got of the captured money, or, below zero, gave to the refund. It is in no amount here. */
  readonly commissionMinor: bigint;
  /** The refund that it was posted for, or that a correction takes back. */
  readonly refundNumber: number | null;
  /** Where that refund was made. */
  readonly origin: string | null;
  /** Null: it is of a payment or a payout. */
  readonly otherAccountId: string | null;
  readonly comment: string | null;
  /** Of the payment, the transfer or the payout. */
  readonly metadata: Metadata | null;
  readonly refundMetadata: Metadata | null;
}

export interface PostingsWanted {
  readonly order: 'newest first' | 'oldest first';
  readonly after?: PostingCursor | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly limit: number;
}

/**
 * An account's postings. Each of their four ranges is read by its index, as many as are shown. What covers a refund is a line of the same
 * entry: fee and commission are only on the line that the refund itself took.
 */
export const listAccountPostings = (
  sql: Sql | Transaction,
  account: AccountKey,
  { order, after, from, to, limit }: PostingsWanted,
) => {
  const isNewestFirst = order === 'newest first';
  const inOrder = isNewestFirst
    ? sql`order by at desc, source_id desc, entry_number desc, line desc`
    : sql`order by at, source_id, entry_number, line`;
  const isAfter = (cursor: PostingCursor) => {
    const { at, sourceId, entryNumber, line } = cursor;
    const values = sql`(${at}, ${sourceId}, ${entryNumber}, ${line})`;
    return isNewestFirst
      ? sql`and (at, source_id, entry_number, line) < ${values}`
      : sql`and (at, source_id, entry_number, line) > ${values}`;
  };
  const end = () => sql`
    where true ${after === undefined ? sql`` : isAfter(after)}
      ${from === undefined ? sql`` : sql`and at >= ${from}`} ${to === undefined ? sql`` : sql`and at < ${to}`}
    ${inOrder} limit ${limit}`;
  return sql.read<AccountPosting[]>`
    select t.at, source_id as "sourceId", t.entry_number as "entryNumber", line,
      case when e.kind = 'refund' and r.origin = 'reversal' then 'chargeback'
        else coalesce(e.kind, case when moved.payout_id is not null and moved.reverses is null then 'payout' when moved.payout_id is not null then 'payout_returned'
          when moved.reverses is null then 'transfer' else 'reversal' end) end as kind,
      t.currency, t.amount_minor as "amountMinor", r.number as "refundNumber", r.origin, p.id as "paymentId",
      coalesce(p.reference, moved.reference) as reference, moved.transaction_id as "linkedPaymentId", case when moved.payout_id is null then moved.reverses end as "reversalOf",
      moved.payout_id as "payoutId", case when moved.payout_id is not null then null when moved.to_account_id = ${account.accountId} then coalesce(moved.from_account_id, moved.from_kind)
        else coalesce(moved.to_account_id, moved.to_kind) end
        as "otherAccountId",
      moved.comment, r.metadata as "refundMetadata",
      coalesce(p.metadata, (select metadata from account_transfer_metadata where transfer_id = moved.id)) as metadata,
      case when e.kind = 'capture' and p.account_id = ${account.accountId} then (
          select fee_minor from captures c where c.payment_id = t.source_id and c.entry_number = t.entry_number)
        when t.amount_minor < 0 and p.account_id = ${account.accountId} and e.kind = 'refund' then -r.fee_minor
        else 0 end as "feeMinor",
      case when p.account_id = ${account.accountId} and (t.amount_minor < 0) = (e.kind = 'refund') then coalesce((
          select sum(case when c.to_kind = 'commission' then c.amount_minor else -c.amount_minor end)
          from transfers c where c.payment_id = t.source_id and c.entry_number = t.entry_number
            and 'commission' in (c.from_kind, c.to_kind)), 0)
        else 0 end::bigint as "commissionMinor"
    from (${selectAccountPostings(sql, account, end)}) as t
    left join ledger_entries e on e.payment_id = source_id and e.number = t.entry_number
    left join lateral (
      select refunds.number, refunds.origin, refunds.fee_minor, refunds.metadata from refunds
      where refunds.payment_id = t.source_id and refunds.entry_number = coalesce(e.corrects, t.entry_number)) r on true
    left join payments p on p.id = source_id
    left join account_transfers moved on moved.id = source_id
    ${inOrder} limit ${limit}`;
};

const startOfDay = (at: Date) => new Date(at.toISOString().slice(0, 10));

/** The last posting that counts, or the time before which postings count. */
export type Until = { readonly last: PostingCursor } | { readonly before: Date };

/**
 * What an account had in each currency at some point of its list: the sums of the days before, and the postings of that day.
 * However many there are after and before, only one day of them is read.
 */
export const sumPostingsUntil = (sql: Sql | Transaction, account: AccountKey, until: Until) => {
  const { platformId, accountId } = account;
  const day = startOfDay('last' in until ? until.last.at : until.before);
  const end = () => {
    if ('before' in until) return sql`where at >= ${day} and at < ${until.before}`;
    const { at, sourceId, entryNumber, line } = until.last;
    return sql`
      where at >= ${day} and (at, source_id, entry_number, line) <= (${at}, ${sourceId}, ${entryNumber}, ${line})`;
  };
  return sql.read<{ currency: string; amountMinor: bigint }[]>`
    select currency, sum(amount_minor)::bigint as "amountMinor"
    from (
      select currency, amount_minor from account_days
      where account_id = ${accountId} and platform_id = ${platformId}
        and day < (${day}::timestamptz at time zone 'UTC')::date
      union all
      select currency, amount_minor from ${unsummed(sql)}
      where account_id = ${accountId} and platform_id = ${platformId} and at < ${day}
      union all
      select currency, amount_minor from (${selectAccountPostings(sql, account, end)}) as t) as amounts
    group by currency`;
};
