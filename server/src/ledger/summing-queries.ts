import type { Sql, Transaction } from '../database/client.ts';

/** Whether so many entries are not summed yet. */
export const isTailLong = async (sql: Sql, entries: number) => {
  const rows = await sql`
    select 1 from ledger_entries where id > (select up_to_entry from ledger_summed)
    order by id offset ${entries - 1} limit 1`;
  return rows.length === 1;
};

/**
 * The last entry, with every entry before it committed or given up. Numbers are handed out before the commit, so the
 * highest one that can be seen says nothing of those below it, unless nobody is writing: the lock waits for whoever is,
 * and takes nobody's turn for longer than its time-out.
 */
export const findLastEntry = async (sql: Sql) =>
  sql.begin(async (tx) => {
    await tx`set local lock_timeout = '50ms'`;
    await tx`lock table ledger_entries in share mode`;
    const [row] = await tx<{ id: bigint | null }[]>`select max(id) as id from ledger_entries`;
    return row?.id ?? 0n;
  });

/** Up to which entry everything is summed; undefined while another process is at it. */
export const lockSummed = async (tx: Transaction) => {
  const [row] = await tx<{ upTo: bigint }[]>`
    select up_to_entry as "upTo" from ledger_summed for update skip locked`;
  return row?.upTo;
};

export const addToSums = async (tx: Transaction, after: bigint, upTo: bigint) => {
  await tx`
    insert into account_sums as s (account_kind, account_id, currency, amount_minor)
    select account_kind, account_id, currency, sum(amount_minor) from postings
    where entry_id > ${after} and entry_id <= ${upTo} group by 1, 2, 3
    on conflict (account_kind, account_id, currency) do update set amount_minor = s.amount_minor + excluded.amount_minor`;
  await tx`
    insert into captured_days as s (day, currency, captured_minor, captures)
    select (e.at at time zone 'UTC')::date, p.currency, -sum(p.amount_minor), count(*)
    from ledger_entries e join postings p on p.entry_id = e.id
    where e.id > ${after} and e.id <= ${upTo} and p.entry_id > ${after} and p.entry_id <= ${upTo}
      and e.kind = 'capture' and p.account_kind = 'wallet_clearing'
    group by 1, 2
    on conflict (day, currency) do update
      set captured_minor = s.captured_minor + excluded.captured_minor, captures = s.captures + excluded.captures`;
  await tx`update ledger_summed set up_to_entry = ${upTo}`;
};
