import type { Sql, Transaction } from '../../database/client.ts';
import { containsOrBegins } from '../../database/like.ts';
import type { Rights } from '../rights.ts';
import { Problem } from '../../problem.ts';

export interface ApiKeyRow extends Rights {
  readonly id: string;
  readonly platformId: number;
  readonly secretId: string;
  readonly label: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly createdBy: string;
  readonly revokedAt: Date | null;
  /** It has been replaced, and works until then. */
  readonly retiresAt: Date | null;
  readonly replacedBy: string | null;
  readonly replaces: string | null;
  readonly lastUsedAt: Date | null;
  readonly lastUsedFrom: string | null;
}

const select = (sql: Sql | Transaction) => sql`
  select k.id, k.platform_id as "platformId", k.secret_id as "secretId", k.label, k.rights, k.may_book_refunds as "mayBookRefunds",
    k.created_at as "createdAt", coalesce(k.updated_at, k.revoked_at, k.created_at) as "updatedAt", o.email as "createdBy",
    k.revoked_at as "revokedAt", k.retires_at as "retiresAt", k.replaced_by as "replacedBy",
    (select before.id from api_keys before where before.replaced_by = k.id) as replaces, u.last_used_at as "lastUsedAt", host(u.last_used_from) as "lastUsedFrom"
  from api_keys k join operators o on o.id = k.created_by left join api_key_uses u on u.api_key_id = k.id`;

export const findApiKey = async (sql: Sql | Transaction, id: string) => {
  const [row] = await sql.read<ApiKeyRow[]>`${select(sql)} where k.id = ${id}`;
  return row;
};

/** The newest active key with this label, derived from one of these secrets. */
export const findLabelledKey = async (sql: Sql, label: string, secretIds: readonly string[]) => {
  const [row] = await sql.read<{ id: string }[]>`
    select id from api_keys where label = ${label} and revoked_at is null and secret_id = any(${secretIds})
    order by created_at desc, id desc limit 1`;
  return row?.id;
};

/** The newest active key of a platform that may do everything, derived from one of these secrets. */
export const findFullKeyOf = async (sql: Sql, platformId: number, secretIds: readonly string[]) => {
  const [row] = await sql<{ id: string }[]>`
    select id from api_keys where platform_id = ${platformId} and rights = 'everything' and revoked_at is null and secret_id = any(${secretIds})
    order by created_at desc, id desc limit 1`;
  return row?.id;
};

/** The active key with this label that this operator made for a platform. */
export const findOwnKey = async (
  tx: Transaction,
  { platformId, label, createdBy }: Pick<ApiKeyRow, 'platformId' | 'label' | 'createdBy'>,
) => {
  const [row] = await tx<{ id: string; secretId: string }[]>`
    select id, secret_id as "secretId" from api_keys
    where platform_id = ${platformId} and label = ${label} and created_by = ${createdBy} and revoked_at is null
    order by created_at, id limit 1`;
  return row;
};

/** Two active keys with this label: enough to know whether the label names only one. */
export const listLabelledKeys = (sql: Sql, label: string) => sql.read<{ id: string }[]>`
  select id from api_keys where label = ${label} and revoked_at is null limit 2`;

/** By the client id or a part of the name, revoked ones too. Newest first. There are few. */
export const searchApiKeys = (sql: Sql, text: string, limit: number) => sql.read<
  { id: string; label: string }[]
>`
  select id, label from api_keys where id = ${text} or label ilike ${containsOrBegins(text)}
  order by created_at desc, id desc limit ${limit}`;

const lostKeysMax = 1000;

/** How many active keys were derived from none of these secrets, counted up to a thousand. */
export const countLostKeys = async (sql: Sql, secretIds: readonly string[]) => {
  const [row] = await sql.read<{ count: number }[]>`
    select count(*)::integer as count from (
      select from api_keys where revoked_at is null and secret_id <> all(${secretIds}) limit ${lostKeysMax}) as lost`;
  return row!.count;
};

export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

/** Newest first. */
export const listApiKeys = (sql: Sql, after: Position | undefined, limit: number) => sql.read<ApiKeyRow[]>`
  ${select(sql)}
  where ${after ? sql`(k.created_at, k.id) < (${after.createdAt}, ${after.id})` : sql`true`}
  order by k.created_at desc, k.id desc limit ${limit}`;

export const insertApiKey = async (
  tx: Transaction,
  key: Pick<
    ApiKeyRow,
    'id' | 'platformId' | 'secretId' | 'label' | 'rights' | 'mayBookRefunds' | 'createdAt' | 'createdBy'
  >,
) => {
  await tx`insert into api_keys (id, platform_id, secret_id, label, rights, may_book_refunds, created_at, created_by)
    values (${key.id}, ${key.platformId}, ${key.secretId}, ${key.label}, ${key.rights},
      ${key.mayBookRefunds}, ${key.createdAt}, ${key.createdBy})`;
};

/** True for the one call that revokes the key. False: it was revoked before. */
export const revokeApiKey = async (tx: Transaction, id: string, by: string, at: Date) => {
  const rows = await tx`
    update api_keys set revoked_at = ${at}, revoked_by = ${by}, updated_at = ${at} where id = ${id} and revoked_at is null returning 1`;
  return rows.length === 1;
};

interface Replacement {
  readonly at: Date;
  readonly replacedBy: string;
  readonly retiresAt: Date;
}

/** False: it is revoked, or replaced already. */
export const retireApiKey = async (
  tx: Transaction,
  id: string,
  { at, replacedBy, retiresAt }: Replacement,
) => {
  const rows = await tx`
    update api_keys set replaced_by = ${replacedBy}, retires_at = ${retiresAt}, updated_at = ${at}
    where id = ${id} and revoked_at is null and replaced_by is null returning 1`;
  return rows.length === 1;
};

/** Revokes replaced keys whose time is over, in the name of the operator who replaced them. */
export const revokeRetiredKeys = (tx: Transaction, at: Date) => tx<{ id: string }[]>`
  update api_keys k set revoked_at = k.retires_at, revoked_by = successor.created_by, updated_at = ${at}
  from api_keys successor
  where successor.id = k.replaced_by and k.revoked_at is null and k.retires_at <= ${at} returning k.id`;

export interface Use {
  readonly apiKeyId: string;
  readonly address: string;
  readonly at: Date;
}

/** Other processes write here as well, so a later use is never replaced by an earlier one. */
export const saveUses = async (sql: Sql, uses: readonly Use[]) => {
  await sql`
    insert into api_key_uses as u (api_key_id, last_used_at, last_used_from)
    select id, at::timestamptz, address::inet from unnest(
      ${uses.map(({ apiKeyId }) => apiKeyId)}::text[],
      ${uses.map(({ at }) => at.toISOString())}::text[],
      ${uses.map(({ address }) => address)}::text[]) as given (id, at, address)
    order by id
    on conflict (api_key_id) do update set last_used_at = excluded.last_used_at, last_used_from = excluded.last_used_from
    where u.last_used_at < excluded.last_used_at`;
};

/** False: the key was revoked. True: it cannot be revoked until the transaction ends. */
export const holdLivingKey = async (tx: Transaction, apiKeyId: string) => {
  const rows = await tx`select 1 from api_keys where id = ${apiKeyId} and revoked_at is null for share`;
  return rows.length === 1;
};

export const getApiKey = async (sql: Sql | Transaction, id: string) => {
  const key = await findApiKey(sql, id);
  if (!key) throw new Problem('not_found', `There is no API key ${id}.`);
  return key;
};
