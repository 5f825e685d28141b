import type { Sql } from '../database/client.ts';
import type { EventType } from './event-type.ts';
import type { EventKey, StoredEvent } from './event.ts';

const columns = (sql: Sql) => sql`
  subject_id as "subjectId", sequence, api_key_id as "apiKeyId", type, at, details, object`;

export const findEvent = async (sql: Sql, { subjectId, sequence }: EventKey) => {
  const [row] = await sql<StoredEvent[]>`
    select ${columns(sql)} from all_events where subject_id = ${subjectId} and sequence = ${sequence}`;
  return row;
};

export interface PlacedEvent extends StoredEvent {
  readonly position: string;
}

export interface EventFilter {
  /** Undefined: those of every key. */
  readonly apiKeyId?: string | undefined;
  readonly type?: EventType | undefined;
  readonly subjectId?: string | undefined;
}

export interface EventSearch extends Pick<EventFilter, 'type' | 'subjectId'> {
  /** Only this one of the subject. */
  readonly sequence?: number | undefined;
}

/** Those after the place, the earliest first. */
export const listEvents = (sql: Sql, filter: EventFilter, after: string, limit: number) =>
  filter.apiKeyId === undefined
    ? selectEvents(sql, filter, sql`true`, sql``, after, limit)
    : sql<PlacedEvent[]>`
        select * from (
          (${selectEvents(sql, filter, sql`api_key_id = ${filter.apiKeyId}`, sql``, after, limit)})
          union all
          (${selectEvents(sql, filter, sql`api_key_id is null`, sql`api_key_id,`, after, limit)})) as either
        order by position::bigint limit ${limit}`;

/**
 * The order says that events of no key are sorted by that as well: so PostgreSQL reads them by the index of keys, in their order.
 * Otherwise it may read the events of all keys until it has found enough of none.
 */
const selectEvents = (
  sql: Sql,
  { type, subjectId }: EventFilter,
  isVisible: ReturnType<Sql>,
  firstInOrder: ReturnType<Sql>,
  after: string,
  limit: number,
) => sql<PlacedEvent[]>`
  select position::text, ${columns(sql)} from events
  where position > ${after}::bigint and ${isVisible}
    ${type === undefined ? sql`` : sql`and type = ${type}`}
    ${subjectId === undefined ? sql`` : sql`and subject_id = ${subjectId}`}
  order by ${firstInOrder} events.position limit ${limit}`;

/** Newest first. */
export const listNewestEvents = (
  sql: Sql,
  { type, subjectId, sequence }: EventSearch,
  before: string | undefined,
  limit: number,
) => sql<PlacedEvent[]>`
  select position::text, ${columns(sql)} from events
  where true
    ${before === undefined ? sql`` : sql`and position < ${before}::bigint`}
    ${type === undefined ? sql`` : sql`and type = ${type}`}
    ${subjectId === undefined ? sql`` : sql`and subject_id = ${subjectId}`}
    ${sequence === undefined ? sql`` : sql`and sequence = ${sequence}`}
  order by events.position desc limit ${limit}`;

/**
 * Whether the event has this place, and this time if it is given. A database that was restored from a backup has given the place to
 * another one, perhaps under the same id.
 */
export const isPlacedAt = async (
  sql: Sql,
  { subjectId, sequence }: EventKey,
  position: string,
  at: Date | undefined,
) => {
  const rows = await sql`
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
