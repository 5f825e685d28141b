import type { Sql, Transaction } from '../database/client.ts';

export interface Asked {
  readonly id: string;
  readonly address: string;
}

export interface TokenRow {
  readonly id: string;
  readonly secretId: string;
  readonly expiresAt: Date;
}

export interface KeyFound {
  readonly secretId: string;
  readonly revoked: boolean;
  readonly addressAllowed: boolean;
  readonly token: TokenRow | undefined;
}

export interface TokenFound {
  readonly apiKeyId: string;
  readonly secretId: string;
  readonly expiresAt: Date;
  readonly addressAllowed: boolean;
}

/** For each id the key with its token, or undefined, in the order asked. */
export const findKeys = async (sql: Sql, asked: readonly Asked[]): Promise<(KeyFound | undefined)[]> => {
  const rows = await sql<
    {
      id: string | null;
      secretId: string;
      revoked: boolean;
      addressAllowed: boolean;
      tokenId: string | null;
      tokenSecretId: string;
      expiresAt: Date;
    }[]
  >`
    select k.id, k.secret_id as "secretId", k.revoked_at is not null as revoked,
      address_allowed(k.id, a.address::inet) as "addressAllowed",
      t.id as "tokenId", t.secret_id as "tokenSecretId", t.expires_at as "expiresAt"
    from unnest(${asked.map(({ id }) => id)}::text[], ${asked.map(({ address }) => address)}::text[])
      with ordinality as a (id, address, position)
    left join api_keys k on k.id = a.id
    left join access_tokens t on t.api_key_id = k.id
    order by a.position`;
  return rows.map(({ id, tokenId, tokenSecretId, expiresAt, ...key }) =>
    id === null
      ? undefined
      : { ...key, token: tokenId === null ? undefined : { id: tokenId, secretId: tokenSecretId, expiresAt } },
  );
};

/** For each id the living key's token, or undefined, in the order asked. */
export const findTokens = async (sql: Sql, asked: readonly Asked[]): Promise<(TokenFound | undefined)[]> => {
  const rows = await sql<(TokenFound & { id: string | null })[]>`
    select k.id, k.id as "apiKeyId", t.secret_id as "secretId", t.expires_at as "expiresAt",
      address_allowed(k.id, a.address::inet) as "addressAllowed"
    from unnest(${asked.map(({ id }) => id)}::text[], ${asked.map(({ address }) => address)}::text[])
      with ordinality as a (id, address, position)
    left join access_tokens t on t.id = a.id
    left join api_keys k on k.id = t.api_key_id and k.revoked_at is null
    order by a.position`;
  return rows.map(({ id, ...token }) => (id === null ? undefined : token));
};

/** Puts everyone who wants to change the token of this key in line. False: the key was revoked meanwhile. */
export const lockLivingKey = async (tx: Transaction, keyId: string) => {
  const rows = await tx`select 1 from api_keys where id = ${keyId} and revoked_at is null for update`;
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
