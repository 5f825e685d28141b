import { DatabaseError } from 'pg';

/** The database cannot be reached, or did not answer in time. What was asked of it may or may not have had its effect. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

/** The server that answers is a standby, or was made read-only. */
export class ReadOnlyServer extends DatabaseAway {
  override name = 'ReadOnlyServer';
}

/** The server that answers is not the one that was written to before: an old primary that came back, or a copy (docs/reliability.md#f32). */
export class WrongServer extends DatabaseAway {
  override name = 'WrongServer';
}

const codeOf = (error: unknown) => (error instanceof DatabaseError ? (error.code ?? '') : '');

/**
 * True for a database that is away, starting, stopping, full, read-only or out of connections, and for what someone
 * else's work kept from being done in time: it is worth trying again. PostgreSQL's error classes 08 (connection), 28
 * (a password that was just changed), 53 (resources), 57P (operator intervention), and single codes.
 */
export const isDatabaseAway = (error: unknown) =>
  error instanceof DatabaseAway || /^(08|28|53|57P|40001|40P01|25006|57014|55P03|26000)/.test(codeOf(error));

/** The statement has surely had no effect, because of what others did at the same time, or took too long. */
export const wasRolledBack = (error: unknown) => /^(40001|40P01|57014|55P03)$/.test(codeOf(error));

/** The statement took longer than its connection allows. */
export const isOutOfTime = (error: unknown) => codeOf(error) === '57014';

/** A lock was not free within the time set for it. */
export const isLockTaken = (error: unknown) => codeOf(error) === '55P03';

/** The server was demoted since the connection was opened. */
export const isReadOnly = (error: unknown) => codeOf(error) === '25006';

/**
 * The connection does not have the statement that it was believed to have prepared, or has it for an older form of the
 * table. It has had no effect, and works on a new connection.
 */
export const isStaleStatement = (error: unknown) =>
  codeOf(error) === '26000' ||
  (codeOf(error) === '0A000' && /cached plan must not change/.test((error as Error).message));

/** PostgreSQL's classes 28 (authorization) and 3D (no such database). */
export const isRefusedEntry = (error: unknown) => /^(28|3D)/.test(codeOf(error));

/** The role does not have a right that the statement needs. */
export const isForbidden = (error: unknown) => codeOf(error) === '42501';

/** After this the connection cannot be used any more. What is no error of the database leaves it as it is. */
export const endsConnection = (error: unknown) =>
  error instanceof DatabaseAway ||
  (error instanceof DatabaseError &&
    (error.severity !== 'ERROR' || isReadOnly(error) || isStaleStatement(error)));

/** An error of the server stays what it is; everything else is a connection that was lost, refused or too slow. */
export const asDatabaseError = (error: unknown): Error => {
  if (error instanceof DatabaseError || error instanceof DatabaseAway) return error;
  const message = error instanceof Error ? error.message : String(error);
  return new DatabaseAway(message, { cause: error });
};
