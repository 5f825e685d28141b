import { currencyDigits, formatMinor, type Money } from '../money.ts';
import { escapeHtml } from '../escape-html.ts';
import type { Language } from '../language.ts';
import { languages } from './i18n/languages.ts';

/** What a buyer is shown of their payment. */
export interface ShownPayment {
  /** The host that the buyer goes back to: the name by which they know the shop. */
  readonly shop: string;
  readonly amount: Money;
  /** The platform's own, if it gave one. */
  readonly reference: string | null;
}

/** Which payment the page is about: a buyer may have several under way. */
export const paymentFacts = (payment: ShownPayment | undefined, language: Language) => {
  if (payment === undefined) return '';
  const texts = languages[language].payment;
  const facts = [
    [texts.shop, payment.shop],
    [texts.amount, formatAmount(payment.amount, language)],
    ...(payment.reference === null ? [] : [[texts.reference, payment.reference]]),
  ];
  const rows = facts.map(
    ([name = '', value = '']) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<dl>\n${rows.join('\n')}\n</dl>\n`;
};

/** With the decimals of ISO 4217. The formatter's own table follows cash, and leaves those of some currencies out. */
const formatAmount = ({ currency, amountMinor }: Money, language: Language) => {
  const digits = currencyDigits(currency) ?? 2;
  const options = {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
  const text = formatMinor(amountMinor, digits) as Intl.StringNumericLiteral;
  return new Intl.NumberFormat(language, options as Intl.NumberFormatOptions).format(text);
};
