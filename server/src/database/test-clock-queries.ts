import type { Sql, Transaction } from './client.ts';

export const readAheadSeconds = async (sql: Sql) => {
  const [row] = await sql.read<{ ahead: bigint }[]>`select ahead_seconds as ahead from test_clock`;
  return Number(row!.ahead);
};

/** Returns how far ahead the clock is now. Undefined: the new value would be above the maximum. */
export const addAheadSeconds = async (tx: Transaction, seconds: number, maxSeconds: number) => {
  const [row] = await tx<{ ahead: bigint }[]>`
    update test_clock set ahead_seconds = ahead_seconds + ${seconds}
    where ahead_seconds + ${seconds} <= ${maxSeconds} returning ahead_seconds as ahead`;
  return row && Number(row.ahead);
};
