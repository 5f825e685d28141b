import type { Sql, Transaction } from '../../database/client.ts';
import type { ListedTransaction } from '../../wallet/wallet.ts';
import { asJson } from '../../database/as-json.ts';

export const insertForeign = async (
  tx: Transaction,
  reconciliation: bigint,
  foreign: readonly ListedTransaction[],
) => {
  const rows = foreign.map(({ id, code, category, moved, at }, index) => ({
    line: index + 1,
    transaction_id: id,
    code,
    category,
    currency: moved?.currency ?? null,
    moved_minor: moved?.amountMinor.toString() ?? null,
    moved_at: at ?? null,
  }));
  await tx`
    insert into foreign_transactions
    select ${reconciliation}::bigint, given.* from rows from (jsonb_to_recordset(${asJson(tx, rows)}) as (
      line integer, transaction_id text, code text, category text, currency text, moved_minor bigint,
      moved_at timestamptz)) as given`;
};

interface ForeignRow extends Pick<ListedTransaction, 'id' | 'code' | 'category'> {
  readonly reconciliation: bigint;
  readonly currency: string | null;
  readonly movedMinor: bigint | null;
  readonly at: Date | null;
}

/** What moved at the wallet in these comparisons and is no payment of ours. */
export const listForeign = async (sql: Sql, numbers: readonly bigint[]) => {
  const rows = await sql<ForeignRow[]>`
    select reconciliation, transaction_id as id, code, category, currency, moved_minor as "movedMinor", moved_at as at
    from foreign_transactions where reconciliation = any(${numbers}) order by reconciliation desc, line`;
  return rows.map(({ currency, movedMinor, at, ...row }) => ({
    ...row,
    moved: currency === null ? undefined : { currency, amountMinor: movedMinor! },
    at: at ?? undefined,
  }));
};
