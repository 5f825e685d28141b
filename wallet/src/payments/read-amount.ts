import { issueError, type Issue } from '../http/wire-error.ts';
import { parseMinor, type MoneyFault } from '../money.ts';

const issueOfFault: Record<MoneyFault, Issue> = {
  unknown_currency: 'INVALID_CURRENCY_CODE',
  malformed: 'INVALID_PARAMETER_SYNTAX',
  too_precise: 'DECIMAL_PRECISION',
};

/** The minor units of an amount in a payments call; another currency is refused with the call's own issue. */
export const readAmount = (
  amount: { currency_code: string; value: string },
  currency: string,
  otherCurrency: Issue,
): bigint => {
  const where = { field: '/amount/value', value: amount.value, location: 'body' } as const;
  if (amount.currency_code !== currency) {
    throw issueError(otherCurrency, {
      field: '/amount/currency_code',
      value: amount.currency_code,
      location: 'body',
    });
  }
  const minor = parseMinor(amount.value, currency);
  if (typeof minor === 'string') throw issueError(issueOfFault[minor], where);
  if (minor <= 0n) throw issueError('CANNOT_BE_ZERO_OR_NEGATIVE', where);
  return minor;
};
