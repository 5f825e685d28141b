import type { Sql, Transaction } from '../database/client.ts';

const batchMax = 50;

/**
 * Which endpoints receive each event of `next`, as rows of `wanted`: for each subject from which event to which. The endpoints
 * of a platform are looked up for each event, for which `offset 0` keeps them apart (docs/decisions/030-rows-are-looked-up-by-arrays.md).
 */
const matchEndpoints = (sql: Sql | Transaction) => sql`
  matches as (
    select w.id as endpoint_id, next.* from next cross join lateral (
      select w.id from webhook_endpoints w where w.platform_id = next.platform_id and ${isTold(sql)} offset 0) as w
    union all
    select w.id, next.* from next, webhook_endpoints w where w.platform_id is null and ${isTold(sql)}),
  wanted as materialized (
    select endpoint_id, subject_id, min(sequence) as first, max(sequence) as last, min(placed_at) as since
    from matches group by endpoint_id, subject_id)`;

const isTold = (sql: Sql | Transaction) => sql`
  w.disabled_at is null and w.deleted_at is null and (w.event_types is null or next.type = any(w.event_types))`;

/**
 * The endpoints of the part `lines_made` have something to do now, unless they asked to be left alone. Each statement that
 * needs lines and queues locks the lines first, and both in their order, so that no two wait for each other: this part begins when the lines are
 * made, because it reads them.
 *
 * A queue that is never due had nothing waiting. What failed before that was given up, so failing begins anew: otherwise one failure
 * would disable an endpoint whose last one is long ago.
 */
export const wakeQueues = (sql: Sql | Transaction) => sql`
  queues_locked as materialized (
    select q.endpoint_id from (select distinct endpoint_id from lines_made order by endpoint_id) as woken
      cross join lateral (
        select q.endpoint_id from webhook_queues q where q.endpoint_id = woken.endpoint_id for update) as q),
  queues_woken as (
    update webhook_queues q set due_at = greatest(q.paused_until, least(q.due_at, now())),
      failing_since = case when q.due_at < 'infinity' then q.failing_since end
    where q.endpoint_id = any(array(select endpoint_id from queues_locked)) and not q.is_stopped)`;

/**
 * Follows the events and makes a line for each endpoint and subject that has something to send. Resolves to whether there may be
 * more, and whether there is something to send. One process at a time does it; one that finds it under way leaves it to the other.
 *
 * The head's position is a value of its own and not a table of a join (the same decision).
 */
export const makeLines = async (sql: Sql | Transaction) => {
  const [row] = await sql<{ count: number; hasLines: boolean }[]>`
    with head as materialized (select position from webhook_head for update skip locked),
    next as materialized (
      select e.position, e.placed_at, e.subject_id, e.sequence, e.platform_id, e.type from events e
      where e.position > (select position from head) order by e.position limit ${batchMax}),
    ${matchEndpoints(sql)},
    lines_made as (
      insert into webhook_lines as l (endpoint_id, subject_id, next_sequence, last_sequence, due_at, waiting_since)
      select endpoint_id, subject_id, first, last, now(), since from wanted order by endpoint_id, subject_id
      on conflict (endpoint_id, subject_id) do update set last_sequence = greatest(l.last_sequence, excluded.last_sequence)
      returning l.endpoint_id),
    ${wakeQueues(sql)},
    moved as (update webhook_head set position = (select max(position) from next) where exists (select from next))
    select (select count(*)::integer from next) as count, exists (select from wanted) as "hasLines"`;
  return { mayBeMore: row!.count === batchMax, hasLines: row!.hasLines };
};

/**
 * Skips the events up to now if there is no endpoint yet, because nobody has followed them. The endpoint that the same transaction
 * adds or enables gets later events only.
 */
export const passOverEvents = async (sql: Sql | Transaction) => {
  await sql`
    update webhook_head h set position = e.position from event_head e
    where h.position < e.position and not ${hasEndpoint(sql)}`;
};

export const hasEndpoint = (sql: Sql | Transaction) => sql`
  exists (select from webhook_endpoints where disabled_at is null and deleted_at is null)`;

interface Work {
  /** There are events without a position. */
  readonly isNew: boolean;
  /** There are events that were not followed yet. */
  readonly isBehind: boolean;
  /** Something is to be sent. */
  readonly isDue: boolean;
  readonly hasEndpoint: boolean;
}

/** Asked often, and without locks. */
export const findWork = async (sql: Sql) => {
  const [row] = await sql.read<Work[]>`
    select exists (select from new_events) as "isNew",
      (select position from event_head) > (select position from webhook_head) as "isBehind",
      ${hasEndpoint(sql)} as "hasEndpoint",
      exists (select from webhook_queues where (failing_since is not null) = ${false} and due_at <= now())
        or exists (select from webhook_queues where (failing_since is not null) = ${true} and due_at <= now()) as "isDue"`;
  return row!;
};
