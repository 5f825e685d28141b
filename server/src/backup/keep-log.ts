import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Logger } from 'pino';
import { runEvery } from '../background/run-every.ts';
import { archivedLogOf, clusterDirOf } from '../database/embedded-postgres.ts';
import { draftEnding, flush, logEnding, namesIn, type BackupFolder } from './backup-folder.ts';

const roundMs = 5000;
/** A file is 16 MB before it's compressed. The rest waits for the next round. */
const filesPerRound = 20;

/**
 * Moves what PostgreSQL has archived in its data folder to the folder of backups, oldest first. PostgreSQL can't do it itself: it may
 * run as a user who can't write there. A file that was cut off is moved again, and has the same content.
 */
export const moveLog = async (environmentDir: string, { log }: BackupFolder) => {
  const from = archivedLogOf(environmentDir);
  const names = (await namesIn(from)).filter((name) => !name.startsWith('.')).toSorted();
  for (const name of names.slice(0, filesPerRound))
    await moveFile(join(from, name), join(log, `${name}${logEnding}`));
  return names.length > filesPerRound;
};

/**
 * Saves all that the log has, also the last minute, which is in the files of a stopped database alone. If that database goes on after all,
 * its last file is moved once more when it's full, and takes the place of what was saved here.
 */
export const saveLog = async (environmentDir: string, folder: BackupFolder) => {
  while (await moveLog(environmentDir, folder));
  const from = join(clusterDirOf(environmentDir), 'pg_wal');
  const kept = new Set(await namesIn(folder.log));
  for (const name of (await namesIn(from)).filter((one) => !kept.has(`${one}${logEnding}`)))
    if (name.endsWith('.history') || (await isWritten(join(from, name), name)))
      await compress(join(from, name), join(folder.log, `${name}${logEnding}`));
};

const logFileBytes = 16n * 1024n * 1024n;

/** PostgreSQL keeps files for what it will write, under their future names. The first page of one that is written has its own position. */
const isWritten = async (path: string, name: string) => {
  const [, upper, lower] = /^[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/.exec(name) ?? [];
  if (upper === undefined) return false;
  const handle = await open(path);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(16) });
    return buffer.readBigUInt64LE(8) === (BigInt(`0x${upper}`) << 32n) + BigInt(`0x${lower}`) * logFileBytes;
  } finally {
    await handle.close();
  }
};

const moveFile = async (from: string, to: string) => {
  await compress(from, to);
  await rm(from, { force: true });
};

const compress = async (from: string, to: string) => {
  const draft = `${to}.${process.pid}${draftEnding}`;
  try {
    await pipeline(
      createReadStream(from),
      createGzip(),
      createWriteStream(draft, { mode: 0o600, flush: true }),
    );
  } catch (error) {
    await rm(draft, { force: true });
    // A command moves it at the same time.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && (error as NodeJS.ErrnoException).path === from)
      return;
    throw error;
  }
  await rename(draft, to);
  await flush(dirname(to));
};

/** Moves it for as long as the service runs. Returns how to stop. */
export const keepLog = (environmentDir: string, folder: BackupFolder, log: Logger) => {
  let isTold = false;
  const round = async () => {
    try {
      await moveLog(environmentDir, folder);
      isTold = false;
    } catch (error) {
      // Said once: the disk may be full for hours.
      if (!isTold)
        log.error(
          { err: error },
          "ALERT: the database's log can't be moved to BACKUP_DIR, and fills the data folder",
        );
      isTold = true;
    }
  };
  return runEvery(roundMs, log, 'backup_log', round);
};
