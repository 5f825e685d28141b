import { setTimeout as pause } from 'node:timers/promises';

interface Lock {
  release(): void;
}

const retryMs = 25;
/** SQLITE_BUSY, in the low byte of the error's number. */
const busy = 5;

/**
 * Locks a file, or answers undefined when another process holds it. Node has no call for it, but SQLite, which comes
 * with Node, locks its file as the system does: a killed process holds nothing any more. Nothing is written to it.
 */
const tryLock = async (file: string): Promise<Lock | undefined> => {
  // Loaded only here: with a PostgreSQL elsewhere there is nothing to lock.
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('pragma journal_mode = memory; begin exclusive');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if (((error as { errcode?: number }).errcode ?? 0) % 256 === busy) return undefined;
    throw error;
  }
};

/** Waits for a lock, as long as the deadline allows. */
export const lockWithin = async (file: string, deadlineMs: number): Promise<Lock | undefined> => {
  const until = Date.now() + deadlineMs;
  for (;;) {
    const lock = await tryLock(file);
    if (lock || Date.now() > until) return lock;
    await pause(retryMs);
  }
};

export const isLocked = async (file: string): Promise<boolean> => {
  const lock = await tryLock(file);
  lock?.release();
  return lock === undefined;
};
