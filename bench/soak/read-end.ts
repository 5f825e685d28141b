import type { Sql } from '../../server/src/database/client.ts';
import type { Simulator, Truth } from './simulator.ts';

/** What the database has of a payment at the end. */
export interface Stored {
  readonly id: string;
  readonly status: string;
  readonly reference: string | null;
  readonly captureMode: string;
  readonly totalMinor: number;
  readonly commissionMinor: number;
  readonly capturedMinor: number | null;
  /** What the wallet kept as its fee, less what it gave back with refunds, as far as it has reported. */
  readonly feeMinor: number;
  readonly walletOrderId: string;
  /** The wallet's ids of its captures. */
  readonly captures: readonly string[];
  /** The kind of the operation that is still open. */
  readonly openKind: string | null;
  readonly mismatch: string | null;
  /** Every kind of operation that was requested. */
  readonly kinds: readonly string[];
  readonly hasDeclinedCapture: boolean;
  readonly wasAuthorized: boolean;
  readonly refunds: readonly StoredRefund[];
  readonly refundedMinor: number;
  /** What went back of captures that are not booked. */
  readonly unbookedMinor: number;
  /** What is kept for refunds that have no end yet. */
  readonly refundingMinor: number;
  /** The wallet's ids of its disputes. */
  readonly disputes: readonly string[];
  readonly events: readonly StoredEvent[];
  /** What was passed on of it to other accounts, and taken back. */
  readonly passedOn: readonly PassedOn[];
  /** What its transfers give to each account; what they take from the clearing account is negative. */
  readonly postings: Readonly<Record<string, number>>;
}

export interface StoredRefund {
  readonly id: string;
  readonly status: string;
  readonly amountMinor: number;
  readonly commissionMinor: number;
  readonly origin: string;
  readonly walletRefundId: string | null;
}

export interface PassedOn {
  readonly id: string;
  readonly amountMinor: number;
  readonly reverses: string | null;
  readonly distribution: string | null;
}

interface StoredEvent {
  readonly type: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface End {
  readonly stored: Stored;
  readonly truth: Truth;
}

const atOnce = 8;

/** What the database and the wallet have of every payment, or of these. */
export const readEnd = async (sql: Sql, simulator: Simulator, ids?: readonly string[]): Promise<End[]> => {
  const all = await listStored(sql, ids);
  const ends: End[] = [];
  const next = all.values();
  const read = async () => {
    for (const stored of next) ends.push({ stored, truth: await simulator.truth(stored.walletOrderId) });
  };
  await Promise.all(Array.from({ length: atOnce }, read));
  return ends;
};

const listStored = (sql: Sql, ids: readonly string[] | undefined) => sql<Stored[]>`
  select p.id, p.status, p.reference, p.capture_mode as "captureMode", p.total_minor::float8 as "totalMinor", p.commission_minor::float8 as "commissionMinor",
    p.captured_minor::float8 as "capturedMinor",
    (coalesce((select sum(fee_minor) from captures where payment_id = p.id), 0) - coalesce((select sum(fee_minor) from refunds where payment_id = p.id), 0)
      + coalesce((select sum(coalesce(capture_fee_minor, 0) - coalesce(refund_fee_minor, 0)) from returned_captures where payment_id = p.id), 0)
    )::float8 as "feeMinor", p.wallet_order_id as "walletOrderId",
    array(select wallet_capture_id from captures where payment_id = p.id) as captures, o.kind as "openKind", o.mismatch,
    array(select distinct kind from operations where payment_id = p.id) as kinds,
    exists (select from operations where payment_id = p.id and kind = 'capture_authorization' and verdict = 'declined') as "hasDeclinedCapture",
    exists (select from all_events where subject_id = p.id and type = 'payment.authorized') as "wasAuthorized",
    p.refunded_minor::float8 as "refundedMinor", p.refunding_minor::float8 as "refundingMinor",
    coalesce((select sum(amount_minor) from returned_captures where payment_id = p.id and wallet_refund_id is not null), 0)::float8 as "unbookedMinor",
    coalesce((
      select jsonb_agg(jsonb_build_object('id', payment_id || '-r' || number, 'status', status, 'amountMinor', amount_minor,
        'commissionMinor', commission_minor, 'origin', origin, 'walletRefundId', wallet_refund_id))
      from refunds where payment_id = p.id), '[]') as refunds,
    array(select dispute_id from disputes where payment_id = p.id) as disputes,
    array(select jsonb_build_object('type', type, 'details', details) from all_events
      where subject_id = p.id order by sequence) as events,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'amountMinor', amount_minor, 'reverses', reverses, 'distribution', distribution))
      from account_transfers where transaction_id = p.id), '[]') as "passedOn",
    coalesce((
      select jsonb_object_agg(kind, minor) from (
        select kind, sum(minor)::float8 as minor from transfers,
          lateral (values (from_kind, -amount_minor), (to_kind, amount_minor)) as side (kind, minor)
        where payment_id = p.id group by kind) as sums), '{}') as postings
  from payments p left join operations o on o.payment_id = p.id and o.verdict is null
  where ${ids === undefined ? sql`true` : sql`p.id = any(${[...ids]})`}`;

/** What happened to a payment, for the person who looks for the cause. */
export const describePayment = async (sql: Sql, id: string) => {
  const lines = await sql<{ line: string }[]>`
    select line from (
      select opened_at as at, format('operation %s %s by %s, lease %s, looks %s, unanswered %s, verdict %s, refusal %s, %s',
        number, kind, requested_by, lease, looks, unanswered_at, verdict, refusal, mismatch) as line
      from operations where payment_id = ${id}
      union all select at, format('event %s %s', type, details) from all_events where subject_id = ${id}
      union all select at, format('wallet %s %s -> %s %s ×%s', operation, request_id, status, issue, times)
      from wallet_calls where payment_id = ${id}) as lines
    order by at limit 60`;
  return lines.map(({ line }) => `      ${line}`).join('\n');
};
