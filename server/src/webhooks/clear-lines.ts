import type { Sql } from '../database/client.ts';

/** Makes lines of deleted endpoints go away. Answers how many it has deleted. */
export const deleteDeadLines = async (sql: Sql, limit: number) => {
  const rows = await sql`
    delete from webhook_lines where ctid = any(array(
      select l.ctid from webhook_lines l join webhook_endpoints w on w.id = l.endpoint_id
      where w.deleted_at is not null limit ${limit} for update of l skip locked)) returning 1`;
  return rows.length;
};

/** Answers how many it has deleted. */
export const deleteOldAttempts = async (sql: Sql, limit: number) => {
  const rows = await sql`
    delete from webhook_attempts where id = any(array(
      select id from webhook_attempts where at < now() - interval '30 days' order by at limit ${limit}
      for update skip locked)) returning 1`;
  return rows.length;
};
