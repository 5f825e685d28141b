import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readOrMakePrivateFile } from '../start/private-file.ts';
import { StartFault } from '../start/start-fault.ts';
import { findServer, isServing, readIfThere, type Server } from './find-server.ts';
import { findPostgresPrograms, type PostgresUser } from './postgres-programs.ts';

export interface Cluster {
  /** Tells it from every other cluster of this machine; a copy of the folder gets another one. */
  readonly name: string;
  readonly dir: string;
  readonly durable: boolean;
  /** Settings of PostgreSQL beside our own. */
  readonly settings: Readonly<Record<string, string>>;
  readonly logFile: string;
  readonly passwordFile: string;
  readonly user: PostgresUser | undefined;
  /** Called when one of its programs has been started, so that this thread has something to do while it runs. */
  readonly onSpawn: () => void;
  /** How long a start may take. */
  readonly startDeadlineMs?: number;
}

const startDeadlineMsStandard = 60_000;
const stopDeadlineMs = 30_000;

/**
 * PostgreSQL's own name for its data folder. The folder is entered before root's rights are given up, so this name
 * works even where a folder above it is closed to the user that PostgreSQL runs as. Elsewhere than on Linux the
 * plain path has to do.
 */
const dataDirName = (dir: string) => (process.platform === 'linux' ? '/proc/self/cwd' : dir);

/** Finds its server; makes the files and starts it where there is none. */
export const findOrStart = async (cluster: Cluster) => {
  const running = await findSettledServer(cluster);
  if (running) return running;
  const programs = await findPostgresPrograms(cluster.user);
  await makeClusterIfMissing(cluster, programs);
  return startPostgres(cluster, programs);
};

export const readPassword = ({ passwordFile }: Cluster) =>
  readOrMakePrivateFile(passwordFile, () => `${randomBytes(24).toString('base64url')}\n`);

/** Where it cannot be looked at, for example because no file can be opened any more, it is not known to have ended. */
export const isRunning = (cluster: Cluster) =>
  findServer(cluster.dir, cluster.name).then(
    (found) => found !== undefined,
    () => true,
  );

export const stopServer = async (cluster: Cluster, { pid }: Server) => {
  // SIGINT is PostgreSQL's fast shutdown: sessions end, everything committed is on disk.
  if (await isRunning(cluster)) process.kill(pid, 'SIGINT');
  const deadline = Date.now() + stopDeadlineMs;
  // It removes its lock file just before it ends.
  const hasEnded = async () => !(await isServing(pid, cluster.name).catch(() => true));
  while (!(await hasEnded()) && Date.now() < deadline) await pause(10);
};

/** Waits out a server that is just starting or stopping: it ends up serving, or gone. */
export const findSettledServer = async (cluster: Cluster) => {
  const deadline = Date.now() + stopDeadlineMs;
  for (;;) {
    const server = await findServer(cluster.dir, cluster.name);
    if (!server || server.ready) return server;
    if (Date.now() > deadline) {
      throw new StartFault(
        `PostgreSQL (process ${server.pid}) neither serves nor ends. Its log: ${cluster.logFile}`,
      );
    }
    await pause(10);
  }
};

export const hasFiles = async ({ dir }: Cluster) =>
  (await readIfThere(join(dir, 'PG_VERSION'))) !== undefined;

const makeClusterIfMissing = async (cluster: Cluster, programs: string) => {
  if (await hasFiles(cluster)) return;

  // Made beside and then renamed: a start that is cut off leaves no half-made cluster behind.
  const draft = `${cluster.dir}.new`;
  await readPassword(cluster);
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  if (cluster.user) {
    await chown(draft, cluster.user.uid, cluster.user.gid);
    await chown(cluster.passwordFile, cluster.user.uid, cluster.user.gid);
  }
  const fault = await runInitdb(cluster, draft, programs);
  if (fault !== undefined) {
    await rm(draft, { recursive: true, force: true });
    throw new StartFault(`The embedded PostgreSQL could not make its files in ${cluster.dir}:\n${fault}`);
  }
  await rename(draft, cluster.dir);
};

