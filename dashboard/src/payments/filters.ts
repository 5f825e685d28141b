import { defined } from '../api/defined.ts';
import type { operations } from '../api/schema.ts';
import { parseMoney } from '../format/money.ts';
import { startOfDay } from '../format/start-of-day.ts';
import { isPaymentStatus } from './payment-phase.ts';

/** Used as names in the address, too. */
const filterNames = [
  'search',
  'status',
  'from',
  'to',
  'platform',
  'accountId',
  'reference',
  'currency',
  'amountFrom',
  'amountTo',
  'utcDay',
  'approved',
  'declineIssue',
] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Readonly<Record<FilterName, string>>;

/** Shown only after "More filters". */
export const rareFilters = [
  'platform',
  'accountId',
  'reference',
  'currency',
  'amountFrom',
  'amountTo',
] as const;

/** Not statuses, but chosen in the same list. What the wallet contradicts may be quarantined or captured. */
export const inDoubt = 'in_doubt';
export const mismatch = 'mismatch';

/** The filters as the API takes them. */
export type PaymentQuery = NonNullable<operations['exportPayments']['parameters']['query']>;

export const readFilters = (search: URLSearchParams) =>
  Object.fromEntries(filterNames.map((name) => [name, search.get(name) ?? ''])) as Filters;

export const writeFilters = (filters: Filters) =>
  new URLSearchParams(filterNames.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]])));

export const isFiltered = (filters: Filters) => filterNames.some((name) => filters[name] !== '');

/** Trims what was typed, and adds the currency that an amount needs. */
export const tidyFilters = (draft: Filters, ownCurrency: string): Filters => {
  const tidy = Object.fromEntries(filterNames.map((name) => [name, draft[name].trim()])) as Record<
    FilterName,
    string
  >;
  tidy.currency = tidy.currency.toUpperCase();
  if (tidy.currency === '' && (tidy.amountFrom !== '' || tidy.amountTo !== '')) tidy.currency = ownCurrency;
  return tidy;
};

/** The filters that are not valid. */
export const findWrong = (filters: Filters): readonly FilterName[] => {
  const { currency } = filters;
  const isWrong: Partial<Record<FilterName, boolean>> = {
    currency: currency !== '' && !/^[A-Z]{3}$/.test(currency),
    amountFrom: filters.amountFrom !== '' && parseMoney(filters.amountFrom, currency) === undefined,
    amountTo: filters.amountTo !== '' && parseMoney(filters.amountTo, currency) === undefined,
  };
  return filterNames.filter((name) => isWrong[name]);
};

/** The figures of Home are of days of UTC. Undefined: it is no day. */
const boundsOf = (utcDay: string) => {
  const from = /^\d{4}-\d{2}-\d{2}$/.test(utcDay) ? startOfDay('UTC', utcDay) : undefined;
  return from === undefined ? undefined : { from, to: startOfDay('UTC', utcDay, 1) };
};

/** Translates the filters for the API. Days are those of the time zone, unless they are of UTC. */
export const toQuery = (filters: Filters, timeZone: string): PaymentQuery => {
  const wrong = findWrong(filters);
  const given = (name: FilterName) =>
    filters[name] === '' || wrong.includes(name) ? undefined : filters[name];
  const amount = (name: 'amountFrom' | 'amountTo') =>
    given(name) === undefined ? undefined : parseMoney(filters[name], filters.currency);
  return defined({
    search: given('search'),
    status: isPaymentStatus(filters.status) ? filters.status : undefined,
    inDoubt: filters.status === inDoubt ? true : undefined,
    mismatch: filters.status === mismatch ? true : undefined,
    from: given('from') === undefined ? undefined : startOfDay(timeZone, filters.from),
    // Up to the end of the last day.
    to: given('to') === undefined ? undefined : startOfDay(timeZone, filters.to, 1),
    platformId: /^[1-9]\d{0,8}$/.test(filters.platform) ? Number(filters.platform) : undefined,
    accountId: given('accountId'),
    reference: given('reference'),
    currency: given('currency'),
    amountFrom: amount('amountFrom'),
    amountTo: amount('amountTo'),
    approved: filters.approved === 'true' ? true : undefined,
    declineIssue: given('declineIssue'),
    ...boundsOf(filters.utcDay),
  });
};
