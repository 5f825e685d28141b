import type { Transaction } from '../../database/client.ts';
import { feeTransfers, type FeeSubject } from '../../ledger/fee-transfers.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import type { Conversion, Fees } from '../../wallet/wallet.ts';
import type { Payment } from '../payment.ts';

/** A capture or a completed refund, with what is known of its fee. */
export interface Charged {
  readonly subject: FeeSubject;
  readonly paymentId: string;
  /** Null: it is the capture. */
  readonly refundNumber: number | null;
  readonly entryNumber: number;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint | null;
  readonly feeEntry: number | null;
  readonly conversion: Conversion | null;
}

export const chargedCapture = (payment: Payment): Charged => ({
  ...payment,
  subject: 'capture',
  paymentId: payment.id,
  refundNumber: null,
  entryNumber: 1,
  amountMinor: payment.capturedMinor!,
});

/** Where fees are written: the transaction of a caller who has locked the payment. */
export interface Book {
  readonly tx: Transaction;
  readonly at: Date;
}

/** Whether the wallet can have kept, or given back, so much. Anything else is never booked (docs/decisions/036). */
export const isPossibleFee = ({ amountMinor }: Charged, feeMinor: bigint) =>
  feeMinor >= 0n && feeMinor <= amountMinor;

/** Books a fee that the wallet has told, if none is booked. False: there is nothing new in it. */
export const bookFee = async ({ tx, at }: Book, charged: Charged, told: Fees): Promise<boolean> => {
  const { subject, paymentId, entryNumber, currency } = charged;
  const isNew = charged.feeMinor === null && told.feeMinor !== undefined;
  const feeMinor = isNew && isPossibleFee(charged, told.feeMinor) ? told.feeMinor : null;
  const conversion = charged.conversion === null ? (told.conversion ?? null) : null;
  if (feeMinor === null && conversion === null) return false;
  const feeEntry = feeMinor
    ? await postEntry(
        tx,
        paymentId,
        at,
        { kind: 'fee', feeOf: entryNumber },
        feeTransfers(subject, currency, feeMinor),
      )
    : null;
  await keepFee({ tx, at }, charged, { feeMinor, feeEntry, conversion });
  return true;
};

/** Books another fee than before: the difference is posted by an entry that names the one it corrects. */
export const correctFee = async ({ tx, at }: Book, charged: Charged, feeMinor: bigint) => {
  const { subject, paymentId, currency, feeEntry: corrected } = charged;
  if (corrected === null) return bookFee({ tx, at }, { ...charged, feeMinor: null }, { feeMinor });
  const transfers = feeTransfers(subject, currency, feeMinor - (charged.feeMinor ?? 0n));
  const reason = { kind: 'correction', corrects: corrected } as const;
  const feeEntry = await postEntry(tx, paymentId, at, reason, transfers);
  await keepFee({ tx, at }, charged, { feeMinor, feeEntry, conversion: null });
  return true;
};

/** What is null stays as it is. */
interface Kept {
  readonly feeMinor: bigint | null;
  readonly feeEntry: number | null;
  readonly conversion: Conversion | null;
}

const keepFee = async (
  { tx, at }: Book,
  { paymentId, refundNumber }: Charged,
  { feeMinor, feeEntry, conversion }: Kept,
) => {
  const changed = tx`
    fee_minor = coalesce(${feeMinor}::bigint, fee_minor), fee_entry = coalesce(${feeEntry}::integer, fee_entry),
    conversion = coalesce(${conversion && JSON.stringify(conversion)}::text::jsonb, conversion)`;
  if (refundNumber !== null)
    await tx`update refunds set ${changed}, updated_at = ${at} where payment_id = ${paymentId} and number = ${refundNumber}`;
  else await tx`update payments set ${changed}, updated_at = ${at} where id = ${paymentId}`;
};
