import type { Sql } from '../../database/client.ts';
import type { Fragment } from '../../database/statement.ts';
import type { Metadata } from '../../metadata.ts';
import type { OrderDetails } from '../order-details.ts';
import type { Period } from '../../http/read-period.ts';
import type { RequestedBy } from '../../operations/operation.ts';
import { keysOf } from '../../keys-of.ts';
import type { OperationKind } from '../operation-kind.ts';
import { storedStatuses, type StoredStatus, type PaymentStatus, type Payment } from '../payment.ts';
import type { TimelineCursor, TimelineRow } from '../present/present-timeline.ts';
import { isApproved } from './count-started.ts';
import { findSearchedAccounts, matchesSearch } from './matches-search.ts';
import { selectPayments, toPayment, type PaymentRow } from '../store/queries.ts';

export interface PaymentFilter {
  /** Absent: those of every platform. */
  readonly platformId?: number | undefined;
  readonly status?: PaymentStatus | undefined;
  readonly accountId?: string | undefined;
  readonly reference?: string | undefined;
  /** It has these pairs, and perhaps others. */
  readonly metadata?: Metadata | undefined;
  readonly currency?: string | undefined;
  readonly amountFromMinor?: bigint | undefined;
  readonly amountToMinor?: bigint | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  /** As `isInDoubt` has it. */
  readonly isInDoubt?: boolean | undefined;
  readonly isMismatched?: boolean | undefined;
  /** As Home counts it, see `isApproved`. */
  readonly isApproved?: boolean | undefined;
  /** The wallet declined for this reason, and the payment is not captured since. */
  readonly declineIssue?: string | undefined;
  /** One of these. */
  readonly ids?: readonly string[] | undefined;
  /** See `matchesSearch`. */
  readonly search?: string | undefined;
}

export interface PaymentCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** What operators are shown beside what is stored for platforms. */
interface Beside {
  readonly apiKeyLabel: string;
  readonly payerName: string | null;
  readonly payerEmail: string | null;
  readonly payerAccountId: string | null;
  readonly payerInstrument: string | null;
}

export type ListedPayment = Payment & Beside;

const beside = (sql: Sql) => sql`,
  (select label from api_keys where id = p.api_key_id) as "apiKeyLabel", p.payer_name as "payerName",
  p.payer_email as "payerEmail", p.payer_account_id as "payerAccountId", p.payer_instrument as "payerInstrument"`;

/** Payments with an open operation of which this is true. There are few of them. */
const withOpen = (sql: Sql, condition: Fragment) =>
  sql`p.id in (select payment_id from operations where verdict is null and ${condition})`;

const isStoredStatus = (status: PaymentStatus): status is StoredStatus =>
  Object.hasOwn(storedStatuses, status);

/** The operations during which a payment in the state is shown with this status. */
const kindsShowing = (storedStatus: StoredStatus, status: PaymentStatus) => {
  const { operations } = storedStatuses[storedStatus];
  return keysOf(operations).filter((kind) => operations[kind] === status);
};

/** As `statusOf` has it. */
const hasStatus = (sql: Sql, status: PaymentStatus) => {
  if (status === 'captured') return sql`p.status = 'captured'`;
  if (status === 'quarantined')
    return sql`p.status <> 'captured' and ${withOpen(sql, sql`mismatch is not null`)}`;
  if (isStoredStatus(status)) {
    const same = kindsShowing(status, status);
    const others = keysOf(storedStatuses[status].operations).filter((kind) => !same.includes(kind));
    return sql`p.status = ${status} and not ${withOpen(sql, sql`(kind = any(${others}) or mismatch is not null)`)}`;
  }
  // Each status of what is under way belongs to one kind of operation.
  const from = keysOf(storedStatuses).filter((storedStatus) => kindsShowing(storedStatus, status).length > 0);
  const kinds = from.flatMap((storedStatus) => kindsShowing(storedStatus, status));
  return sql`p.status = any(${from}) and ${withOpen(sql, sql`kind = any(${kinds}) and mismatch is null`)}`;
};

const inDoubt = (sql: Sql) => withOpen(sql, sql`looks > 0 and pending_id is null and mismatch is null`);
const mismatched = (sql: Sql) => withOpen(sql, sql`mismatch is not null`);

