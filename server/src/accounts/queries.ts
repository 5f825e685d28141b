import type { Sql } from '../database/client.ts';

export const findAccount = async (sql: Sql, id: string) => {
  const [row] = await sql<{ id: string; openedAt: Date }[]>`
    select id, opened_at as "openedAt" from accounts where id = ${id}`;
  return row;
};

/** Opening an account that is open changes nothing. */
export const insertAccount = async (sql: Sql, id: string, at: Date) => {
  await sql`insert into accounts (id, opened_at) values (${id}, ${at}) on conflict do nothing`;
};
