import type { Sql, Transaction } from '../../database/client.ts';

export interface TwoFactor {
  readonly nonce: string;
  readonly secretId: string;
  /** Null: started, but not yet confirmed by a first code. */
  readonly since: Date | null;
}

const select = (sql: Sql | Transaction, operatorId: string) => sql`
  select two_factor_nonce as nonce, two_factor_secret_id as "secretId", two_factor_since as since
  from operators where id = ${operatorId} and two_factor_nonce is not null and two_factor_secret_id is not null`;

export const findTwoFactor = async (sql: Sql, operatorId: string) => {
  const [row] = await sql.read<TwoFactor[]>`${select(sql, operatorId)}`;
  return row;
};

/** False: two-factor sign-in is already on. */
export const beginTwoFactor = async (
  tx: Transaction,
  operatorId: string,
  { nonce, secretId }: Pick<TwoFactor, 'nonce' | 'secretId'>,
) => {
  const rows = await tx`
    update operators set two_factor_nonce = ${nonce}, two_factor_secret_id = ${secretId}, two_factor_step = 0
    where id = ${operatorId} and two_factor_since is null returning 1`;
  return rows.length === 1;
};

/** False: another phone was started since, or two-factor sign-in is already on. */
export const confirmTwoFactor = async (
  tx: Transaction,
  operatorId: string,
  { nonce, step, at }: { nonce: string; step: number; at: Date },
) => {
  const rows = await tx`
    update operators set two_factor_since = ${at}, two_factor_step = ${step}, updated_at = ${at}
    where id = ${operatorId} and two_factor_nonce = ${nonce} and two_factor_since is null returning 1`;
  return rows.length === 1;
};

/** Uses up the code of a step and of all steps before it. True for exactly one of several parallel calls. */
export const useStep = async (sql: Sql, operatorId: string, nonce: string, step: number) => {
  const rows = await sql`
    update operators set two_factor_step = ${step}
    where id = ${operatorId} and two_factor_nonce = ${nonce} and two_factor_step < ${step} returning 1`;
  return rows.length === 1;
};

export const clearTwoFactor = async (tx: Transaction, operatorId: string, at: Date) => {
  await tx`update operators set two_factor_nonce = null, two_factor_secret_id = null, two_factor_since = null,
    two_factor_step = 0, updated_at = ${at} where id = ${operatorId}`;
  await tx`delete from recovery_codes where operator_id = ${operatorId}`;
};

export const replaceRecoveryCodes = async (
  tx: Transaction,
  operatorId: string,
  hashes: readonly Buffer[],
) => {
  await tx`delete from recovery_codes where operator_id = ${operatorId}`;
  await tx`
    insert into recovery_codes (operator_id, code_hash)
    select ${operatorId}, code_hash from unnest(${hashes}::bytea[]) as given (code_hash)`;
};

/** Deletes the code. True for exactly one of several parallel calls. */
export const useRecoveryCode = async (sql: Transaction, operatorId: string, hash: Buffer) => {
  const rows = await sql`
    delete from recovery_codes where operator_id = ${operatorId} and code_hash = ${hash} returning 1`;
  return rows.length === 1;
};

export const countRecoveryCodes = async (sql: Sql, operatorId: string) => {
  const [row] = await sql.read<{ count: number }[]>`
    select count(*)::integer as count from recovery_codes where operator_id = ${operatorId}`;
  return row!.count;
};
