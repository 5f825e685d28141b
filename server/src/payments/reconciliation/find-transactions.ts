import type { Sql } from '../../database/client.ts';

/** A transaction at the wallet that a comparison has listed: as a difference, or as none of ours. */
interface ListedThere {
  readonly id: string;
  /** A capture or a refund; of what is none of ours, the wallet's word for its kind. */
  readonly about: string;
  readonly currency: string | null;
  readonly amountMinor: bigint | null;
}

/** By the wallet's id. Each is found once, however many comparisons have listed it. */
export const findTransactionsThere = (sql: Sql, ids: readonly string[], limit: number) =>
  sql.read<ListedThere[]>`
    select distinct on (id) id, about, currency, "amountMinor" from (
      select transaction_id as id, subject as about, coalesce(there_currency, here_currency) as currency,
        coalesce(there_minor, here_minor) as "amountMinor", reconciliation
      from reconciliation_differences where transaction_id = any(${[...ids]})
      union all
      select transaction_id, category, currency, moved_minor, reconciliation
      from foreign_transactions where transaction_id = any(${[...ids]})) as listed
    order by id, reconciliation desc limit ${limit}`;
