import type { Sql, Transaction } from '../../database/client.ts';
import { Problem } from '../../problem.ts';

export interface Platform {
  readonly id: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const columns = (sql: Sql | Transaction) =>
  sql`id, name, created_at as "createdAt", coalesce(updated_at, created_at) as "updatedAt"`;

/** The oldest first. There are few. */
export const listPlatforms = (sql: Sql) => sql<Platform[]>`
  select ${columns(sql)} from platforms order by id limit 1000`;

const findPlatform = async (sql: Sql | Transaction, id: number) => {
  const [row] = await sql<Platform[]>`
    select ${columns(sql)} from platforms where id = ${id}`;
  return row;
};

export const findPlatformByName = async (tx: Transaction, name: string) => {
  const [row] = await tx<Platform[]>`select ${columns(tx)} from platforms where name = ${name}`;
  return row;
};

export const countPlatforms = async (tx: Transaction) => {
  const [row] = await tx<{ count: number }[]>`select count(*)::integer as count from platforms`;
  return row!.count;
};

/** Undefined: another one has this name. */
export const insertPlatform = async (tx: Transaction, name: string, at: Date) => {
  const [row] = await tx<Platform[]>`
    insert into platforms (name, created_at) values (${name}, ${at})
    on conflict do nothing returning ${columns(tx)}`;
  return row;
};

/** False: another one has this name. */
export const renamePlatform = async (tx: Transaction, id: number, name: string, at: Date) => {
  const rows = await tx`
    update platforms set name = ${name}, updated_at = ${at}
    where id = ${id} and not exists (select from platforms o where o.name = ${name} and o.id <> ${id}) returning 1`;
  return rows.length === 1;
};

/** Transactions that take commission earned with a platform wait for each other. Those that only refer to the platform don't. */
export const lockPlatform = async (tx: Transaction, id: number) => {
  await tx`select 1 from platforms where id = ${id} for no key update`;
};

export const getPlatform = async (sql: Sql | Transaction, id: number) => {
  const platform = await findPlatform(sql, id);
  if (!platform) throw new Problem('not_found', `There is no platform ${id}.`);
  return platform;
};
