import type { Sql, Transaction } from '../database/client.ts';
import { postEntry } from '../ledger/post-entry-query.ts';
import type { Posting } from '../ledger/posting.ts';
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
  /** The number of its last event; 0 before the first. */
  readonly lastEvent: number;
}

export const columns = (sql: Sql | Transaction) => sql`
  id, api_key_id as "apiKeyId", status, capture_mode as "captureMode", currency, total_minor as "totalMinor",
  commission_minor as "commissionMinor", account_id as "accountId", reference, comment,
  return_url as "returnUrl", cancel_url as "cancelUrl", error_url as "errorUrl", wallet_order_id as "walletOrderId",
  approval_url as "approvalUrl", wallet_authorization_id as "walletAuthorizationId",
  authorization_expires_at as "authorizationExpiresAt", wallet_capture_id as "walletCaptureId",
  captured_minor as "capturedMinor", claim_number as "claimNumber", claimed_until as "claimedUntil",
  claimed_minor as "claimedMinor", claimed_by as "claimedBy", decline_issue as "declineIssue",
  created_at as "createdAt", updated_at as "updatedAt", expires_at as "expiresAt", check_count as "checkCount", last_event as "lastEvent"`;

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

/**
 * Inserts the payment with its first event and the calls that made its order, in one statement and so in one commit.
 * False: it is there already, because an earlier run of the same request came so far.
 */
export const insertPayment = async (
  sql: Sql,
  p: NewPayment,
  event: NewEvent,
  calls: readonly WalletCall[],
) => {
  const { count } = await sql`
    with moved as (
      insert into payments (id, api_key_id, status, capture_mode, currency, total_minor, commission_minor, account_id,
        reference, comment, return_url, cancel_url, error_url, order_details, wallet_order_id, approval_url,
        created_at, updated_at, expires_at, check_at, last_event)
      values (${p.id}, ${p.apiKeyId}, 'awaiting_approval', ${p.captureMode}, ${p.currency}, ${p.totalMinor},
        ${p.commissionMinor}, ${p.accountId}, ${p.reference}, ${p.comment}, ${p.returnUrl}, ${p.cancelUrl},
        ${p.errorUrl}, ${sql.json(p.orderDetails as never)}, ${p.walletOrderId}, ${p.approvalUrl},
        ${p.createdAt}, ${p.createdAt}, ${p.expiresAt}, ${p.checkAt}, 1)
      on conflict (id) do nothing returning id, last_event as "lastEvent"),
    ${insertEvent(sql, event, p.createdAt)}, ${insertCalls(sql, p.id, p.createdAt, calls)}
    select 1 from moved`;
  return count === 1;
};

export const findPayment = async (sql: Sql | Transaction, id: string) => {
  const [row] = await sql<Payment[]>`select ${columns(sql)} from payments where id = ${id}`;
  return row;
};

export const findPaymentByOrder = async (sql: Sql, walletOrderId: string) => {
  const [row] = await sql<
    Payment[]
  >`select ${columns(sql)} from payments where wallet_order_id = ${walletOrderId}`;
  return row;
};

/** What a move writes beside the status. What is absent stays as it is, except a claim, which ends. */
export interface Change {
  readonly claimedUntil?: Date;
  readonly claimedMinor?: bigint;
  readonly claimedBy?: ActorKind;
  readonly walletAuthorizationId?: string;
  readonly authorizationExpiresAt?: Date | undefined;
  readonly walletCaptureId?: string;
  readonly capturedMinor?: bigint;
  readonly declineIssue?: string;
}

/** What goes with a move. */
interface Beside {
  /** When to look again; a payment that is over needs nobody. */
  readonly checkAt: Date;
  readonly change?: Change | undefined;
  readonly event?: NewEvent | undefined;
  /** Money that the move moves. */
  readonly captured?: readonly Posting[] | undefined;
  /** Kept whether the move is made or not. */
  readonly calls?: readonly WalletCall[];
}

/**
 * Makes one move with all that goes with it, or nothing: of two concurrent calls exactly one gets the payment back. One
 * statement, so that a move needs one commit and one exchange with the database.
 */
