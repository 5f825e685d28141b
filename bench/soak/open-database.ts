import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEmbeddedPostgres } from '../../server/src/database/embedded-postgres.ts';

const endDeadlineMs = 10_000;

/** A durable PostgreSQL of its own, which can be killed. Each start has another port. */
export const openDatabase = async (folder: string) => {
  await mkdir(folder, { recursive: true });
  let server = await openEmbeddedPostgres(folder, { durable: true });
  let change: Promise<void> = Promise.resolve();

  /** Kills the server with all its processes: one that survived would write into the files of the next one. */
  const kill = async () => {
    const [pid] = (await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n').map(Number);
    // Stopped first, so that it starts no more processes.
    process.kill(pid!, 'SIGSTOP');
    const pids = [pid!, ...(await listChildren(pid!))];
    for (const each of pids) if (isAlive(each)) process.kill(each, 'SIGKILL');
    const deadline = performance.now() + endDeadlineMs;
    while (pids.some(isAlive)) {
      if (performance.now() > deadline) throw new Error('PostgreSQL was killed, and has not ended.');
      await pause(5);
    }
    await server.stop();
  };
  const restart = async () => {
    server = await openEmbeddedPostgres(folder, { durable: true });
  };
  const inTurn = (work: () => Promise<void>) => (change = change.then(work));
  return {
    url: () => server.url,
    port: () => Number(new URL(server.url).port),
    kill: () => inTurn(kill),
    start: () => inTurn(restart),
    /** After whatever is being done to it. */
    stop: () => change.catch(() => {}).then(() => server.stop()),
  };
};

const listChildren = async (parent: number) => {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(
    pids.map(async (pid) => ({ pid, stat: await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') })),
  );
  // proc(5): the name in brackets may hold anything; behind it come the state and the parent.
  return stats
    .filter(({ stat }) => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent)
    .map(({ pid }) => Number(pid));
};

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
