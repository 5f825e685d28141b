import { Type, type Static } from 'typebox';
import { formatMinor, type MoneyError } from './money.ts';
import type { Issue } from './wire-issues.ts';

/** Money as the protocol writes it: a decimal string and its currency. */
export const WireMoney = Type.Object({
  currency_code: Type.String({ minLength: 3, maxLength: 3 }),
  value: Type.String({ maxLength: 32, pattern: '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$' }),
});
export type WireMoney = Static<typeof WireMoney>;

export const issueOfMoneyError: Record<MoneyError, Issue> = {
  unknown_currency: 'INVALID_CURRENCY_CODE',
  malformed: 'INVALID_PARAMETER_SYNTAX',
  too_precise: 'DECIMAL_PRECISION',
};

export const presentMoney = (minor: bigint, currency: string): WireMoney => ({
  currency_code: currency,
  value: formatMinor(minor, currency),
});
