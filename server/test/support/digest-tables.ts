import type { Sql } from '../../src/database/client.ts';

/** A short text for everything that each table contains, as this connection sees it. */
export const digestTables = async (sql: Sql, except: readonly string[] = []) => {
  const tables = await sql<{ name: string }[]>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = any('{r,p}') and not relispartition order by relname`;
  const digests = tables
    .filter(({ name }) => !except.includes(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from ${name} t`,
    );
  return sql.script<{ name: string; digest: string }[]>(`${digests.join(' union all ')} order by name`);
};
