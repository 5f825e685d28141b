import type { Sql } from '../database/client.ts';
import { sellersTurn } from '../payments/dispute.ts';
import { keysOf } from '../keys-of.ts';
import type { OperationKind } from '../payments/operation-kind.ts';
import { paymentStates, type PaymentState } from '../payments/payment.ts';

export interface Started {
  readonly state: PaymentState;
  readonly kind: OperationKind | null;
  readonly contradiction: string | null;
  readonly count: bigint;
}

/**
 * Payments started since then, by their state and what is under way. The query names each state, so that it uses the index by
 * status.
 */
export const countStarted = (sql: Sql, since: Date) => sql.read<Started[]>`
  select p.status as state, o.kind, case when o.contradiction is not null then 'yes' end as contradiction, count(*) as count
  from payments p left join operations o on o.payment_id = p.id and o.verdict is null
  where p.status = any(${keysOf(paymentStates)}) and p.created_at >= ${since}
  group by 1, 2, 3`;

export interface Attention {
  readonly inDoubt: bigint;
  readonly inDoubtSince: Date | null;
  readonly quarantined: bigint;
}

/** Operations whose outcome the wallet did not report when asked, and those that a person has to check. */
export const findAttention = async (sql: Sql) => {
  const [row] = await sql.read<Attention[]>`
    select count(*) filter (where contradiction is null and looks > 0) as "inDoubt",
      min(opened_at) filter (where contradiction is null and looks > 0) as "inDoubtSince",
      count(*) filter (where contradiction is not null) as quarantined
    from operations where verdict is null`;
  return row!;
};

export interface WaitingDisputes {
  readonly count: bigint;
  readonly nearestDueAt: Date | null;
}

/** Disputes that the seller has to answer. */
export const countWaitingDisputes = async (sql: Sql) => {
  const [row] = await sql.read<WaitingDisputes[]>`
    select count(*) as count, min(seller_due_at) as "nearestDueAt" from disputes
    where status <> 'resolved' and status = any(${[...sellersTurn]})`;
  return row!;
};

export interface WaitingRefunds {
  readonly refused: bigint;
  readonly undecided: bigint;
}

/**
 * Refunds that somebody has to look after: those that the wallet refused since then for a reason that may pass, and that nobody has
 * ordered again, and those that it has accepted before then and not decided.
 */
export const countWaitingRefunds = async (sql: Sql, since: Date) => {
  const [row] = await sql.read<WaitingRefunds[]>`
    select
      (select count(*) from refunds r where refusal = 'later' and status = 'failed' and created_at >= ${since} and not exists (
        select from refunds e where e.payment_id = r.payment_id and e.number > r.number
          and e.status = any ('{under_way,pending,completed}'))) as refused,
      (select count(*) from refunds where status = 'pending' and created_at < ${since}) as undecided`;
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
