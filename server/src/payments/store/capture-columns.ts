import type { Sql, Transaction } from '../../database/client.ts';
import type { Capture } from '../capture.ts';

/** A capture as the database writes it. */
export interface StoredCapture extends Omit<Capture, 'amountMinor' | 'feeMinor' | 'capturedAt'> {
  readonly amountMinor: string;
  readonly feeMinor: string | null;
  readonly capturedAt: string;
}

/** The captures of the payment `p` as one value. Most payments that are read have none yet, so nothing is looked up for them. */
export const capturesColumn = (sql: Sql | Transaction) => sql`
  coalesce(case when p.captured_minor is not null then (
    select jsonb_agg(jsonb_build_object('number', c.number, 'walletCaptureId', c.wallet_capture_id,
      'amountMinor', c.amount_minor::text, 'capturedAt', c.captured_at, 'entryNumber', c.entry_number,
      'feeMinor', c.fee_minor::text, 'feeEntry', c.fee_entry, 'conversion', c.conversion) order by c.number)
    from captures c where c.payment_id = p.id) end, '[]') as captures`;

export const toCapture = (stored: StoredCapture): Capture => ({
  ...stored,
  amountMinor: BigInt(stored.amountMinor),
  feeMinor: stored.feeMinor === null ? null : BigInt(stored.feeMinor),
  capturedAt: new Date(stored.capturedAt),
});
