import type { Sql, Transaction } from '../database/client.ts';
import type { StoredEvent } from '../events/event.ts';
import type { Recipient } from './endpoint.ts';

/** Longer than an attempt takes. A process that dies holds a line for so long. */
export const leaseMs = 30_000;

/** An event that this process sends now. */
export interface HeldLine {
  readonly endpoint: Recipient;
  readonly subjectId: string;
  readonly nextSequence: number;
  readonly tries: number;
  readonly lease: number;
  /** Null: it is not kept any more, or the endpoint does not want it any more. */
  readonly event: StoredEvent | null;
}

interface Taking {
  /** Those that failed last, or those that did not. */
  readonly isFailing: boolean;
  readonly room: number;
  readonly perEndpoint: number;
  /** Endpoints that this process sends enough to. */
  readonly full: readonly string[];
}

type Row = Omit<HeldLine, 'endpoint' | 'event'> &
  Recipient & { readonly [K in keyof StoredEvent as `event${Capitalize<K>}`]: StoredEvent[K] | null };

/** How many endpoints are compared to choose the next ones. All endpoints of twenty platforms, and more than a lane has slots. */
const comparedMax = 400;

/**
 * Takes lines that are due, a few of each endpoint. Owners take turns: each has one endpoint served before another has two, and an
 * endpoint that was served goes behind those that wait (docs/decisions/031-owners-take-turns.md). What is locked by another process
 * is left to it. The lines are read by a statement after the one that locks the queues: who wrote a line before that is seen, and
 * who writes one later waits for the queue and brings its time forward.
 */
export const takeLines = (sql: Sql, { isFailing, room, perEndpoint, full }: Taking): Promise<HeldLine[]> =>
  sql.begin(async (tx) => {
    const ready = await tx<{ id: string }[]>`
      with compared as materialized (
        select q.endpoint_id as id, q.due_at, ${ownerOf(tx)} as owner from webhook_queues q
        where (q.failing_since is not null) = ${isFailing} and q.due_at <= now() and q.endpoint_id <> all(${full})
        order by q.due_at limit ${comparedMax}),
      turns as (select id, due_at, row_number() over (partition by owner order by due_at) as turn from compared)
      select locked.id from (select id from turns order by turn, due_at) as next cross join lateral (
        select q.endpoint_id as id from webhook_queues q where q.endpoint_id = next.id and q.due_at <= now()
        for update skip locked) as locked
      limit ${room}`;
    if (ready.length === 0) return [];
    const ids = ready.map(({ id }) => id);
    const due = await tx<LineKey[]>`
      select l.endpoint_id as "endpointId", l.subject_id as "subjectId"
      from unnest(${ids}::text[]) as ready (id) cross join lateral (
        select * from webhook_lines l where l.endpoint_id = ready.id and l.due_at <= now()
        order by l.due_at limit ${perEndpoint} for update skip locked) as l
      limit ${room}`;
    return (await holdLines(tx, ids, due)).map(toHeldLine);
  });

/** Whose turn it is. Operators' endpoints for all platforms have one owner together. */
const ownerOf = (tx: Transaction) =>
  tx`(select w.platform_id from webhook_endpoints w where w.id = q.endpoint_id)`;

interface LineKey {
  readonly endpointId: string;
  readonly subjectId: string;
}

// The subjects of lines and the keys of queues are given as arrays beside the join, the endpoints of lines are not
// (docs/decisions/030-rows-are-looked-up-by-arrays.md).

const endpointsOf = (keys: readonly LineKey[]) => keys.map(({ endpointId }) => endpointId);
const subjectsOf = (keys: readonly LineKey[]) => keys.map(({ subjectId }) => subjectId);

const isServed = (tx: Transaction) => tx`q.endpoint_id in (select endpoint_id from due)`;

/**
 * An endpoint that was served goes behind those that wait, however long its next line has been due. One that there was no room for
 * keeps its time.
 */
const holdLines = (tx: Transaction, queueIds: readonly string[], due: readonly LineKey[]) => tx<Row[]>`
  with due as materialized (
    select * from unnest(${endpointsOf(due)}::text[], ${subjectsOf(due)}::text[]) as due (endpoint_id, subject_id)),
  held as (
    update webhook_lines l set is_held = true, lease = l.lease + 1, due_at = now() + ${leaseMs} * interval '1 millisecond'
    from due where l.subject_id = any(${subjectsOf(due)})
      and l.endpoint_id = due.endpoint_id and l.subject_id = due.subject_id
    returning l.*),
  planned as (
    update webhook_queues q set due_at = greatest(q.paused_until, case when ${isServed(tx)} then now() else q.due_at end, coalesce(least(
      case when ${isServed(tx)} then now() + ${leaseMs} * interval '1 millisecond' end,
      (select l.due_at from webhook_lines l where l.endpoint_id = q.endpoint_id
        and not exists (select from due where due.endpoint_id = l.endpoint_id and due.subject_id = l.subject_id)
        order by l.due_at limit 1)), 'infinity'))
    where q.endpoint_id = any(${queueIds}))
  select w.id, w.url, w.secret_number as "secretNumber", w.secret_id as "secretId",
    w.previous_secret_id as "previousSecretId", w.previous_secret_until as "previousSecretUntil",
    held.subject_id as "subjectId", held.next_sequence as "nextSequence", held.tries, held.lease,
    e.subject_id as "eventSubjectId", e.sequence as "eventSequence", e.platform_id as "eventPlatformId", e.type as "eventType",
    e.at as "eventAt", e.details as "eventDetails", e.object as "eventObject"
  from held join webhook_endpoints w on w.id = held.endpoint_id and w.id = any(${queueIds})
    left join lateral (
      select * from events e
      where e.subject_id = held.subject_id and e.sequence between held.next_sequence and held.last_sequence
        and (w.event_types is null or e.type = any(w.event_types))
      order by e.sequence limit 1) as e on true`;

const toHeldLine = (row: Row): HeldLine => {
  const { subjectId, nextSequence, tries, lease, eventSubjectId, eventSequence, eventPlatformId, eventType } =
    row;
  const event =
    eventSubjectId === null
      ? null
      : {
          subjectId: eventSubjectId,
          sequence: eventSequence!,
          platformId: eventPlatformId!,
          type: eventType!,
          at: row.eventAt!,
          details: row.eventDetails!,
          object: row.eventObject!,
        };
  return { endpoint: row, subjectId, nextSequence, tries, lease, event };
};
