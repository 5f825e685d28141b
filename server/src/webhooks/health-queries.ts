import type { Sql } from '../database/client.ts';
import { selectEndpoints } from './endpoint-queries.ts';
import type { DisabledReason, Endpoint } from './endpoint.ts';
import { hasEndpoint } from './make-lines-query.ts';

/** An endpoint as operators see it: how it came here, and how it is doing. */
export interface WatchedEndpoint extends Endpoint {
  /** Null: an operator made it. */
  readonly apiKeyLabel: string | null;
  /** How long the oldest event waits for it, by the database's clock. Null: nothing waits. */
  readonly lagSeconds: number | null;
  readonly isReplaying: boolean;
  /** Whether it accepted what was sent last, a test too. Null: nothing was sent in the days that are logged. */
  readonly acceptedLast: boolean | null;
}

/** Queues of endpoints that nothing waits for are never due. */
const lagOf = (sql: Sql) => sql`
  (select extract(epoch from greatest(interval '0', clock_timestamp() - l.waiting_since))::float8 from webhook_lines l
    where l.endpoint_id = q.endpoint_id order by l.waiting_since limit 1)`;

const more = (sql: Sql) => sql`
  (select k.label from api_keys k where k.id = w.api_key_id) as "apiKeyLabel", ${lagOf(sql)} as "lagSeconds",
  exists (select from webhook_replays r where r.endpoint_id = w.id and r.ended_at is null) as "isReplaying",
  (select a.is_accepted from webhook_attempts a where a.endpoint_id = w.id order by a.id desc limit 1) as "acceptedLast"`;

/** A failure that the next try repairs is not worth a notice. */
const failingSeconds = 60;

const isFailing = (sql: Sql) => sql`
  w.disabled_at is null and q.failing_since < now() - ${failingSeconds} * interval '1 second'`;

/** Not by a person. */
const isGivenUp = (sql: Sql) => sql`w.disabled_reason = any('{gone,failing}')`;

export const findWatchedEndpoint = async (sql: Sql, id: string) => {
  const [row] = await sql.read<WatchedEndpoint[]>`${selectEndpoints(sql, more(sql))} and w.id = ${id}`;
  return row;
};

export interface EndpointCursor {
  readonly createdAt: Date;
  readonly id: string;
}

/** Newest first. */
export const listWatchedEndpoints = (
  sql: Sql,
  onlyTroubled: boolean,
  before: EndpointCursor | undefined,
  limit: number,
) => sql.read<WatchedEndpoint[]>`
  ${selectEndpoints(sql, more(sql))}
    ${onlyTroubled ? sql`and (${isFailing(sql)} or ${isGivenUp(sql)})` : sql``}
    ${before ? sql`and (w.created_at, w.id) < (${before.createdAt}, ${before.id})` : sql``}
  order by w.created_at desc, w.id desc limit ${limit}`;

export interface WebhookHealth {
  readonly failing: number;
  readonly givenUp: number;
  readonly lagSeconds: number | null;
}

/** How webhooks are doing, in three numbers. Nothing waits for a disabled endpoint. */
export const summariseWebhooks = async (sql: Sql) => {
  const [row] = await sql.read<WebhookHealth[]>`
    select count(*) filter (where ${isFailing(sql)})::integer as failing,
      count(*) filter (where ${isGivenUp(sql)})::integer as "givenUp",
      greatest(max(case when w.disabled_at is null then ${lagOf(sql)} end), (
        select extract(epoch from clock_timestamp() - e.placed_at)::float8 from events e, webhook_head h
        where e.position > h.position and e.position <= h.position + 1 and ${hasEndpoint(sql)} limit 1)) as "lagSeconds"
    from webhook_endpoints w join webhook_queues q on q.endpoint_id = w.id
    where w.deleted_at is null and (w.disabled_at is not null or q.due_at < 'infinity' or q.failing_since is not null)`;
  return row!;
};

/** The endpoints that events wait longest for. */
export const listLags = (sql: Sql, limit: number) => sql.read<{ endpointId: string; lagSeconds: number }[]>`
  select * from (
    select q.endpoint_id as "endpointId", ${lagOf(sql)} as "lagSeconds"
    from webhook_queues q join webhook_endpoints w on w.id = q.endpoint_id
    where q.due_at < 'infinity' and w.disabled_at is null and w.deleted_at is null) as lags
  where "lagSeconds" is not null order by "lagSeconds" desc limit ${limit}`;

/** How many endpoints get nothing, by why. */
export const countDisabled = (sql: Sql) => sql.read<{ reason: DisabledReason | null; count: number }[]>`
  select disabled_reason as reason, count(*)::integer as count from webhook_endpoints
  where disabled_at is not null and deleted_at is null group by disabled_reason`;
