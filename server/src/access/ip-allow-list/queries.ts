import type { Sql, Transaction } from '../../database/client.ts';

export interface AllowedRange {
  readonly range: string;
  readonly note: string;
}

/** Null: the list of the whole environment. Otherwise the list of one key. An index is used for either, and not for both in one. */
const isOf = (sql: Sql | Transaction, apiKeyId: string | null) =>
  apiKeyId === null ? sql`api_key_id is null` : sql`api_key_id = ${apiKeyId}`;

/** Gives a key the allow list of another. */
export const copyRanges = async (tx: Transaction, fromKeyId: string, toKeyId: string) => {
  await tx`
    insert into allowed_address_ranges (api_key_id, address_range, note)
    select ${toKeyId}, address_range, note from allowed_address_ranges where api_key_id = ${fromKeyId}`;
};

export const listRanges = (sql: Sql | Transaction, apiKeyId: string | null) => sql.read<AllowedRange[]>`
  select case when masklen(address_range) = case family(address_range) when 4 then 32 else 128 end
      then host(address_range) else address_range::text end as range, note from allowed_address_ranges
  where ${isOf(sql, apiKeyId)} order by address_range`;

/** Lets those who change the same list wait for each other, and reads what the last one left. */
export const lockAndListRanges = async (tx: Transaction, apiKeyId: string | null) => {
  await tx`select pg_advisory_xact_lock(hashtextextended('allow list of ' || ${apiKeyId ?? 'the environment'}, 0))`;
  return listRanges(tx, apiKeyId);
};

export const replaceRanges = async (
  tx: Transaction,
  apiKeyId: string | null,
  ranges: readonly AllowedRange[],
) => {
  await tx`delete from allowed_address_ranges where ${isOf(tx, apiKeyId)}`;
  if (ranges.length === 0) return;
  await tx`
    insert into allowed_address_ranges (api_key_id, address_range, note)
    select ${apiKeyId}, network(range::inet), note
    from unnest(${ranges.map(({ range }) => range)}::text[], ${ranges.map(({ note }) => note)}::text[]) as given (range, note)
    on conflict do nothing`;
};
