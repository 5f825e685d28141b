import { leaseMs } from '../background/hold-lease.ts';
import type { Sql, Transaction } from '../database/client.ts';
import { describeMismatch, type MismatchReason } from '../wallet/mismatch.ts';
import { effectMayComeMs } from './look-pauses.ts';
import type { Operation } from './operation.ts';

/** An operation as the database writes it. */
export interface StoredOperation<Kind extends string> extends Omit<
  Operation<Kind>,
  'amountMinor' | 'openedAt'
> {
  readonly amountMinor: string;
  readonly openedAt: string;
}

const milliseconds = (sql: Sql | Transaction, ms: number) => sql`${ms} * interval '1 millisecond'`;

/** The operation `o` as one value; null where there is none. Whether it is held is by the database's clock. */
export const operationColumn = (sql: Sql | Transaction) => sql`
  case when o.number is not null then jsonb_build_object('number', o.number, 'kind', o.kind,
    'amountMinor', o.amount_minor::text, 'isPart', o.is_part, 'requestId', o.request_id, 'requestedBy', o.requested_by, 'openedAt', o.opened_at,
    'ageMs', (extract(epoch from clock_timestamp() - o.requested_at) * 1000)::bigint,
    'isHeld', o.is_held and o.due_at > clock_timestamp(), 'lease', o.lease, 'looks', o.looks,
    'isUnanswered', o.unanswered_at is not null,
    'mayStillHappen', coalesce(o.unanswered_at > clock_timestamp() - ${milliseconds(sql, effectMayComeMs)}, false),
    'goneMs', (extract(epoch from clock_timestamp() - o.gone_at) * 1000)::bigint,
    'refusal', o.refusal, 'pendingId', o.pending_id, 'mismatch', o.mismatch, 'mismatchReason', o.mismatch_reason) end as operation`;

export const toOperation = <Kind extends string>(stored: StoredOperation<Kind>): Operation<Kind> => ({
  ...stored,
  amountMinor: BigInt(stored.amountMinor),
  openedAt: new Date(stored.openedAt),
});

/** Which operations may be taken over: those that are due, or also those that nobody holds. */
export type Urgency =
  | 'when_due'
  /** A buyer or a platform asks. What the wallet or a person decides later is not looked at with every reload of a page. */
  | 'when_asked'
  /** The wallet has sent news, or an operator asks. */
  | 'at_once';

const isFree = (sql: Sql, urgency: Urgency) => {
  const due = sql`o.due_at <= clock_timestamp()`;
  if (urgency === 'when_due') return due;
  if (urgency === 'at_once') return sql`(${due} or not o.is_held)`;
  const isDoubt = sql`o.pending_id is null and o.mismatch is null`;
  const wasLongAgo = sql`o.looked_at <= clock_timestamp() - interval '30 seconds'`;
  return sql`(${due} or (not o.is_held and (${isDoubt} or ${wasLongAgo})))`;
};

const takeOver = (sql: Sql) => sql`
  is_held = true, lease = o.lease + 1, due_at = clock_timestamp() + ${milliseconds(sql, leaseMs)},
  unanswered_at = case when o.is_held then o.due_at else o.unanswered_at end`;

/**
 * Takes over the open operation of a payment, if nobody is at work on it. Of many callers, one succeeds. If its last holder has
 * died, that one may have called the wallet until its lease ended.
 */
export const takeOverOperation = async <Kind extends string>(
  sql: Sql,
  paymentId: string,
  urgency: Urgency,
) => {
  const [row] = await sql<{ operation: StoredOperation<Kind> | null }[]>`
    update operations o set ${takeOver(sql)}
    where o.payment_id = ${paymentId} and o.verdict is null and ${isFree(sql, urgency)}
    returning ${operationColumn(sql)}`;
  return row?.operation ? toOperation(row.operation) : undefined;
};

/**
 * Payments whose operation is due, the longest due first. Each is taken over by the process that works on it. The time is that of
 * the statement, by which the index ends (docs/decisions/030-rows-are-looked-up-by-arrays.md).
 */
export const listDueOperations = async (sql: Sql, walletProvider: string, limit: number) => {
  const rows = await sql.read<{ id: string }[]>`
    select payment_id as id from operations
    where verdict is null and wallet_provider = ${walletProvider} and due_at <= statement_timestamp()
    order by due_at limit ${limit}`;
  return rows.map(({ id }) => id);
};

/**
 * Makes operations in doubt due, because the wallet answers again: those that were looked at within `ageMs`. Those that it decides
 * later, or that a person decides, stay as they are.
 */
