import { Problem } from '../problem.ts';
import type { Sql } from '../database/client.ts';
import type { EventType } from './event-type.ts';
import type { EventKey, StoredEvent } from './event.ts';

const columns = (sql: Sql) => sql`
  subject_id as "subjectId", sequence, platform_id as "platformId", type, at, details, object`;

export const findEvent = async (sql: Sql, { subjectId, sequence }: EventKey) => {
  const [row] = await sql.read<StoredEvent[]>`
    select ${columns(sql)} from all_events where subject_id = ${subjectId} and sequence = ${sequence}`;
  return row;
};

export interface PositionedEvent extends StoredEvent {
  readonly position: string;
}

export interface EventFilter {
  /** Undefined: those of every platform. */
  readonly platformId?: number | undefined;
  readonly type?: EventType | undefined;
  readonly subjectId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export interface EventSearch extends Pick<EventFilter, 'type' | 'subjectId'> {
  /** Only this one of the subject. */
  readonly sequence?: number | undefined;
}

/** Those after the position, the earliest first. */
export const listEvents = (
  sql: Sql,
  { platformId, type, subjectId, from, to }: EventFilter,
  after: string,
  limit: number,
) => sql.read<PositionedEvent[]>`
  select position::text, ${columns(sql)} from events
  where position > ${after}::bigint
    ${platformId === undefined ? sql`` : sql`and platform_id = ${platformId}`}
    ${type === undefined ? sql`` : sql`and type = ${type}`}
    ${subjectId === undefined ? sql`` : sql`and subject_id = ${subjectId}`}
    ${from === undefined ? sql`` : sql`and at >= ${from}`} ${to === undefined ? sql`` : sql`and at < ${to}`}
  order by events.position limit ${limit}`;

/** Newest first. */
export const listNewestEvents = (
  sql: Sql,
  { type, subjectId, sequence }: EventSearch,
  before: string | undefined,
  limit: number,
) => sql.read<PositionedEvent[]>`
  select position::text, ${columns(sql)} from events
  where true
    ${before === undefined ? sql`` : sql`and position < ${before}::bigint`}
    ${type === undefined ? sql`` : sql`and type = ${type}`}
    ${subjectId === undefined ? sql`` : sql`and subject_id = ${subjectId}`}
    ${sequence === undefined ? sql`` : sql`and sequence = ${sequence}`}
  order by events.position desc limit ${limit}`;

/**
 * Whether the event has this position, and this time if it is given. A database that was restored from a backup has given the
 * position to another one, perhaps under the same id.
 */
export const isAtPosition = async (
  sql: Sql,
  { subjectId, sequence }: EventKey,
  position: string,
  at: Date | undefined,
) => {
  const rows = await sql.read`
    select 1 from events
    where subject_id = ${subjectId} and sequence = ${sequence} and position = ${position}::bigint
      ${at === undefined ? sql`` : sql`and date_trunc('milliseconds', at) = ${at}`}`;
  return rows.length === 1;
};

/** Makes the months that events are put into soon, and drops those that are older than they are kept. */
export const keepEvents = (sql: Sql, keptMonths: number) =>
  sql.begin(async (tx) => {
    await tx`select keep_events(${keptMonths})`;
  });

export const noSuchEvent = (id: string) => new Problem('not_found', `There is no event ${id}.`);
