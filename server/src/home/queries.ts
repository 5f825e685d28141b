import type { Sql } from '../database/client.ts';
import { claimedStatuses, paymentStatuses, type PaymentStatus } from '../payments/payment.ts';

/**
 * Payments started since then, by their current status. The query names each status, so that it uses the index by
 * status.
 */
export const countStarted = (sql: Sql, since: Date) => sql<{ status: PaymentStatus; count: bigint }[]>`
  select status, count(*) as count from payments
  where status = any(${[...paymentStatuses]}) and created_at >= ${since}
  group by status`;

export interface Attention {
  readonly inDoubt: bigint;
  readonly inDoubtSince: Date | null;
  readonly quarantined: bigint;
}

/** Claims whose outcome the wallet did not report when asked, and payments that a person has to check. */
export const findAttention = async (sql: Sql) => {
  const [row] = await sql<Attention[]>`
    select count(*) filter (where status <> 'quarantined') as "inDoubt",
      min(updated_at) filter (where status <> 'quarantined') as "inDoubtSince",
      count(*) filter (where status = 'quarantined') as quarantined
    from payments
    where status = 'quarantined'
      or (status = any(${claimedStatuses}) and look_count > 0)`;
  return row!;
};

export interface WalletRecord {
  readonly lastAnswerAt: Date | null;
  readonly recentCalls: bigint;
  readonly recentFailures: bigint;
  readonly medianMs: number | null;
  /** The ten latest of the recent calls, and the failures among them. */
  readonly latestCalls: bigint;
  readonly latestFailures: bigint;
}

/**
 * The state of the wallet, from the newest thousand calls at most. A refusal counts as an answer.
 */
export const summariseWalletCalls = async (sql: Sql, since: Date) => {
  const [row] = await sql<WalletRecord[]>`
    with newest as (
      select at, line, duration_ms, status, issue is not null and status not in (404, 422) as failed
      from wallet_calls order by at desc limit 1000),
    recent as (select * from newest where at >= ${since}),
    latest as (select failed from recent order by at desc, line desc limit 10)
    select (select max(at) from newest where status > 0) as "lastAnswerAt",
      count(*) as "recentCalls", count(*) filter (where failed) as "recentFailures",
      percentile_cont(0.5) within group (order by duration_ms) as "medianMs",
      (select count(*) from latest) as "latestCalls", (select count(*) from latest where failed) as "latestFailures"
    from recent`;
  return row!;
};
