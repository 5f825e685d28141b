import { chown, copyFile, cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectAlone } from '../database/client.ts';
import { archiveSettings, passwordFileOf, urlOf, withStoppedCluster } from '../database/embedded-postgres.ts';
import { findServer } from '../database/find-server.ts';
import { findOrStart, stopServer, type Cluster } from '../database/postgres-cluster.ts';
import type { PostgresUser } from '../database/postgres-programs.ts';
import type { Config } from '../start/config.ts';
import { makePrivateFolder } from '../start/private-file.ts';
import { StartFault } from '../start/start-fault.ts';
import {
  isBefore,
  listCopies,
  logEnding,
  namesIn,
  noteFile,
  passwordCopy,
  requireBackupFolder,
  type BackupFolder,
  type Copy,
} from './backup-folder.ts';
import { saveLog } from './keep-log.ts';

/** Repeating the log of many days takes as long as it takes, but not for ever. */
const replayDeadlineMs = 12 * 60 * 60 * 1000;

/** In the restored folder while the log is repeated. */
const replayFolderName = 'florin_replay';

interface Restored {
  readonly copy: Copy;
  /** When the last change that it has was committed; null: none since the copy. */
  readonly lastChangeAt: Date | null;
  /** Where the database of before is; undefined: there was none. */
  readonly before: string | undefined;
}

/**
 * Makes the embedded database what it was at a moment, or as late as the log goes. It's restored beside the database of before, which is put
 * aside only when that has worked, and never removed.
 */
export const restoreBackup = async (config: Config, to: Date | undefined, at: Date): Promise<Restored> => {
  const folder = requireBackupFolder(config);
  const copy = await chooseCopy(folder, to);
  await makePrivateFolder(config.environmentDir);
  return withStoppedCluster(config.environmentDir, async (cluster) => {
    await saveLog(config.environmentDir, folder);
    const draft = `${cluster.dir}.restored`;
    // Of a restore that was killed.
    const left = await findServer(draft, cluster.name);
    if (left) await stopServer({ ...cluster, dir: draft }, left);
    await prepareFiles(folder, copy, cluster, draft);
    const passwordFile = `${cluster.passwordFile}.restored`;
    await copyFile(join(folder.copies, copy.name, passwordCopy), passwordFile);
    const lastChangeAt = await replay({ ...cluster, dir: draft, passwordFile }, to);
    await rm(join(draft, replayFolderName), { recursive: true });
    const before = `${cluster.dir}.before-${at.toISOString().replaceAll(':', '-')}`;
    const hadOne = (await namesIn(cluster.dir)).length > 0;
    if (hadOne) await rename(cluster.dir, before);
    await rename(passwordFile, passwordFileOf(config.environmentDir));
    await rename(draft, cluster.dir);
    return { copy, lastChangeAt, before: hadOne ? before : undefined };
  });
};

const chooseCopy = async (folder: BackupFolder, to: Date | undefined) => {
  const copies = await listCopies(folder);
  const [first] = copies;
  if (!first) throw new StartFault(`There is no backup in ${folder.path}. Nothing was done.`);
  const copy = copies.findLast(({ endedAt }) => to === undefined || endedAt <= to);
  if (copy) return copy;
  throw new StartFault(
    `The oldest backup in ${folder.path} was made at ${first.endedAt.toISOString()}, after ${to!.toISOString()}. Nothing was done.`,
  );
};

const prepareFiles = async (folder: BackupFolder, copy: Copy, cluster: Cluster, draft: string) => {
  await rm(draft, { recursive: true, force: true });
  await cp(join(folder.copies, copy.name), draft, { recursive: true });
  for (const name of [noteFile, passwordCopy]) await rm(join(draft, name));
  const replayed = join(draft, replayFolderName);
  await mkdir(replayed, { mode: 0o700 });
  for (const name of await namesIn(folder.log))
    if (name.endsWith(logEnding) && !isBefore(name, copy.firstLogFile))
      await copyFile(join(folder.log, name), join(replayed, name));
  await writeFile(join(draft, 'recovery.signal'), '', { mode: 0o600 });
  if (cluster.user) await giveTo(cluster.user, draft);
};

const giveTo = async (user: PostgresUser, folder: string) => {
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { recursive: true }))
    await chown(join(folder, entry), user.uid, user.gid);
};

const restoreCommand = `test -f ${replayFolderName}/%f${logEnding} && gzip -dc ${replayFolderName}/%f${logEnding} > %p`;

/** Repeats the log over the copy, up to the moment, and returns when the last change in it was committed. */
const replay = async (cluster: Cluster, to: Date | undefined) => {
  const settings = {
    // What it writes from now on is a timeline of its own, whose beginning a later restore needs.
    ...archiveSettings,
    restore_command: restoreCommand,
    hot_standby: 'off',
    ...(to === undefined
      ? {}
      : { recovery_target_time: to.toISOString().replace('Z', '+00'), recovery_target_action: 'promote' }),
  };
  const server = await findOrStart({ ...cluster, settings, startDeadlineMs: replayDeadlineMs }).catch(
    explainReplay(to),
  );
  try {
    const sql = await connectAlone(await urlOf(cluster, server));
    try {
      const [row] = await sql<
        { at: Date | null }[]
      >`select nullif(pg_last_xact_replay_timestamp(), '-infinity') as at`;
      return row!.at;
    } finally {
      await sql.close();
    }
  } finally {
    await stopServer(cluster, server);
  }
};

const explainReplay = (to: Date | undefined) => (error: Error) => {
  if (
    to !== undefined &&
    error.message.includes('recovery ended before configured recovery target was reached')
  )
    throw new StartFault(
      `The log that was kept ends before ${to.toISOString()}. Restore without --to, which goes as far as the log does. The database was not changed.`,
    );
  throw error;
};
