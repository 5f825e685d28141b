import type { Sql, Transaction } from '../database/client.ts';
import { accountSubject } from '../events/event.ts';
import { insertEvents } from '../events/write-events.ts';
import { selectChangedAccounts } from '../ledger/balance-queries.ts';

export interface Account {
  readonly id: string;
  readonly openedAt: Date;
}

export const findAccount = async (sql: Sql | Transaction, id: string) => {
  const [row] = await sql<Account[]>`select id, opened_at as "openedAt" from accounts where id = ${id}`;
  return row;
};

/** True for the one call that opens the account: opening one that is open changes nothing. */
export const insertAccount = async (sql: Sql | Transaction, id: string, at: Date) => {
  const event = {
    type: 'account.opened',
    details: {},
    object: presentAccount({ id, openedAt: at }),
  } as const;
  const rows = await sql`
    with opened as (
      insert into accounts (id, opened_at) values (${id}, ${at}) on conflict do nothing returning 1),
    written as (
      select ${accountSubject(id)}::text as id, 1 as last_event, null::text as api_key_id, ${at}::timestamptz as at,
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
export const lockAccount = async (tx: Transaction, id: string) => {
  await tx`select 1 from accounts where id = ${id} for no key update`;
};

/** No text that begins with the prefix comes after it and this, the last character that there is. */
const lastCharacter = '\u{10FFFF}';

/** Sorted by the bytes of the id, independent of the database's collation. */
export const listAccounts = (
  sql: Sql,
  prefix: string | undefined,
  after: string | undefined,
  limit: number,
) => sql<Account[]>`
  select id, opened_at as "openedAt" from accounts
  where true
    ${prefix === undefined ? sql`` : sql`and id collate "C" >= ${prefix} and id collate "C" < ${prefix + lastCharacter}`}
    ${after === undefined ? sql`` : sql`and id collate "C" > ${after}`}
  order by id collate "C" limit ${limit}`;

/**
 * Sorted like the list above. Postings only come: while somebody reads page after page, an account can join the list and
 * move others to the next page, but none leaves it. So an account may come twice, and none is left out.
 */
export const listChangedAccounts = (sql: Sql, since: Date | undefined, offset: number, limit: number) => sql<
  Account[]
>`
  select id, opened_at as "openedAt" from accounts
  where true ${since === undefined ? sql`` : sql`and id in (${selectChangedAccounts(sql, since)})`}
  order by id collate "C" offset ${offset} limit ${limit}`;
