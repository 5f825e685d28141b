import { open, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../start/config.ts';
import { makePrivateFolder } from '../start/private-file.ts';
import { StartFault } from '../start/start-fault.ts';

/** Where the backups of an environment are: copies of the database's files, and the log that PostgreSQL wrote since. */
export interface BackupFolder {
  readonly path: string;
  readonly copies: string;
  readonly log: string;
}

export const backupFolderOf = ({ backupDir, environment }: Config): BackupFolder | undefined => {
  if (backupDir === undefined) return undefined;
  const path = join(backupDir, environment);
  return { path, copies: join(path, 'copies'), log: join(path, 'log') };
};

/** For commands, which do nothing without it. */
export const requireBackupFolder = (config: Config) => {
  if (config.databaseUrl !== undefined)
    throw new StartFault(
      'DATABASE_URL names a PostgreSQL of your own: back it up and restore it with its own tools. See Backup in docs/operating.md.',
    );
  const folder = backupFolderOf(config);
  if (folder) return folder;
  throw new StartFault('Set BACKUP_DIR, here and for the service, to the folder that backups are kept in.');
};

export const makeBackupFolder = async ({ copies, log }: BackupFolder) => {
  await makePrivateFolder(copies);
  await makePrivateFolder(log);
};

/** A copy of the database's files. With the log from its first file on it's the database at any moment after `endedAt`. */
export interface Copy {
  readonly name: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** The file of the log with the first change that the copy may lack. */
  readonly firstLogFile: string;
}

/** In each copy, beside the database's files: written last, so a copy without it isn't whole. */
export const noteFile = 'florin-backup.json';

/** What the owner of the restored database signs in with. It's of use on this machine alone. */
export const passwordCopy = 'florin-postgres-password';

/** Oldest first. */
export const listCopies = async ({ copies }: BackupFolder): Promise<Copy[]> => {
  const names = await namesIn(copies);
  const whole = names.filter((name) => !name.endsWith(draftEnding)).toSorted();
  return Promise.all(
    whole.map(async (name) => {
      const note = JSON.parse(await readFile(join(copies, name, noteFile), 'utf8')) as Record<string, string>;
      return {
        name,
        startedAt: new Date(note['startedAt']!),
        endedAt: new Date(note['endedAt']!),
        firstLogFile: note['firstLogFile']!,
      };
    }),
  );
};

/** What is being written, and what a process that was killed has left. */
export const draftEnding = '.part';

export const logEnding = '.gz';

/** The name of a file of the log begins with its timeline, in eight digits, and its position. Histories of timelines have no position. */
const positionOf = (name: string) => /^[0-9A-F]{8}([0-9A-F]{16})/.exec(name)?.[1];

/** Positions go on over timelines. Histories are few and small, and all of them may be needed. */
export const isBefore = (name: string, firstLogFile: string) => {
  const position = positionOf(name);
  return position !== undefined && position < positionOf(firstLogFile)!;
};

export const namesIn = async (folder: string) => {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** A name in a folder survives a power cut only when the folder has been written, too. */
export const flush = async (path: string) => {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
