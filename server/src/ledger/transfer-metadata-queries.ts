import type { Transaction } from '../database/client.ts';
import { toJsonText, type Metadata } from '../metadata.ts';

/**
 * Locks what a platform keeps with a transfer until the transaction ends, and reads it. The transfer itself cannot be locked, because
 * the service has no right to change it. Where nothing was kept, an empty row is locked instead.
 */
export const lockTransferMetadata = async (tx: Transaction, transferId: string): Promise<Metadata> => {
  const [row] = await tx<{ metadata: Metadata }[]>`
    insert into account_transfer_metadata as kept (transfer_id, metadata) values (${transferId}, '{}')
    on conflict (transfer_id) do update set metadata = kept.metadata
    returning metadata`;
  return row!.metadata;
};

export const keepTransferMetadata = async (
  tx: Transaction,
  transferId: string,
  metadata: Metadata | null,
  at: Date,
) => {
  await tx`
    update account_transfer_metadata set metadata = ${toJsonText(metadata ?? {})}::text::jsonb, updated_at = ${at}
    where transfer_id = ${transferId}`;
};
