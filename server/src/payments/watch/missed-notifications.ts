import type { Sql } from '../../database/client.ts';

const minuteMs = 60_000;
const keptMs = 60 * minuteMs;
/** One is enough to know that notifications are missed. */
const rowsMax = 1000;

interface Found {
  readonly id: string;
  readonly walletProvider: string;
}

/** A planned look has found an approval without a notification so far. */
export const noteUnnotified = async (sql: Sql, { id, walletProvider }: Found, at: Date) => {
  await sql`
    with old as (
      delete from unnotified_approvals
      where wallet_provider = ${walletProvider} and found_at < ${new Date(at.getTime() - keptMs)})
    insert into unnotified_approvals (payment_id, wallet_provider, found_at)
    select ${id}, ${walletProvider}, ${at}
    where (select count(*) from (select from unnotified_approvals limit ${rowsMax}) as kept) < ${rowsMax}
    on conflict do nothing`;
};

/** The notification came after the look: it was late, and not missed. */
export const noteNotified = async (sql: Sql, ids: readonly string[]) => {
  await sql`delete from unnotified_approvals where payment_id = any(${ids})`;
};

/** Whether a notification of any payment was missed in the last hour. One that is a minute late counts. */
export const wasAnyMissed = async (sql: Sql, walletProvider: string, at: Date) => {
  const [row] = await sql.read<{ isMissed: boolean }[]>`
    select exists (
      select from unnotified_approvals where wallet_provider = ${walletProvider}
        and found_at between ${new Date(at.getTime() - keptMs)} and ${new Date(at.getTime() - minuteMs)}) as "isMissed"`;
  return row!.isMissed;
};
