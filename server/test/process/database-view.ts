import { connectAlone, type Sql } from '../../src/database/client.ts';

/** Locks single rows, so that every change of them has to wait. */
export const openRowLocks = async (databaseUrl: string) => {
  const client = await connectAlone(databaseUrl);
  await client.script('begin');
  return {
    lock: async (table: string, column: string, value: string) => {
      const rows = await client.script(`select 1 from ${table} where ${column} = '${value}' for update`);
      if (rows.length !== 1) throw new Error(`there is no ${table} row with ${column} ${value}`);
    },
    /** Releases all locks. The processes that waited were killed, so their connections are ended first. */
    release: async () => {
      await client`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await client.script('rollback');
      await client.close();
    },
  };
};

/** The changes that wait for a locked row, without renewals of leases. */
export const listWaiting = async (sql: Sql) => {
  const rows = await sql<{ statement: string }[]>`
    select substring(query from '(insert into \\w+|update (?!of )\\w+)') as statement from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
      and query not like '%update operations set due_at%' and query not like '%set running_until%'
    order by statement`;
  return rows.map(({ statement }) => statement);
};

/** Whether a payment has been read since then. */
export const wasLookedUp = async (sql: Sql, since: Date) => {
  const rows = await sql`
    select 1 from pg_stat_activity where datname = current_database() and query_start > ${since}
      and query like '%where p.id = $%'`;
  return rows.length > 0;
};
