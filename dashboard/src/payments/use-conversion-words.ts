import type { Conversion } from '../api/schema.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';

/** What the wallet has paid out, or taken, in the currency in which it keeps the money. */
export const useConversionWords = () => {
  const { facts: texts } = useTexts('paymentDetails');
  const formats = useFormats();
  return ({ currency, amount, rate }: Conversion) => texts.converted(formats.money(amount, currency), rate);
};