export const movePayment = async (
  sql: Sql | Transaction,
  payment: Payment,
  move: Move,
  at: Date,
  { checkAt, change = {}, event, captured = [], calls = [] }: Beside,
): Promise<Payment | undefined> => {
  const { id } = payment;
  const { from, to } = moves[move];
  const isClaim = move.startsWith('claim_');
  // What a move can change, and no more, comes back: the rest of the payment is at hand.
  const update = sql`
    update payments set status = ${to}, updated_at = ${at}, check_at = ${isOver(to) ? null : checkAt}, check_count = 0,
      claim_number = claim_number + ${isClaim ? 1 : 0}, last_event = last_event + ${event ? 1 : 0},
      claimed_until = ${change.claimedUntil ?? null},
      claimed_minor = coalesce(${change.claimedMinor ?? null}, claimed_minor),
      claimed_by = coalesce(${change.claimedBy ?? null}, claimed_by),
      wallet_authorization_id = coalesce(${change.walletAuthorizationId ?? null}, wallet_authorization_id),
      authorization_expires_at = coalesce(${change.authorizationExpiresAt ?? null}, authorization_expires_at),
      wallet_capture_id = coalesce(${change.walletCaptureId ?? null}, wallet_capture_id),
      captured_minor = coalesce(${change.capturedMinor ?? null}, captured_minor),
      decline_issue = coalesce(${change.declineIssue ?? null}, decline_issue)
    where id = ${id} and status = any(${[...from]})
    returning id, status, updated_at as "updatedAt", check_count as "checkCount", claim_number as "claimNumber",
      last_event as "lastEvent", claimed_until as "claimedUntil", claimed_minor as "claimedMinor",
      claimed_by as "claimedBy", wallet_authorization_id as "walletAuthorizationId",
      authorization_expires_at as "authorizationExpiresAt", wallet_capture_id as "walletCaptureId",
      captured_minor as "capturedMinor", decline_issue as "declineIssue"`;
  const isAlone = !event && captured.length === 0 && calls.length === 0;
  const [row] = await (isAlone
    ? sql<Partial<Payment>[]>`${update}`
    : sql<Partial<Payment>[]>`
      with moved as (${update}), ${insertEvent(sql, event, at)}, ${insertCalls(sql, id, at, calls)}
        ${captured.length > 0 ? sql`, ${postEntry(sql, 'capture', at, captured)}` : sql``}
      select * from moved`);
  return row && { ...payment, ...row };
};

export interface NewEvent {
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/** The part of a statement that writes the last event of the payment in its part `moved`, if there is one to write. */
const insertEvent = (sql: Sql | Transaction, event: NewEvent | undefined, at: Date) => sql`
  event as (
    insert into events (payment_id, sequence, type, at, data)
    select id, "lastEvent", ${event?.type ?? null}, ${at}::timestamptz, ${sql.json((event?.data ?? {}) as never)}
    from moved where ${event !== undefined})`;

/** The part of a statement that keeps calls to the wallet. */
const insertCalls = (
  sql: Sql | Transaction,
  paymentId: string,
  at: Date,
  calls: readonly WalletCall[],
) => sql`
  calls as (
    insert into wallet_calls (payment_id, at, operation, request_id, duration_ms, status, issue, debug_id)
    select ${paymentId}, ${at}::timestamptz, call.* from unnest(
      ${calls.map(({ operation }) => operation)}::text[], ${calls.map(({ requestId }) => requestId ?? null)}::text[],
      ${calls.map(({ durationMs }) => durationMs)}::double precision[],
      ${calls.map(({ status }) => status)}::integer[], ${calls.map(({ issue }) => issue ?? null)}::text[],
      ${calls.map(({ debugId }) => debugId ?? null)}::text[]) as call)`;

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
export const letGoOfClaim = async (
  sql: Sql,
  id: string,
  at: Date,
  checkAt: Date,
  calls: readonly WalletCall[],
) => {
  await sql`
    with ${insertCalls(sql, id, at, calls)}
    update payments set claimed_until = ${at}, check_at = ${checkAt}, check_count = check_count + 1
    where id = ${id} and status in ('capturing', 'authorizing', 'validating', 'releasing')`;
};

export const keepCalls = async (sql: Sql, paymentId: string, at: Date, calls: readonly WalletCall[]) => {
  await sql`with ${insertCalls(sql, paymentId, at, calls)} select 1`;
};
