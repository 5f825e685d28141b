import type { Actor } from '../audit/record-act.ts';
import type { Transaction } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';
import { eventIdOf, parseEventId, type EventKey } from '../events/event.ts';
import { noSuchEvent } from '../events/queries.ts';
import { Problem } from '../problem.ts';
import type { Endpoint } from './endpoint.ts';
import { wakeQueues } from './make-lines-query.ts';
import { record } from './manage-endpoints.ts';

/** As many as someone can look over. To send more, start a replay. */
export const resentMax = 100;

/**
 * Puts events that someone chose into the endpoint's queue again. They wait their turn like all others, so one who resends much holds up
 * nobody else. Of one payment, what happened between two chosen events is sent as well: a receiver gets them in their order.
 */
export const resendEvents = async (
  deps: Dependencies,
  endpoint: Endpoint,
  eventIds: readonly string[],
  by: Actor,
) => {
  const keys = eventIds.map((id) => {
    const key = parseEventId(id);
    if (!key) throw noSuchEvent(id);
    return key;
  });
  if (endpoint.disabledAt !== null)
    throw new Problem('conflict', `The webhook endpoint ${endpoint.id} is disabled. Enable it first.`);
  await deps.sql.begin(async (tx) => {
    const queued = new Set((await queueAgain(tx, endpoint.id, keys)).map(eventIdOf));
    const missing = keys.map(eventIdOf).find((id) => !queued.has(id));
    if (missing !== undefined) throw noSuchEvent(missing);
    await record(tx, deps, by, 'event_sent_again', endpoint.id, { url: endpoint.url, eventIds: [...queued] });
  });
};

/** Only events that the endpoint receives. Resolves to those. One that has no position yet is about to be sent for the first time. */
const queueAgain = (tx: Transaction, endpointId: string, keys: readonly EventKey[]) => {
  const subjectIds = keys.map(({ subjectId }) => subjectId);
  const sequences = keys.map(({ sequence }) => sequence);
  return tx<EventKey[]>`
    with chosen as materialized (
      select distinct e.subject_id, e.sequence
      from unnest(${subjectIds}::text[], ${sequences}::integer[]) as wanted (subject_id, sequence)
        cross join lateral (
          select e.subject_id, e.sequence, e.platform_id, e.type from all_events e
          where e.subject_id = wanted.subject_id and e.sequence = wanted.sequence limit 1) as e
        join webhook_endpoints w on w.id = ${endpointId} and w.deleted_at is null
      where (w.event_types is null or e.type = any(w.event_types)) and (w.platform_id is null or e.platform_id = w.platform_id)),
    lines_made as (
      insert into webhook_lines as l (endpoint_id, subject_id, next_sequence, last_sequence, due_at, waiting_since)
      select ${endpointId}, subject_id, min(sequence), max(sequence), now(), now() from chosen c
      where exists (select from events e where e.subject_id = c.subject_id and e.sequence = c.sequence)
      group by subject_id order by subject_id
      on conflict (endpoint_id, subject_id) do update set next_sequence = least(l.next_sequence, excluded.next_sequence),
        last_sequence = greatest(l.last_sequence, excluded.last_sequence),
        tries = case when l.next_sequence > excluded.next_sequence then 0 else l.tries end,
        due_at = case when l.is_held then l.due_at else now() end
      returning l.endpoint_id),
    ${wakeQueues(tx)}
    select subject_id as "subjectId", sequence from chosen`;
};
