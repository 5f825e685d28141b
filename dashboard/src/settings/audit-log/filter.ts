import { defined } from '../../api/defined.ts';
import type { AuditAction } from '../../api/schema.ts';

/** The filter in the address. Days are in the operator's time zone. */
export interface AuditFilter {
  readonly actor: string;
  readonly action: AuditAction | null;
  readonly from: string;
  readonly to: string;
}

const readDay = (text: string | null) =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** `known` has a member for each action; other actions in the address are ignored. */
export const readFilter = (
  search: URLSearchParams,
  known: Readonly<Record<AuditAction, unknown>>,
): AuditFilter => {
  const action = search.get('action');
  return {
    actor: search.get('actor')?.trim() ?? '',
    action: action !== null && isKey(known, action) ? action : null,
    from: readDay(search.get('from')),
    to: readDay(search.get('to')),
  };
};

const isKey = <K extends string>(record: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(record, key);

export const writeFilter = (filter: AuditFilter) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filter) as [string, string | null][])
    if (value !== null && value !== '') search.set(name, value);
  return search;
};

/** Midnight of a day in the operator's time zone, or of the day after it. */
const startOf = (day: string, daysLater: number) => {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date + daysLater).toISOString();
};

/** Translates the filter for the API: up to the end of the last day. */
export const toQuery = ({ actor, action, from, to }: AuditFilter) =>
  defined({
    actor: actor === '' ? undefined : actor.toLowerCase(),
    action: action ?? undefined,
    from: from === '' ? undefined : startOf(from, 0),
    to: to === '' ? undefined : startOf(to, 1),
  });
