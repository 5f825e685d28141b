import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LimitCheck } from './check-limits.ts';
import { createProcesses, type Processes } from './run-processes.ts';

type Work<T> = (processes: Processes, folder: string) => Promise<T>;

/** A part of `npm run bench`. Resolves to what it measured, each with its goal. */
export type Benchmark = Work<LimitCheck[]>;

export const print = (text: string) => void process.stdout.write(`${text}\n`);

const rejectOnSignal = () =>
  new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.once(signal, () => reject(new Error('The run was stopped.')));
  });

/** Does the work, stops its processes and deletes its folder, also after an error. */
export const runInFolder = async <T>(work: Work<T>): Promise<T> => {
  const stopSignal = rejectOnSignal();
  const folder = await mkdtemp(join(tmpdir(), 'florin-bench-'));
  const processes = createProcesses(folder);
  try {
    return await Promise.race([work(processes, folder), stopSignal]);
  } finally {
    await processes.stopAll();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Ends this process: with 0 if all went well, and with 1 if not or after an error. */
export const runAsCommand = async (work: () => Promise<boolean>) => {
  try {
    process.exit((await work()) ? 0 : 1);
  } catch (error) {
    process.stderr.write(`\n${(error as Error).message}\n`);
    process.exit(1);
  }
};
