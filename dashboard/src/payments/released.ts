import type { PaymentSummary } from '../api/schema.ts';

/** What a partial capture of an authorised payment left for the buyer; 0: nothing. */
export const releasedOf = ({
  captureMode,
  totalAmount,
  capturedAmount,
}: Pick<PaymentSummary, 'captureMode' | 'totalAmount' | 'capturedAmount'>) =>
  captureMode === 'manual' && capturedAmount > 0 ? totalAmount - capturedAmount : 0;
