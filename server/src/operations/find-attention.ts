import type { Sql } from '../database/client.ts';

interface Attention {
  readonly inDoubt: bigint;
  readonly inDoubtSince: Date | null;
  readonly quarantined: bigint;
}

/** Operations whose outcome the wallet did not report when asked, and those that a person has to check. */
export const findAttention = async (sql: Sql) => {
  const [row] = await sql.read<Attention[]>`
    select count(*) filter (where mismatch is null and looks > 0) as "inDoubt",
      min(opened_at) filter (where mismatch is null and looks > 0) as "inDoubtSince",
      count(*) filter (where mismatch is not null) as quarantined
    from operations where verdict is null`;
  return row!;
};
