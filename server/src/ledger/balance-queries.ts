import type { Sql } from '../database/client.ts';

// Each of these adds the stored sums and the transfers of the entries that are not in them yet. One statement sees one
// state of the database, so an entry is counted once, also while another process sums.

/** The transfers of entries that are not summed yet, once for each of the two accounts. */
const unsummed = (sql: Sql) => sql`
  entries_to_sum s
  join transfers t on t.payment_id = s.payment_id and t.entry_number = s.number
  cross join lateral (values
    (t.from_kind, t.from_account_id, -t.amount_minor), (t.to_kind, t.to_account_id, t.amount_minor))
    as side (account_kind, account_id, amount_minor)`;

export const sumAccounts = (sql: Sql, accountIds: readonly string[]) => sql<
  { accountId: string; currency: string; amountMinor: bigint }[]
>`
  select account_id as "accountId", currency, sum(amount_minor)::bigint as "amountMinor"
  from (
    select account_id, currency, amount_minor from account_sums
    where account_kind = 'account' and account_id = any(${[...accountIds]})
    union all
    select side.account_id, t.currency, side.amount_minor from ${unsummed(sql)}
    where side.account_id = any(${[...accountIds]})) as amounts
  group by account_id, currency order by currency`;

export const sumOperatorAccounts = (sql: Sql) => sql<
  { accountKind: string; currency: string; amountMinor: bigint }[]
>`
  select account_kind as "accountKind", currency, sum(amount_minor)::bigint as "amountMinor"
  from (
    select account_kind, currency, amount_minor from account_sums where account_kind <> 'account'
    union all
    select side.account_kind, t.currency, side.amount_minor from ${unsummed(sql)}
    where side.account_kind <> 'account') as amounts
  group by account_kind, currency order by currency`;

export interface CapturedDay {
  /** YYYY-MM-DD, of UTC. */
  readonly day: string;
  readonly currency: string;
  readonly capturedMinor: bigint;
  readonly count: bigint;
}

/** The oldest day first. Every capture has a first transfer, by which it is counted. */
export const sumCaptures = (sql: Sql, from: Date) => sql<CapturedDay[]>`
  select day::text, currency, sum(captured_minor)::bigint as "capturedMinor", sum(captures)::bigint as count
  from (
    select day, currency, captured_minor, captures from captured_days
    where day >= (${from}::timestamptz at time zone 'UTC')::date
    union all
    select (t.at at time zone 'UTC')::date, t.currency, t.amount_minor, case when t.line = 1 then 1 else 0 end
    from entries_to_sum s
      join ledger_entries e on e.payment_id = s.payment_id and e.number = s.number
      join transfers t on t.payment_id = s.payment_id and t.entry_number = s.number
    where e.kind = 'capture' and t.at >= ${from}) as amounts
  group by day, currency order by day, currency`;