const runInitdb = async ({ passwordFile, user, onSpawn }: Cluster, draft: string, programs: string) => {
  // Handed over as an open file, because its path may be out of the user's reach.
  const password = await open(passwordFile);
  const stdio = ['ignore', 'ignore', 'pipe', password.fd] as const;
  const settings = ['-U', 'florin', '-A', 'scram-sha-256', '--pwfile=/dev/fd/3', '-E', 'UTF8', '--locale=C'];
  const initdb = spawn(join(programs, 'bin/initdb'), ['-D', dataDirName(draft), ...settings], {
    ...processOptions(draft, user),
    stdio: [...stdio],
  });
  let errors = '';
  onSpawn();
  initdb.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [status] = await once(initdb, 'close');
  await password.close();
  return status === 0 ? undefined : explainEnd(errors);
};

const processOptions = (cwd: string, user: PostgresUser | undefined) => ({
  cwd,
  ...user,
  env: { TZ: 'UTC' },
});

const startPostgres = async (cluster: Cluster, programs: string) => {
  for (let tries = 1; ; tries += 1) {
    const started = await tryToStart(cluster, programs);
    if (typeof started !== 'string') return started;
    if (!portWasTaken.test(started) || tries === portsMax) {
      throw (
        explainOtherMajor(started) ??
        new StartFault(
          `The embedded PostgreSQL did not start. The end of ${cluster.logFile}:\n${explainEnd(started)}`,
        )
      );
    }
  }
};

/** Between the moment when a port is found free and the start, another program can take it. */
const portWasTaken = /could not create any TCP\/IP sockets/;
const portsMax = 5;

/** The server, or what PostgreSQL wrote instead of starting. */
const tryToStart = async (cluster: Cluster, programs: string): Promise<Server | string> => {
  // A lock file without a living server of this cluster is a leftover; PostgreSQL would mistake a reused number for one.
  await rm(join(cluster.dir, 'postmaster.pid'), { force: true });
  const log = await open(cluster.logFile, 'a', 0o600);
  const { size: writtenBefore } = await log.stat();
  const settings = {
    cluster_name: cluster.name,
    listen_addresses: '127.0.0.1',
    port: await findFreePort(),
    unix_socket_directories: '',
    max_connections: 200,
    fsync: cluster.durable ? 'on' : 'off',
    full_page_writes: cluster.durable ? 'on' : 'off',
    ...cluster.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const postgres = spawn(join(programs, 'bin/postgres'), ['-D', dataDirName(cluster.dir), ...flags], {
    ...processOptions(cluster.dir, cluster.user),
    stdio: ['ignore', log.fd, log.fd],
    // A session of its own: Ctrl-C in the terminal must reach us first, and it last.
    detached: true,
  });
  let ended = false;
  postgres.once('error', () => (ended = true)).once('exit', () => (ended = true));
  postgres.unref();
  cluster.onSpawn();
  await log.close();

  const deadline = Date.now() + (cluster.startDeadlineMs ?? startDeadlineMsStandard);
  for (;;) {
    const server = await findServer(cluster.dir, cluster.name);
    if (server?.ready) return server;
    if (ended || Date.now() > deadline)
      return (await readFile(cluster.logFile)).subarray(writtenBefore).toString();
    await pause(10);
  }
};

const otherMajor = /initialized by PostgreSQL version (\S+), which is not compatible with this version (\d+)/;

const explainOtherMajor = (text: string) => {
  const [, found, brought] = otherMajor.exec(text) ?? [];
  if (found === undefined) return undefined;
  return new StartFault(
    `The data folder was made by PostgreSQL ${found}, and this Florin brings PostgreSQL ${brought}.\n` +
      'Start the Florin that made it, or choose another FLORIN_DATA_DIR. Its data was not changed.',
  );
};

const cures: readonly [RegExp, string][] = [
  [/No space left on device/, '\nThe disk is full. Make room and start again.'],
  [
    /user does not exist/,
    '\nPostgreSQL wants this user to have a name: add it to /etc/passwd, or set DATABASE_URL.',
  ],
];

/** The last fatal line of what PostgreSQL wrote, and the cure where we know one. */
const explainEnd = (text: string) => {
  const lines = text.trimEnd().split('\n');
  const fatal = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? '';
  const cure = cures.find(([sign]) => sign.test(fatal))?.[1] ?? '';
  return `  ${fatal}${cure}`;
};

const findFreePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
