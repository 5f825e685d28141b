import type { PlatformActor } from '../../audit/record-act.ts';
import { invariant } from '../../invariant.ts';
import { changeMetadata, toJsonText, type MetadataChange } from '../../metadata.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Refund } from './refund.ts';
import { findRefund, lockRefund } from './queries.ts';

/** Changes what a platform keeps with its refund. */
export const changeRefund = (
  { sql, clock }: Dependencies,
  { paymentId, number }: Refund,
  change: MetadataChange,
  by: PlatformActor,
): Promise<Refund> =>
  sql.begin(async (tx) => {
    await lockRefund(tx, paymentId, number);
    const refund = await findRefund(tx, paymentId, number);
    invariant(refund, `refund ${number} of ${paymentId} has vanished`);
    const metadata = changeMetadata(refund.metadata, change);
    const updatedAt = clock();
    await tx`
      update refunds set metadata = ${toJsonText(metadata)}::text::jsonb, updated_at = ${updatedAt}
      where payment_id = ${paymentId} and number = ${number}`;
    await by.requireAccess(tx);
    return { ...refund, metadata, updatedAt };
  });
