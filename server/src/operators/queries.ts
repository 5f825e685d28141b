import type { Sql, Transaction } from '../database/client.ts';
import type { Operator, Role } from './operator.ts';

const columns = (sql: Sql | Transaction) => sql`
  o.id, o.email, o.role, o.password_hash as "passwordHash", o.must_change_password as "mustChangePassword",
  o.created_at as "createdAt", o.disabled_at as "disabledAt", o.two_factor_since is not null as "twoFactor"`;

export const findOperatorByEmail = async (sql: Sql | Transaction, email: string) => {
  const [row] = await sql<Operator[]>`select ${columns(sql)} from operators o where o.email = ${email}`;
  return row;
};

export const findOperatorById = async (sql: Sql | Transaction, id: string) => {
  const [row] = await sql<Operator[]>`select ${columns(sql)} from operators o where o.id = ${id}`;
  return row;
};

/** The ids of those who are not disabled. Whoever changes operators holds these rows, so that changes stand in line. */
export const lockAdministrators = async (tx: Transaction) => {
  const rows = await tx<{ id: string }[]>`
    select id from operators where role = 'administrator' and disabled_at is null order by id for update`;
  return rows.map(({ id }) => id);
};

/** False: no longer one. True: stays one until the transaction ends. */
export const lockAdministrator = async (tx: Transaction, id: string) => {
  const rows = await tx`
    select 1 from operators where id = ${id} and role = 'administrator' and disabled_at is null for share`;
  return rows.length === 1;
};

export type ListedOperator = Operator & { readonly lastSeenAt: Date | null };

/** Oldest first. */
export const listOperatorPage = (
  sql: Sql,
  after: { createdAt: Date; id: string } | undefined,
  limit: number,
) => sql<ListedOperator[]>`
  select ${columns(sql)}, o.last_seen_at as "lastSeenAt" from operators o
  where ${after ? sql`(o.created_at, o.id) > (${after.createdAt}, ${after.id})` : sql`true`}
  order by o.created_at, o.id limit ${limit}`;

export const listOperators = (sql: Sql) =>
  sql<Operator[]>`select ${columns(sql)} from operators o order by o.created_at, o.email limit 1000`;

export const insertOperator = async (tx: Transaction, row: Omit<Operator, 'disabledAt' | 'twoFactor'>) => {
  const rows = await tx`
    insert into operators (id, email, role, password_hash, must_change_password, created_at)
    values (${row.id}, ${row.email}, ${row.role}, ${row.passwordHash}, ${row.mustChangePassword}, ${row.createdAt})
    on conflict (email) do nothing returning 1`;
  return rows.length === 1;
};

export const setPassword = async (
  tx: Transaction,
  id: string,
  passwordHash: string,
  mustChangePassword: boolean,
) => {
  await tx`update operators set password_hash = ${passwordHash}, must_change_password = ${mustChangePassword}
    where id = ${id}`;
};

export const disableOperator = async (tx: Transaction, id: string, at: Date) => {
  await tx`update operators set disabled_at = ${at} where id = ${id} and disabled_at is null`;
};

export const enableOperator = async (tx: Transaction, id: string) => {
  await tx`update operators set disabled_at = null where id = ${id}`;
};

export const setRole = async (tx: Transaction, id: string, role: Role) => {
  await tx`update operators set role = ${role} where id = ${id}`;
};

export interface NewSession {
  readonly idHash: Buffer;
  readonly operatorId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly address: string;
  readonly userAgent: string;
}

export const insertSession = async (
  tx: Transaction,
  { idHash, operatorId, createdAt, expiresAt, address, userAgent }: NewSession,
) => {
  await tx`delete from sessions where expires_at <= ${createdAt}`;
  await tx`insert into sessions (id_hash, operator_id, created_at, last_seen_at, expires_at, address, user_agent)
    values (${idHash}, ${operatorId}, ${createdAt}, ${createdAt}, ${expiresAt}, ${address}, ${userAgent})`;
};

/** The living session of an operator who is still allowed in. */
export const findLivingSession = async (sql: Sql, idHash: Buffer, at: Date, idleSince: Date) => {
  const [row] = await sql<(Operator & { lastSeenAt: Date })[]>`
    select ${columns(sql)}, s.last_seen_at as "lastSeenAt"
    from sessions s join operators o on o.id = s.operator_id
    where s.id_hash = ${idHash} and s.expires_at > ${at} and s.last_seen_at > ${idleSince} and o.disabled_at is null`;
  return row;
};

