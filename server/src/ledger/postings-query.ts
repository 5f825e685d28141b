import type { AccountKey } from '../account-id.ts';
import type { Sql, Transaction } from '../database/client.ts';
import type { Fragment } from '../database/statement.ts';

// A posting comes from a transfer of a payment's entry or from a transfer between two accounts. Here, and nowhere else, the two
// are put together.

/**
 * What transfers did, once for each of their two accounts. `entries` names rows with the key of an entry, and
 * `accountTransfers` names rows with the id of a transfer between accounts.
 */
export const selectPostings = (sql: Sql | Transaction, entries: Fragment, accountTransfers: Fragment) => sql`
  select side.account_kind, t.platform_id, side.account_id, t.at, t.currency, side.amount_minor
  from ${entries} s
    join transfers t on t.payment_id = s.payment_id and t.entry_number = s.number
    cross join lateral (values
      (t.from_kind, t.from_account_id, -t.amount_minor), (t.to_kind, t.to_account_id, t.amount_minor))
      as side (account_kind, account_id, amount_minor)
  union all
  select side.account_kind, t.platform_id, side.account_id, t.at, t.currency, side.amount_minor
  from ${accountTransfers} s
    join account_transfers t on t.id = s.id
    cross join lateral (values
      (t.from_kind, t.from_account_id, -t.amount_minor), (t.to_kind, t.to_account_id, t.amount_minor))
      as side (account_kind, account_id, amount_minor)`;

/**
 * What captures and distributions brought to accounts, of these entries and transfers. A reversal takes some of it back, as a refund does:
 * that is not taken off.
 */
export const selectReceived = (sql: Sql | Transaction, entries: Fragment, accountTransfers: Fragment) => sql`
  select t.platform_id, t.to_account_id as account_id, (t.at at time zone 'UTC')::date as day, t.currency, t.amount_minor
  from ${entries} s
    join ledger_entries e on e.payment_id = s.payment_id and e.number = s.number
    join transfers t on t.payment_id = s.payment_id and t.entry_number = s.number
  where e.kind = 'capture' and t.to_kind = 'account'
  union all
  select t.platform_id, t.to_account_id, (t.at at time zone 'UTC')::date, t.currency, t.amount_minor
  from ${accountTransfers} s join account_transfers t on t.id = s.id
  where t.distribution is not null and t.reverses is null and t.to_kind = 'account'`;

/** The postings that are not in the sums yet. */
export const unsummed = (sql: Sql | Transaction) =>
  sql`(${selectPostings(sql, sql`entries_to_sum`, sql`account_transfers_to_sum`)}) as unsummed`;

/**
 * The postings of one account. What came and what went is read from each table by its index, and each of the four ranges
 * ends with the same text, such as a condition, an order and a limit.
 */
export const selectAccountPostings = (
  sql: Sql | Transaction,
  { platformId, accountId }: AccountKey,
  end: () => Fragment,
) => sql`
  (select * from (
    select at, payment_id as source_id, entry_number, line, currency, amount_minor from transfers
    where to_account_id = ${accountId} and platform_id = ${platformId}) as t ${end()})
  union all
  (select * from (
    select at, payment_id as source_id, entry_number, line, currency, -amount_minor as amount_minor from transfers
    where from_account_id = ${accountId} and platform_id = ${platformId}) as t ${end()})
  union all
  (select * from (
    select at, id as source_id, 0 as entry_number, 0 as line, currency, amount_minor from account_transfers
    where to_account_id = ${accountId} and platform_id = ${platformId}) as t ${end()})
  union all
  (select * from (
    select at, id as source_id, 0 as entry_number, 0 as line, currency, -amount_minor as amount_minor from account_transfers
    where from_account_id = ${accountId} and platform_id = ${platformId}) as t ${end()})`;
