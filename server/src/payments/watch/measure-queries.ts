import type { Sql } from '../../database/client.ts';

export interface OpenCount {
  readonly kind: string;
  readonly progress: 'under_way' | 'in_doubt' | 'pending' | 'mismatch';
  readonly count: number;
  readonly oldestSeconds: number;
}

/** Open operations by kind and progress. There are few of them. */
export const countOpenOperations = (sql: Sql) => sql.read<OpenCount[]>`
  select kind, progress, count(*)::integer as count,
    greatest(0, extract(epoch from clock_timestamp() - min(requested_at)))::float8 as "oldestSeconds"
  from (
    select kind, requested_at, case when mismatch is not null then 'mismatch' when pending_id is not null then 'pending'
      when looks > 0 then 'in_doubt' else 'under_way' end as progress
    from operations where verdict is null limit 100000) as open
  group by kind, progress`;

/** Looks that are due, and those of them that are late. Counted up to a bound. */
export const countLateLooks = async (sql: Sql, walletProvider: string, at: Date, lateSeconds: number) => {
  const [row] = await sql.read<{ due: number; late: number }[]>`
    select count(*)::integer as due,
      count(*) filter (where due_at < ${at}::timestamptz - ${lateSeconds} * interval '1 second')::integer as late
    from (
      select due_at from payment_looks where wallet_provider = ${walletProvider} and due_at <= ${at} limit 100000) as looks`;
  return row!;
};