export const makeDoubtsDue = async (sql: Sql, walletProvider: string, ageMs: number, limit: number) => {
  await sql`
    with doubts as materialized (
      select payment_id as doubt_id from operations
      where verdict is null and wallet_provider = ${walletProvider} and due_at > statement_timestamp() and not is_held
        and pending_id is null and mismatch is null and refusal is null
        and looked_at > clock_timestamp() - ${milliseconds(sql, ageMs)}
      order by due_at limit ${limit})
    update operations set due_at = clock_timestamp()
    where payment_id = any(array(select doubt_id from doubts)) and ended_at is null and not is_held`;
};

/** Whether a call for the payment was never answered: it may have had its effect all the same. */
export const hadUnansweredCall = async (tx: Transaction, paymentId: string) => {
  const rows = await tx`
    select 1 from operations where payment_id = ${paymentId} and unanswered_at is not null limit 1`;
  return rows.length === 1;
};

/** Whether a call for the payment went unanswered so recently that its effect may still come. */
export const mayStillTakeEffect = async (tx: Transaction, paymentId: string) => {
  const rows = await tx`
    select 1 from operations where payment_id = ${paymentId} and verdict is not null
      and unanswered_at > clock_timestamp() - ${milliseconds(tx, effectMayComeMs)} limit 1`;
  return rows.length === 1;
};

/** Notes that a call of an operation may still take effect although the operation has its verdict. */
export const noteUnanswered = async (tx: Transaction, paymentId: string, { number }: Operation) => {
  await tx`
    update operations set unanswered_at = clock_timestamp() where payment_id = ${paymentId} and number = ${number}`;
};

/** The operation that was requested with this text of its caller. */
export const findAttempted = async (tx: Transaction, paymentId: string, attempt: string) => {
  const [row] = await tx<Pick<Operation, 'number' | 'amountMinor' | 'isPart'>[]>`
    select number, amount_minor as "amountMinor", is_part as "isPart" from operations
    where payment_id = ${paymentId} and attempt = ${attempt}`;
  return row;
};

/** Whether the payment is captured in parts, or was. */
export const hasParts = async (tx: Transaction, paymentId: string) => {
  const rows = await tx`select 1 from operations where payment_id = ${paymentId} and is_part limit 1`;
  return rows.length === 1;
};

/** Nobody takes over what is under way until the transaction ends. The caller has locked the payment. */
export const lockOpenOperation = async (tx: Transaction, paymentId: string) => {
  await tx`select 1 from operations where payment_id = ${paymentId} and ended_at is null for no key update`;
};

/** What became of an operation. Undefined: it is under way. */
export const findVerdict = async (sql: Sql, paymentId: string, number: number) => {
  const [row] = await sql.read<{ verdict: string | null }[]>`
    select verdict from operations where payment_id = ${paymentId} and number = ${number}`;
  return row?.verdict ?? undefined;
};

/** Lengthens the lease. False: another process has taken over, or there is a verdict. */
export const renewLease = async (sql: Sql, paymentId: string, { number, lease }: Operation) => {
  const rows = await sql`
    update operations set due_at = clock_timestamp() + ${milliseconds(sql, leaseMs)}
    where payment_id = ${paymentId} and number = ${number} and lease = ${lease} and is_held and verdict is null
    returning 1`;
  return rows.length === 1;
};

/** What is kept of a look without a verdict. What is absent stays as it is. */
export interface Kept {
  readonly pauseMs: number;
  /** A call left now, or a moment ago, and was not answered. */
  readonly isUnanswered?: boolean;
  /** The wallet does not know what it is about. Every other answer ends that. */
  readonly isGone?: boolean;
  readonly refusal?: unknown;
  readonly pendingId?: string;
  /** Null: the wallet has given a clear answer since. */
  readonly mismatch?: MismatchReason | null;
}

/** Ends the lease without a verdict: the process that finds the operation due goes on. False: another process has taken over. */
export const keepOpen = async (
  sql: Sql | Transaction,
  paymentId: string,
  { number, lease }: Operation,
  { pauseMs, isUnanswered = false, isGone = false, refusal, pendingId, mismatch }: Kept,
) => {
  const rows = await sql`
    update operations set is_held = false, looks = looks + 1, looked_at = clock_timestamp(),
      due_at = clock_timestamp() + ${milliseconds(sql, pauseMs)},
      unanswered_at = case when ${isUnanswered} then clock_timestamp() else unanswered_at end,
      gone_at = case when ${isGone} then coalesce(gone_at, clock_timestamp()) end,
      refusal = coalesce(${refusal === undefined ? null : sql.json(refusal)}::jsonb, refusal),
      pending_id = coalesce(${pendingId ?? null}, pending_id),
      mismatch = case when ${mismatch !== null} then coalesce(${mismatch ? describeMismatch(mismatch) : null}, mismatch) end,
      mismatch_reason = case when ${mismatch !== null} then coalesce(${mismatch ? sql.json(mismatch) : null}::jsonb, mismatch_reason) end
    where payment_id = ${paymentId} and number = ${number} and lease = ${lease} and verdict is null
    returning 1`;
  return rows.length === 1;
};
