import type { Transaction } from '../database/client.ts';
import { toJsonText, type Metadata } from '../metadata.ts';

/**
 * The kinds of accounts between which money moves without an entry of a payment. A platform has one commission account, which has
 * no id.
 */
export type TransferableKind = 'account' | 'commission';

/** Money that a platform or an operator moved from one account to another. Only its metadata can change. */
export interface AccountTransfer {
  readonly id: string;
  /** The owner of both accounts. */
  readonly platformId: number;
  readonly at: Date;
  /** When its metadata changed, or it was reversed. */
  readonly updatedAt: Date;
  readonly fromKind: TransferableKind;
  readonly fromAccountId: string | null;
  readonly toKind: TransferableKind;
  readonly toAccountId: string | null;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly comment: string | null;
  /** The payment that the platform says it belongs to. */
  readonly paymentId: string | null;
  readonly reference: string | null;
  /** The transfer whose money goes back by this one. */
  readonly reversalOf: string | null;
  /** What it is a part of. Null: it was made by itself. */
  readonly distributionId: string | null;
  /** What reversals have taken back of it. */
  readonly reversedMinor: bigint;
  readonly metadata: Metadata | null;
  /** Null: an operator requested it. */
  readonly apiKeyId: string | null;
  /** The e-mail address. Null: a platform requested it. */
  readonly operator: string | null;
}

/** What is written of a transfer: the rest is read from what refers to it. */
export type NewAccountTransfer = Omit<AccountTransfer, 'updatedAt' | 'reversedMinor'>;

/** Writes a transfer, and puts it on the list of those that are not summed yet. */
export const postAccountTransfer = async (tx: Transaction, transfer: NewAccountTransfer) => {
  const {
    id,
    platformId,
    at,
    fromKind,
    fromAccountId,
    toKind,
    toAccountId,
    currency,
    amountMinor,
    comment,
    paymentId,
    reference,
    reversalOf,
    distributionId,
    metadata,
    apiKeyId,
    operator,
  } = transfer;
  await tx`
    with written as (
      insert into account_transfers (id, platform_id, at, from_kind, from_account_id, to_kind, to_account_id, currency,
        amount_minor, comment, transaction_id, reference, reverses, distribution, api_key_id, operator)
      values (${id}, ${platformId}, ${at}, ${fromKind}, ${fromAccountId}, ${toKind}, ${toAccountId}, ${currency}, ${amountMinor},
        ${comment}, ${paymentId}, ${reference}, ${reversalOf}, ${distributionId}, ${apiKeyId}, ${operator})
      returning id),
    noted as (
      insert into account_transfer_metadata (transfer_id, metadata)
      select id, metadata from written cross join (values (${toJsonText(metadata)}::text::jsonb)) as given (metadata)
      where metadata is not null)
    insert into account_transfers_to_sum (id) select id from written`;
};
