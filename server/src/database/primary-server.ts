import type { Sql } from './client.ts';

/**
 * Notes in the database which server it is on. Whoever is connected has checked that it is the right one. In a copy that
 * nobody has accepted the row stays as it is.
 */
export const noteServer = (sql: Sql) => sql`
  insert into primary_server (system_id, timeline)
  select system_identifier::text, ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer
  from pg_control_system()
  on conflict (only_row) do update set timeline = case
    when primary_server.system_id = excluded.system_id then excluded.timeline else primary_server.timeline end`;

/** Says that the database is on this server from now on, whatever was written to before. */
export const acceptServer = async (sql: Sql, at: Date) => {
  const [row] = await sql<{ systemId: string; timeline: number }[]>`
    insert into primary_server (system_id, timeline, accepted_at)
    select system_identifier::text, ('x' || left(pg_walfile_name(pg_current_wal_lsn()), 8))::bit(32)::integer, ${at}
    from pg_control_system()
    on conflict (only_row) do update set
      system_id = excluded.system_id, timeline = excluded.timeline, accepted_at = excluded.accepted_at
    returning system_id as "systemId", timeline`;
  return row!;
};
