import { currencyDigits, formatMinor } from '../money.ts';

/** As commands print it: `12.50 EUR`. */
export const formatAmount = (amountMinor: number | bigint, currency: string) =>
  `${formatMinor(BigInt(amountMinor), currencyDigits(currency) ?? 0)} ${currency}`;
