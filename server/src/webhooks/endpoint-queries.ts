import type { Sql, Transaction } from '../database/client.ts';
import { containsOrBegins } from '../database/like.ts';
import type { DisabledReason, Endpoint } from './endpoint.ts';
import { passOverEvents } from './make-lines-query.ts';

const columns = (sql: Sql | Transaction) => sql`
  w.id, w.platform_id as "platformId", w.api_key_id as "apiKeyId", w.url, w.event_types as "eventTypes", w.description, w.secret_number as "secretNumber",
  w.secret_id as "secretId", w.previous_secret_id as "previousSecretId", w.previous_secret_until as "previousSecretUntil",
  w.created_at as "createdAt", coalesce(w.updated_at, w.disabled_at, w.created_at) as "updatedAt", w.disabled_at as "disabledAt", w.disabled_reason as "disabledReason",
  q.failing_since as "failingSince"`;

/** With further columns, if some are given. */
export const selectEndpoints = (sql: Sql | Transaction, more?: ReturnType<Sql>) => sql`
  select ${columns(sql)} ${more ? sql`, ${more}` : sql``} from webhook_endpoints w join webhook_queues q on q.endpoint_id = w.id
  where w.deleted_at is null`;

export const findEndpoint = async (sql: Sql | Transaction, id: string) => {
  const [row] = await sql.read<Endpoint[]>`${selectEndpoints(sql)} and w.id = ${id}`;
  return row;
};

/** By the id, or by a part of the address or the description. Newest first. There are few endpoints. */
export const searchEndpoints = (sql: Sql, text: string, limit: number) => sql.read<Endpoint[]>`
  ${selectEndpoints(sql)}
    and (w.id = ${text} or w.url ilike ${containsOrBegins(text)} or w.description ilike ${containsOrBegins(text)})
  order by w.created_at desc, w.id desc limit ${limit}`;

