import type { Sql } from '../../database/client.ts';

/**
 * Counts an attempt unless the subject is blocked, in one statement, so that parallel attempts are all counted.
 * Returns the count, or the end of the block.
 */
export const countAttempt = async (
  sql: Sql,
  {
    subject,
    free,
    at,
    forgetAt,
    longestSeconds,
  }: { subject: string; free: number; at: Date; forgetAt: Date; longestSeconds: number },
) => {
  const counted = await sql<{ attempts: number }[]>`
    insert into sign_in_attempts as a (subject, attempts, blocked_until, forget_at)
    values (${subject}, 1, '-infinity', ${forgetAt})
    on conflict (subject) do update set
      attempts = case when a.forget_at <= ${at} then 1 else a.attempts + 1 end,
      blocked_until = case when a.forget_at <= ${at} or a.attempts + 1 < ${free} then '-infinity'::timestamptz
        else ${at}::timestamptz + make_interval(secs => least(${longestSeconds}::float8, 2.0 ^ least(a.attempts + 1 - ${free}, 30))) end,
      forget_at = ${forgetAt}
    where a.blocked_until <= ${at}
      or a.blocked_until > ${at}::timestamptz + make_interval(secs => ${longestSeconds}::float8)
    returning attempts`;
  if (counted[0]) return { attempts: counted[0].attempts };
  const [row] = await sql.read<{ blockedUntil: Date }[]>`
    select blocked_until as "blockedUntil" from sign_in_attempts where subject = ${subject}`;
  return { blockedUntil: row?.blockedUntil ?? at };
};

export const forgetAttempts = async (sql: Sql, subject: string) => {
  await sql`delete from sign_in_attempts where subject = ${subject}`;
};

/** Deletes the oldest counts that no longer matter, and answers how many. */
export const deleteOldAttempts = async (sql: Sql, at: Date, rowsMax: number) => {
  const rows = await sql`
    with old as materialized (
      select subject from sign_in_attempts where forget_at <= ${at}
      order by forget_at limit ${rowsMax} for update skip locked)
    delete from sign_in_attempts a using old where a.subject = old.subject
    returning 1`;
  return rows.length;
};

/** Removes one attempt from the count, because it succeeded. */
export const takeBackAttempt = async (sql: Sql, subject: string) => {
  await sql`delete from sign_in_attempts where subject = ${subject} and attempts = 1`;
  await sql`update sign_in_attempts set attempts = attempts - 1, blocked_until = '-infinity'
    where subject = ${subject} and attempts > 1`;
};
