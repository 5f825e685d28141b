import type { Sql } from '../database/client.ts';

interface Attention {
  readonly inDoubt: bigint;
  readonly inDoubtSince: Date | null;
  readonly quarantined: bigint;
}

/** As `isInDoubt` has it. */
const isInDoubt = (sql: Sql) => sql`looks > 0 and pending_id is null and mismatch is null`;

/** Operations whose outcome the wallet did not report when asked, and those that a person has to check. */
export const findAttention = async (sql: Sql) => {
  const [row] = await sql.read<Attention[]>`
    select count(*) filter (where ${isInDoubt(sql)}) as "inDoubt",
      min(opened_at) filter (where ${isInDoubt(sql)}) as "inDoubtSince",
      count(*) filter (where mismatch is not null) as quarantined
    from operations where verdict is null`;
  return row!;
};
