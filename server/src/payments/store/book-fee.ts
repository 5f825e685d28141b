import type { Transaction } from '../../database/client.ts';
import { feeTransfers, type FeeSubject } from '../../ledger/fee-transfers.ts';
import { postEntry } from '../../ledger/post-entry.ts';
import type { Conversion, Fees } from '../../wallet/wallet.ts';
import type { Capture } from '../capture.ts';
import type { Payment } from '../payment.ts';

/** A capture or a completed refund, with what is known of its fee. */
export interface Charged {
  readonly subject: FeeSubject;
  readonly paymentId: string;
  /** Of the capture or refund. */
  readonly number: number;
  readonly entryNumber: number;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint | null;
  readonly feeEntry: number | null;
  readonly conversion: Conversion | null;
}

export const chargedCapture = ({ id, currency }: Payment, capture: Capture): Charged => ({
  ...capture,
  subject: 'capture',
  paymentId: id,
  currency,
});

/** Where fees are written: the transaction of a caller who has locked the payment. */
export interface Book {
  readonly tx: Transaction;
  readonly at: Date;
}

/** Whether the wallet can have kept, or given back, so much. Anything else is never booked (docs/decisions/036). */
export const isPossibleFee = ({ amountMinor }: Charged, feeMinor: bigint) =>
  feeMinor >= 0n && feeMinor <= amountMinor;

/** Books a fee that the wallet has reported, if none is booked. False: there is nothing new in it. */
export const bookFee = async ({ tx, at }: Book, charged: Charged, reported: Fees): Promise<boolean> => {
  const { subject, paymentId, entryNumber, currency } = charged;
  const isNew = charged.feeMinor === null && reported.feeMinor !== undefined;
  const feeMinor = isNew && isPossibleFee(charged, reported.feeMinor) ? reported.feeMinor : null;
  const conversion = charged.conversion === null ? (reported.conversion ?? null) : null;
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
  { subject, paymentId, number }: Charged,
  { feeMinor, feeEntry, conversion }: Kept,
) => {
  const changed = tx`
    fee_minor = coalesce(${feeMinor}::bigint, fee_minor), fee_entry = coalesce(${feeEntry}::integer, fee_entry),
    conversion = coalesce(${conversion && JSON.stringify(conversion)}::text::jsonb, conversion)`;
  if (subject === 'refund') {
    await tx`update refunds set ${changed}, updated_at = ${at} where payment_id = ${paymentId} and number = ${number}`;
    return;
  }
  await tx`update captures set ${changed} where payment_id = ${paymentId} and number = ${number}`;
  await tx`update payments set updated_at = ${at} where id = ${paymentId}`;
};
