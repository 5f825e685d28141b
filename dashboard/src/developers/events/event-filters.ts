import { defined } from '../../api/defined.ts';
import type { Event } from '../../api/schema.ts';

/** Used as names in the address, too. */
const filterNames = ['search', 'type'] as const;
export type EventFilters = Readonly<Record<(typeof filterNames)[number], string>>;

export const readFilters = (params: URLSearchParams) =>
  Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ''])) as EventFilters;

export const writeFilters = (filters: EventFilters) =>
  new URLSearchParams(
    filterNames.flatMap((name) => (filters[name].trim() === '' ? [] : [[name, filters[name].trim()]])),
  );

export const isFiltered = (filters: EventFilters) => filterNames.some((name) => filters[name] !== '');

/** Translates the filters for the API. `known` has a member for each type; what is not valid is ignored. */
export const toQuery = ({ search, type }: EventFilters, known: Readonly<Record<Event['type'], unknown>>) =>
  defined({
    search: search === '' ? undefined : search,
    type: Object.hasOwn(known, type) ? (type as Event['type']) : undefined,
  });
