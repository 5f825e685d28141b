import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../start/config.ts';
import { makePrivateFolder } from '../start/private-file.ts';
import { readSettingFile } from '../start/read-setting-file.ts';
import { StartFault } from '../start/start-fault.ts';
import { checkSchema } from './check-schema.ts';
import { connect, connectAlone, connectForChecks, connectForReports, type Sql } from './client.ts';
import { openEmbeddedPostgres } from './embedded-postgres.ts';
import { isDatabaseAway, isForbidden, isRefusedEntry, WrongServer } from './errors.ts';
import { refuseForeignDatabase } from './foreign-database.ts';
import { explainWrongServer, guardServer } from './guard-server.ts';
import { grantToService, lacksRight, refuseExcessRights, refuseMissingRights } from './grants.ts';
import { splitHosts } from './hosts.ts';
import { migrate } from './migrate.ts';
import { acceptServer } from './primary-server.ts';
import {
  describeDatabase,
  readRecordedServer,
  recordDatabase,
  recordServer,
  refuseOtherDatabase,
} from './recorded-database.ts';
import { makeServerMemory, type ServerMemory } from './server-memory.ts';
import { program } from '../program.ts';

export interface Database {
  readonly sql: Sql;
  /** For lists and reports. */
  readonly reports: Sql;
  /** For checks of the database itself. */
  readonly checks: Sql;
  /** False once an embedded PostgreSQL has ended by itself. */
  isRunning(): Promise<boolean>;
  close(): Promise<void>;
}

/** The role that the service has in an embedded PostgreSQL. It is made beside the owner's, with the same password. */
const serviceRole = 'florin_service';

/** A command works with the database as it is. Only a migration changes its schema, and the service that of an own sandbox. */
type Opener = 'service' | 'command' | 'migration';

/** May be called more than once; the later calls wait for the first. */
type Load = () => Promise<unknown>;

