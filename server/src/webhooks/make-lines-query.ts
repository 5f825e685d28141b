import type { Sql, Transaction } from '../database/client.ts';

const batchMax = 500;

/** Which endpoints are told of each event of `next`, as rows of `wanted`: for each subject from which event to which. */
const matchEndpoints = (sql: Sql | Transaction) => sql`
  matches as (
    select w.id as endpoint_id, next.* from next join webhook_endpoints w on w.api_key_id = next.api_key_id
    where ${isTold(sql)} and exists (select from api_keys k where k.id = w.api_key_id and k.revoked_at is null)
    union all
    select w.id, next.* from next, webhook_endpoints w where w.api_key_id is null and ${isTold(sql)}
    union all
    select w.id, next.* from next, webhook_endpoints w join api_keys k on k.id = w.api_key_id and k.revoked_at is null
    where next.api_key_id is null and ${isTold(sql)}),
  wanted as materialized (
    select endpoint_id, subject_id, min(sequence) as first, max(sequence) as last, min(placed_at) as since
    from matches group by endpoint_id, subject_id)`;

const isTold = (sql: Sql | Transaction) => sql`
  w.disabled_at is null and w.deleted_at is null and (w.event_types is null or next.type = any(w.event_types))`;

/** The endpoints have something to do now, unless they asked to be left alone. In order, so that no two wait for each other. */
export const wakeQueues = (sql: Sql | Transaction, endpoints: ReturnType<Sql>) => sql`
  queues_locked as materialized (
    select q.endpoint_id from webhook_queues q where q.endpoint_id in (${endpoints}) order by q.endpoint_id for update),
  queues_woken as (
    update webhook_queues q set due_at = greatest(q.paused_until, least(q.due_at, now()))
    from queues_locked where q.endpoint_id = queues_locked.endpoint_id and not q.is_stopped)`;

/**
 * Follows the events and makes a line for each endpoint and subject that has something to tell. Resolves to whether there may be
 * more. One process at a time does it; one that finds it under way leaves it to the other.
 */
export const makeLines = async (sql: Sql): Promise<boolean> => {
  const [row] = await sql<{ count: number }[]>`
    with head as materialized (select position from webhook_head for update skip locked),
    next as materialized (
      select e.position, e.placed_at, e.subject_id, e.sequence, e.api_key_id, e.type from events e, head
      where e.position > head.position order by e.position limit ${batchMax}),
    ${matchEndpoints(sql)},
    lines_made as (
      insert into webhook_lines as l (endpoint_id, subject_id, next_sequence, last_sequence, due_at, waiting_since)
      select endpoint_id, subject_id, first, last, now(), since from wanted order by endpoint_id, subject_id
      on conflict (endpoint_id, subject_id) do update set last_sequence = greatest(l.last_sequence, excluded.last_sequence)),
    ${wakeQueues(sql, sql`select endpoint_id from wanted`)},
    moved as (update webhook_head set position = (select max(position) from next) where exists (select from next))
    select count(*)::integer as count from next`;
  return row!.count === batchMax;
};

/** Whether there is something to make lines of, and whether something is to be sent. Asked often, and without locks. */
export const findWork = async (sql: Sql) => {
  const [row] = await sql<{ isBehind: boolean; isDue: boolean }[]>`
    select (select position from event_head) > (select position from webhook_head) as "isBehind",
      exists (select from webhook_queues where (failing_since is not null) = ${false} and due_at <= now())
        or exists (select from webhook_queues where (failing_since is not null) = ${true} and due_at <= now()) as "isDue"`;
  return row!;
};
