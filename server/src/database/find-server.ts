import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Server {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

/** Reads postmaster.pid, PostgreSQL's own lock file, and makes sure that its process is really this cluster's. */
export const findServer = async (dir: string, name: string): Promise<Server | undefined> => {
  const lock = (await readIfThere(join(dir, 'postmaster.pid'))) ?? '';
  const [pid = 0, , , port = 0] = lock.split('\n').map(Number);
  if (pid === 0 || !(await isServing(pid, name))) return undefined;
  return { pid, port, ready: /^ready\s*$/m.test(lock) };
};

/**
 * After a reboot the number may be another program's, so the command line has to carry the cluster's name. Everybody may
 * read it, while the working folder of another user's process is hidden even from root in most containers.
 */
export const isServing = async (pid: number, name: string) => {
  if (process.platform !== 'linux') return isAlive(pid);
  const command = await readIfThere(`/proc/${pid}/cmdline`);
  return command?.split('\0').includes(`cluster_name=${name}`) ?? false;
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Only a file that is not there is undefined: one that cannot be read now may be there all the same. */
export const readIfThere = (path: string) =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ESRCH') return undefined;
    throw error;
  });
