import type { Sql, Transaction } from '../database/client.ts';

/** Any number will do, as long as nothing else in the database uses it. */
const summingLock = 7_302_115;

/** Whether so many entries are not summed yet. */
export const isTailLong = async (sql: Sql, entries: number) => {
  const rows = await sql`select 1 from entries_to_sum offset ${entries - 1} limit 1`;
  return rows.length === 1;
};

/** True for one process at a time, until its transaction ends. */
export const lockSumming = async (tx: Transaction) => {
  const [row] = await tx<{ isOurs: boolean }[]>`
    select pg_try_advisory_xact_lock(${summingLock}) as "isOurs"`;
  return row!.isOurs;
};

interface Sums {
  readonly entries: number;
  readonly accounts: string;
  readonly days: string;
}

/**
 * Takes entries off the list of those that are not summed, and answers what they add up to, as JSON. An entry that two took
 * at the same time would be taken by one of them: the other finds its row deleted.
 */
export const takeEntries = async (tx: Transaction, limit: number) => {
  const [row] = await tx<Sums[]>`
    with due as materialized (select payment_id, number from entries_to_sum limit ${limit}),
    taken as (
      delete from entries_to_sum s using due where s.payment_id = due.payment_id and s.number = due.number
      returning s.payment_id, s.number),
    moved as (
      select t.*, e.kind from taken
        join ledger_entries e on e.payment_id = taken.payment_id and e.number = taken.number
        join transfers t on t.payment_id = taken.payment_id and t.entry_number = taken.number),
    by_account as (
      select account_kind, coalesce(account_id, '') as account_id, currency, sum(side.amount_minor) as amount_minor
      from moved cross join lateral (values
        (from_kind, from_account_id, -amount_minor), (to_kind, to_account_id, amount_minor))
        as side (account_kind, account_id, amount_minor)
      group by 1, 2, 3),
    by_day as (
      select (at at time zone 'UTC')::date as day, currency, sum(amount_minor) as captured_minor,
        count(*) filter (where line = 1) as captures
      from moved where kind = 'capture' group by 1, 2)
    select (select count(*)::integer from taken) as entries,
      (select coalesce(jsonb_agg(by_account), '[]')::text from by_account) as accounts,
      (select coalesce(jsonb_agg(by_day), '[]')::text from by_day) as days`;
  return row!;
};

export const addToSums = async (tx: Transaction, { accounts, days }: Sums) => {
  await tx`
    insert into account_sums as s (account_kind, account_id, currency, amount_minor)
    select account_kind, account_id, currency, amount_minor
    from jsonb_to_recordset(${accounts}::text::jsonb)
      as added (account_kind text, account_id text, currency text, amount_minor bigint)
    on conflict (account_kind, account_id, currency) do update set amount_minor = s.amount_minor + excluded.amount_minor`;
  await tx`
    insert into captured_days as s (day, currency, captured_minor, captures)
    select day, currency, captured_minor, captures
    from jsonb_to_recordset(${days}::text::jsonb)
      as added (day date, currency text, captured_minor bigint, captures bigint)
    on conflict (day, currency) do update
      set captured_minor = s.captured_minor + excluded.captured_minor, captures = s.captures + excluded.captures`;
};
