import type { AccountKey } from '../account-id.ts';
import type { Sql, Transaction } from '../database/client.ts';
import { accountSubject } from '../events/event.ts';
import { toJsonText, type Metadata } from '../metadata.ts';
import { insertEvents } from '../events/write-events.ts';

export interface Account {
  readonly platformId: number;
  readonly id: string;
  readonly openedAt: Date;
  readonly updatedAt: Date;
  readonly metadata: Metadata | null;
}

export const accountColumns = (sql: Sql | Transaction) =>
  sql`platform_id as "platformId", id, opened_at as "openedAt", coalesce(updated_at, opened_at) as "updatedAt", metadata`;

export const findAccount = async (sql: Sql | Transaction, { platformId, accountId }: AccountKey) => {
  const [row] = await sql.read<Account[]>`
    select ${accountColumns(sql)} from accounts where platform_id = ${platformId} and id = ${accountId}`;
  return row;
};

/** True for the one call that opens the account: opening one that is open changes nothing. */
export const insertAccount = async (
  sql: Sql | Transaction,
  key: AccountKey,
  at: Date,
  metadata: Metadata | null = null,
) => {
  const { platformId, accountId: id } = key;
  const event = {
    type: 'account.opened',
    details: {},
    object: presentAccount({ platformId, id, openedAt: at, updatedAt: at, metadata }),
  } as const;
  const rows = await sql`
    with opened as (
      insert into accounts (platform_id, id, opened_at, metadata)
      values (${platformId}, ${id}, ${at}, ${toJsonText(metadata)}::text::jsonb) on conflict do nothing returning 1),
    written as (
      select ${accountSubject(key)}::text as id, 1 as last_event, ${platformId}::integer as platform_id, ${at}::timestamptz as at,
        ${JSON.stringify(event)}::text::jsonb as event
      from opened),
    ${insertEvents(sql)}
    select 1 from opened`;
  return rows.length === 1;
};

export const presentAccount = ({ id, openedAt, updatedAt, metadata }: Account) => ({
  id,
  createdAt: openedAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  metadata: metadata ?? {},
});

export const keepAccountMetadata = async (
  tx: Transaction,
  { platformId, accountId }: AccountKey,
  metadata: Metadata | null,
  at: Date,
) => {
  await tx`
    update accounts set metadata = ${toJsonText(metadata)}::text::jsonb, updated_at = ${at}
    where platform_id = ${platformId} and id = ${accountId}`;
};

/**
 * Those who take money from an account wait for each other, until the transaction ends. Payments only refer to the account, and
 * `no key update` leaves that free: adding money never waits.
 */
export const lockAccount = async (tx: Transaction, { platformId, accountId }: AccountKey) => {
  await tx`select 1 from accounts where platform_id = ${platformId} and id = ${accountId} for no key update`;
};
