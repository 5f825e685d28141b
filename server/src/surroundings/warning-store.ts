import type { Sql } from '../database/client.ts';
import { warningKinds, type Warning } from './warning.ts';

const shownMax = 20;

/** Keeps what a process has found now, in place of what it found before. */
export const keepWarnings = async (sql: Sql, process: string, warnings: readonly Warning[]) => {
  const kinds = warnings.map(({ kind }) => kind);
  const details = warnings.map(({ detail }) => detail.slice(0, 500));
  await sql`
    delete from surroundings_warnings
    where process = ${process} and kind <> all(${kinds}) or last_at < now() - interval '1 day'`;
  if (warnings.length === 0) return;
  await sql`
    insert into surroundings_warnings (process, kind, detail, last_at)
    select ${process}, found.kind, found.detail, now() from unnest(${kinds}::text[], ${details}::text[]) as found (kind, detail)
    on conflict (process, kind) do update set detail = excluded.detail, last_at = excluded.last_at`;
};

export interface FoundWarning extends Warning {
  readonly process: string;
}

/** What any process has found lately. Each looks once a minute; the findings of one that has ended lapse. */
export const listWarnings = (sql: Sql) => sql.read<FoundWarning[]>`
  select process, kind, detail from surroundings_warnings
  where last_at > now() - interval '3 minutes' order by array_position(${[...warningKinds]}::text[], kind), process limit ${shownMax}`;
