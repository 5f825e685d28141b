import type { Sql, Transaction } from '../database/client.ts';
import { postCaptures } from '../ledger/post-captures-query.ts';
import type { Transfer } from '../ledger/transfer.ts';
import type { WalletCall } from '../wallet/wallet.ts';
import type { OrderDetails } from './order-details.ts';
import { claimedStatuses, isOver, moves, type ActorKind, type Move } from './payment.ts';
import type { Payment } from './queries.ts';

export interface NewEvent {
  readonly type: string;
  readonly data: Record<string, unknown>;
}

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
  | 'walletProvider'
  | 'walletOrderId'
  | 'approvalUrl'
  | 'createdAt'
  | 'expiresAt';

export interface NewPayment extends Pick<Payment, Given> {
  readonly orderDetails: OrderDetails;
  readonly nextLookAt: Date;
  readonly event: NewEvent;
  /** The calls that made its order. */
  readonly calls: readonly WalletCall[];
}

/** Whether a statement is for one payment, or for several that arrived at the same time. */
type Sharing = 'alone' | 'shared';

/**
 * A shared statement waits at most 25 ms for a row that is locked. Then it fails as a whole and has changed nothing, and
 * each payment is written alone. So no payment waits long for the row of another one, and no two statements wait for each
 * other. The limit is set before the first row is locked, for this statement only (docs/decisions/016).
 */
const waitFor = (sql: Sql | Transaction, sharing: Sharing) =>
  sharing === 'shared' ? sql`, set_config('lock_timeout', '25ms', true) as brief_wait` : sql``;

/** Inserts one payment with its event and calls. False: an earlier run of the same request has inserted it. */
export const insertPayment = async (sql: Sql, payment: NewPayment) =>
  (await makePayments(sql, [payment], 'alone')).has(payment.id);

/**
 * Inserts payments in one statement, with one commit, and returns the ids of those it inserted. It fails when one of their
 * accounts is locked for long. The same payment twice in one call breaks the primary key of its events.
 */
export const insertPayments = (sql: Sql, payments: readonly NewPayment[]) =>
  makePayments(sql, payments, 'shared');

