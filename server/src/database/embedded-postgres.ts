import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFault } from '../start/start-fault.ts';
import { isLocked, lockWithin } from './file-lock.ts';
import type { Server } from './find-server.ts';
import {
  findOrStart,
  findSettledServer,
  hasFiles,
  isRunning,
  readPassword,
  stopServer,
  type Cluster,
} from './postgres-cluster.ts';
import { choosePostgresUser } from './postgres-programs.ts';
import { program, startCommand } from '../program.ts';

export interface EmbeddedPostgres {
  readonly url: string;
  /** False only when it is known to have ended. */
  isRunning(): Promise<boolean>;
  /** Stops it, unless a service goes on using it. */
  stop(): Promise<void>;
}

interface Options {
  readonly durable: boolean;
  /** A service keeps it for itself; a command shares it with a service that runs. */
  readonly opener?: 'service' | 'command';
  /** Whether to make the cluster when there is none. */
  readonly mayMake?: boolean;
  /** Whether its log is kept for a restore (docs/decisions/106). It counts when the server is started. */
  readonly archives?: boolean;
  /** What a service has to do first with the owner's address. Commands wait for it. */
  readonly prepare?: (url: string) => Promise<void>;
  readonly onSpawn?: Cluster['onSpawn'];
}

/** A first start of another process, with its initdb, on a slow disk. */
const turnDeadlineMs = 90_000;
/** Another service that is about to end. */
const serviceDeadlineMs = 5000;

/** The files that its users lock, so that what one does to it is not in the way of another. */
interface Locks {
  readonly folder: string;
  /** Held while it is being opened, prepared or stopped, and by a command for as long as it uses one that it may stop. */
  readonly turn: string;
  /** Held by a service for as long as it runs. */
  readonly service: string;
}

/**
 * Opens the cluster in a folder: makes it when there is none, starts it unless it is running already. Processes that open
 * or stop it take turns.
 */
export const openEmbeddedPostgres = async (
  folder: string,
  {
    durable,
    opener = 'service',
    mayMake = true,
    archives = false,
    prepare = async () => {},
    onSpawn = () => undefined,
  }: Options,
): Promise<EmbeddedPostgres> => {
  if (!mayMake && !existsSync(folder)) throw notThere(folder);
  const settings = archives ? archiveSettings : {};
  const cluster = { ...(await clusterIn(folder)), durable, settings, onSpawn };
  return opener === 'service'
    ? openForService(cluster, locksIn(folder), prepare)
    : openForCommand(cluster, locksIn(folder), mayMake);
};

const clusterIn = async (folder: string): Promise<Cluster> => {
  const { dev, ino } = await stat(folder, { bigint: true });
  const dir = clusterDirOf(folder);
  return {
    name: `florin-${dev}-${ino}`,
    dir,
    durable: true,
    settings: {},
    logFile: join(folder, 'postgres.log'),
    passwordFile: passwordFileOf(folder),
    user: await choosePostgresUser(dir),
    onSpawn: () => undefined,
  };
};

const locksIn = (folder: string): Locks => ({
  folder,
  turn: join(folder, 'postgres.lock'),
  service: join(folder, 'service.lock'),
});

export const clusterDirOf = (folder: string) => join(folder, 'postgres');
export const passwordFileOf = (folder: string) => join(folder, 'postgres-password');

/** In its own folder, the one place that PostgreSQL can surely write to. The service takes the files from there. */
export const archiveFolderName = 'florin_archive';
export const archivedLogOf = (folder: string) => join(clusterDirOf(folder), archiveFolderName);

/** PostgreSQL counts a file as archived when this succeeds, so it has to be on the disk under its name by then. */
export const archiveSettings = {
  archive_mode: 'on',
  archive_timeout: '60',
  archive_command: `mkdir -p ${archiveFolderName} && cp %p ${archiveFolderName}/.%f && sync ${archiveFolderName}/.%f && mv ${archiveFolderName}/.%f ${archiveFolderName}/%f`,
};

/** Works on the files of the cluster in a folder while nobody else uses them: not a service, not a command, and no server. */
export const withStoppedCluster = async <T>(
  folder: string,
  work: (cluster: Cluster) => Promise<T>,
): Promise<T> => {
  const locks = locksIn(folder);
  const service = await lockWithin(locks.service, serviceDeadlineMs);
  if (!service) throw inUse(folder);
  try {
    return await inTurn(locks, async () => {
      const cluster = await clusterIn(folder);
      const server = await findSettledServer(cluster);
      if (server) await stopServer(cluster, server);
      return work(cluster);
    });
  } finally {
    service.release();
  }
};

const notThere = (folder: string) =>
  new StartFault(
    `There is no database in ${folder} yet. ${startCommand} makes one in the sandbox, and everywhere: ${program} migrate\n` +
      'If the service has another folder or database, set FLORIN_DATA_DIR or DATABASE_URL as it has them. Nothing was done.',
  );

const openForService = async (cluster: Cluster, locks: Locks, prepare: (url: string) => Promise<void>) => {
  const service = await lockWithin(locks.service, serviceDeadlineMs);
  if (!service) throw inUse(locks.folder);
  try {
    const server = await inTurn(locks, () => startPrepared(cluster, prepare));
    return await present(cluster, server, () =>
      inTurn(locks, () => stopServer(cluster, server)).finally(service.release),
    );
  } catch (error) {
    service.release();
    throw error;
  }
};

const inUse = (folder: string) =>
  new StartFault(
    `Another Florin is running on the data folder ${folder}.\n` +
      'Stop it first, or give this one another FLORIN_DATA_DIR.',
  );

const startPrepared = async (cluster: Cluster, prepare: (url: string) => Promise<void>) => {
  const server = await findOrStart(cluster);
  try {
    await prepare(await urlOf(cluster, server));
    return server;
  } catch (error) {
    await stopServer(cluster, server);
    throw error;
  }
};

const openForCommand = async (cluster: Cluster, locks: Locks, mayMake: boolean) => {
  const turn = await takeTurn(locks);
  try {
    // Not before it is our turn: a service may just be making it.
    if (!mayMake && !(await hasFiles(cluster))) throw notThere(locks.folder);
    const running = await findSettledServer(cluster);
    const isServices = running !== undefined && (await isLocked(locks.service));
    const server = running ?? (await findOrStart(cluster));
    if (!isServices) {
      // The turn ends with the command: another process that used what it stops would lose it at once.
      return await present(cluster, server, () => stopServer(cluster, server).finally(turn.release));
    }
    const shared = await present(cluster, server, async () => {});
    turn.release();
    return shared;
  } catch (error) {
    turn.release();
    throw error;
  }
};

const takeTurn = async ({ folder, turn }: Locks) => {
  const lock = await lockWithin(turn, turnDeadlineMs);
  if (lock) return lock;
  throw new StartFault(
    `Another Florin has been starting or using the PostgreSQL in ${folder} for ${turnDeadlineMs / 1000} seconds.\n` +
      'Wait until it is up, or stop it, and try again.',
  );
};

const inTurn = async <Result>(locks: Locks, work: () => Promise<Result>) => {
  const turn = await takeTurn(locks);
  return work().finally(turn.release);
};

const present = async (cluster: Cluster, server: Server, stop: () => Promise<void>) => {
  const url = await urlOf(cluster, server);
  return { url, isRunning: () => isRunning(cluster), stop };
};

export const urlOf = async (cluster: Cluster, server: Server) => {
  const password = (await readPassword(cluster)).trim();
  return `postgres://florin:${password}@127.0.0.1:${server.port}/postgres`;
};
