import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from '../environment.ts';
import { invariant } from '../invariant.ts';
import { StartFault } from '../start/start-fault.ts';
import type { Sql, Transaction } from './client.ts';
import { isLockTaken } from './errors.ts';
import { hasFormerTable } from './foreign-database.ts';

const standardFolder = join(import.meta.dirname, '../../migrations');

/** Any number will do, as long as nothing else in the database uses it. */
const migrationLock = 7_302_114;

/** A lock is waited for two seconds, and then everybody who queues behind us goes first. */
const lockTries = 30;
const lockPauseMs = 500;

export interface Step {
  readonly version: number;
  readonly name: string;
  readonly text: string;
  /** The oldest version of the schema whose programs still work after this step. */
  readonly worksWith: number;
  /** Repeated until it returns no row, each time in a transaction of its own: for tables with many rows. */
  readonly isBatch: boolean;
}

const nameForm = /^(?<version>\d{4})-[\w-]+(?<batch>\.batch)?\.sql$/;

/** The steps that this program knows, in their order. */
export const readSteps = async (folder = standardFolder): Promise<readonly Step[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const steps = await Promise.all(
    names.map(async (name): Promise<Step> => {
      const { version, batch } = nameForm.exec(name)?.groups ?? {};
      invariant(version !== undefined, `${name} is not named like a migration: 0002-what-it-does.sql`);
      const text = await readFile(join(folder, name), 'utf8');
      const worksWith = Number(/^-- works with: (\d+)$/m.exec(text)?.[1] ?? version);
      return { version: Number(version), name, text, worksWith, isBatch: batch !== undefined };
    }),
  );
  for (const [index, { version, name }] of steps.entries())
    invariant(version === index + 1, `${name} does not follow the migration before it`);
  return steps;
};

/**
 * Brings the schema up to this program's. Each step is a transaction; processes that start together take turns. The
 * connection is one of its own: a step may take as long as it needs. A role without rights can call it when there is
 * nothing to do.
 */
export const migrate = async (sql: Sql, environment: Environment, at: Date, folder?: string) => {
  const steps = await readSteps(folder);
  await inTurn(sql, 'make the table of migrations', async (tx) => {
    await makeMigrationsTable(tx);
    await refuseOtherSteps(tx, steps);
    // Before the first step: production must not be migrated by a process that only forgot FLORIN_ENV.
    if (await hasTable(tx, 'installation')) await isBoundTo(tx, environment);
  });
  for (const step of steps) {
    while (await inTurn(sql, step.name, (tx) => applyStep(tx, step, at)));
  }
  await inTurn(sql, 'bind the database to its environment', (tx) => bindToEnvironment(tx, environment, at));
};

/** One transaction, while no other process migrates. */
export const inTurn = async <T>(
  sql: Sql,
  name: string,
  work: (tx: Transaction) => Promise<T>,
  triesMax = lockTries,
): Promise<T> => {
  let hasTurn = false;
  for (let tries = 1; ; tries += 1) {
    try {
      return await sql.begin(async (tx) => {
        hasTurn = false;
        await tx`select pg_advisory_xact_lock(${migrationLock})`;
        hasTurn = true;
        return work(tx);
      });
    } catch (error) {
      if (!isLockTaken(error)) throw error;
      if (tries === triesMax) throw hasTurn ? lockedOut(name) : othersTurn(name);
      await pause(lockPauseMs);
    }
  }
};

const lockedOut = (name: string) =>
  new StartFault(
    `The migration ${name} did not get a lock that it needs: someone has held it for a minute.\n` +
      'Look for long transactions in pg_stat_activity, end them, and start again. This step was not applied.',
  );

/** Its transaction is a long one, too, and must not be ended. */
const othersTurn = (name: string) =>
  new StartFault(
    `The migration ${name} has to wait: another process has been migrating this database for a minute.\n` +
      'Leave that one alone, and start again when it has ended. This step was not applied.',
  );

export const hasTable = async (sql: Sql | Transaction, name: 'installation' | 'florin_migrations') => {
  const [found] = await sql.read<{ exists: boolean }[]>`select to_regclass(${name}) is not null as exists`;
  return found!.exists;
};

/** The view has the name that the table once had, for programs from then: they read there that they are too old. */
const makeMigrationsTable = async (tx: Transaction) => {
  if (await hasTable(tx, 'florin_migrations')) return;
  const table = (await hasFormerTable(tx))
    ? 'alter table migrations rename to florin_migrations'
    : `create table florin_migrations (
        version integer primary key, name text not null, applied_at timestamptz not null, works_with integer not null)`;
  await tx.script(`${table}; create view migrations as select * from florin_migrations`);
};

/** Refuses a schema that was made by other steps than ours: nothing leads from there to here. */
export const refuseOtherSteps = async (sql: Sql | Transaction, steps: readonly Step[]) => {
  const applied = await sql.read<{ version: number; name: string }[]>`
    select version, name from florin_migrations order by version`;
  const other = applied.find(
    ({ version, name }) => version <= steps.length && steps[version - 1]!.name !== name,
  );
  if (other === undefined) return;
  throw new StartFault(
    `This database was made by a development version of Florin, before the first release (step ${other.name}), and\n` +
      'cannot be brought up to date. Remove its data folder, or choose another FLORIN_DATA_DIR or DATABASE_URL.\n' +
      'Nothing was changed.',
  );
};

/** True: the step has more to do. */
const applyStep = async (tx: Transaction, { version, name, text, worksWith, isBatch }: Step, at: Date) => {
  const applied = await tx<
    { version: number }[]
  >`select version from florin_migrations order by version desc`;
  if (applied.some((row) => row.version === version)) return false;
  const rows = await tx.script(text).catch((error: unknown) => {
    if (isLockTaken(error)) throw error;
    const { message } = error as Error;
    throw new StartFault(`The migration ${name} failed: ${message}.\nThis step was not applied.`);
  });
  if (isBatch && rows.length > 0) return true;
  await tx`insert into florin_migrations (version, name, applied_at, works_with)
    values (${version}, ${name}, ${at}, ${worksWith})`;
  return false;
};

/** Whether the database is bound to an environment already. Refuses one that is bound to the other environment. */
export const isBoundTo = async (sql: Sql | Transaction, environment: Environment) => {
  const [bound] = await sql.read<{ environment: Environment }[]>`select environment from installation`;
  if (bound === undefined) return false;
  if (bound.environment === environment) return true;
  throw new StartFault(
    `This database belongs to ${bound.environment}, and FLORIN_ENV says ${environment}.\n` +
      'Each environment has a database of its own: set DATABASE_URL to the right one. Nothing was changed.',
  );
};

const bindToEnvironment = async (tx: Transaction, environment: Environment, at: Date) => {
  if (await isBoundTo(tx, environment)) return;
  await tx`insert into installation (environment, created_at) values (${environment}, ${at})`;
};