const isOrNot = (sql: Sql, wanted: boolean | undefined, condition: Fragment) =>
  wanted === undefined ? sql`` : wanted ? sql`and ${condition}` : sql`and not ${condition}`;

/** What is read before the payments, so that PostgreSQL knows what to expect. */
interface Known {
  readonly searchedAccounts: readonly string[];
  /** Whether the account of the filter gets shares of payments, and whether something was distributed to it. */
  readonly hasShares: boolean;
  readonly hasDistributions: boolean;
}

const readKnown = async (sql: Sql, { accountId, search }: PaymentFilter): Promise<Known> => {
  const searchedAccounts = await findSearchedAccounts(sql, search);
  if (accountId === undefined) return { searchedAccounts, hasShares: false, hasDistributions: false };
  const [row] = await sql.read<Omit<Known, 'searchedAccounts'>[]>`
    select exists (select from payments where shares @> ${shareOf(accountId)}::text::jsonb) as "hasShares",
      exists (select from account_transfers where to_account_id = ${accountId} and distribution is not null) as "hasDistributions"`;
  return { searchedAccounts, ...row! };
};

const shareOf = (accountId: string) => JSON.stringify([{ accountId }]);

/**
 * All of the payment goes to the account, or a share of it, or a part was distributed to it later. For most accounts the first is all there
 * is, and then its index has them in the order of the list.
 */
const isForAccount = (sql: Sql, accountId: string, { hasShares, hasDistributions }: Known) => sql`(
  p.account_id = ${accountId}
  ${hasShares ? sql`or p.shares @> ${shareOf(accountId)}::text::jsonb` : sql``}
  ${
    hasDistributions
      ? sql`or p.id = any(array(
          select transaction_id from account_transfers where to_account_id = ${accountId} and distribution is not null))`
      : sql``
  })`;

const matches = (sql: Sql, filter: PaymentFilter, known: Known) => sql`
  true
  ${filter.platformId === undefined ? sql`` : sql`and p.platform_id = ${filter.platformId}`}
  ${filter.status === undefined ? sql`` : sql`and ${hasStatus(sql, filter.status)}`}
  ${filter.accountId === undefined ? sql`` : sql`and ${isForAccount(sql, filter.accountId, known)}`}
  ${filter.reference === undefined ? sql`` : sql`and p.reference = ${filter.reference}`}
  ${filter.metadata === undefined ? sql`` : sql`and p.metadata @> ${JSON.stringify(filter.metadata)}::text::jsonb`}
  ${filter.currency === undefined ? sql`` : sql`and p.currency = ${filter.currency}`}
  ${filter.amountFromMinor === undefined ? sql`` : sql`and p.total_minor >= ${filter.amountFromMinor}`}
  ${filter.amountToMinor === undefined ? sql`` : sql`and p.total_minor <= ${filter.amountToMinor}`}
  ${filter.from === undefined ? sql`` : sql`and p.created_at >= ${filter.from}`}
  ${filter.to === undefined ? sql`` : sql`and p.created_at < ${filter.to}`}
  ${isOrNot(sql, filter.isInDoubt, inDoubt(sql))}
  ${isOrNot(sql, filter.isMismatched, mismatched(sql))}
  ${isOrNot(sql, filter.isApproved, isApproved(sql))}
  ${filter.declineIssue === undefined ? sql`` : sql`and p.decline_issue = ${filter.declineIssue} and p.status <> 'captured'`}
  ${filter.ids === undefined ? sql`` : sql`and p.id = any(${[...filter.ids]})`}
  ${filter.search === undefined ? sql`` : sql`and (${matchesSearch(sql, filter.search, known.searchedAccounts)})`}`;

type ListedRow = PaymentRow & Beside;

/** What a list reads: payments of a filter, newest first. */
interface Page {
  readonly filter: PaymentFilter;
  readonly after: PaymentCursor | undefined;
  readonly limit: number;
}

const pageOf = (sql: Sql, { filter, after, limit }: Page, known: Known) => sql`
  where ${matches(sql, filter, known)}
    ${after === undefined ? sql`` : sql`and (p.created_at, p.id) < (${after.createdAt}, ${after.id})`}
  order by p.created_at desc, p.id desc limit ${limit}`;

