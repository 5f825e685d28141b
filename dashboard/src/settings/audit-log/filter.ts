import { defined } from '../../api/defined.ts';
import type { AuditAction } from '../../api/schema.ts';
import { startOfDay } from '../../format/start-of-day.ts';

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

/** Translates the filter for the API: up to the end of the last day. */
export const toQuery = ({ actor, action, from, to }: AuditFilter, timeZone: string) =>
  defined({
    actor: actor === '' ? undefined : actor.toLowerCase(),
    action: action ?? undefined,
    from: from === '' ? undefined : startOfDay(timeZone, from),
    to: to === '' ? undefined : startOfDay(timeZone, to, 1),
  });
