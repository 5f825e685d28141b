import { constants, type Dirent } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectAlone, type Sql } from '../database/client.ts';
import {
  archiveFolderName,
  openEmbeddedPostgres,
  passwordFileOf,
  clusterDirOf,
} from '../database/embedded-postgres.ts';
import { lockWithin } from '../database/file-lock.ts';
import type { Config } from '../start/config.ts';
import { StartFault } from '../start/start-fault.ts';
import {
  draftEnding,
  flush,
  isBefore,
  listCopies,
  makeBackupFolder,
  namesIn,
  noteFile,
  passwordCopy,
  requireBackupFolder,
  type BackupFolder,
} from './backup-folder.ts';
import { moveLog } from './keep-log.ts';

const dayMs = 24 * 60 * 60 * 1000;
const lockDeadlineMs = 2000;
const archiveDeadlineMs = 5 * 60_000;

/** Copies the files of the embedded database while it's used, and removes copies and log that are too old. */
export const makeBackup = async (config: Config) => {
  const folder = requireBackupFolder(config);
  const { environmentDir } = config;
  await makeBackupFolder(folder);
  const lock = await lockWithin(join(folder.path, 'backup.lock'), lockDeadlineMs);
  if (!lock) throw new StartFault(`Another backup into ${folder.path} is being made. Nothing was done.`);
  try {
    const postgres = await openEmbeddedPostgres(environmentDir, {
      durable: true,
      opener: 'command',
      mayMake: false,
      archives: true,
    });
    try {
      const copy = await makeCopy(postgres.url, environmentDir, folder);
      while (await moveLog(environmentDir, folder));
      return { folder: join(folder.copies, copy), removed: await removeOld(folder, config.backupsKeptDays) };
    } finally {
      await postgres.stop();
    }
  } finally {
    lock.release();
  }
};

const makeCopy = async (url: string, environmentDir: string, { copies }: BackupFolder) => {
  const sql = await connectAlone(url);
  try {
    await requireArchive(sql);
    const [start] = await sql<{ startedAt: Date; firstLogFile: string }[]>`
      select clock_timestamp() as "startedAt", pg_walfile_name(pg_backup_start('florin', true)) as "firstLogFile"`;
    const { startedAt, firstLogFile } = start!;
    const name = startedAt.toISOString().replaceAll(':', '-');
    const draft = join(copies, `${name}${draftEnding}`);
    await copyFiles(clusterDirOf(environmentDir), draft);
    // Bounded, because it waits until the log up to here has been archived: without that log the copy is worth nothing.
    await sql`select set_config('statement_timeout', ${String(archiveDeadlineMs)}, false)`;
    const [end] = await sql<{ label: string; endedAt: Date }[]>`
      select labelfile as label, clock_timestamp() as "endedAt" from pg_backup_stop(true)`;
    const { label, endedAt } = end!;
    const write = (file: string, text: string) =>
      writeFile(join(draft, file), text, { mode: 0o600, flush: true });
    await write('backup_label', label);
    await copyFile(passwordFileOf(environmentDir), join(draft, passwordCopy));
    await write(noteFile, `${JSON.stringify({ startedAt, endedAt, firstLogFile })}\n`);
    await flush(draft);
    await rename(draft, join(copies, name));
    await flush(copies);
    return name;
  } finally {
    await sql.close();
  }
};

const requireArchive = async (sql: Sql) => {
  const [row] = await sql<{ mode: string }[]>`select current_setting('archive_mode') as mode`;
  if (row!.mode === 'off')
    throw new StartFault(
      'The service was started without BACKUP_DIR, so its database keeps no log for a restore. Start it again with BACKUP_DIR.\n' +
        'Nothing was copied.',
    );
};

/** What PostgreSQL makes anew at its start, and what belongs to the server that runs. The log is kept by itself. */
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', archiveFolderName]);
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const isTemporary = (name: string) => name.startsWith('pgsql_tmp') || name.startsWith('pg_internal.init');

/** Files change while they're copied: the log has every change since the start, and PostgreSQL repeats it over the copy. */
const copyFiles = async (from: string, to: string) => {
  await rm(to, { recursive: true, force: true });
  const entries = await readdir(from, { withFileTypes: true });
  await mkdir(to, { mode: 0o700 });
  // Its moment is the one that counts, so it comes last.
  const [last, others] = partition(entries, ({ name }) => name === 'global');
  for (const entry of [...others, ...last].filter(({ name }) => !leftOut.has(name))) {
    if (emptied.has(entry.name)) await mkdir(join(to, entry.name), { mode: 0o700 });
    else await copyEntry(entry, from, to);
  }
};

const partition = <T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] => [
  all.filter(isFirst),
  all.filter((one) => !isFirst(one)),
];

const copyEntry = async (entry: Dirent, from: string, to: string): Promise<void> => {
  const [source, target] = [join(from, entry.name), join(to, entry.name)];
  if (isTemporary(entry.name)) return;
  if (entry.isDirectory()) {
    await mkdir(target, { mode: 0o700 });
    const entries = await readdir(source, { withFileTypes: true });
    for (const inner of entries) await copyEntry(inner, source, target);
    return;
  }
  try {
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    await flush(target);
  } catch (error) {
    // A table that was dropped meanwhile: the log says so, too.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
};

/** The newest copy stays, however old it is. */
const removeOld = async (folder: BackupFolder, keptDays: number) => {
  const copies = await listCopies(folder);
  const newest = copies.at(-1)!;
  const before = newest.endedAt.getTime() - keptDays * dayMs;
  const old = copies.filter(({ endedAt }) => endedAt.getTime() < before);
  for (const { name } of old) {
    // First its name, so that nobody takes what's left of it for whole.
    const draft = join(folder.copies, `${name}${draftEnding}`);
    await rename(join(folder.copies, name), draft);
  }
  for (const name of (await namesIn(folder.copies)).filter((one) => one.endsWith(draftEnding)))
    await rm(join(folder.copies, name), { recursive: true, force: true });
  const oldest = copies.find((copy) => !old.includes(copy))!;
  for (const name of await namesIn(folder.log))
    if (isBefore(name, oldest.firstLogFile)) await rm(join(folder.log, name), { force: true });
  return old.length;
};
