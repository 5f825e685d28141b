import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../start/config.ts';
import { makePrivateFolder } from '../start/private-file.ts';
import { StartFault } from '../start/start-fault.ts';
import { connect, connectForReports, isDatabaseAway, type Sql } from './client.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';

export interface Database {
  readonly sql: Sql;
  /** For lists and reports. */
  readonly reports: Sql;
  /** False once an embedded PostgreSQL has ended by itself. */
  isRunning(): Promise<boolean>;
  close(): Promise<void>;
}

/** Held by the one process that may stop the embedded PostgreSQL. A killed process lets go of it by itself. */
const ownerLock = 7_302_115;
const ownerDeadlineMs = 5000;

type Opener = 'service' | 'command';

/** Opens and migrates the database: the one of DATABASE_URL, or the embedded one of the data folder. */
export const openDatabase = async (config: Config, opener: Opener, at: Date): Promise<Database> => {
  const database = config.databaseUrl
    ? openByUrl(config.databaseUrl, config)
    : await openEmbedded(config, opener);
  try {
    await migrate(database.sql, config.environment, at);
    return database;
  } catch (error) {
    await database.close();
    if (!isDatabaseAway(error) && !isRefusal(error)) throw error;
    throw new StartFault(
      `The database does not let us in: ${(error as Error).message}.\n` +
        'Check that it is running and that DATABASE_URL has the right host, port, user, password and database.',
    );
  }
};

/** PostgreSQL's classes 28 (authorization) and 3D (no such database). */
const isRefusal = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(28|3D)/.test(String(error.code));

const openByUrl = (url: string, config: Config): Database => {
  const sql = connect(url, config.databaseConnections);
  const reports = connectForReports(url);
  const close = async () => {
    await Promise.all([sql.end({ timeout: 5 }), reports.end({ timeout: 5 })]);
  };
  return { sql, reports, isRunning: async () => true, close };
};

const openEmbedded = async (config: Config, opener: Opener): Promise<Database> => {
  await makePrivateFolder(config.environmentDir);
  const postgres = await openEmbeddedPostgres(config.environmentDir, { durable: true });
  const sql = connect(postgres.url, config.databaseConnections);
  const reports = connectForReports(postgres.url);
  const isGuest = opener === 'command' && postgres.foundRunning;
  const owner = isGuest ? undefined : await becomeOwner(sql, config);
  return {
    sql,
    reports,
    isRunning: () => postgres.isRunning(),
    close: async () => {
      owner?.release();
      await Promise.all([sql.end({ timeout: 5 }), reports.end({ timeout: 5 })]);
      if (!isGuest) await postgres.stop();
    },
  };
};

const becomeOwner = async (sql: Sql, config: Config) => {
  const connection = await sql.reserve();
  const deadline = Date.now() + ownerDeadlineMs;
  for (;;) {
    const [row] = await connection<
      { locked: boolean }[]
    >`select pg_try_advisory_lock(${ownerLock}) as locked`;
    if (row?.locked) return connection;
    if (Date.now() > deadline) break;
    await pause(50);
  }
  await sql.end({ timeout: 0 });
  throw new StartFault(
    `Another Florin is running on the data folder ${config.environmentDir}.\n` +
      'Stop it first, or give this one another FLORIN_DATA_DIR.',
  );
};
