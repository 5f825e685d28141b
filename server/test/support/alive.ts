import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const pidOfPostgres = async (dataDir: string) =>
  Number((await readFile(join(dataDir, 'sandbox/postgres/postmaster.pid'), 'utf8')).split('\n', 1)[0]);

/** Whether a process runs. A zombie process does not. */
export const isAlive = async (pid: number) => {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return !/^\d+ \(.*\) Z /.test(status);
};
