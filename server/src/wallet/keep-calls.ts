import { asJson } from '../database/as-json.ts';
import type { Sql, Transaction } from '../database/client.ts';
import type { WalletCall } from './wallet.ts';

interface KeptCall {
  readonly id: string;
  readonly operation: string;
  readonly requestId: string | null;
  readonly status: number;
  readonly issue: string | null;
}

/** The part of a statement that keeps the wallet calls of each payment in its part `written`. */
export const insertCalls = (sql: Sql | Transaction) => sql`
  calls_written as (
    insert into wallet_calls (payment_id, at, last_at, operation, request_id, duration_ms, status, issue, debug_id, line)
    select id, at, at, call.* from written, rows from (jsonb_to_recordset(calls) as (
      operation text, "requestId" text, "durationMs" double precision, status integer, issue text, "debugId" text))
      with ordinality as call)`;

/** More calls than one look can make. */
const patternMax = 12;

/**
 * Keeps calls that led to no verdict. When they are the same as the last ones, with the same answers, these are counted instead:
 * a payment that is looked at for days has a few rows (docs/reliability.md#f23).
 */
export const keepCalls = async (sql: Sql, id: string, at: Date, calls: readonly WalletCall[]) => {
  if (calls.length === 0) return;
  const last = await listLastCalls(sql, id, Math.min(calls.length, patternMax));
  if (calls.length === last.length && calls.every((call, index) => isSame(call, last[index]!))) {
    await countAgain(
      sql,
      id,
      at,
      last.map((call) => call.id),
    );
  } else {
    await sql`
      with written as (select ${id}::text as id, ${at}::timestamptz as at, ${asJson(sql, calls)} as calls),
      ${insertCalls(sql)} select 1`;
  }
};

const isSame = (call: WalletCall, kept: KeptCall) =>
  call.operation === kept.operation &&
  (call.requestId ?? null) === kept.requestId &&
  call.status === kept.status &&
  (call.issue ?? null) === kept.issue;

/** Oldest first. */
const listLastCalls = (sql: Sql, id: string, limit: number) => sql.read<KeptCall[]>`
  select id, operation, "requestId", status, issue from (
    select id, operation, request_id as "requestId", status, issue, at, line from wallet_calls
    where payment_id = ${id} order by at desc, line desc limit ${limit}) as last
  order by at, line`;

const countAgain = async (sql: Sql, paymentId: string, at: Date, ids: readonly string[]) => {
  await sql`
    update wallet_calls set times = times + 1, last_at = ${at} where payment_id = ${paymentId} and id = any(${ids}::uuid[])`;
};