/** Where the database is, and who goes in. */
interface Location {
  readonly serviceUrl: string;
  readonly ownerUrl: string;
  /** The role to give rights to after a migration. */
  readonly grantTo: string | undefined;
  /** Makes the service's role, if the place has one of its own. */
  makeRole(owner: Sql): Promise<void>;
  isRunning(): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens the database: the one of DATABASE_URL, or the embedded one of the data folder. The service of a sandbox brings the schema
 * of the embedded one up to date by itself; every other schema is only checked. `load` loads code, which keeps this thread busy:
 * so it is called when an embedded PostgreSQL has been started and needs us no more. Nobody connects before it is done: on a slow
 * machine it would use up the time that a connection may take.
 */
export const openDatabase = async (
  config: Config,
  opener: 'service' | 'command',
  at: Date,
  { log, load = async () => {} }: { readonly log?: Logger; readonly load?: Load } = {},
): Promise<Database> => {
  const location = await openLocation(config, opener, at, load);
  const readPassword = passwordReader(config);
  try {
    const memory = makeMemory(config, opener, log);
    const sql = connect(location.serviceUrl, config.databaseConnections, { readPassword, memory });
    const reports = connectForReports(location.serviceUrl, { readPassword, memory });
    const checks = connectForChecks(location.serviceUrl, { readPassword, memory });
    const closeAll = () => Promise.all([sql.close(), reports.close(), checks.close()]);
    const close = async () => {
      await closeAll();
      await location.close();
    };
    try {
      if (config.databaseUrl === undefined) await checkEmbedded(location.serviceUrl, config);
      else await checkDatabase(sql, config);
      if (opener === 'service') await recordDatabase(config);
      if (memory) await guard(sql, memory, config, log);
    } catch (error) {
      await closeAll();
      throw error;
    }
    return { sql, reports, checks, isRunning: location.isRunning, close };
  } catch (error) {
    await location.close();
    throw explainDatabaseFault(config, error);
  }
};

/** Where the database is, for one who only looks. Nothing is checked, noted or changed. */
export const openUnchecked = async (config: Config, at: Date) => {
  const { serviceUrl: url, close } = await openLocation(config, 'command', at, async () => {});
  return { url, readPassword: passwordReader(config), close };
};

/** The embedded database has one server, which belongs to its folder. */
const makeMemory = (config: Config, opener: Opener, log: Logger | undefined) => {
  if (config.databaseUrl === undefined) return undefined;
  return makeServerMemory({
    onLearn: (server) => {
      if (opener !== 'service') return;
      // Without it a restart has the row of the database and the other hosts to go by.
      recordServer(config, server).catch((error: unknown) =>
        log?.warn({ err: error }, 'the data folder could not be told which database server is used'),
      );
    },
    onRefuse: (refusal) =>
      log?.error({ err: refusal }, 'ALERT: a database server is refused, because another one was written to'),
  });
};

const guard = async (sql: Sql, memory: ServerMemory, config: Config, log: Logger | undefined) => {
  const recorded = await readRecordedServer(config);
  const url = config.databaseUrl!;
  const isGuarded = await guardServer(sql, memory, { url, readPassword: passwordReader(config), recorded });
  if (!isGuarded)
    log?.warn(
      'the database server does not say which one it is: an old primary that comes back is not noticed',
    );
};

/** Says that the database is on the server of DATABASE_URL from now on. */
export const acceptDatabaseServer = async (config: Config, at: Date) => {
  const { databaseUrl } = config;
  if (databaseUrl === undefined || splitHosts(databaseUrl).length > 1)
    throw new StartFault(
      'Name in DATABASE_URL the one server that the database is on now. Nothing was done.',
    );
  try {
    const sql = await connectAlone(databaseUrl, passwordReader(config));
    try {
      await checkSchema(sql, config.environment);
      return await acceptServer(sql, at);
    } finally {
      await sql.close();
    }
  } catch (error) {
    throw explainDatabaseFault(config, error);
  }
};

/** An embedded PostgreSQL may be busy with its own start, so the first connection has more time than those of requests. */
const checkEmbedded = async (url: string, config: Config) => {
  const sql = await connectAlone(url);
  try {
    await checkDatabase(sql, config);
  } finally {
    await sql.close();
  }
};

const checkDatabase = async (sql: Sql, config: Config) => {
  await refuseForeignDatabase(sql, describeDatabase(config));
  await checkSchema(sql, config.environment);
  if (config.environment !== 'production') return;
  await refuseMissingRights(sql);
  await refuseExcessRights(sql);
};

/** Brings the schema up to date, and gives a role the rights of the service. */
export const migrateDatabase = async (config: Config, grantTo: string | undefined, at: Date) => {
  const location = await openLocation(config, 'migration', at, async () => {});
  try {
    await migrateAs({ ...location, grantTo: grantTo ?? location.grantTo }, config, at);
  } catch (error) {
    throw explainDatabaseFault(config, error);
  } finally {
    await location.close();
  }
};

const migrateAs = async (
  { ownerUrl, grantTo, makeRole }: Pick<Location, 'ownerUrl' | 'grantTo' | 'makeRole'>,
  config: Config,
  at: Date,
) => {
  const sql = await connectAlone(ownerUrl, passwordReader(config));
  try {
    await refuseForeignDatabase(sql, describeDatabase(config));
    await makeRole(sql);
    await migrate(sql, config.environment, at);
    if (grantTo !== undefined) await grantToService(sql, grantTo);
  } finally {
    await sql.close();
  }
};

/** Read for every connection, so that a password can be changed while the service runs. */
const passwordReader = (config: Config) =>
  config.databaseUrl === undefined || config.databasePasswordFile === undefined
    ? undefined
    : async () => readSettingFile(config, 'databasePasswordFile').trim();

/** The message for the person at the terminal. An error that is not the database's is returned as it is. */
export const explainDatabaseFault = ({ databaseUrl, environmentDir }: Config, error: unknown) => {
  if (error instanceof WrongServer) return new StartFault(explainWrongServer(error));
  const { message } = error as Error;
  if (isRefusedEntry(error) && databaseUrl === undefined) return embeddedRefusal(environmentDir, message);
  if (isRefusedEntry(error)) {
    return new StartFault(
      `The database does not let us in: ${message}.\n` +
        'Check that DATABASE_URL has the right user, password and database.',
    );
  }
  if (isForbidden(error)) return lacksRight(message);
  if (!isDatabaseAway(error)) return error;
  if (databaseUrl === undefined) {
    return new StartFault(
      `The embedded PostgreSQL of ${environmentDir} does not answer: ${message}.\n` +
        'The machine may be too busy. Try again; if that does not help, stop the Florin that uses this folder, and start it again.',
    );
  }
  return new StartFault(
    `The database cannot be reached: ${message}.\n` +
      'Check that it is running and that DATABASE_URL has the right host and port.',
  );
};

/** Migrations make the role of the service. Before them PostgreSQL says that its password is wrong. */
const embeddedRefusal = (folder: string, message: string) =>
  new StartFault(
    `The embedded PostgreSQL of ${folder} does not let the service in: ${message}.\n` +
      `Before the first start, run the migrations: ${program} migrate. They make the role and the tables of the service.\n` +
      `If they have been run before, ${join(folder, 'postgres-password')} was changed since: restore it with the rest of the folder.`,
  );

const openLocation = async (config: Config, opener: Opener, at: Date, load: Load) => {
  if (config.databaseUrl !== undefined) {
    // A file that cannot be read is a mistake in the settings now. Later, it is one more reason why the database is away.
    await passwordReader(config)?.();
    await load();
    return byUrl(config.databaseUrl);
  }
  if (opener !== 'service') await refuseOtherDatabase(config);
  return startEmbedded(config, opener, at, load);
};

const byUrl = (url: string): Location => ({
  serviceUrl: url,
  ownerUrl: url,
  grantTo: undefined,
  makeRole: async () => {},
  isRunning: async () => true,
  close: async () => {},
});

const startEmbedded = async (config: Config, opener: Opener, at: Date, load: Load): Promise<Location> => {
  const mayMake = opener !== 'command';
  if (mayMake) await makePrivateFolder(config.environmentDir);
  // A failure is reported below, once PostgreSQL is up.
  const onSpawn = () => void load().catch(() => undefined);
  const prepare = async (url: string) => {
    await load();
    if (config.environment === 'sandbox') await migrateAs(ownerOfEmbedded(url), config, at);
  };
  const postgres = await openEmbeddedPostgres(config.environmentDir, {
    durable: true,
    opener: opener === 'service' ? 'service' : 'command',
    mayMake,
    archives: config.backupDir !== undefined,
    prepare,
    onSpawn,
  }).catch((error: unknown) => {
    throw explainDatabaseFault(config, error);
  });
  return {
    serviceUrl: postgres.url.replace('://florin:', `://${serviceRole}:`),
    ...ownerOfEmbedded(postgres.url),
    isRunning: () => postgres.isRunning(),
    close: () => postgres.stop(),
  };
};

const ownerOfEmbedded = (url: string) => ({
  ownerUrl: url,
  grantTo: serviceRole,
  // Its letters need no quoting.
  makeRole: (owner: Sql) => makeServiceRole(owner, new URL(url).password),
});

const makeServiceRole = async (owner: Sql, password: string) => {
  await owner.script(`
    do $$ begin
      create role ${serviceRole} login password '${password}';
    exception when duplicate_object or unique_violation then null;
    end $$`);
};
