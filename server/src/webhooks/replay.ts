import type { Sql, Transaction } from '../database/client.ts';
import { wakeQueues } from './make-lines-query.ts';

/** An endpoint with so many lines is busy enough. */
const linesMax = 500;
const batchMax = 200;
const replaysMax = 20;
/** How many events are read one after the other instead of being halved. */
const readMax = 200;

/** A replay waits while its endpoint is disabled, like everything else that waits for it. Of a deleted one it comes to its end. */
const isOpen = (sql: Sql) => sql`
  r.ended_at is null and not exists (
    select from webhook_endpoints w where w.id = r.endpoint_id and w.disabled_at is not null and w.deleted_at is null)`;

/**
 * Makes what moves each replay on by some events, as fast as its receiver takes them. Each call goes on after the replay that was
 * the last one: so those that cannot go on, because their receiver takes nothing or an error is met, hold up no others.
 */
export const makeAdvanceReplays = (sql: Sql) => {
  let lastId = '0';
  return async () => {
    const open = await sql.read<{ id: string }[]>`
      select r.id::text from webhook_replays r where ${isOpen(sql)}
      order by r.id <= ${lastId}::bigint, r.id limit ${replaysMax}`;
    for (const { id } of open) {
      lastId = id;
      await advance(sql, id);
    }
  };
};

/** A line that exists begins anew at the first of the events, and goes on to the last one that the endpoint has to get. */
const advance = async (sql: Sql, id: string) => {
  await sql`
    with replay as materialized (
      select r.* from webhook_replays r
      where r.id = ${id}::bigint and ${isOpen(sql)}
        and (select count(*) from (select from webhook_lines l where l.endpoint_id = r.endpoint_id limit ${linesMax}) as many)
          < ${linesMax}
      for update skip locked),
    seen as materialized (
      select e.* from replay cross join lateral (
        select e.position, e.subject_id, e.sequence, e.platform_id, e.type from events e
        where e.position > replay.position and e.position <= replay.last_position order by e.position limit ${batchMax}) as e),
    wanted as materialized (
      select w.id as endpoint_id, seen.subject_id, min(seen.sequence) as first, max(seen.sequence) as last
      from seen, replay join webhook_endpoints w on w.id = replay.endpoint_id
      where w.deleted_at is null and (w.event_types is null or seen.type = any(w.event_types))
        and (w.platform_id is null or seen.platform_id = w.platform_id)
      group by w.id, seen.subject_id),
    lines_made as (
      insert into webhook_lines as l (endpoint_id, subject_id, next_sequence, last_sequence, due_at, waiting_since)
      select endpoint_id, subject_id, first, last, now(), now() from wanted order by subject_id
      on conflict (endpoint_id, subject_id) do update set next_sequence = least(l.next_sequence, excluded.next_sequence),
        last_sequence = greatest(l.last_sequence, excluded.last_sequence),
        tries = case when l.next_sequence > excluded.next_sequence then 0 else l.tries end,
        due_at = case when l.is_held then l.due_at else now() end
      returning l.endpoint_id),
    ${wakeQueues(sql)},
    reached as (select coalesce(max(position), (select last_position from replay)) as position from seen)
    update webhook_replays r set position = reached.position,
      ended_at = case when reached.position >= r.last_position then now() end
    from replay, reached where r.id = replay.id`;
};

/**
 * The position before the first event at or after a time. Events are not in the order of their own times, but in the order of
 * `placed_at`. So a search by halves finds a position that is early enough, and the events after it are read. An event's own time
 * may be later than `placed_at`: by what the test clock is ahead, and by what two clocks differ, which is less than an hour.
 */
const positionBefore = (sql: Transaction, at: Date) => sql`
  with recursive halves as (
    select (select min(position) from events) as low, position as high from event_head
    union all
    select case when is_early then middle else low end, case when is_early then high else middle end
    from (select low, high, (low + high) / 2 as middle from halves where high - low > ${readMax}) as half
      cross join lateral (select coalesce((
        select e.placed_at < ${at}::timestamptz - interval '1 hour' - (select ahead_seconds from test_clock) * interval '1 second'
        from events e where e.position = middle limit 1), false) as is_early) as middle_event)
  select position - 1 from events
  where position >= (select max(low) from halves) and at >= ${at} order by position limit 1`;

/** From which event on: the first at or after a time, or the one after an event. An event without a position has none after it. */
export type ReplayFrom =
  | { readonly at: Date }
  | { readonly after: { readonly subjectId: string; readonly sequence: number } };

/** False: one is under way for the endpoint. */
export const startReplay = async (
  sql: Transaction,
  endpointId: string,
  from: ReplayFrom,
): Promise<boolean> => {
  const position =
    'at' in from
      ? sql`coalesce((${positionBefore(sql, from.at)}), (select position from event_head))`
      : sql`coalesce((select position from events
          where subject_id = ${from.after.subjectId} and sequence = ${from.after.sequence} limit 1), (select position from event_head))`;
  const rows = await sql`
    insert into webhook_replays (endpoint_id, started_at, position, last_position)
    select ${endpointId}, now(), ${position}, position from event_head
    on conflict (endpoint_id) where ended_at is null do nothing returning 1`;
  return rows.length === 1;
};
