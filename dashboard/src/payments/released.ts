import type { PaymentSummary } from '../api/schema.ts';

/** What the captures of an authorised payment left for the buyer; 0: nothing. */
export const releasedOf = ({
  captureMode,
  totalAmount,
  capturedAmount,
  capturableAmount,
}: Pick<PaymentSummary, 'captureMode' | 'totalAmount' | 'capturedAmount' | 'capturableAmount'>) =>
  captureMode === 'manual' && capturedAmount > 0 ? totalAmount - capturedAmount - capturableAmount : 0;
