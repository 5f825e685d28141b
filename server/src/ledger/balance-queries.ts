import type { AccountKey } from '../account-id.ts';
import type { Sql, Transaction } from '../database/client.ts';
import type { Fragment } from '../database/statement.ts';
import { selectMovementPostings } from './movement-queries.ts';
import { selectReceived, unsummed } from './postings-query.ts';
import type { Dependencies } from '../dependencies.ts';

// Each of these adds the stored sums and the postings that are not in them yet. One statement sees one state of the
// database, so a posting is counted once, also while another process sums.

/** What was posted to these accounts of a platform: rows of account_id, currency and amount_minor. */
export const selectAmounts = (sql: Sql | Transaction, platformId: number, accountIds: readonly string[]) => {
  const isWanted = sql`platform_id = ${platformId} and account_id = any(${[...accountIds]})`;
  return sql`
    select account_id, currency, amount_minor from account_sums where account_kind = 'account' and ${isWanted}
    union all
    select account_id, currency, amount_minor from ${unsummed(sql)} where ${isWanted}`;
};

/**
 * What the reserves of accounts hold back then, whatever these have: rows of platform_id, account_id, currency and amount_minor. Of an account
 * without a reserve nothing is read. `isWanted` is about accounts as `a`. With `until`, what came on a later day doesn't count.
 */
export const selectReserves = (sql: Sql | Transaction, isWanted: Fragment, at: Date, until?: Date) => {
  const firstDay = sql`(${at}::timestamptz at time zone 'UTC')::date - a.reserve_days + 1`;
  const isOfAccount = sql`account_id = a.id and platform_id = a.platform_id and day >= ${firstDay}
    ${until === undefined ? sql`` : sql`and day <= (${until}::timestamptz at time zone 'UTC')::date`}`;
  return sql`
    select a.platform_id, a.id as account_id, currency, floor(sum(received.amount_minor) * a.reserve_rate / 10000)::bigint as amount_minor
    from accounts a cross join lateral (
      select currency, received_minor as amount_minor from received_days where ${isOfAccount}
      union all
      select currency, amount_minor
      from (${selectReceived(sql, sql`entries_to_sum`, sql`account_transfers_to_sum`)}) as unsummed where ${isOfAccount}) as received
    where ${isWanted} and a.reserve_rate is not null
    group by a.platform_id, a.id, a.reserve_rate, currency`;
};

/** The ids of a platform's accounts to which something was posted then or later. */
export const selectChangedAccounts = (sql: Sql, platformId: number, since: Date) => sql`
  select account_id from account_sums
  where account_kind = 'account' and platform_id = ${platformId} and changed_at >= ${since}
  union all
  select account_id from ${unsummed(sql)}
  where account_kind = 'account' and platform_id = ${platformId} and at >= ${since}`;

/** What the operator's own accounts have. */
export const sumOperatorAccounts = (sql: Sql | Transaction) => sql.read<
  { accountKind: string; currency: string; amountMinor: bigint }[]
>`
  select account_kind as "accountKind", currency, sum(amount_minor)::bigint as "amountMinor"
  from (
    select account_kind, currency, amount_minor from account_sums where account_kind <> 'account'
    union all
    select account_kind, currency, amount_minor from ${unsummed(sql)} where account_kind <> 'account'
    union all
    ${selectMovementPostings(sql)}) as amounts
  group by account_kind, currency order by currency`;

/** What was posted to the commission account of a platform: rows of currency and amount_minor. */
export const selectCommission = (sql: Sql | Transaction, platformId: number) => {
  const isWanted = sql`account_kind = 'commission' and platform_id = ${platformId}`;
  return sql`
    select currency, amount_minor from account_sums where ${isWanted}
    union all
    select currency, amount_minor from ${unsummed(sql)} where ${isWanted}`;
};

export interface CapturedDay {
  /** YYYY-MM-DD, of UTC. */
  readonly day: string;
  readonly currency: string;
  readonly capturedMinor: bigint;
  readonly count: bigint;
}

