import type { Conversion, Fees } from '../wallet/wallet.ts';

/** Money of a payment that the wallet has captured and that is booked. */
export interface Capture {
  readonly number: number;
  readonly walletCaptureId: string;
  readonly amountMinor: bigint;
  readonly capturedAt: Date;
  /** The entry that moved the money. */
  readonly entryNumber: number;
  /** What the wallet kept of it. Null: it hasn't reported it. */
  readonly feeMinor: bigint | null;
  /** The entry that books the fee. */
  readonly feeEntry: number | null;
  readonly conversion: Conversion | null;
}

/** A capture that is booked with a move of its payment. */
export interface NewCapture extends Fees {
  readonly walletCaptureId: string;
  readonly amountMinor: bigint;
}

/** What the wallet kept of all captures. Null: nothing is captured, or it hasn't reported the fee of one. */
export const sumFees = (captures: readonly Capture[]): bigint | null =>
  captures.length === 0
    ? null
    : captures.reduce<bigint | null>(
        (sum, { feeMinor }) => (sum === null || feeMinor === null ? null : sum + feeMinor),
        0n,
      );

export const findCapture = (captures: readonly Capture[], walletCaptureId: string | undefined) =>
  captures.find((capture) => capture.walletCaptureId === walletCaptureId);

/** A capture's id names its payment, as a refund's does. */
export const captureIdOf = (paymentId: string, { number }: Pick<Capture, 'number'>) =>
  `${paymentId}-c${number}`;
