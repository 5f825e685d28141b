import type { Sql, Transaction } from '../database/client.ts';
import type { SealedText } from '../sealed-text.ts';
import type { PayoutRun, RunStatus } from './run.ts';

const columns = (sql: Sql | Transaction) => sql`
  r.id, r.status, r.made_at as "madeAt", r.made_by as "madeBy", r.decided_at as "decidedAt", r.decided_by as "decidedBy",
  r.updated_at as "updatedAt", s.count, s.total as "totalMinor", s.paid_count as "paidCount", s.returned_count as "returnedCount"`;

const sums = (sql: Sql | Transaction) => sql`
  cross join lateral (
    select count(*)::integer as count, coalesce(sum(amount_minor), 0)::bigint as total,
      count(*) filter (where status = 'paid')::integer as paid_count, count(*) filter (where status = 'returned')::integer as returned_count
    from payouts where run_id = r.id) as s`;

export const findRun = async (sql: Sql | Transaction, id: string) => {
  const [row] = await sql.read<
    PayoutRun[]
  >`select ${columns(sql)} from payout_runs r ${sums(sql)} where r.id = ${id}`;
  return row;
};

/** Who decides about a run waits for the one before. */
export const lockRun = async (tx: Transaction, id: string) => {
  await tx`select 1 from payout_runs where id = ${id} for no key update`;
  return findRun(tx, id);
};

/** True for the one that makes it. */
export const insertRun = async (tx: Transaction, id: string, at: Date, by: string) => {
  const rows = await tx`
    insert into payout_runs (id, status, made_at, made_by, updated_at) values (${id}, 'made', ${at}, ${by}, ${at})
    on conflict do nothing returning 1`;
  return rows.length === 1;
};

export interface Decision {
  readonly status: Exclude<RunStatus, 'made'>;
  readonly at: Date;
  readonly by: string;
  readonly file: SealedText | null;
}

export const decideRun = async (tx: Transaction, id: string, { status, at, by, file }: Decision) => {
  await tx`
    update payout_runs set status = ${status}, decided_at = ${at}, decided_by = ${by}, updated_at = ${at},
      file = ${file?.text ?? null}, file_secret_id = ${file?.secretId ?? null}
    where id = ${id}`;
};

export type RunCursor = Pick<PayoutRun, 'madeAt' | 'id'>;

/** Newest first. */
export const listRuns = (sql: Sql, after: RunCursor | undefined, limit: number) => sql.read<PayoutRun[]>`
  select ${columns(sql)} from (
    select * from payout_runs
    ${after === undefined ? sql`` : sql`where (made_at, id) < (${after.madeAt}, ${after.id})`}
    order by made_at desc, id desc limit ${limit}) r ${sums(sql)}
  order by r.made_at desc, r.id desc`;

export const findRunFile = async (sql: Sql | Transaction, id: string) => {
  const [row] = await sql.read<SealedText[]>`
    select file as text, file_secret_id as "secretId" from payout_runs
    where id = ${id} and file is not null and file_secret_id is not null`;
  return row;
};

/** Of runs whose file is encrypted under one of these secrets, a few. */
export const listFilesUnder = (sql: Sql, secretIds: readonly string[], limit: number) => sql<
  (SealedText & { readonly id: string })[]
>`
  select id, file as text, file_secret_id as "secretId" from payout_runs
  where file_secret_id = any(${[...secretIds]}) and file is not null limit ${limit}`;

export const replaceFile = async (sql: Sql, id: string, { text, secretId }: SealedText) => {
  await sql`update payout_runs set file = ${text}, file_secret_id = ${secretId} where id = ${id}`;
};
