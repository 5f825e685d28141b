import type { Sql } from '../database/client.ts';
import { eventsPlaced } from '../metrics.ts';

const batchMax = 500;

/**
 * Gives events their positions in the order of all events. Resolves to whether there may be more. One transaction at a time does
 * it, because each locks the head; one that finds the head locked leaves the work to the other. A reader who goes on from a
 * position doesn't see an event before it has a position of its own, so a transaction that commits late is never missed
 * (docs/decisions/025). The events of a batch are looked up by an array of their numbers
 * (docs/decisions/030-rows-are-looked-up-by-arrays.md).
 */
export const assignPositions = async (sql: Sql): Promise<boolean> => {
  const [row] = await sql<{ count: number }[]>`
    with head as materialized (select position from event_head for update skip locked),
    due as materialized (
      select e.number from new_events e where exists (select from head) order by e.number limit ${batchMax}),
    taken as (delete from new_events e where e.number = any(array(select number from due)) returning e.*),
    placed as (
      insert into events (position, placed_at, subject_id, sequence, platform_id, type, at, details, object)
      select head.position + row_number() over (order by number), clock_timestamp(), subject_id, sequence, platform_id, type, at,
        details, object
      from taken, head
      returning position),
    moved as (update event_head set position = (select max(position) from placed) where exists (select from placed))
    select count(*)::integer as count from placed`;
  eventsPlaced.inc(row!.count);
  return row!.count === batchMax;
};
