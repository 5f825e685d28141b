import type { Sql, Transaction } from '../../database/client.ts';
import type { Rights } from '../rights.ts';
import { invariant } from '../../invariant.ts';

export interface TokenRow {
  readonly id: string;
  readonly secretId: string;
  readonly expiresAt: Date;
}

interface KeyFound {
  readonly platformId: number;
  readonly secretId: string;
  readonly revoked: boolean;
  readonly addressAllowed: boolean;
  readonly token: TokenRow | undefined;
}

interface TokenFound extends Rights {
  readonly apiKeyId: string;
  readonly platformId: number;
  readonly secretId: string;
  readonly expiresAt: Date;
  readonly addressAllowed: boolean;
}

/** An unknown key costs the same work as a known one, so that the time of the answer shows nothing (A5). */
export const findKey = async (sql: Sql, id: string, address: string): Promise<KeyFound | undefined> => {
  const [row] = await sql.read<
    (Omit<KeyFound, 'token' | 'secretId' | 'platformId'> & {
      platformId: number | null;
      secretId: string | null;
      tokenId: string | null;
      tokenSecretId: string | null;
      expiresAt: Date | null;
    })[]
  >`
    select k.platform_id as "platformId", k.secret_id as "secretId", k.revoked_at is not null as revoked,
      address_allowed(given.id, ${address}::inet) as "addressAllowed",
      t.id as "tokenId", t.secret_id as "tokenSecretId", t.expires_at as "expiresAt"
    from (select ${id}::text as id) as given
      left join api_keys k on k.id = given.id
      left join access_tokens t on t.api_key_id = given.id`;
  invariant(row, 'the look-up of a key always has one row');
  const { platformId, secretId, tokenId, tokenSecretId, expiresAt, ...key } = row;
  if (platformId === null || secretId === null) return undefined;
  return {
    ...key,
    platformId,
    secretId,
    token: tokenId === null ? undefined : { id: tokenId, secretId: tokenSecretId!, expiresAt: expiresAt! },
  };
};

/** The token with this id, unless its key is revoked. */
export const findTokenOfActiveKey = async (
  sql: Sql,
  id: string,
  address: string,
): Promise<TokenFound | undefined> => {
  const [row] = await sql.read<TokenFound[]>`
    select k.id as "apiKeyId", k.platform_id as "platformId", k.rights, k.may_book_refunds as "mayBookRefunds",
      t.secret_id as "secretId", t.expires_at as "expiresAt",
      address_allowed(k.id, ${address}::inet) as "addressAllowed"
    from access_tokens t join api_keys k on k.id = t.api_key_id and k.revoked_at is null
    where t.id = ${id}`;
  return row;
};

/**
 * Makes other calls that change this key's token wait. Payments can still refer to the key at the same time. False: the
 * key was revoked.
 */
export const lockLivingKey = async (tx: Transaction, keyId: string) => {
  const rows = await tx`select 1 from api_keys where id = ${keyId} and revoked_at is null for no key update`;
  return rows.length === 1;
};

export const findToken = async (tx: Transaction, keyId: string): Promise<TokenRow | undefined> => {
  const [row] = await tx<TokenRow[]>`
    select id, secret_id as "secretId", expires_at as "expiresAt" from access_tokens where api_key_id = ${keyId}`;
  return row;
};

export const deleteToken = async (tx: Transaction, keyId: string) => {
  await tx`delete from access_tokens where api_key_id = ${keyId}`;
};

export const insertToken = async (tx: Transaction, keyId: string, token: TokenRow, at: Date) => {
  await tx`insert into access_tokens (id, api_key_id, secret_id, issued_at, expires_at)
    values (${token.id}, ${keyId}, ${token.secretId}, ${at}, ${token.expiresAt})`;
};
