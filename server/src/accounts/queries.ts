import type { AccountKey } from '../account-id.ts';
import type { Sql, Transaction } from '../database/client.ts';
import { accountSubject } from '../events/event.ts';
import { insertEvents } from '../events/write-events.ts';
import { selectChangedAccounts } from '../ledger/balance-queries.ts';

export interface Account {
  readonly platformId: number;
  readonly id: string;
  readonly openedAt: Date;
}

const columns = (sql: Sql | Transaction) => sql`platform_id as "platformId", id, opened_at as "openedAt"`;

export const findAccount = async (sql: Sql | Transaction, { platformId, accountId }: AccountKey) => {
  const [row] = await sql.read<Account[]>`
    select ${columns(sql)} from accounts where platform_id = ${platformId} and id = ${accountId}`;
  return row;
};

/** True for the one call that opens the account: opening one that is open changes nothing. */
export const insertAccount = async (sql: Sql | Transaction, key: AccountKey, at: Date) => {
  const { platformId, accountId: id } = key;
  const event = {
    type: 'account.opened',
    details: {},
    object: presentAccount({ platformId, id, openedAt: at }),
  } as const;
  const rows = await sql`
    with opened as (
      insert into accounts (platform_id, id, opened_at) values (${platformId}, ${id}, ${at}) on conflict do nothing returning 1),
    written as (
      select ${accountSubject(key)}::text as id, 1 as last_event, ${platformId}::integer as platform_id, ${at}::timestamptz as at,
        ${JSON.stringify(event)}::text::jsonb as event
      from opened),
    ${insertEvents(sql)}
    select 1 from opened`;
  return rows.length === 1;
};

export const presentAccount = ({ id, openedAt }: Account) => ({ id, openedAt: openedAt.toISOString() });

/**
 * Those who take money from an account wait for each other, until the transaction ends. Payments only refer to the account, and
 * `no key update` leaves that free: adding money never waits.
 */
export const lockAccount = async (tx: Transaction, { platformId, accountId }: AccountKey) => {
  await tx`select 1 from accounts where platform_id = ${platformId} and id = ${accountId} for no key update`;
};

/** No text that begins with the prefix comes after it and this, the last character that there is. */
const lastCharacter = '\u{10FFFF}';

/** Those of a platform, sorted by the bytes of the id, independent of the database's collation. */
export const listAccounts = (
  sql: Sql,
  platformId: number,
  prefix: string | undefined,
  after: string | undefined,
  limit: number,
) => sql.read<Account[]>`
  select ${columns(sql)} from accounts
  where platform_id = ${platformId}
    ${prefix === undefined ? sql`` : sql`and id collate "C" >= ${prefix} and id collate "C" < ${prefix + lastCharacter}`}
    ${after === undefined ? sql`` : sql`and id collate "C" > ${after}`}
  order by id collate "C" limit ${limit}`;

/**
 * Sorted like the list above. Postings only come: while somebody reads page after page, an account can join the list and
 * move others to the next page, but none leaves it. So an account may come twice, and none is left out.
 */
export const listChangedAccounts = (
  sql: Sql,
  platformId: number,
  since: Date | undefined,
  offset: number,
  limit: number,
) => sql.read<Account[]>`
  select ${columns(sql)} from accounts
  where platform_id = ${platformId}
    ${since === undefined ? sql`` : sql`and id in (${selectChangedAccounts(sql, platformId, since)})`}
  order by id collate "C" offset ${offset} limit ${limit}`;
