import type { MismatchReason } from '../api/schema.ts';
import { currencyDigits } from '../format/money.ts';
import { useFormats } from '../format/use-formats.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { wordsOf } from './words-of.ts';

/** What at the wallet doesn't match, in words. Undefined: the service has only its own sentence of it. */
export const useMismatchWords = () => {
  const sentences: Readonly<Record<string, string>> = useTexts('mismatchReasons');
  const { statuses } = useTexts('paymentStatus');
  const formats = useFormats();
  // The wallet may write more decimals than the currency has: then its own words stay.
  const withAmounts = (value: string) =>
    value.replaceAll(
      /\b(\d{1,12})(?:\.(\d{1,4}))? ([A-Z]{3})\b/g,
      (written, whole: string, fraction: string | undefined, currency: string) =>
        (fraction ?? '').length === currencyDigits(currency)
          ? formats.money(Number(whole + (fraction ?? '')), currency)
          : written,
    );
  const wordOf = (name: string, value: string) =>
    name === 'status' ? wordsOf(statuses, value) : withAmounts(value);
  return (reason: MismatchReason | null) =>
    reason === null || !Object.hasOwn(sentences, reason.code)
      ? undefined
      : sentences[reason.code]!.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
          wordOf(name, reason.values[name] ?? '?'),
        );
};

/** The reason in the details of an event. Null: an earlier version has written its sentence alone. */
export const readReason = (details: Readonly<Record<string, unknown>>) =>
  (details['mismatch'] as MismatchReason | undefined) ?? null;