export const touchSession = async (sql: Sql, idHash: Buffer, at: Date) => {
  await sql`update sessions set last_seen_at = ${at} where id_hash = ${idHash} and last_seen_at < ${at}`;
};

export const touchOperator = async (sql: Sql | Transaction, id: string, at: Date) => {
  await sql`update operators set last_seen_at = ${at} where id = ${id} and (last_seen_at is null or last_seen_at < ${at})`;
};

interface LivingSession {
  readonly id: string;
  readonly idHash: Buffer;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly address: string;
  readonly userAgent: string;
}

/** Latest use first. An operator who signs in a thousand times within half an hour does not need the oldest shown. */
export const listLivingSessions = (sql: Sql, operatorId: string, at: Date, idleSince: Date) => sql<
  LivingSession[]
>`
  select public_id as id, id_hash as "idHash", created_at as "createdAt", last_seen_at as "lastSeenAt",
    expires_at as "expiresAt", address, user_agent as "userAgent"
  from sessions where operator_id = ${operatorId} and expires_at > ${at} and last_seen_at > ${idleSince}
  order by last_seen_at desc, public_id limit 1000`;

export const deleteSessionByPublicId = async (tx: Transaction, operatorId: string, publicId: string) => {
  const [row] = await tx<{ idHash: Buffer; address: string }[]>`
    delete from sessions where operator_id = ${operatorId} and public_id = ${publicId}
    returning id_hash as "idHash", address`;
  return row;
};

export const deleteSession = async (tx: Transaction, idHash: Buffer) => {
  await tx`delete from sessions where id_hash = ${idHash}`;
};

/** Ends every session of an operator but, at choice, the present one. */
export const deleteSessions = async (tx: Transaction, operatorId: string, except: Buffer | null) => {
  await tx`delete from sessions where operator_id = ${operatorId} and id_hash is distinct from ${except}`;
};

/**
 * Counts an attempt unless the subject is blocked, in one statement: parallel attempts cannot pass each other.
 * Answers the time it is blocked until, or undefined when the attempt may go on.
 */
export const countAttempt = async (
  sql: Sql,
  {
    subject,
    free,
    at,
    forgetAt,
    longestSeconds,
  }: { subject: string; free: number; at: Date; forgetAt: Date; longestSeconds: number },
) => {
  const counted = await sql`
    insert into sign_in_attempts as a (subject, attempts, blocked_until, forget_at)
    values (${subject}, 1, '-infinity', ${forgetAt})
    on conflict (subject) do update set
      attempts = case when a.forget_at <= ${at} then 1 else a.attempts + 1 end,
      blocked_until = case when a.forget_at <= ${at} or a.attempts + 1 < ${free} then '-infinity'::timestamptz
        else ${at}::timestamptz + make_interval(secs => least(${longestSeconds}::float8, 2.0 ^ least(a.attempts + 1 - ${free}, 30))) end,
      forget_at = ${forgetAt}
    where a.blocked_until <= ${at}
      or a.blocked_until > ${at}::timestamptz + make_interval(secs => ${longestSeconds}::float8)
    returning 1`;
  if (counted.length === 1) return undefined;
  const [row] = await sql<{ blockedUntil: Date }[]>`
    select blocked_until as "blockedUntil" from sign_in_attempts where subject = ${subject}`;
  return row?.blockedUntil ?? at;
};

export const forgetAttempts = async (sql: Sql, subject: string, at: Date) => {
  await sql`delete from sign_in_attempts where subject = ${subject} or forget_at <= ${at}`;
};

/** An attempt that succeeded was none. */
export const takeBackAttempt = async (sql: Sql, subject: string) => {
  await sql`delete from sign_in_attempts where subject = ${subject} and attempts = 1`;
  await sql`update sign_in_attempts set attempts = attempts - 1, blocked_until = '-infinity'
    where subject = ${subject} and attempts > 1`;
};

/** Keeps what was asked for at the sign-in from changing until the session is there to be ended by the change. */
export const lockUnchanged = async (tx: Transaction, { id, passwordHash, twoFactor }: Operator) => {
  const rows = await tx`
    select 1 from operators where id = ${id} and password_hash = ${passwordHash} and disabled_at is null
      and (two_factor_since is not null) = ${twoFactor} for share`;
  return rows.length === 1;
};
