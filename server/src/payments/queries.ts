import type { Sql, Transaction } from '../database/client.ts';
import type { WalletCall } from '../wallet/wallet.ts';
import { isOver, moves, type ActorKind, type Move, type PaymentStatus } from './payment.ts';

export interface Payment {
  readonly id: string;
  readonly apiKeyId: string;
  readonly status: PaymentStatus;
  readonly captureMode: 'automatic' | 'manual';
  readonly currency: string;
  readonly totalMinor: bigint;
  readonly commissionMinor: bigint;
  readonly accountId: string;
  readonly reference: string | null;
  readonly comment: string | null;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly errorUrl: string | null;
  readonly walletOrderId: string;
  readonly approvalUrl: string;
  readonly walletAuthorizationId: string | null;
  readonly authorizationExpiresAt: Date | null;
  readonly walletCaptureId: string | null;
  readonly capturedMinor: bigint | null;
  readonly claimNumber: number;
  readonly claimedUntil: Date | null;
  readonly claimedMinor: bigint | null;
  /** Who has ordered the capture or the release; null for what happens by itself. */
  readonly claimedBy: ActorKind | null;
  readonly declineIssue: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
  readonly checkCount: number;
}

export const columns = (sql: Sql | Transaction) => sql`
  id, api_key_id as "apiKeyId", status, capture_mode as "captureMode", currency, total_minor as "totalMinor",
  commission_minor as "commissionMinor", account_id as "accountId", reference, comment,
  return_url as "returnUrl", cancel_url as "cancelUrl", error_url as "errorUrl", wallet_order_id as "walletOrderId",
  approval_url as "approvalUrl", wallet_authorization_id as "walletAuthorizationId",
  authorization_expires_at as "authorizationExpiresAt", wallet_capture_id as "walletCaptureId",
  captured_minor as "capturedMinor", claim_number as "claimNumber", claimed_until as "claimedUntil",
  claimed_minor as "claimedMinor", claimed_by as "claimedBy", decline_issue as "declineIssue",
  created_at as "createdAt", updated_at as "updatedAt", expires_at as "expiresAt", check_count as "checkCount"`;

type Given =
  | 'id'
  | 'apiKeyId'
  | 'captureMode'
  | 'currency'
  | 'totalMinor'
  | 'commissionMinor'
  | 'accountId'
  | 'reference'
  | 'comment'
  | 'returnUrl'
  | 'cancelUrl'
  | 'errorUrl'
  | 'walletOrderId'
  | 'approvalUrl'
  | 'createdAt'
  | 'expiresAt';

export interface NewPayment extends Pick<Payment, Given> {
  readonly orderDetails: object;
  readonly checkAt: Date;
}

/** False: it is there already, because an earlier run of the same request came so far. */
export const insertPayment = async (tx: Transaction, p: NewPayment) => {
  const { count } = await tx`
    insert into payments (id, api_key_id, status, capture_mode, currency, total_minor, commission_minor, account_id,
      reference, comment, return_url, cancel_url, error_url, order_details, wallet_order_id, approval_url,
      created_at, updated_at, expires_at, check_at)
    values (${p.id}, ${p.apiKeyId}, 'awaiting_approval', ${p.captureMode}, ${p.currency}, ${p.totalMinor},
      ${p.commissionMinor}, ${p.accountId}, ${p.reference}, ${p.comment}, ${p.returnUrl}, ${p.cancelUrl},
      ${p.errorUrl}, ${tx.json(p.orderDetails as never)}, ${p.walletOrderId}, ${p.approvalUrl},
      ${p.createdAt}, ${p.createdAt}, ${p.expiresAt}, ${p.checkAt})
    on conflict (id) do nothing`;
  return count === 1;
};

export const findPayment = async (sql: Sql | Transaction, id: string) => {
  // No id of ours has a zero byte, and PostgreSQL takes no text that has one.
  if (id.includes('\0')) return undefined;
  const [row] = await sql<Payment[]>`select ${columns(sql)} from payments where id = ${id}`;
  return row;
};

export const findPaymentByOrder = async (sql: Sql, walletOrderId: string) => {
  const [row] = await sql<
    Payment[]
  >`select ${columns(sql)} from payments where wallet_order_id = ${walletOrderId}`;
  return row;
};

/** What a move writes beside the status. A key that is absent leaves its column as it is. */
export interface Change {
  readonly claimedUntil?: Date | null;
  readonly claimedMinor?: bigint;
  readonly claimedBy?: ActorKind;
  readonly walletAuthorizationId?: string;
  readonly authorizationExpiresAt?: Date | null;
  readonly walletCaptureId?: string;
  readonly capturedMinor?: bigint;
  readonly declineIssue?: string;
}

/** When to look again; a payment that is over needs nobody. */
type NextCheck = { readonly checkAt: Date };

