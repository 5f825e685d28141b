import type { AccountKey } from '../account-id.ts';
import type { Sql } from '../database/client.ts';
import { containsOrBegins, lastCharacter } from '../database/like.ts';
import type { Metadata } from '../metadata.ts';
import { accountColumns, type Account } from '../ledger/account-queries.ts';
import { selectChangedAccounts } from '../ledger/balance-queries.ts';

export interface AccountSearch {
  /** Absent: those of every platform. */
  readonly platformId?: number | undefined;
  /** A part of the id. */
  readonly search?: string | undefined;
  /** Its beginning. */
  readonly idStart?: string | undefined;
  /** Its schedule paid it nothing the last time. */
  readonly payout?: 'skipped' | undefined;
}

/** Sorted by the bytes of the id, independent of the database's collation. */
export const listAccountsById = (
  sql: Sql,
  { platformId, search, idStart, payout }: AccountSearch,
  after: AccountKey | undefined,
  limit: number,
) => sql.read<Account[]>`
  select ${accountColumns(sql)} from accounts
  where true
    ${platformId === undefined ? sql`` : sql`and platform_id = ${platformId}`}
    ${search === undefined ? sql`` : sql`and id ilike ${containsOrBegins(search)}`}
    ${idStart === undefined ? sql`` : sql`and id collate "C" >= ${idStart} and id collate "C" < ${idStart + lastCharacter}`}
    ${payout === undefined ? sql`` : sql`and payout_skipped is not null`}
    ${after === undefined ? sql`` : sql`and (id collate "C", platform_id) > (${after.accountId}, ${after.platformId}::integer)`}
  order by id collate "C", platform_id limit ${limit}`;

export interface ChangeFilter {
  readonly platformId: number;
  /** Something was posted to it then or later. */
  readonly since?: Date | undefined;
  /** It was opened then or later. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** Those to which something was posted since, or all of them, sorted like the list above. */
export const listChangedAccounts = (
  sql: Sql,
  { platformId, since, from, to }: ChangeFilter,
  after: string | undefined,
  limit: number,
) => sql.read<Account[]>`
  select ${accountColumns(sql)} from accounts
  where platform_id = ${platformId}
    ${since === undefined ? sql`` : sql`and id in (${selectChangedAccounts(sql, platformId, since)})`}
    ${from === undefined ? sql`` : sql`and opened_at >= ${from}`}
    ${to === undefined ? sql`` : sql`and opened_at < ${to}`}
    ${after === undefined ? sql`` : sql`and id collate "C" > ${after}`}
  order by id collate "C" limit ${limit}`;

export interface AccountFilter {
  readonly platformId: number;
  /** It has these pairs, and perhaps others. */
  readonly metadata?: Metadata | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export type AccountCursor = Pick<Account, 'openedAt' | 'id'>;

/** Newest first. */
export const listNewestAccounts = (
  sql: Sql,
  { platformId, metadata, from, to }: AccountFilter,
  after: AccountCursor | undefined,
  limit: number,
) => sql.read<Account[]>`
  select ${accountColumns(sql)} from accounts
  where platform_id = ${platformId}
    ${metadata === undefined ? sql`` : sql`and metadata @> ${JSON.stringify(metadata)}::text::jsonb`}
    ${from === undefined ? sql`` : sql`and opened_at >= ${from}`}
    ${to === undefined ? sql`` : sql`and opened_at < ${to}`}
    ${after === undefined ? sql`` : sql`and (opened_at, id collate "C") < (${after.openedAt}, ${after.id})`}
  order by opened_at desc, id collate "C" desc limit ${limit}`;
