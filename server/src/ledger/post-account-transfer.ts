import type { Transaction } from '../database/client.ts';

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

/** Writes a transfer, and puts it on the list of those that are not summed yet. */
export const postAccountTransfer = async (tx: Transaction, transfer: AccountTransfer) => {
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
