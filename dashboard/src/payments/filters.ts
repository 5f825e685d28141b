import { defined } from '../api/defined.ts';
import type { operations } from '../api/schema.ts';
import { parseMoney } from '../format/money.ts';
import { isPaymentStatus } from './payment-phase.ts';

/** In the address under the same names, so that a view can be sent to somebody. */
const filterNames = [
  'search',
  'status',
  'from',
  'to',
  'accountId',
  'reference',
  'currency',
  'amountFrom',
  'amountTo',
] as const;
export type FilterName = (typeof filterNames)[number];
export type Filters = Readonly<Record<FilterName, string>>;

/** Behind "more filters". */
export const rareFilters = ['accountId', 'reference', 'currency', 'amountFrom', 'amountTo'] as const;

/** Not a status of its own, but looked for like one. */
export const inDoubt = 'in_doubt';

/** The same as the API takes it. */
export type PaymentQuery = NonNullable<operations['exportPayments']['parameters']['query']>;

export const readFilters = (search: URLSearchParams) =>
  Object.fromEntries(filterNames.map((name) => [name, search.get(name) ?? ''])) as Filters;

export const writeFilters = (filters: Filters) =>
  new URLSearchParams(filterNames.flatMap((name) => (filters[name] === '' ? [] : [[name, filters[name]]])));

export const isFiltered = (filters: Filters) => filterNames.some((name) => filters[name] !== '');

/** Midnight of a day where the operator is. */
const startOf = (day: string, daysLater = 0) => {
  const [year, month, date] = day.split('-').map(Number);
  const at = new Date(year!, month! - 1, (date ?? Number.NaN) + daysLater);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};

/** As it was typed, tidied: amounts need a currency to mean something, and that is then in the view, too. */
export const tidyFilters = (draft: Filters, ownCurrency: string): Filters => {
  const tidy = Object.fromEntries(filterNames.map((name) => [name, draft[name].trim()])) as Record<
    FilterName,
    string
  >;
  tidy.currency = tidy.currency.toUpperCase();
  if (tidy.currency === '' && (tidy.amountFrom !== '' || tidy.amountTo !== '')) tidy.currency = ownCurrency;
  return tidy;
};

/** The filters that cannot be understood, for which nothing could be looked up. */
export const findWrong = (filters: Filters): readonly FilterName[] => {
  const { currency } = filters;
  const isWrong: Partial<Record<FilterName, boolean>> = {
    currency: currency !== '' && !/^[A-Z]{3}$/.test(currency),
    amountFrom: filters.amountFrom !== '' && parseMoney(filters.amountFrom, currency) === undefined,
    amountTo: filters.amountTo !== '' && parseMoney(filters.amountTo, currency) === undefined,
  };
  return filterNames.filter((name) => isWrong[name]);
};

/** The same as the API asks for it. */
export const toQuery = (filters: Filters): PaymentQuery => {
  const wrong = findWrong(filters);
  const given = (name: FilterName) =>
    filters[name] === '' || wrong.includes(name) ? undefined : filters[name];
  const amount = (name: 'amountFrom' | 'amountTo') =>
    given(name) === undefined ? undefined : parseMoney(filters[name], filters.currency);
  return defined({
    search: given('search'),
    status: isPaymentStatus(filters.status) ? filters.status : undefined,
    inDoubt: filters.status === inDoubt ? true : undefined,
    from: given('from') === undefined ? undefined : startOf(filters.from),
    // The last day counts whole.
    to: given('to') === undefined ? undefined : startOf(filters.to, 1),
    accountId: given('accountId'),
    reference: given('reference'),
    currency: given('currency'),
    amountFrom: amount('amountFrom'),
    amountTo: amount('amountTo'),
  });
};
