import { currencyDigits, formatMinor } from '../money.ts';

/** Like every file of Florin. */
const language = 'en-GB';

/** As text an amount is exact, however large it is. */
export const writeMoney = (amountMinor: bigint, currency: string) => {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(formatMinor(amountMinor, currencyDigits(currency) ?? 0) as `${number}`);
};

/** The day of a written time: `9 March 2026`. */
export const writeDay = (time: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(time.slice(0, 10)),
  );