/** The oldest day first. Every capture has a first transfer, by which it is counted. */
export const sumCaptures = (sql: Sql, from: Date) => sql.read<CapturedDay[]>`
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

export interface MoneyFlow {
  readonly currency: string;
  readonly capturedMinor: bigint;
  readonly refundedMinor: bigint;
  readonly accountsMinor: bigint;
  readonly commissionMinor: bigint;
  /** On its way to the bank accounts of sellers. */
  readonly payoutMinor: bigint;
  /** What the bank has sent to sellers, less what came back. */
  readonly paidOutMinor: bigint;
  /** What the wallet kept, less what it returned. */
  readonly walletFeeMinor: bigint;
  readonly atWalletMinor: bigint;
  /** What the wallet has paid to our bank, less what we sent it, and what payouts took. */
  readonly atBankMinor: bigint;
  /** What the wallet has changed into other currencies, less what it changed into this one. */
  readonly convertedMinor: bigint;
}

/**
 * Where everything that was ever captured has gone. Postings add up to zero, so what the accounts of platforms have, which may be
 * very many, follows from the operator's own accounts. A capture that an account or the commission no longer has was refunded.
 */
export const sumFlow = (sql: Sql) => {
  // Withdrawals are in the movements of the wallet; what is booked on the bank beside them was paid out.
  const payoutsApart = sql`case account_kind when 'bank' then 'paid_out' else account_kind end`;
  return sql.read<MoneyFlow[]>`
  select currency, captured::bigint as "capturedMinor", (captured + clearing + fee + bank + conversion)::bigint as "refundedMinor",
    (-clearing - fee - bank - conversion - commission - payout - paid_out)::bigint as "accountsMinor", commission::bigint as "commissionMinor",
    payout::bigint as "payoutMinor", paid_out::bigint as "paidOutMinor",
    (-fee)::bigint as "walletFeeMinor", (-clearing)::bigint as "atWalletMinor", (-bank - paid_out)::bigint as "atBankMinor",
    (-conversion)::bigint as "convertedMinor"
  from (
    select currency, sum(amount_minor) filter (where kind = 'captured') as captured,
      coalesce(sum(amount_minor) filter (where kind = 'wallet_clearing'), 0) as clearing,
      coalesce(sum(amount_minor) filter (where kind = 'commission'), 0) as commission,
      coalesce(sum(amount_minor) filter (where kind = 'payout'), 0) as payout,
      coalesce(sum(amount_minor) filter (where kind = 'paid_out'), 0) as paid_out,
      coalesce(sum(amount_minor) filter (where kind = 'wallet_fee'), 0) as fee,
      coalesce(sum(amount_minor) filter (where kind = 'bank'), 0) as bank,
      coalesce(sum(amount_minor) filter (where kind = 'wallet_conversion'), 0) as conversion
    from (
      select 'captured' as kind, currency, captured_minor as amount_minor from captured_days
      union all
      select 'captured', t.currency, t.amount_minor
      from entries_to_sum s
        join ledger_entries e on e.payment_id = s.payment_id and e.number = s.number
        join transfers t on t.payment_id = s.payment_id and t.entry_number = s.number
      where e.kind = 'capture'
      union all
      select ${payoutsApart}, currency, amount_minor from account_sums where account_kind <> 'account'
      union all
      select ${payoutsApart}, currency, amount_minor from ${unsummed(sql)} where account_kind <> 'account'
      union all
      ${selectMovementPostings(sql)}) as amounts
    group by currency) as sums
  where captured > 0 order by captured desc, currency`;
};

/** What was posted to an account on each day (of UTC): before the first day counts as on it, and after the last one, too. */
export const sumPostingDays = (
  sql: Sql,
  { platformId, accountId }: AccountKey,
  firstDay: string,
  lastDay: string,
) => sql.read<{ currency: string; day: string; amountMinor: bigint }[]>`
  select currency, least(greatest(day, ${firstDay}::date), ${lastDay}::date)::text as day, sum(amount_minor)::bigint as "amountMinor"
  from (
    select currency, day, amount_minor from account_days
    where account_id = ${accountId} and platform_id = ${platformId}
    union all
    select currency, (at at time zone 'UTC')::date, amount_minor from ${unsummed(sql)}
    where account_kind = 'account' and account_id = ${accountId} and platform_id = ${platformId}) as amounts
  group by 1, 2 order by 1, 2`;

/** What each account of every platform had when a day (of UTC) began, at most so many. An account that had nothing is left out. */
export const sumAccountsBefore = (tx: Transaction, day: Date, limit: number) => tx.read<
  { platformId: number; accountId: string; currency: string; amountMinor: bigint }[]
>`
  select platform_id as "platformId", coalesce(account_id, '') as "accountId", currency, sum(amount_minor)::bigint as "amountMinor"
  from (
    select platform_id, account_id, currency, amount_minor from account_days
    where day < (${day}::timestamptz at time zone 'UTC')::date
    union all
    select platform_id, account_id, currency, amount_minor from ${unsummed(tx)}
    where account_kind = 'account' and at < ${day}) as amounts
  group by 1, 2, 3 having sum(amount_minor) <> 0 limit ${limit}`;

export interface Balance {
  readonly currency: string;
  readonly amountMinor: bigint;
}

/** What the operator has earned, what the wallet kept as its fees, what it owes, and what it paid to our bank (each below zero). */
export const readOperatorBalances = async ({ reports }: Dependencies) => {
  const rows = await sumOperatorAccounts(reports);
  const of = (kind: string): Balance[] => rows.filter(({ accountKind }) => accountKind === kind);
  return {
    commission: of('commission'),
    walletFee: of('wallet_fee'),
    walletClearing: of('wallet_clearing'),
    payout: of('payout'),
    bank: of('bank'),
    walletConversion: of('wallet_conversion'),
  };
};
