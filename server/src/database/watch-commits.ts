import type { Logger } from 'pino';
import { runEvery } from '../background/run-every.ts';
import { databaseCommits, databaseReads } from '../metrics.ts';
import type { Sql } from './client.ts';
import { noteServer } from './primary-server.ts';

const everyMs = 3000;

interface Needs {
  readonly checks: Sql;
  readonly reports: Sql;
  readonly log: Logger;
}

/** Whether anything can be committed. A database can answer every question and commit nothing (docs/reliability.md#f32). */
export interface Commits {
  /** False: the last tiny commit failed, or was not confirmed in time. */
  areConfirmed(): boolean;
  /** Makes one at intervals. The returned function stops it. */
  start(): () => Promise<void>;
}

/** The connection is one of its own, so there is one such commit at a time, and it ends within the time of any statement. */
export const watchCommits = ({ checks, reports, log }: Needs): Commits => {
  let isConfirmed = true;
  const tryToCommit = async () => {
    let end = databaseCommits.startTimer();
    try {
      const endRead = databaseReads.startTimer();
      await checks.read`select 1 as answer`;
      endRead();
      end = databaseCommits.startTimer();
      await noteServer(checks);
      end({ result: 'confirmed' });
      if (!isConfirmed) log.info('the database confirms commits again');
      isConfirmed = true;
    } catch (error) {
      end({ result: 'failed' });
      if (isConfirmed) await report(error);
      isConfirmed = false;
    }
  };
  /** While the database is away altogether, other code logs it. */
  const report = async (fault: unknown) => {
    const waiting = await countSyncWaits(reports).catch(() => undefined);
    if (waiting === undefined) return;
    if (waiting > 0n) {
      log.error(
        { waiting },
        'ALERT: nothing can be committed: the database waits for a synchronous standby that does not answer',
      );
    } else log.error({ err: fault }, 'ALERT: nothing can be committed to the database');
  };
  return {
    areConfirmed: () => isConfirmed,
    start: () => runEvery(everyMs, log, 'checking commits', tryToCommit),
  };
};

/** A role sees what its own connections wait for. */
const countSyncWaits = async (reports: Sql) => {
  const [row] = await reports.read<{ count: bigint }[]>`
    select count(*) as count from pg_stat_activity
    where datname = current_database() and usename = current_user and wait_event = 'SyncRep'`;
  return row!.count;
};
