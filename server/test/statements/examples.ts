import type { Sql } from '../../src/database/client.ts';

// Statements with a mistake each, which `statements.test.ts` has to find. They are never run.

export const missesColumn = (sql: Sql) =>
  sql<{ id: string; reference: string | null }[]>`select id from payments`;

export const selectsMore = (sql: Sql) => sql<{ id: string }[]>`select id, currency from payments`;

export const hasOtherType = (sql: Sql) => sql<{ total: number }[]>`select total_minor as total from payments`;

export const hasTimeInJson = (sql: Sql) => sql<{ value: { at: Date } }[]>`
  select jsonb_build_object('at', created_at) as value from payments`;

export const hidesNull = (sql: Sql) => sql<{ reference: string }[]>`select reference from payments`;

export const hidesNullOfJoin = (sql: Sql) => sql<{ number: number }[]>`
  select o.number from payments p left join operations o on o.payment_id = p.id`;

export const hidesNullOfSum = (sql: Sql) =>
  sql<{ sum: string }[]>`select sum(total_minor) as sum from payments`;

export const hidesNullOfSubquery = (sql: Sql, id: string) => sql<{ status: string }[]>`
  select (select status from payments where id = ${id}) as status`;

export const expectsNull = (sql: Sql) => sql<{ currency: string | null }[]>`select currency from payments`;

export const isOptional = (sql: Sql) => sql<{ id?: string }[]>`select id from payments`;

export const cannotBePrepared = (sql: Sql) => sql<{ id: string }[]>`select id from payment`;

const onlyOf = (sql: Sql, currency: string | undefined) =>
  currency === undefined ? sql`` : sql`where curency = ${currency}`;

/** Only with a currency. */
export const cannotAlwaysBePrepared = (sql: Sql, currency?: string) => sql<{ id: string }[]>`
  select id from payments ${onlyOf(sql, currency)}`;
