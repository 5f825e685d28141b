import type { PlatformActor } from '../../audit/record-act.ts';
import { invariant } from '../../invariant.ts';
import { changeMetadata, toJsonText, type MetadataChange } from '../../metadata.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockPayment } from '../store/queries.ts';
import type { Payment } from '../payment.ts';

/**
 * Changes what a platform keeps with its payment. `updated_at` stays: a capture that was prepared before the change still goes
 * through.
 */
export const changePayment = (
  { sql, clock }: Dependencies,
  id: string,
  change: MetadataChange,
  by: PlatformActor,
): Promise<Payment> =>
  sql.begin(async (tx) => {
    const payment = await lockPayment(tx, id);
    invariant(payment, `payment ${id} has vanished`);
    const metadata = changeMetadata(payment.metadata, change);
    const detailsChangedAt = clock();
    await tx`
      update payments set metadata = ${toJsonText(metadata)}::text::jsonb, details_changed_at = ${detailsChangedAt}
      where id = ${id}`;
    await by.requireAccess(tx);
    return { ...payment, metadata, detailsChangedAt };
  });
