import type { Database } from '../database/open-database.ts';
import type {
  DisputeChannel,
  DisputeOutcome,
  DisputeReason,
  DisputeStage,
  DisputeStatus,
  OpenStatus,
} from './dispute.ts';

export interface DisputeRow {
  readonly id: string;
  readonly capture_id: string;
  readonly order_id: string;
  readonly reason: DisputeReason;
  readonly status: DisputeStatus;
  readonly stage: DisputeStage;
  readonly channel: DisputeChannel;
  readonly currency: string;
  readonly amount_minor: bigint;
  readonly message: string | null;
  readonly response_due_at: string;
  readonly outcome: DisputeOutcome | null;
  /** What the outcome gave back to the buyer. */
  readonly refunded_minor: bigint;
  readonly created_at: string;
  readonly updated_at: string;
}

const columns = [
  'id',
  'capture_id',
  'order_id',
  'reason',
  'status',
  'stage',
  'channel',
  'currency',
  'amount_minor',
  'message',
  'response_due_at',
  'outcome',
  'refunded_minor',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof DisputeRow)[];

const insertSql = `insert into disputes (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`;

export const insertDispute = (database: Database, dispute: DisputeRow): void => {
  database.statement(insertSql).run(...columns.map((column) => dispute[column]));
};

export const findDispute = (database: Database, id: string): DisputeRow | undefined =>
  database.statement<DisputeRow>('select * from disputes where id = ?').get(id);

export const findOpenDispute = (database: Database, captureId: string): DisputeRow | undefined =>
  database
    .statement<DisputeRow>(`select * from disputes where capture_id = ? and status <> 'RESOLVED'`)
    .get(captureId);

/** The dispute that was opened last about a capture. */
export const findLastDispute = (database: Database, captureId: string): DisputeRow | undefined =>
  database
    .statement<DisputeRow>(
      'select * from disputes where capture_id = ? order by created_at desc, id desc limit 1',
    )
    .get(captureId);

interface DisputeChange {
  readonly status: OpenStatus;
  readonly stage: DisputeStage;
  readonly responseDueAt: string;
}

/** Changes an open dispute, or does nothing. */
export const changeDispute = (
  database: Database,
  id: string,
  { status, stage, responseDueAt }: DisputeChange,
  at: string,
): DisputeRow | undefined =>
  database
    .statement<DisputeRow>(
      `update disputes set status = ?, stage = ?, response_due_at = ?, updated_at = ?
       where id = ? and status <> 'RESOLVED' returning *`,
    )
    .get(status, stage, responseDueAt, at, id);

/** Ends an open dispute, or does nothing. */
export const closeDispute = (
  database: Database,
  id: string,
  { outcome, refundedMinor }: { outcome: DisputeOutcome; refundedMinor: bigint },
  at: string,
): DisputeRow | undefined =>
  database
    .statement<DisputeRow>(
      `update disputes set status = 'RESOLVED', outcome = ?, refunded_minor = ?, updated_at = ?
       where id = ? and status <> 'RESOLVED' returning *`,
    )
    .get(outcome, refundedMinor, at, id);

/** Times are text that sorts like time. Undefined: no limit. */
export interface DisputeFilter {
  readonly captureId: string | undefined;
  readonly createdFrom: string | undefined;
  readonly updatedFrom: string | undefined;
  readonly updatedUntil: string | undefined;
  /** The last dispute of the page before. */
  readonly after: { createdAt: string; id: string } | undefined;
}

/** One page, latest first. */
export const listDisputes = (database: Database, filter: DisputeFilter, limit: number): DisputeRow[] =>
  database
    .statement<DisputeRow>(
      `select * from disputes
       where ($capture is null or capture_id = $capture)
         and ($createdFrom is null or created_at >= $createdFrom)
         and ($updatedFrom is null or updated_at >= $updatedFrom)
         and ($updatedUntil is null or updated_at <= $updatedUntil)
         and ($afterTime is null or (created_at, id) < ($afterTime, $afterId))
       order by created_at desc, id desc limit $limit`,
    )
    .all({
      capture: filter.captureId ?? null,
      createdFrom: filter.createdFrom ?? null,
      updatedFrom: filter.updatedFrom ?? null,
      updatedUntil: filter.updatedUntil ?? null,
      afterTime: filter.after?.createdAt ?? null,
      afterId: filter.after?.id ?? null,
      limit,
    });
