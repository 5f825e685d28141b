import { clearOldRows } from '../background/clear-old-rows.ts';
import type { Sql } from '../database/client.ts';
import type { Dependencies } from '../dependencies.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Answers how many it has deleted. */
const deleteOldCalls = async (sql: Sql, before: Date, limit: number) => {
  const rows = await sql`
    delete from wallet_calls where ctid = any(array(
      select ctid from wallet_calls where last_at < ${before} order by last_at limit ${limit}
      for update skip locked)) returning 1`;
  return rows.length;
};

/** Calls explain a payment to a person; no money depends on them. Safe in many processes: each deletes other rows. */
export const startForgettingCalls = ({ sql, clock, log, config }: Dependencies) =>
  clearOldRows(log, 'old calls to the wallet', (rowsMax) =>
    deleteOldCalls(sql, new Date(clock().getTime() - config.walletCallsKeptDays * dayMs), rowsMax),
  );
