import { defined } from '../../api/defined.ts';
import type { RefundStatus } from '../../api/schema.ts';
import { startOfDay } from '../../format/start-of-day.ts';

/** Used as names in the address, too. Days are in the operator's time zone. */
const filterNames = ['status', 'accountId', 'from', 'to'] as const;
export type RefundFilters = Readonly<Record<(typeof filterNames)[number], string>>;

export const readFilters = (search: URLSearchParams) =>
  Object.fromEntries(filterNames.map((name) => [name, search.get(name) ?? ''])) as RefundFilters;

export const writeFilters = (filters: RefundFilters) =>
  new URLSearchParams(
    filterNames.flatMap((name) => (filters[name].trim() === '' ? [] : [[name, filters[name].trim()]])),
  );

export const isFiltered = (filters: RefundFilters) => filterNames.some((name) => filters[name] !== '');

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Translates the filters for the API. `known` has a member for each status; what is not valid is ignored. */
export const toQuery = (
  { status, accountId, from, to }: RefundFilters,
  timeZone: string,
  known: Readonly<Record<RefundStatus, unknown>>,
) =>
  defined({
    status: Object.hasOwn(known, status) ? (status as RefundStatus) : undefined,
    accountId: accountId === '' ? undefined : accountId,
    from: isDay(from) ? startOfDay(timeZone, from) : undefined,
    // Up to the end of the last day.
    to: isDay(to) ? startOfDay(timeZone, to, 1) : undefined,
  });
