import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Part } from './keep-alive.ts';
import type { Record as Recorded } from './record.ts';
import type { PartName } from './start-installation.ts';

const copy = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

type Load = ReturnType<typeof makeLoad>;

/** The buyers of a run. They can be asked to wait, and then nothing that they have begun is left. */
export const makeLoad = (buyers: number) => {
  const state = { isClosed: false, waiting: 0, ended: 0 };
  return {
    /** Waits while the load stands still. */
    pass: async () => {
      if (!state.isClosed) return;
      state.waiting += 1;
      while (state.isClosed) await pause(50);
      state.waiting -= 1;
    },
    end: () => void (state.ended += 1),
    close: async () => {
      state.isClosed = true;
      while (state.waiting + state.ended < buyers) await pause(50);
    },
    open: () => void (state.isClosed = false),
  };
};

interface Restorable {
  readonly parts: Readonly<Record<PartName, Part>>;
  readonly databaseFolder: string;
  readonly backupFolder: string;
  readonly record: Recorded;
  readonly load: Load;
  /** Nothing is given to the bank between a backup and its restore: what to do then is for a person (docs/restore.md). */
  readonly office: Load;
  /** What an administrator does after a restore. Resolves to how much was brought in. */
  readonly adopt: () => Promise<number>;
}

/** Copies the files of the database while it is down. Returns what puts them back and brings in what has happened since. */
const takeBackup = async (restorable: Restorable) => {
  const { parts, databaseFolder, backupFolder, record, load, office, adopt } = restorable;
  await office.close();
  await parts.database.kill();
  const takenMs = performance.now();
  await copy(databaseFolder, backupFolder);
  await parts.database.start();
  return async () => {
    await load.close();
    await Promise.all([parts['service one'].kill(), parts['service two'].kill()]);
    await parts.database.kill();
    await rm(databaseFolder, { recursive: true });
    await copy(backupFolder, databaseFolder);
    await parts.database.start();
    await Promise.all([parts['service one'].start(), parts['service two'].start()]);
    record.forgetSince(takenMs);
    const adopted = await adopt();
    // Nobody asked for anything in the meantime, so this was no outage.
    record.startWatch();
    load.open();
    office.open();
    return adopted;
  };
};

const lostMs = 12_000;

/** One restore in a run, of a backup that is some seconds old: the run's load is paid for once more, by hand. */
export const planRestore = (minutes: number, restorable: Restorable) => {
  const backupDueMs = performance.now() + minutes * 60_000 * 0.25;
  let restore: (() => Promise<number>) | undefined;
  let restoreDueMs = Infinity;
  let adopted: number | undefined;
  return {
    /** Called between two kills, while all parts are up. */
    goOn: async () => {
      if (adopted !== undefined) return;
      if (!restore && performance.now() > backupDueMs) {
        restore = await takeBackup(restorable);
        restoreDueMs = performance.now() + lostMs;
      } else if (restore && performance.now() > restoreDueMs) {
        adopted = await restore();
      }
    },
    adopted: () => adopted,
  };
};
