import type { Sql } from '../../database/client.ts';
import type { OrderDetails } from '../order-details.ts';
import { claimedStatuses, type PaymentStatus } from '../payment.ts';
import { columns, type Payment } from '../queries.ts';

export interface PaymentFilter {
  /** Absent: those of every key. */
  readonly apiKeyId?: string | undefined;
  readonly status?: PaymentStatus | undefined;
  readonly accountId?: string | undefined;
  readonly reference?: string | undefined;
  readonly currency?: string | undefined;
  readonly amountFromMinor?: bigint | undefined;
  readonly amountToMinor?: bigint | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** As `isInDoubt` has it. */
  readonly isInDoubt?: boolean | undefined;
  /** A payment's id, its order's id at the wallet, or its reference. */
  readonly search?: string | undefined;
}

export interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

export interface ListedPayment extends Payment {
  readonly apiKeyLabel: string;
}

const listed = (sql: Sql) => sql`
  ${columns(sql)}, (select label from api_keys where id = payments.api_key_id) as "apiKeyLabel"`;

const inDoubt = (sql: Sql) => sql`(status = any(${claimedStatuses}) and look_count > 0)`;

const matches = (sql: Sql, filter: PaymentFilter) => sql`
  true
  ${filter.apiKeyId === undefined ? sql`` : sql`and api_key_id = ${filter.apiKeyId}`}
  ${filter.status === undefined ? sql`` : sql`and status = ${filter.status}`}
  ${filter.accountId === undefined ? sql`` : sql`and account_id = ${filter.accountId}`}
  ${filter.reference === undefined ? sql`` : sql`and reference = ${filter.reference}`}
  ${filter.currency === undefined ? sql`` : sql`and currency = ${filter.currency}`}
  ${filter.amountFromMinor === undefined ? sql`` : sql`and total_minor >= ${filter.amountFromMinor}`}
  ${filter.amountToMinor === undefined ? sql`` : sql`and total_minor <= ${filter.amountToMinor}`}
  ${filter.from === undefined ? sql`` : sql`and created_at >= ${filter.from}`}
  ${filter.to === undefined ? sql`` : sql`and created_at < ${filter.to}`}
  ${filter.isInDoubt === undefined ? sql`` : filter.isInDoubt ? sql`and ${inDoubt(sql)}` : sql`and not ${inDoubt(sql)}`}
  ${
    filter.search === undefined
      ? sql``
      : sql`and (id = ${filter.search} or wallet_order_id = ${filter.search} or reference = ${filter.search})`
  }`;

/** Newest first. */
export const listPayments = (sql: Sql, filter: PaymentFilter, after: Place | undefined, limit: number) => sql<
  ListedPayment[]
>`
  select ${listed(sql)} from payments
  where ${matches(sql, filter)}
    ${after === undefined ? sql`` : sql`and (created_at, id) < (${after.createdAt}, ${after.id})`}
  order by created_at desc, id desc limit ${limit}`;

export const countPayments = async (sql: Sql, filter: PaymentFilter) => {
  const [row] = await sql<{ count: bigint }[]>`
    select count(*) as count from payments where ${matches(sql, filter)}`;
  return row!.count;
};

export interface DetailedPayment extends ListedPayment {
  readonly orderDetails: OrderDetails;
}

export const findDetailedPayment = async (sql: Sql, id: string) => {
  const [row] = await sql<DetailedPayment[]>`
    select ${listed(sql)}, order_details as "orderDetails" from payments where id = ${id}`;
  return row;
};

export interface TimelineRow {
  readonly at: Date;
  readonly kind: 'event' | 'wallet_call';
  readonly name: string;
  readonly details: Record<string, unknown>;
}

export const listTimeline = (sql: Sql, paymentId: string) => sql<TimelineRow[]>`
  select at, 'event' as kind, type as name, data as details, 0 as place, sequence as number
  from events where payment_id = ${paymentId}
  union all
  select at, 'wallet_call', operation, jsonb_strip_nulls(jsonb_build_object('requestId', request_id,
    'durationMs', round(duration_ms::numeric, 1), 'status', status, 'issue', issue, 'debugId', debug_id)), 1, line
  from wallet_calls where payment_id = ${paymentId}
  order by at, place, number limit 1000`;
