import type { Sql } from '../../database/client.ts';
import type { Metadata } from '../../metadata.ts';
import { accountTransferColumns } from '../../ledger/account-transfer-queries.ts';
import type { AccountTransfer } from '../../ledger/post-account-transfer.ts';

export interface TransferFilter {
  /** Absent: those of every platform. */
  readonly platformId?: number | undefined;
  /** On either side. */
  readonly accountId?: string | undefined;
  readonly fromAccountId?: string | undefined;
  readonly toAccountId?: string | undefined;
  readonly currency?: string | undefined;
  readonly reference?: string | undefined;
  readonly paymentId?: string | undefined;
  readonly reversalOf?: string | undefined;
  /** It has these pairs, and perhaps others. */
  readonly metadata?: Metadata | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export type TransferCursor = Pick<AccountTransfer, 'at' | 'id'>;

/** Newest first. */
export const listTransfers = (
  sql: Sql,
  filter: TransferFilter,
  after: TransferCursor | undefined,
  limit: number,
) => {
  const { platformId, accountId, fromAccountId, toAccountId, currency, reference, metadata, from, to } =
    filter;
  const { paymentId, reversalOf } = filter;
  return sql.read<AccountTransfer[]>`
  select ${accountTransferColumns(sql)} from account_transfers t
  where payout_id is null
    ${platformId === undefined ? sql`` : sql`and platform_id = ${platformId}`}
    ${accountId === undefined ? sql`` : sql`and (from_account_id = ${accountId} or to_account_id = ${accountId})`}
    ${fromAccountId === undefined ? sql`` : sql`and from_account_id = ${fromAccountId}`}
    ${toAccountId === undefined ? sql`` : sql`and to_account_id = ${toAccountId}`}
    ${currency === undefined ? sql`` : sql`and currency = ${currency}`}
    ${reference === undefined ? sql`` : sql`and reference = ${reference}`}
    ${paymentId === undefined ? sql`` : sql`and transaction_id = ${paymentId}`}
    ${reversalOf === undefined ? sql`` : sql`and reverses = ${reversalOf}`}
    ${metadata === undefined ? sql`` : sql`and id in (${selectWithMetadata(sql, metadata)})`}
    ${from === undefined ? sql`` : sql`and at >= ${from}`}
    ${to === undefined ? sql`` : sql`and at < ${to}`}
    ${after === undefined ? sql`` : sql`and (at, id) < (${after.at}, ${after.id})`}
  order by at desc, id desc limit ${limit}`;
};

const selectWithMetadata = (sql: Sql, metadata: Metadata) => sql`
  select transfer_id from account_transfer_metadata where metadata @> ${JSON.stringify(metadata)}::text::jsonb`;
