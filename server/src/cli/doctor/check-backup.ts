import { backupFolderOf, listCopies } from '../../backup/backup-folder.ts';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../database/client.ts';
import { program } from '../../program.ts';
import type { Config } from '../../start/config.ts';
import { notChecked, ok, warning, wrong, type Finding } from './finding.ts';

const name = 'backup';
const dayMs = 24 * 60 * 60 * 1000;
const seeDocs = 'See Backup in docs/operating.md.';

/** The server knows nothing of dumps and snapshots. It does know whether its log is archived, which a point-in-time restore needs. */
export const checkBackup = async (config: Config, sql: Sql, clock: Clock): Promise<Finding> => {
  if (config.databaseUrl === undefined) return checkCopies(config, clock);
  const [row] = await sql.read<{ mode: string; archivedAt: Date | null; failedAt: Date | null }[]>`
    select current_setting('archive_mode') as mode, last_archived_time as "archivedAt", last_failed_time as "failedAt"
    from pg_stat_archiver`;
  const { mode, archivedAt, failedAt } = row!;
  if (mode === 'off')
    return warning(name, 'the server archives no log, so it cannot be restored to a moment', seeDocs);
  if (failedAt !== null && (archivedAt === null || failedAt > archivedAt))
    return wrong(
      name,
      `the server could not archive its log at ${failedAt.toISOString()}`,
      "Read PostgreSQL's log, and repair its archive_command.",
    );
  if (archivedAt === null) return warning(name, 'the server has not archived any log yet', seeDocs);
  const detail = `the server archived its log at ${archivedAt.toISOString()}`;
  if (clock().getTime() - archivedAt.getTime() > dayMs)
    return warning(name, detail, 'Set archive_timeout, so that it is archived also when little happens.');
  return ok(name, detail);
};

const checkCopies = async (config: Config, clock: Clock) => {
  const folder = backupFolderOf(config);
  if (!folder)
    return notChecked(name, 'BACKUP_DIR is not set; a copy of the data folder leaves no trace there');
  const newest = (await listCopies(folder)).at(-1);
  const cure = `Run each day: ${program} backup`;
  if (!newest) return warning(name, `there is none in ${folder.path} yet`, cure);
  const detail = `the newest in ${folder.path} is of ${newest.endedAt.toISOString()}`;
  return clock().getTime() - newest.endedAt.getTime() > 2 * dayMs
    ? warning(name, detail, cure)
    : ok(name, detail);
};