export const listPayments = async (sql: Sql, page: Page): Promise<ListedPayment[]> => {
  const known = await readKnown(sql, page.filter);
  const rows = await sql.read<ListedRow[]>`
    ${selectPayments(sql, beside(sql))} ${pageOf(sql, page, known)}`;
  return rows.map(toPayment);
};

/** What bookkeepers want to know of the order. */
interface Booked {
  /** Of all items. */
  readonly taxMinor: bigint;
  /** The ids of the items' sellers, as the platform names them. */
  readonly sellers: readonly string[];
}

export type ExportedPayment = ListedPayment & Booked;

export const listExportedPayments = async (sql: Sql, page: Page): Promise<ExportedPayment[]> => {
  const known = await readKnown(sql, page.filter);
  const rows = await sql.read<(ListedRow & Booked)[]>`
    ${selectPayments(
      sql,
      sql`${beside(sql)},
        coalesce(case when p.order_details->'amountBreakdown' is not null
          then (p.order_details->'amountBreakdown'->>'totalItemTaxes')::bigint
          else (select sum((item->>'taxAmount')::bigint)::bigint from jsonb_array_elements(p.order_details->'items') as item)
          end, 0) as "taxMinor",
        array(select distinct item->>'merchantAccountId' from jsonb_array_elements(p.order_details->'items') as item order by 1)
          as sellers`,
    )} ${pageOf(sql, page, known)}`;
  return rows.map(toPayment);
};

export const countPayments = async (sql: Sql, filter: PaymentFilter) => {
  const known = await readKnown(sql, filter);
  const [row] = await sql.read<{ count: bigint }[]>`
    select count(*) as count from payments p where ${matches(sql, filter, known)}`;
  return row!.count;
};

export type DetailedPayment = ListedPayment & { readonly orderDetails: OrderDetails };

export const findDetailedPayment = async (sql: Sql, id: string): Promise<DetailedPayment | undefined> => {
  const [row] = await sql.read<(ListedRow & { readonly orderDetails: OrderDetails })[]>`
    ${selectPayments(sql, sql`${beside(sql)}, p.order_details as "orderDetails"`)} where p.id = ${id}`;
  return row && toPayment(row);
};

/** What the platform sent of the order. */
export const findOrderDetails = async (sql: Sql, id: string) => {
  const [row] = await sql.read<{ orderDetails: OrderDetails }[]>`
    select order_details as "orderDetails" from payments where id = ${id}`;
  return row?.orderDetails;
};

export interface RequestedOperation {
  readonly kind: OperationKind;
  readonly amountMinor: bigint;
  readonly requestedBy: RequestedBy;
  readonly operator: string | null;
  readonly openedAt: Date;
  readonly verdict: string | null;
}

/** What was requested at the wallet for a payment, the newest first. */
export const listOperations = (sql: Sql, paymentId: string, limit: number) => sql.read<RequestedOperation[]>`
  select kind, amount_minor as "amountMinor", requested_by as "requestedBy", operator, opened_at as "openedAt", verdict
  from operations where payment_id = ${paymentId} order by number desc limit ${limit}`;

/** Newest first. */
export const listTimeline = (
  sql: Sql,
  paymentId: string,
  after: TimelineCursor | undefined,
  limit: number,
  { from, to }: Period = {},
) => sql.read<(TimelineRow & TimelineCursor)[]>`
  select * from (
    select at, 'event' as kind, type as name, details, 0 as rank, sequence as number
    from all_events where subject_id = ${paymentId}
    union all
    select at, 'wallet_call', operation, jsonb_strip_nulls(jsonb_build_object('requestId', request_id,
      'durationMs', round(duration_ms::numeric, 1), 'status', status, 'issue', issue, 'debugId', debug_id,
      'times', nullif(times, 1), 'lastAt', case when times > 1 then last_at end)), 1, line
    from wallet_calls where payment_id = ${paymentId}) as entries
  where true
    ${from === undefined ? sql`` : sql`and at >= ${from}`}
    ${to === undefined ? sql`` : sql`and at < ${to}`}
    ${after === undefined ? sql`` : sql`and (at, rank, number) < (${after.at}, ${after.rank}, ${after.number})`}
  order by at desc, rank desc, number desc limit ${limit}`;
