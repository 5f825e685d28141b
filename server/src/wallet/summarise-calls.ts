import type { Sql } from '../database/client.ts';

export interface WalletRecord {
  readonly lastAnswerAt: Date | null;
  readonly recentCalls: bigint;
  readonly recentFailures: bigint;
  readonly medianMs: number | null;
  /** The ten latest of the recent calls, and the failures among them. */
  readonly latestCalls: bigint;
  readonly latestFailures: bigint;
}

/** Up to so many recent calls are counted, and one more, which says that there are more. */
export const callsMax = 10_000;

/** The state of the wallet, from its recent calls. A refusal counts as an answer. */
export const summariseWalletCalls = async (sql: Sql, since: Date) => {
  const [row] = await sql<WalletRecord[]>`
    with recent as (
      select last_at as at, line, duration_ms, issue is not null and status not in (404, 422) as failed
      from wallet_calls where last_at >= ${since} order by last_at desc limit ${callsMax + 1}),
    newest as (select last_at as at, status from wallet_calls order by last_at desc limit 1000),
    latest as (select failed from recent order by at desc, line desc limit 10)
    select (select max(at) from newest where status > 0) as "lastAnswerAt",
      count(*) as "recentCalls", count(*) filter (where failed) as "recentFailures",
      percentile_cont(0.5) within group (order by duration_ms) as "medianMs",
      (select count(*) from latest) as "latestCalls", (select count(*) from latest where failed) as "latestFailures"
    from recent`;
  return row!;
};