/** Makes one move, or nothing: of two concurrent calls exactly one gets the row back. */
export const movePayment = async (
  sql: Sql | Transaction,
  id: string,
  move: Move,
  at: Date,
  { checkAt }: NextCheck,
  change: Change = {},
): Promise<Payment | undefined> => {
  const { from, to } = moves[move];
  const isClaim = move.startsWith('claim_');
  const [row] = await sql<Payment[]>`
    update payments set status = ${to}, updated_at = ${at}, check_at = ${isOver(to) ? null : checkAt}, check_count = 0,
      claim_number = claim_number + ${isClaim ? 1 : 0}, ${sql(toColumns(change) as Record<string, never>)}
    where id = ${id} and status = any(${[...from]})
    returning ${columns(sql)}`;
  return row;
};

const toColumns = (change: Change): Record<string, unknown> => ({
  claimed_until: change.claimedUntil ?? null,
  ...(change.claimedMinor === undefined ? {} : { claimed_minor: change.claimedMinor }),
  ...(change.claimedBy === undefined ? {} : { claimed_by: change.claimedBy }),
  ...(change.walletAuthorizationId === undefined
    ? {}
    : { wallet_authorization_id: change.walletAuthorizationId }),
  ...(change.authorizationExpiresAt === undefined
    ? {}
    : { authorization_expires_at: change.authorizationExpiresAt }),
  ...(change.walletCaptureId === undefined ? {} : { wallet_capture_id: change.walletCaptureId }),
  ...(change.capturedMinor === undefined ? {} : { captured_minor: change.capturedMinor }),
  ...(change.declineIssue === undefined ? {} : { decline_issue: change.declineIssue }),
});

/**
 * Takes over a claim whose holder has let go of it or has died. Of many who try, one gets it. Somebody looks again when
 * the claim lapses, also where the reconciler had put that off for itself: whoever takes over may be killed, too.
 */
export const takeOverClaim = async (sql: Sql, id: string, at: Date, claimedUntil: Date) => {
  const [row] = await sql<Payment[]>`
    update payments set claimed_until = ${claimedUntil}, check_at = ${claimedUntil}
    where id = ${id} and status in ('capturing', 'authorizing', 'validating', 'releasing') and claimed_until <= ${at}
    returning ${columns(sql)}`;
  return row;
};

/** Keeps a claim that is being worked on. */
export const renewClaim = async (sql: Sql, id: string, claimNumber: number, claimedUntil: Date) => {
  await sql`update payments set claimed_until = ${claimedUntil}, check_at = ${claimedUntil}
    where id = ${id} and claim_number = ${claimNumber}
      and status in ('capturing', 'authorizing', 'validating', 'releasing')`;
};

/** Lets go of a claim without an outcome: it stays open, and anyone may ask the wallet again from now on. */
export const letGoOfClaim = async (tx: Transaction, id: string, at: Date, checkAt: Date) => {
  await tx`update payments set claimed_until = ${at}, check_at = ${checkAt}, check_count = check_count + 1
    where id = ${id} and status in ('capturing', 'authorizing', 'validating', 'releasing')`;
};

export const scheduleCheck = async (sql: Sql, id: string, checkAt: Date) => {
  await sql`update payments set check_at = ${checkAt}, check_count = check_count + 1
    where id = ${id} and check_at is not null`;
};

/** Payments that are due, each handed to one process for a while. */
export const takeDuePayments = (sql: Sql, at: Date, busyUntil: Date, limit: number) => sql<Payment[]>`
  update payments set check_at = ${busyUntil}
  where id in (
    select id from payments where check_at <= ${at} order by check_at limit ${limit} for update skip locked)
  returning ${columns(sql)}`;

export const insertEvent = async (
  tx: Transaction,
  paymentId: string,
  type: string,
  at: Date,
  data: object,
) => {
  await tx`
    insert into events (payment_id, sequence, type, at, data)
    select ${paymentId}, coalesce(max(sequence), 0) + 1, ${type}, ${at}, ${tx.json(data as never)}
    from events where payment_id = ${paymentId}`;
};

export const insertWalletCalls = async (
  tx: Transaction,
  paymentId: string,
  at: Date,
  calls: readonly WalletCall[],
) => {
  if (calls.length === 0) return;
  const rows = calls.map((call) => ({
    payment_id: paymentId,
    at,
    operation: call.operation,
    request_id: call.requestId ?? null,
    duration_ms: call.durationMs,
    status: call.status,
    issue: call.issue ?? null,
    debug_id: call.debugId ?? null,
  }));
  await tx`insert into wallet_calls ${tx(rows)}`;
};

export interface TimelineRow {
  readonly at: Date;
  readonly kind: 'event' | 'wallet_call';
  readonly name: string;
  readonly details: Record<string, unknown>;
}

export const listTimeline = (sql: Sql, paymentId: string) => sql<TimelineRow[]>`
  select at, 'event' as kind, type as name, data as details, 0 as place, sequence::bigint as number
  from events where payment_id = ${paymentId}
  union all
  select at, 'wallet_call', operation, jsonb_strip_nulls(jsonb_build_object('requestId', request_id,
    'durationMs', round(duration_ms::numeric, 1), 'status', status, 'issue', issue, 'debugId', debug_id)), 1, id
  from wallet_calls where payment_id = ${paymentId}
  order by at, place, number limit 1000`;
