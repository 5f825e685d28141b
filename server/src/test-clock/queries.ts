import type { Sql, Transaction } from '../database/client.ts';

export const readAheadSeconds = async (sql: Sql) => {
  const [row] = await sql<{ ahead: bigint }[]>`select ahead_seconds as ahead from test_clock`;
  return Number(row!.ahead);
};

/** How far ahead it is now. Undefined: that would be further than it goes. */
export const addAheadSeconds = async (tx: Transaction, seconds: number, mostSeconds: number) => {
  const [row] = await tx<{ ahead: bigint }[]>`
    update test_clock set ahead_seconds = ahead_seconds + ${seconds}
    where ahead_seconds + ${seconds} <= ${mostSeconds} returning ahead_seconds as ahead`;
  return row && Number(row.ahead);
};
