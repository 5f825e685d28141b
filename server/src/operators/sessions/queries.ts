import type { Sql, Transaction } from '../../database/client.ts';
import type { Operator } from '../operator.ts';
import { columns } from '../queries.ts';

export interface NewSession {
  readonly idHash: Buffer;
  readonly operatorId: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly confirmedAt: Date | null;
  readonly address: string;
  readonly userAgent: string;
}

export const insertSession = async (
  tx: Transaction,
  { idHash, operatorId, createdAt, expiresAt, confirmedAt, address, userAgent }: NewSession,
) => {
  await tx`delete from sessions where expires_at <= ${createdAt}`;
  await tx`insert into sessions (id_hash, operator_id, created_at, last_seen_at, expires_at, confirmed_at, address, user_agent)
    values (${idHash}, ${operatorId}, ${createdAt}, ${createdAt}, ${expiresAt}, ${confirmedAt}, ${address}, ${userAgent})`;
};

interface OperatorInSession extends Operator {
  readonly lastSeenAt: Date;
  readonly confirmedAt: Date | null;
}

const selectActive = (sql: Sql | Transaction, idHash: Buffer, at: Date, idleSince: Date) => sql`
  select ${columns(sql)}, s.last_seen_at as "lastSeenAt", s.confirmed_at as "confirmedAt"
  from sessions s join operators o on o.id = s.operator_id
  where s.id_hash = ${idHash} and s.expires_at > ${at} and s.last_seen_at > ${idleSince} and o.disabled_at is null`;

/** An active session whose operator is not disabled. */
export const findActiveSession = async (sql: Sql, idHash: Buffer, at: Date, idleSince: Date) => {
  const [row] = await sql.read<OperatorInSession[]>`
    ${selectActive(sql, idHash, at, idleSince)}`;
  return row;
};

/**
 * The operator of an active session. Neither the session nor the operator's role can end until the transaction does. The operator is
 * locked first, as by everybody who ends sessions.
 */
export const holdActiveSession = async (tx: Transaction, idHash: Buffer, at: Date, idleSince: Date) => {
  const [row] = await tx<OperatorInSession[]>`
    ${selectActive(tx, idHash, at, idleSince)} for share of o for key share of s`;
  return row;
};

export const touchSession = async (sql: Sql, idHash: Buffer, at: Date) => {
  await sql`update sessions set last_seen_at = ${at} where id_hash = ${idHash} and last_seen_at < ${at}`;
};

export const setConfirmed = async (tx: Transaction, idHash: Buffer, at: Date | null) => {
  await tx`update sessions set confirmed_at = ${at} where id_hash = ${idHash}`;
};

interface ActiveSession {
  readonly id: string;
  readonly idHash: Buffer;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly address: string;
  readonly userAgent: string;
}

/** Last used first, at most a thousand. */
export const listActiveSessions = (sql: Sql, operatorId: string, at: Date, idleSince: Date) => sql.read<
  ActiveSession[]
>`
  select public_id as id, id_hash as "idHash", created_at as "createdAt", last_seen_at as "lastSeenAt",
    expires_at as "expiresAt", address, user_agent as "userAgent"
  from sessions where operator_id = ${operatorId} and expires_at > ${at} and last_seen_at > ${idleSince}
  order by last_seen_at desc, public_id limit 1000`;

export const findOwnSession = async (tx: Transaction, operatorId: string, publicId: string) => {
  const [row] = await tx<{ idHash: Buffer; address: string }[]>`
    select id_hash as "idHash", address from sessions where operator_id = ${operatorId} and public_id = ${publicId}`;
  return row;
};

/** False: it has ended already. */
export const deleteSession = async (tx: Transaction, idHash: Buffer) => {
  const rows = await tx`delete from sessions where id_hash = ${idHash} returning 1`;
  return rows.length === 1;
};

/** Ends every session of an operator, except the given one if it is not null. */
export const deleteSessions = async (tx: Transaction, operatorId: string, except: Buffer | null) => {
  await tx`delete from sessions where operator_id = ${operatorId} and id_hash is distinct from ${except}`;
};
