import type { Sql, Transaction } from '../database/client.ts';
import type { Language } from '../language.ts';
import type { Operator } from './operator.ts';
import type { Role } from './roles.ts';

export const columns = (sql: Sql | Transaction) => sql`
  o.id, o.email, o.role, o.password_hash as "passwordHash", o.one_time_until as "oneTimeUntil",
  o.created_at as "createdAt", o.disabled_at as "disabledAt", o.two_factor_since is not null as "twoFactor", o.language`;

export const findOperatorByEmail = async (sql: Sql | Transaction, email: string) => {
  const [row] = await sql.read<Operator[]>`select ${columns(sql)} from operators o where o.email = ${email}`;
  return row;
};

export const findOperatorById = async (sql: Sql | Transaction, id: string) => {
  const [row] = await sql.read<Operator[]>`select ${columns(sql)} from operators o where o.id = ${id}`;
  return row;
};

/**
 * The ids of all enabled administrators. Changes at the dashboard lock these rows first, so that they wait for each
 * other.
 */
export const lockAdministrators = async (tx: Transaction) => {
  const rows = await tx<{ id: string }[]>`
    select id from operators where role = 'administrator' and disabled_at is null order by id for update`;
  return rows.map(({ id }) => id);
};

/** Changes of the operator, and of their sessions, wait for each other. */
export const lockOperator = async (tx: Transaction, id: string) => {
  await tx`select 1 from operators where id = ${id} for no key update`;
};

export interface ListedOperator extends Operator {
  readonly updatedAt: Date;
  readonly lastSeenAt: Date | null;
}

/** Oldest first. */
export const listOperatorPage = (
  sql: Sql,
  after: { createdAt: Date; id: string } | undefined,
  limit: number,
) => sql.read<ListedOperator[]>`
  select ${columns(sql)}, coalesce(o.updated_at, o.disabled_at, o.created_at) as "updatedAt", o.last_seen_at as "lastSeenAt" from operators o
  where ${after ? sql`(o.created_at, o.id) > (${after.createdAt}, ${after.id})` : sql`true`}
  order by o.created_at, o.id limit ${limit}`;

export const listOperators = (sql: Sql) =>
  sql.read<Operator[]>`select ${columns(sql)} from operators o order by o.created_at, o.email limit 1000`;

export const insertOperator = async (
  tx: Transaction,
  row: Omit<Operator, 'disabledAt' | 'twoFactor' | 'language'>,
) => {
  const rows = await tx`
    insert into operators (id, email, role, password_hash, one_time_until, created_at)
    values (${row.id}, ${row.email}, ${row.role}, ${row.passwordHash}, ${row.oneTimeUntil}, ${row.createdAt})
    on conflict (email) do nothing returning 1`;
  return rows.length === 1;
};

export const setPassword = async (
  tx: Transaction,
  id: string,
  passwordHash: string,
  oneTimeUntil: Date | null,
  at: Date,
) => {
  await tx`update operators set password_hash = ${passwordHash}, one_time_until = ${oneTimeUntil}, updated_at = ${at}
    where id = ${id}`;
};

export const disableOperator = async (tx: Transaction, id: string, at: Date) => {
  await tx`update operators set disabled_at = ${at}, updated_at = ${at} where id = ${id} and disabled_at is null`;
};

export const enableOperator = async (tx: Transaction, id: string, at: Date) => {
  await tx`update operators set disabled_at = null, updated_at = ${at} where id = ${id}`;
};

export const setRole = async (tx: Transaction, id: string, role: Role, at: Date) => {
  await tx`update operators set role = ${role}, updated_at = ${at} where id = ${id}`;
};

/**
 * False: the operator has changed since password and code were checked. True: no such change can commit before this
 * transaction, so a change that ends sessions also ends one that is opened here, and of two changes of a password one
 * wins. Not `for share`: two that hold that lock and then write would wait for each other.
 */
export const lockUnchanged = async (tx: Transaction, { id, passwordHash, twoFactor }: Operator) => {
  const rows = await tx`
    select 1 from operators where id = ${id} and password_hash = ${passwordHash} and disabled_at is null
      and (two_factor_since is not null) = ${twoFactor} for no key update`;
  return rows.length === 1;
};

export const touchOperator = async (sql: Sql | Transaction, id: string, at: Date) => {
  await sql`update operators set last_seen_at = ${at} where id = ${id} and (last_seen_at is null or last_seen_at < ${at})`;
};

export const setLanguage = async (tx: Transaction, id: string, language: Language) => {
  await tx`update operators set language = ${language} where id = ${id} and language is distinct from ${language}`;
};

/** Those who are mailed about what the service can't repair itself. */
export const listAdministrators = (tx: Transaction) => tx<Pick<Operator, 'email' | 'language'>[]>`
  select email, language from operators where role = 'administrator' and disabled_at is null order by email limit 100`;

/** The operator reads the count at the next sign-in. */
export const countFailedSignIn = async (tx: Transaction, email: string) => {
  await tx`update operators set failed_sign_ins = failed_sign_ins + 1 where email = ${email}`;
};

/** How often a sign-in failed since the last one that succeeded. Starts the count again. */
export const takeFailedSignIns = async (sql: Sql, id: string, at: Date) => {
  const [row] = await sql<{ count: number }[]>`
    with before as (select failed_sign_ins as count from operators where id = ${id} for update)
    update operators set failed_sign_ins = 0, last_seen_at = greatest(last_seen_at, ${at}) from before
    where id = ${id} returning before.count`;
  return row!.count;
};