/** Each with its first event and the calls that made its order. Sorted, so that no two statements wait for each other. */
const makePayments = async (sql: Sql, payments: readonly NewPayment[], sharing: Sharing) => {
  const rows = await sql<{ id: string }[]>`
    with given as materialized (
      select given.* from jsonb_to_recordset(${asJson(sql, payments)}) as given (
        id text, "apiKeyId" text, "captureMode" text, currency text, "totalMinor" bigint, "commissionMinor" bigint,
        "accountId" text, reference text, comment text, "returnUrl" text, "cancelUrl" text, "errorUrl" text,
        "orderDetails" jsonb, "walletProvider" text, "walletOrderId" text, "approvalUrl" text, "createdAt" timestamptz,
        "expiresAt" timestamptz, "nextLookAt" timestamptz, event jsonb, calls jsonb) ${waitFor(sql, sharing)}),
    inserted as (
      insert into payments (id, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor,
        account_id, reference, comment, return_url, cancel_url, error_url, order_details, wallet_provider, wallet_order_id,
        approval_url, created_at, updated_at, expires_at, next_look_at, last_event)
      select id, "apiKeyId", 'awaiting_approval', 'new > awaiting_approval', "captureMode", currency, "totalMinor",
        "commissionMinor", "accountId", reference, comment, "returnUrl", "cancelUrl", "errorUrl", "orderDetails",
        "walletProvider", "walletOrderId", "approvalUrl", "createdAt", "createdAt", "expiresAt", "nextLookAt", 1
      from given order by id
      on conflict (id) do nothing returning id, last_event),
    written as (select id, last_event, "createdAt" as at, event, calls from given join inserted using (id)),
    ${insertEvents(sql)}, ${insertCalls(sql)}
    select id from inserted`;
  return new Set(rows.map(({ id }) => id));
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

/** A move, with all that goes with it. */
export interface PaymentMove {
  readonly payment: Payment;
  readonly move: Move;
  readonly at: Date;
  /** When to look again; ignored when the payment is over. */
  readonly nextLookAt: Date;
  readonly change?: Change | undefined;
  readonly event?: NewEvent | undefined;
  /** Money that the move moves. */
  readonly transfers?: readonly Transfer[] | undefined;
  readonly calls?: readonly WalletCall[];
}

/**
 * Makes one move with its event, calls and transfers, or nothing: of two concurrent calls exactly one gets the payment
 * back. Only the outcome of an open claim ends it, not a late outcome of an earlier claim.
 */
export const movePayment = async (sql: Sql | Transaction, wanted: PaymentMove) => {
  const [moved] = await makeMoves(sql, [wanted], 'alone');
  return moved;
};

/**
 * Makes moves of many payments in one statement, with one commit; undefined for each that it did not make. It fails when one
 * of the payments is locked for long.
 */
export const movePayments = (sql: Sql, wanted: readonly PaymentMove[]) => makeMoves(sql, wanted, 'shared');

const makeMoves = async (
  sql: Sql | Transaction,
  wanted: readonly PaymentMove[],
  sharing: Sharing,
): Promise<(Payment | undefined)[]> => {
  // Only the columns that a move can change are returned; the caller has the rest. The ids are given twice: PostgreSQL
  // always looks rows up by an array of ids, while for a join it may read the whole table.
  const rows = await sql<(Partial<Payment> & { readonly place: number })[]>`
    with given as materialized (
      select given.* from jsonb_to_recordset(${asJson(sql, wanted.map(rowOf))}) as given (
        place integer, id text, "claimNumber" integer, "from" text[], "to" text, at timestamptz,
        "nextLookAt" timestamptz, claims integer, events integer, "claimedUntil" timestamptz, "claimedMinor" bigint, "claimedBy" text,
        "walletAuthorizationId" text, "authorizationExpiresAt" timestamptz, "walletCaptureId" text,
        "capturedMinor" bigint, "declineIssue" text, event jsonb, calls jsonb, transfers jsonb) ${waitFor(sql, sharing)}),
    moved as (
      update payments p set status = given."to", last_move = status || ' > ' || given."to", updated_at = given.at,
        next_look_at = given."nextLookAt", look_count = 0,
        claim_number = claim_number + given.claims, last_event = last_event + given.events,
        claimed_until = given."claimedUntil", claimed_minor = coalesce(given."claimedMinor", claimed_minor),
        claimed_by = coalesce(given."claimedBy", claimed_by),
        wallet_authorization_id = coalesce(given."walletAuthorizationId", wallet_authorization_id),
        authorization_expires_at = coalesce(given."authorizationExpiresAt", authorization_expires_at),
        wallet_capture_id = coalesce(given."walletCaptureId", wallet_capture_id),
        captured_minor = coalesce(given."capturedMinor", captured_minor),
        decline_issue = coalesce(given."declineIssue", decline_issue)
      from given where p.id = given.id and p.id = any(${wanted.map(({ payment }) => payment.id)})
        and status = any(given."from")
        and (claim_number = given."claimNumber" or status <> all(${claimedStatuses}))
      returning given.place, p.id, status, updated_at as "updatedAt", look_count as "lookCount",
        claim_number as "claimNumber", last_event as "lastEvent", claimed_until as "claimedUntil",
        claimed_minor as "claimedMinor", claimed_by as "claimedBy",
        wallet_authorization_id as "walletAuthorizationId", authorization_expires_at as "authorizationExpiresAt",
        wallet_capture_id as "walletCaptureId", captured_minor as "capturedMinor", decline_issue as "declineIssue"),
    written as (
      select moved.id, "lastEvent" as last_event, at, event, calls, transfers from moved join given using (place))
    ${insertBeside(sql, wanted)}
    select * from moved`;
  const moved: (Payment | undefined)[] = wanted.map(() => undefined);
  for (const { place, ...row } of rows) moved[place] = { ...wanted[place]!.payment, ...row };
  return moved;
};

const rowOf = (
  { payment, move, at, nextLookAt, change, event, transfers, calls }: PaymentMove,
  place: number,
) => {
  const { from, to } = moves[move];
  return {
    place,
    id: payment.id,
    claimNumber: payment.claimNumber,
    from,
    to,
    at,
    nextLookAt: isOver(to) ? null : nextLookAt,
    claims: move.startsWith('claim_') ? 1 : 0,
    events: event ? 1 : 0,
    ...change,
    event,
    calls,
    transfers,
  };
};

/** The parts of a statement for what goes with its moves. Moves without money leave the ledger's tables alone. */
const insertBeside = (sql: Sql | Transaction, wanted: readonly PaymentMove[]) => {
  const hasTransfers = wanted.some(({ transfers }) => transfers);
  const hasMore = hasTransfers || wanted.some(({ event, calls }) => event ?? calls);
  return sql`
    ${hasMore ? sql`, ${insertEvents(sql)}, ${insertCalls(sql)}` : sql``}
    ${hasTransfers ? sql`, ${postCaptures(sql)}` : sql``}`;
};

/** The part of a statement that writes the last event of each payment in its part `written` that has one. */
const insertEvents = (sql: Sql | Transaction) => sql`
  events_written as (
    insert into events (payment_id, sequence, type, at, data)
    select id, last_event, event ->> 'type', at, event -> 'data' from written where event is not null)`;

/** The part of a statement that keeps the wallet calls of each payment in its part `written`. */
const insertCalls = (sql: Sql | Transaction) => sql`
  calls_written as (
    insert into wallet_calls (payment_id, at, operation, request_id, duration_ms, status, issue, debug_id, line)
    select id, at, call.* from written, rows from (jsonb_to_recordset(calls) as (
      operation text, "requestId" text, "durationMs" double precision, status integer, issue text, "debugId" text))
      with ordinality as call)`;

/** Releases a claim without an outcome. It stays open, and any process may ask the wallet again. */
export const releaseClaim = async (
  sql: Sql,
  { id, claimNumber }: Payment,
  at: Date,
  nextLookAt: Date,
  calls: readonly WalletCall[],
) => {
  await sql`
    with ${callsOf(sql, id, at, calls)}, ${insertCalls(sql)}
    update payments set claimed_until = ${at}, next_look_at = ${nextLookAt}, look_count = look_count + 1
    where id = ${id} and claim_number = ${claimNumber}
      and status = any(${claimedStatuses})`;
};

export const keepCalls = async (sql: Sql, id: string, at: Date, calls: readonly WalletCall[]) => {
  await sql`with ${callsOf(sql, id, at, calls)}, ${insertCalls(sql)} select 1`;
};

const callsOf = (sql: Sql, id: string, at: Date, calls: readonly WalletCall[]) => sql`
  written as (select ${id}::text as id, ${at}::timestamptz as at, ${asJson(sql, calls)} as calls)`;

/** As text, which the driver sends as it is. JSON has no bigints; PostgreSQL reads them from text. */
const asJson = (sql: Sql | Transaction, rows: readonly object[]) => {
  const text = JSON.stringify(rows, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return sql`${text}::text::jsonb`;
};
