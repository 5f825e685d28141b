import type { PlatformActor } from '../../audit/record-act.ts';
import type { AccountTransfer } from '../../ledger/post-account-transfer.ts';
import { keepTransferMetadata, lockTransferMetadata } from '../../ledger/transfer-metadata-queries.ts';
import { changeMetadata, type MetadataChange } from '../../metadata.ts';
import type { Dependencies } from '../../dependencies.ts';

/** Changes what a platform keeps with its transfer. */
export const changeTransfer = (
  { sql, clock }: Dependencies,
  transfer: AccountTransfer,
  change: MetadataChange,
  by: PlatformActor,
): Promise<AccountTransfer> =>
  sql.begin(async (tx) => {
    const metadata = changeMetadata(await lockTransferMetadata(tx, transfer.id), change);
    const updatedAt = clock();
    await keepTransferMetadata(tx, transfer.id, metadata, updatedAt);
    await by.requireAccess(tx);
    return { ...transfer, metadata, updatedAt };
  });
