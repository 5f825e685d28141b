import type { Sql } from '../database/client.ts';

/** Some 15,000 payments. An index on debug ids would cost every call. */
const callsMax = 50_000;

/** One of the newest calls, by the id that the wallet gave its answer. */
export const findCallOf = async (sql: Sql, debugIds: readonly string[]) => {
  const [row] = await sql.read<{ paymentId: string; operation: string }[]>`
    select payment_id as "paymentId", operation from (
      select payment_id, operation, debug_id from wallet_calls order by last_at desc limit ${callsMax}) as newest
    where debug_id = any(${debugIds}) limit 1`;
  return row;
};
