import type { PaymentSummary } from '../api/schema.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** What is under way at the wallet, since when, and how it stands. Undefined: nothing. */
export const useOperationWords = ({
  operation,
  currency,
}: Pick<PaymentSummary, 'operation' | 'currency'>): string | undefined => {
  const { operation: texts } = useTexts('paymentStatus');
  const formats = useFormats();
  if (operation === null) return undefined;
  const { kind, progress, amount, since } = operation;
  return `${texts.kinds[kind](formats.money(amount, currency), formats.time(since))} ${texts.progress[progress]}`;
};
