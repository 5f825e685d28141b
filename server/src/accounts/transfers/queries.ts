import type { Sql, Transaction } from '../../database/client.ts';

/** Money that a platform or an operator moved from one account to another. It never changes. */
export interface AccountTransfer {
  readonly id: string;
  /** The owner of both accounts. */
  readonly platformId: number;
  readonly at: Date;
  readonly fromAccountId: string;
  readonly toAccountId: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly comment: string | null;
  /** Null: an operator ordered it. */
  readonly apiKeyId: string | null;
  /** The e-mail address. Null: a platform ordered it. */
  readonly operator: string | null;
}

const columns = (sql: Sql | Transaction) => sql`
  id, platform_id as "platformId", at, from_account_id as "fromAccountId", to_account_id as "toAccountId", currency, amount_minor as "amountMinor", comment,
  api_key_id as "apiKeyId", operator`;

export const findTransfer = async (sql: Sql | Transaction, id: string) => {
  const [row] = await sql.read<
    AccountTransfer[]
  >`select ${columns(sql)} from account_transfers where id = ${id}`;
  return row;
};

/** Writes a transfer, and puts it on the list of those that are not summed yet. */
export const insertTransfer = async (tx: Transaction, transfer: AccountTransfer) => {
  const {
    id,
    platformId,
    at,
    fromAccountId,
    toAccountId,
    currency,
    amountMinor,
    comment,
    apiKeyId,
    operator,
  } = transfer;
  await tx`
    with written as (
      insert into account_transfers (id, platform_id, at, from_account_id, to_account_id, currency, amount_minor, comment,
        api_key_id, operator)
      values (${id}, ${platformId}, ${at}, ${fromAccountId}, ${toAccountId}, ${currency}, ${amountMinor}, ${comment}, ${apiKeyId},
        ${operator})
      returning id)
    insert into account_transfers_to_sum (id) select id from written`;
};

export interface TransferFilter {
  /** Absent: those of every platform. */
  readonly platformId?: number | undefined;
  /** On either side. */
  readonly accountId?: string | undefined;
  readonly fromAccountId?: string | undefined;
  readonly toAccountId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

export type TransferPlace = Pick<AccountTransfer, 'at' | 'id'>;

/** Newest first. */
export const listTransfers = (
  sql: Sql,
  { platformId, accountId, fromAccountId, toAccountId, from, to }: TransferFilter,
  after: TransferPlace | undefined,
  limit: number,
) => sql.read<AccountTransfer[]>`
  select ${columns(sql)} from account_transfers
  where true
    ${platformId === undefined ? sql`` : sql`and platform_id = ${platformId}`}
    ${accountId === undefined ? sql`` : sql`and (from_account_id = ${accountId} or to_account_id = ${accountId})`}
    ${fromAccountId === undefined ? sql`` : sql`and from_account_id = ${fromAccountId}`}
    ${toAccountId === undefined ? sql`` : sql`and to_account_id = ${toAccountId}`}
    ${from === undefined ? sql`` : sql`and at >= ${from}`}
    ${to === undefined ? sql`` : sql`and at < ${to}`}
    ${after === undefined ? sql`` : sql`and (at, id) < (${after.at}, ${after.id})`}
  order by at desc, id desc limit ${limit}`;
