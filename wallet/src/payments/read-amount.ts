import { parseMinor } from '../money.ts';
import { issueError } from '../wire-error.ts';
import type { Issue } from '../wire-issues.ts';
import { issueOfMoneyError, type WireMoney } from '../wire-money.ts';

/** Reads the amount of a payments call into minor units. `otherCurrency` is the issue for a wrong currency. */
export const readAmount = (amount: WireMoney, currency: string, otherCurrency: Issue): bigint => {
  const where = { field: '/amount/value', value: amount.value, location: 'body' } as const;
  if (amount.currency_code !== currency) {
    throw issueError(otherCurrency, {
      field: '/amount/currency_code',
      value: amount.currency_code,
      location: 'body',
    });
  }
  const minor = parseMinor(amount.value, currency);
  if (typeof minor === 'string') throw issueError(issueOfMoneyError[minor], where);
  if (minor <= 0n) throw issueError('CANNOT_BE_ZERO_OR_NEGATIVE', where);
  return minor;
};