export interface EndpointFilter {
  readonly platformId: number;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export type EndpointCursor = Pick<Endpoint, 'createdAt' | 'id'>;

/** Of one platform. Newest first. */
export const listEndpoints = (
  sql: Sql,
  { platformId, from, to }: EndpointFilter,
  before: EndpointCursor | undefined,
  limit: number,
) => sql.read<Endpoint[]>`
  ${selectEndpoints(sql)} and w.platform_id = ${platformId}
    ${from === undefined ? sql`` : sql`and w.created_at >= ${from}`}
    ${to === undefined ? sql`` : sql`and w.created_at < ${to}`}
    ${before === undefined ? sql`` : sql`and (w.created_at, w.id) < (${before.createdAt}, ${before.id})`}
  order by w.created_at desc, w.id desc limit ${limit}`;

/** Lets those who make an endpoint for the platform wait for each other, and counts those that it has. */
export const lockAndCountEndpoints = async (tx: Transaction, platformId: number | null) => {
  await tx`select pg_advisory_xact_lock(hashtextextended('webhook endpoints of ' || ${String(platformId ?? 'all')}, 0))`;
  const [row] = await tx<{ count: number }[]>`
    select count(*)::integer as count from webhook_endpoints
    where ${platformId === null ? tx`platform_id is null` : tx`platform_id = ${platformId}`} and deleted_at is null`;
  return row!.count;
};

export type NewEndpoint = Pick<
  Endpoint,
  'id' | 'platformId' | 'apiKeyId' | 'url' | 'eventTypes' | 'description' | 'secretId' | 'createdAt'
>;

export const insertEndpoint = async (tx: Transaction, endpoint: NewEndpoint) => {
  const { id, platformId, apiKeyId, url, eventTypes, description, secretId, createdAt } = endpoint;
  await passOverEvents(tx);
  await tx`
    with made as (
      insert into webhook_endpoints (id, platform_id, api_key_id, url, event_types, description, secret_id, created_at)
      values (${id}, ${platformId}, ${apiKeyId}, ${url}, ${eventTypes}, ${description}, ${secretId}, ${createdAt})
      on conflict do nothing returning id)
    insert into webhook_queues (endpoint_id) select id from made`;
};

export interface EndpointChange {
  readonly url?: string | undefined;
  /** Null: all types. */
  readonly eventTypes?: Endpoint['eventTypes'] | undefined;
  readonly description?: string | undefined;
}

export const updateEndpoint = async (tx: Transaction, id: string, at: Date, change: EndpointChange) => {
  const { url, eventTypes, description } = change;
  await tx`
    update webhook_endpoints set url = coalesce(${url ?? null}, url), description = coalesce(${description ?? null}, description),
      event_types = ${eventTypes === undefined ? tx`event_types` : tx`${eventTypes}::text[]`}, updated_at = ${at}
    where id = ${id}`;
};

/** Nothing more is sent to it. With a URL: only if it still has that one. True for the one call that disables it. */
export const disableEndpoint = async (
  sql: Sql | Transaction,
  id: string,
  at: Date,
  reason: DisabledReason,
  url?: string,
) => {
  const rows = await sql`
    with disabled as (
      update webhook_endpoints set disabled_at = ${at}, disabled_reason = ${reason}, updated_at = ${at}
      where id = ${id} and disabled_at is null ${url === undefined ? sql`` : sql`and url = ${url}`} returning id)
    update webhook_queues set due_at = 'infinity', is_stopped = true
    where endpoint_id in (select id from disabled) returning 1`;
  return rows.length === 1;
};

/** How many transactions may wait for one endpoint: days of a busy shop, and a hundred megabytes. */
const backlogMax = 1_000_000;

/** Disables endpoints for which more waits than that: what waits stays, and nothing is added. Returns those that it disabled. */
export const disableOverfull = async (sql: Sql, at: Date, waitingMax = backlogMax) => {
  const rows = await sql.read<{ id: string }[]>`
    select q.endpoint_id as id from webhook_queues q
    where not q.is_stopped and q.due_at < 'infinity'
      and exists (select from webhook_lines l where l.endpoint_id = q.endpoint_id offset ${waitingMax} limit 1)
    limit 100`;
  const disabled: string[] = [];
  for (const { id } of rows) if (await disableEndpoint(sql, id, at, 'failing')) disabled.push(id);
  return disabled;
};

/** More than that waits for its own time. */
const wokenMax = 10_000;

/** What was waiting for it is sent at once. The lines are locked before the queue, as everywhere. */
export const enableEndpoint = async (tx: Transaction, id: string, at: Date) => {
  await passOverEvents(tx);
  const enabled = await tx`
    update webhook_endpoints set disabled_at = null, disabled_reason = null, updated_at = ${at}
    where id = ${id} and disabled_at is not null returning 1`;
  if (enabled.length === 0) return;
  await tx`
    update webhook_lines l set due_at = now() from (
      select l.endpoint_id, l.subject_id from webhook_lines l
      where l.endpoint_id = ${id} and not l.is_held order by l.endpoint_id, l.subject_id limit ${wokenMax} for update of l) as woken
    where l.endpoint_id = woken.endpoint_id and l.subject_id = woken.subject_id`;
  await tx`
    update webhook_queues set is_stopped = false, due_at = now(), failing_since = null, paused_until = '-infinity'
    where endpoint_id = ${id}`;
};

export const deleteEndpoint = async (tx: Transaction, id: string, at: Date) => {
  await tx`
    with deleted as (update webhook_endpoints set deleted_at = ${at}, updated_at = ${at} where id = ${id} returning id)
    update webhook_queues set due_at = 'infinity', is_stopped = true where endpoint_id in (select id from deleted)`;
};

interface NextSecret {
  readonly number: number;
  readonly secretId: string;
  readonly at: Date;
  /** The secret that signs now signs until then as well. */
  readonly until: Date;
}

/** False: it was rotated to this number before. */
export const rotateSecret = async (
  tx: Transaction,
  id: string,
  { number, secretId, at, until }: NextSecret,
) => {
  const rows = await tx`
    update webhook_endpoints set previous_secret_id = secret_id, previous_secret_until = ${until},
      secret_number = ${number}, secret_id = ${secretId}, updated_at = ${at}
    where id = ${id} and secret_number = ${number - 1} returning 1`;
  return rows.length === 1;
};
