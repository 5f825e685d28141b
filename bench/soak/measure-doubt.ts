import { setTimeout as pause } from 'node:timers/promises';
import type { Sql } from '../../server/src/database/client.ts';

const mostMs = 300_000;
const everyMs = 100;

/** The wallet is back: how long the operations that are open now stay in doubt. */
export const measureDoubt = async (sql: Sql): Promise<number> => {
  const backMs = performance.now();
  const atFirst = new Set(await listInDoubt(sql));
  for (;;) {
    const elapsedMs = performance.now() - backMs;
    const left = (await listInDoubt(sql)).filter((name) => atFirst.has(name));
    if (left.length === 0 || elapsedMs > mostMs) return elapsedMs;
    await pause(everyMs);
  }
};

/** Neither decided, nor left to the wallet, to a person, or to the time in which an effect may come. */
const listInDoubt = async (sql: Sql) => {
  const rows = await sql<{ name: string }[]>`
    select payment_id || ' ' || number as name from operations
    where verdict is null and pending_id is null and mismatch is null and refusal is null`;
  return rows.map(({ name }) => name);
};
