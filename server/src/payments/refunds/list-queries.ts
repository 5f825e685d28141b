import type { Sql } from '../../database/client.ts';
import type { Metadata } from '../../metadata.ts';
import { refundIdOf, type Refund, type RefundStatus } from './refund.ts';
import { refundColumns, toRefund, type RefundRow } from './queries.ts';
import type { TimelineCursor, TimelineRow } from '../present/present-timeline.ts';
import { momentForm, readCursor } from '../../http/pagination.ts';

const entriesMax = 1000;

/** The events of a refund, and the calls that were made for it. Newest first. */
export const listRefundTimeline = (sql: Sql, refund: Refund) => sql.read<(TimelineRow & TimelineCursor)[]>`
  select * from (
    select at, 'event' as kind, type as name, details, 0 as rank, sequence as number
    from all_events where subject_id = ${refund.paymentId} and details ->> 'refundId' = ${refundIdOf(refund)}
    union all
    select c.at, 'wallet_call', c.operation, jsonb_strip_nulls(jsonb_build_object('requestId', c.request_id,
      'durationMs', round(c.duration_ms::numeric, 1), 'status', c.status, 'issue', c.issue, 'debugId', c.debug_id,
      'times', nullif(c.times, 1), 'lastAt', case when c.times > 1 then c.last_at end)), 1, c.line
    from wallet_calls c where c.payment_id = ${refund.paymentId} and c.request_id = ${refund.requestId}) as entries
  order by at desc, rank desc, number desc limit ${entriesMax}`;

/** When the last mismatch was reported to the platform. */
export const findMismatchTime = async (sql: Sql, paymentId: string) => {
  const [row] = await sql.read<{ at: Date }[]>`
    select at from all_events where subject_id = ${paymentId} and type = 'payment.quarantined'
    order by sequence desc limit 1`;
  return row?.at;
};

/** A refund beside the platform's own text for its payment. */
export type ListedRefund = Refund & { readonly reference: string | null };

type ListedRow = RefundRow & Pick<ListedRefund, 'reference'>;

const columns = (sql: Sql) => sql`
  ${refundColumns(sql)}, (select reference from payments where id = refunds.payment_id) as reference`;

export const findListedRefund = async (sql: Sql, paymentId: string, number: number) => {
  const [row] = await sql.read<ListedRow[]>`
    select ${columns(sql)} from refunds where payment_id = ${paymentId} and number = ${number}`;
  return row && toRefund(row);
};

/** By the wallet's id. */
export const listRefundsByWalletId = async (
  sql: Sql,
  ids: readonly string[],
  limit: number,
): Promise<Refund[]> => {
  const rows = await sql.read<RefundRow[]>`
    select ${refundColumns(sql)} from refunds where wallet_refund_id = any(${ids})
    order by created_at desc, payment_id limit ${limit}`;
  return rows.map(toRefund);
};

export interface RefundFilter {
  /** Undefined: those of every platform. */
  readonly platformId?: number | undefined;
  readonly status?: RefundStatus | undefined;
  readonly accountId?: string | undefined;
  readonly currency?: string | undefined;
  /** That of its payment. */
  readonly reference?: string | undefined;
  /** It has these pairs, and perhaps others. */
  readonly metadata?: Metadata | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export type RefundCursor = Pick<Refund, 'createdAt' | 'paymentId' | 'number'>;

/** Newest first. */
export const listRefunds = async (
  sql: Sql,
  { platformId, status, accountId, currency, reference, metadata, from, to }: RefundFilter,
  after: RefundCursor | undefined,
  limit: number,
): Promise<ListedRefund[]> => {
  const rows = await sql.read<ListedRow[]>`
  select ${columns(sql)} from refunds
  where true
    ${platformId === undefined ? sql`` : sql`and platform_id = ${platformId}`}
    ${status === undefined ? sql`` : sql`and status = ${status}`}
    ${accountId === undefined ? sql`` : sql`and account_id = ${accountId}`}
    ${currency === undefined ? sql`` : sql`and currency = ${currency}`}
    ${reference === undefined ? sql`` : sql`and payment_id in (select id from payments where reference = ${reference})`}
    ${metadata === undefined ? sql`` : sql`and metadata @> ${JSON.stringify(metadata)}::text::jsonb`}
    ${from === undefined ? sql`` : sql`and created_at >= ${from}`}
    ${to === undefined ? sql`` : sql`and created_at < ${to}`}
    ${after === undefined ? sql`` : sql`and (created_at, payment_id, number) < (${after.createdAt}, ${after.paymentId}, ${after.number})`}
  order by created_at desc, payment_id desc, number desc limit ${limit}`;
  return rows.map(toRefund);
};

interface WaitingRefunds {
  readonly refused: bigint;
  readonly undecided: bigint;
}

/**
 * Refunds that someone has to look after: those that the wallet refused since then for a reason that may pass, and that nobody has
 * requested again, and those that it has accepted before then and not decided.
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

export const readRefundCursor = (after: string | undefined): RefundCursor | undefined => {
  const cursor = readCursor(after, [momentForm, /./, /^[1-9]\d{0,8}$/]);
  if (!cursor) return undefined;
  const [createdAt, paymentId, number] = cursor as [string, string, string];
  return { createdAt: new Date(createdAt), paymentId, number: Number(number) };
};

export const writeRefundCursor = ({ createdAt, paymentId, number }: RefundCursor) => [
  createdAt.toISOString(),
  paymentId,
  String(number),
];
