import type { Sql } from '../database/client.ts';
import type { EventKey, StoredEvent } from '../events/event.ts';

/** An attempt to send an event to an endpoint, from the log. */
export interface LoggedAttempt extends EventKey {
  readonly id: string;
  readonly endpointId: string;
  readonly type: string;
  readonly at: Date;
  readonly tryNumber: number;
  readonly url: string;
  readonly signature: string;
  readonly durationMs: number;
  readonly isAccepted: boolean;
  readonly status: number | null;
  readonly error: string | null;
  readonly answerHead: string | null;
  readonly nextTryAt: Date | null;
  /** Null: it is not kept any more, or it was a test. */
  readonly event: (Pick<StoredEvent, 'platformId' | 'details' | 'object'> & { readonly at: string }) | null;
}

const columns = (sql: Sql) => sql`
  a.id::text, a.endpoint_id as "endpointId", a.subject_id as "subjectId", a.sequence, a.type, a.at,
  a.try_number as "tryNumber", a.url, a.signature, a.duration_ms as "durationMs", a.is_accepted as "isAccepted", a.status,
  a.error, a.answer_head as "answerHead", a.next_try_at as "nextTryAt",
  (select jsonb_build_object('platformId', e.platform_id, 'at', e.at, 'details', e.details, 'object', e.object)
    from events e where e.subject_id = a.subject_id and e.sequence = a.sequence limit 1) as event`;

export interface AttemptFilter {
  readonly endpointId?: string | undefined;
  readonly event?: EventKey | undefined;
  readonly onlyFailed?: boolean | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Newest first. */
export const listAttempts = (
  sql: Sql,
  { endpointId, event, onlyFailed = false, from, to }: AttemptFilter,
  before: string | undefined,
  limit: number,
) => sql.read<LoggedAttempt[]>`
  select ${columns(sql)} from webhook_attempts a
  where true
    ${endpointId === undefined ? sql`` : sql`and a.endpoint_id = ${endpointId}`}
    ${event === undefined ? sql`` : sql`and a.subject_id = ${event.subjectId} and a.sequence = ${event.sequence}`}
    ${onlyFailed ? sql`and not a.is_accepted` : sql``}
    ${from === undefined ? sql`` : sql`and a.at >= ${from}`} ${to === undefined ? sql`` : sql`and a.at < ${to}`}
    ${before === undefined ? sql`` : sql`and a.id < ${before}::bigint`}
  order by a.id desc limit ${limit}`;

export const findAttempt = async (sql: Sql, id: string) => {
  const [row] = await sql.read<Pick<LoggedAttempt, 'endpointId' | 'type'>[]>`
    select endpoint_id as "endpointId", type from webhook_attempts where id = ${id}::bigint`;
  return row;
};

export type NewAttempt = Omit<LoggedAttempt, 'id' | 'event' | 'nextTryAt'>;

/** Logs an attempt that belongs to no line. */
export const insertAttempt = async (sql: Sql, attempt: NewAttempt) => {
  const [row] = await sql<{ id: string }[]>`
    insert into webhook_attempts (endpoint_id, subject_id, sequence, type, at, try_number, url, signature, duration_ms,
      is_accepted, status, error, answer_head)
    values (${attempt.endpointId}, ${attempt.subjectId}, ${attempt.sequence}, ${attempt.type}, ${attempt.at},
      ${attempt.tryNumber}, ${attempt.url}, ${attempt.signature}, ${attempt.durationMs}, ${attempt.isAccepted},
      ${attempt.status}, ${attempt.error}, ${attempt.answerHead})
    returning id::text`;
  return row!.id;
};

/** How far the delivery of one event to one endpoint is. */
export interface Delivery extends EventKey {
  readonly endpointId: string;
  readonly url: string;
  readonly description: string;
  readonly state: DeliveryState;
  readonly tries: number;
  /** Of the last attempt. Null: there was none yet. */
  readonly at: Date | null;
  readonly status: number | null;
  readonly error: string | null;
  readonly nextTryAt: Date | null;
}

/** Waiting: it is tried, or tried again. Failed: it is not. */
export const deliveryStates = ['accepted', 'waiting', 'failed'] as const;
type DeliveryState = (typeof deliveryStates)[number];

/**
 * Of one event, or of all events of a subject; the earliest event first. What was sent comes from the log, so it is of the last 30
 * days; what waits for an earlier event is there as well.
 */
export const listDeliveries = (
  sql: Sql,
  { subjectId, sequence }: Pick<EventKey, 'subjectId'> & Partial<EventKey>,
  limit: number,
) => sql<Delivery[]>`
  with told as materialized (
    select a.sequence, a.endpoint_id, max(a.id) as last_id, count(*)::integer as tries, bool_or(a.is_accepted) as is_accepted
    from webhook_attempts a
    where a.subject_id = ${subjectId} ${sequence === undefined ? sql`` : sql`and a.sequence = ${sequence}`}
    group by a.sequence, a.endpoint_id order by a.sequence, a.endpoint_id limit ${limit}),
  waiting as materialized (
    select e.sequence, l.endpoint_id
    from webhook_endpoints w join webhook_lines l on l.endpoint_id = w.id
      join events e on e.subject_id = l.subject_id and e.sequence between l.next_sequence and l.last_sequence
        and (w.event_types is null or e.type = any(w.event_types))
    where l.subject_id = ${subjectId} and w.disabled_at is null and w.deleted_at is null
      ${sequence === undefined ? sql`` : sql`and e.sequence = ${sequence}`}
    order by e.sequence, l.endpoint_id limit ${limit})
  select ${subjectId}::text as "subjectId", one.sequence, w.id as "endpointId", w.url, w.description,
    case when one.is_accepted then 'accepted' when one.is_waiting then 'waiting' else 'failed' end as state,
    one.tries, a.at, a.status, a.error, case when one.is_waiting and not one.is_accepted then a.next_try_at end as "nextTryAt"
  from (
    select endpoint_id, sequence, told.last_id, coalesce(told.tries, 0) as tries, coalesce(told.is_accepted, false) as is_accepted,
      waiting.endpoint_id is not null as is_waiting
    from told full join waiting using (endpoint_id, sequence)) as one
    join webhook_endpoints w on w.id = one.endpoint_id left join webhook_attempts a on a.id = one.last_id
  order by one.sequence, w.created_at, w.id limit ${limit}`;
