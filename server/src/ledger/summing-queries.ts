import type { Sql, Transaction } from '../database/client.ts';
import { selectPostings, selectReceived } from './postings-query.ts';

/** Any number that nothing else in the database uses. Migrations and `keep_events` have the two before it. */
const summingLock = 7_302_116;

/** Whether at least this many entries and transfers between accounts aren't summed yet. */
export const isTailLong = async (sql: Sql, count: number) => {
  const rows = await sql.read`
    select 1 from (select 1 from entries_to_sum union all select 1 from account_transfers_to_sum) as tail
    offset ${count - 1} limit 1`;
  return rows.length === 1;
};

/** True for one process at a time, until its transaction ends. */
export const lockSumming = async (tx: Transaction) => {
  const [row] = await tx<{ isOurs: boolean }[]>`
    select pg_try_advisory_xact_lock(${summingLock}) as "isOurs"`;
  return row!.isOurs;
};

interface Sums {
  /** How many were taken off the longer of the two lists. */
  readonly taken: number;
  readonly accounts: string;
  readonly received: string;
  readonly days: string;
}

/**
 * Takes entries and transfers between accounts off the lists of those that are not summed, at most so many of each, and
 * answers what they add up to, as JSON. If two processes take one at the same time, the second finds its row deleted.
 */
export const takeUnsummed = async (tx: Transaction, limit: number) => {
  const [row] = await tx<Sums[]>`
    with due as materialized (select payment_id, number from entries_to_sum limit ${limit}),
    entries as (
      delete from entries_to_sum s using due where s.payment_id = due.payment_id and s.number = due.number
      returning s.payment_id, s.number),
    due_transfers as materialized (select id from account_transfers_to_sum limit ${limit}),
    between_accounts as (
      delete from account_transfers_to_sum s using due_transfers due where s.id = due.id returning s.id),
    by_account as (
      select account_kind, platform_id, coalesce(account_id, '') as account_id, currency, (at at time zone 'UTC')::date as day,
        sum(amount_minor) as amount_minor, max(at) as changed_at
      from (${selectPostings(tx, tx`entries`, tx`between_accounts`)}) as postings
      group by 1, 2, 3, 4, 5),
    by_account_received as (
      select platform_id, account_id, day, currency, sum(amount_minor) as received_minor
      from (${selectReceived(tx, tx`entries`, tx`between_accounts`)}) as received group by 1, 2, 3, 4),
    by_day as (
      select (t.at at time zone 'UTC')::date as day, t.currency, sum(t.amount_minor) as captured_minor,
        count(*) filter (where t.line = 1) as captures
      from entries s
        join ledger_entries e on e.payment_id = s.payment_id and e.number = s.number
        join transfers t on t.payment_id = s.payment_id and t.entry_number = s.number
      where e.kind = 'capture' group by 1, 2)
    select greatest((select count(*) from entries), (select count(*) from between_accounts))::integer as taken,
      (select coalesce(jsonb_agg(by_account), '[]')::text from by_account) as accounts,
      (select coalesce(jsonb_agg(by_account_received), '[]')::text from by_account_received) as received,
      (select coalesce(jsonb_agg(by_day), '[]')::text from by_day) as days`;
  return row!;
};

export const addToSums = async (tx: Transaction, { accounts, received, days }: Sums) => {
  const added = tx`jsonb_to_recordset(${accounts}::text::jsonb)
    as added (account_kind text, platform_id integer, account_id text, currency text, day date, amount_minor bigint, changed_at timestamptz)`;
  await tx`
    insert into account_sums as s (account_kind, account_id, platform_id, currency, amount_minor, changed_at)
    select account_kind, account_id, platform_id, currency, sum(amount_minor), max(changed_at) from ${added} group by 1, 2, 3, 4
    on conflict (account_kind, account_id, platform_id, currency) do update
      set amount_minor = s.amount_minor + excluded.amount_minor, changed_at = greatest(s.changed_at, excluded.changed_at)`;
  await tx`
    insert into account_days as s (account_id, platform_id, day, currency, amount_minor)
    select account_id, platform_id, day, currency, amount_minor from ${added} where account_kind = 'account'
    on conflict (account_id, platform_id, day, currency) do update set amount_minor = s.amount_minor + excluded.amount_minor`;
  await tx`
    insert into received_days as s (account_id, platform_id, day, currency, received_minor)
    select account_id, platform_id, day, currency, received_minor
    from jsonb_to_recordset(${received}::text::jsonb)
      as added (account_id text, platform_id integer, day date, currency text, received_minor bigint)
    on conflict (account_id, platform_id, day, currency) do update set received_minor = s.received_minor + excluded.received_minor`;
  await tx`
    insert into captured_days as s (day, currency, captured_minor, captures)
    select day, currency, captured_minor, captures
    from jsonb_to_recordset(${days}::text::jsonb)
      as added (day date, currency text, captured_minor bigint, captures bigint)
    on conflict (day, currency) do update
      set captured_minor = s.captured_minor + excluded.captured_minor, captures = s.captures + excluded.captures`;
};
