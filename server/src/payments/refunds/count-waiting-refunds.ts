import type { Sql } from '../../database/client.ts';

interface WaitingRefunds {
  readonly refused: bigint;
  readonly undecided: bigint;
}

/**
 * Refunds that somebody has to look after: those that the wallet refused since then for a reason that may pass, and that nobody has
 * requested again, and those that it has accepted before then and not decided.
 */
export const countWaitingRefunds = async (sql: Sql, since: Date) => {
  const [row] = await sql.read<WaitingRefunds[]>`
    select
      (select count(*) from refunds r where refusal = 'later' and status = 'failed' and created_at >= ${since} and not exists (
        select from refunds e where e.payment_id = r.payment_id and e.number > r.number
          and e.status = any ('{under_way,pending,completed}'))) as refused,
      (select count(*) from refunds where status = 'pending' and created_at < ${since}) as undecided`;
  return row!;
};
