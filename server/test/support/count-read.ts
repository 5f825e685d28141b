import { onTestFinished } from 'vitest';
import { connect, connectForReports, type Sql } from '../../src/database/client.ts';
import { givenServer } from './server.ts';

/** A service that does nothing by itself, so that only the test reads, the one connection that it reads with, and those for lists. */
export const givenCounted = async () => {
  const server = await givenServer();
  await server.stopService();
  const sql = connect(server.deps.config.databaseUrl!, 1);
  const reports = connectForReports(server.deps.config.databaseUrl!);
  onTestFinished(() => sql.close());
  onTestFinished(() => reports.close());
  return { server, sql, reports };
};

/** How many rows of the table and its parts, and entries of their indexes, were read so far by the connections. */
export const countRead = async (sql: Sql, table: string) => {
  // One connection writes and one reads, and each reports what it has done only once in a while by itself.
  await sql.begin((tx) => tx`select pg_stat_force_next_flush()`);
  await sql.read`select pg_stat_force_next_flush()`;
  const [row] = await sql<[{ read: number }]>`
    select (
      (select sum(idx_tup_read) from pg_stat_user_indexes where starts_with(relname, ${table})) +
      (select sum(seq_tup_read) from pg_stat_user_tables where starts_with(relname, ${table})))::float8 as read`;
  return row.read;
};
