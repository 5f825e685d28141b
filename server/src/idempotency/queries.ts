import { leaseMs } from '../background/hold-lease.ts';
import type { Sql } from '../database/client.ts';

export interface RequestKey {
  readonly platformId: number;
  readonly idempotencyKey: string;
}

export interface RequestRow {
  readonly fingerprint: Buffer;
  readonly subjectId: string;
  readonly answerStatus: number | null;
  readonly answerBody: object | null;
}

const columns = (sql: Sql) => sql`
  fingerprint, subject_id as "subjectId", answer_status as "answerStatus",
  answer_body as "answerBody"`;

/** By the database's clock, because processes disagree about the time. */
const leaseEnd = (sql: Sql) => sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`;

/** The row of a new request, or undefined when there is one already. */
export const insertRequest = async (
  sql: Sql,
  { platformId, idempotencyKey }: RequestKey,
  row: { fingerprint: Buffer; subjectId: string; expiresAt: Date },
) => {
  const [inserted] = await sql<RequestRow[]>`
    insert into idempotent_requests (platform_id, idempotency_key, fingerprint, subject_id, running_until, expires_at)
    values (${platformId}, ${idempotencyKey}, ${row.fingerprint}, ${row.subjectId}, ${leaseEnd(sql)}, ${row.expiresAt})
    on conflict do nothing returning ${columns(sql)}`;
  return inserted;
};

export const findRequest = async (sql: Sql, { platformId, idempotencyKey }: RequestKey) => {
  const [row] = await sql.read<RequestRow[]>`
    select ${columns(sql)} from idempotent_requests
    where platform_id = ${platformId} and idempotency_key = ${idempotencyKey}`;
  return row;
};

/** Takes over a request whose run ended without an answer. Of many callers, one succeeds. */
export const takeOverRequest = async (sql: Sql, { platformId, idempotencyKey }: RequestKey) => {
  const rows = await sql`
    update idempotent_requests set running_until = ${leaseEnd(sql)}
    where platform_id = ${platformId} and idempotency_key = ${idempotencyKey} and answer_status is null
      and running_until <= clock_timestamp()
    returning 1`;
  return rows.length === 1;
};

export const saveAnswer = async (
  sql: Sql,
  { platformId, idempotencyKey }: RequestKey,
  status: number,
  body: object,
) => {
  await sql`
    update idempotent_requests set answer_status = ${status}, answer_body = ${sql.json(body)}
    where platform_id = ${platformId} and idempotency_key = ${idempotencyKey}`;
};

/** Lengthens the lease of a request that is running. False: its run has ended. */
export const keepRunning = async (sql: Sql, { platformId, idempotencyKey }: RequestKey) => {
  const rows = await sql`
    update idempotent_requests set running_until = ${leaseEnd(sql)}
    where platform_id = ${platformId} and idempotency_key = ${idempotencyKey} and answer_status is null
      and running_until > clock_timestamp()
    returning 1`;
  return rows.length === 1;
};

/** Ends a run without an answer: the next request with the key runs again. */
export const endRun = async (sql: Sql, { platformId, idempotencyKey }: RequestKey) => {
  await sql`
    update idempotent_requests set running_until = clock_timestamp()
    where platform_id = ${platformId} and idempotency_key = ${idempotencyKey} and answer_status is null`;
};

/** Deletes the oldest requests that have expired, and answers how many. */
export const deleteOldRequests = async (sql: Sql, at: Date, rowsMax: number) => {
  const rows = await sql`
    with old as materialized (
      select platform_id, idempotency_key from idempotent_requests where expires_at <= ${at}
      order by expires_at limit ${rowsMax} for update skip locked)
    delete from idempotent_requests r using old
    where r.platform_id = old.platform_id and r.idempotency_key = old.idempotency_key
    returning 1`;
  return rows.length;
};
