import type { Transaction } from '../database/client.ts';
import { toJsonText, type Metadata } from '../metadata.ts';

/** Money that a platform or an operator moved from one account to another. Only its metadata can change. */
export interface AccountTransfer {
  readonly id: string;
  /** The owner of both accounts. */
  readonly platformId: number;
  readonly at: Date;
  /** When its metadata changed. */
  readonly updatedAt: Date;
  readonly fromAccountId: string;
  readonly toAccountId: string;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly comment: string | null;
  /** The payment that the platform says it belongs to. */
  readonly paymentId: string | null;
  readonly reference: string | null;
  readonly metadata: Metadata | null;
  /** Null: an operator requested it. */
  readonly apiKeyId: string | null;
  /** The e-mail address. Null: a platform requested it. */
  readonly operator: string | null;
}

/** Writes a transfer, and puts it on the list of those that are not summed yet. */
export const postAccountTransfer = async (tx: Transaction, transfer: Omit<AccountTransfer, 'updatedAt'>) => {
  const {
    id,
    platformId,
    at,
    fromAccountId,
    toAccountId,
    currency,
    amountMinor,
    comment,
    paymentId,
    reference,
    metadata,
    apiKeyId,
    operator,
  } = transfer;
  await tx`
    with written as (
      insert into account_transfers (id, platform_id, at, from_account_id, to_account_id, currency, amount_minor, comment,
        transaction_id, reference, api_key_id, operator)
      values (${id}, ${platformId}, ${at}, ${fromAccountId}, ${toAccountId}, ${currency}, ${amountMinor}, ${comment},
        ${paymentId}, ${reference}, ${apiKeyId}, ${operator})
      returning id),
    noted as (
      insert into account_transfer_metadata (transfer_id, metadata)
      select id, metadata from written cross join (values (${toJsonText(metadata)}::text::jsonb)) as given (metadata)
      where metadata is not null)
    insert into account_transfers_to_sum (id) select id from written`;
};
