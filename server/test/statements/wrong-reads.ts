import type { Sql } from '../../src/database/client.ts';

// Marked as reads, and not one is. They are never run.

export const locks = (sql: Sql) => sql.read`select 1 from payments for key share`;

export const callsWithEffect = (sql: Sql) => sql.read`select pg_advisory_lock(1)`;

export const setsForSession = (sql: Sql) => sql.read`
  select 1 from payments where set_config('lock_timeout', '1s', false) is not null`;

export const changesFirst = (sql: Sql) => sql.read`
  with ended as (delete from sessions returning 1) select 1 from ended`;
