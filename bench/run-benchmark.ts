import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProcesses, type Processes } from './run-processes.ts';

/** Resolves to whether every limit was met. */
export type Benchmark = (processes: Processes, folder: string) => Promise<boolean>;

const rejectOnSignal = () =>
  new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.once(signal, () => reject(new Error('The benchmark was stopped.')));
  });

const run = async (benchmark: Benchmark) => {
  const stopSignal = rejectOnSignal();
  const folder = await mkdtemp(join(tmpdir(), 'florin-bench-'));
  const processes = createProcesses(folder);
  try {
    return await Promise.race([benchmark(processes, folder), stopSignal]);
  } finally {
    await processes.stopAll();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Runs a benchmark, stops its processes, deletes its folder and ends this process, also after an error. */
export const runBenchmark = async (benchmark: Benchmark) => {
  try {
    process.exit((await run(benchmark)) ? 0 : 1);
  } catch (error) {
    process.stderr.write(`\n${(error as Error).message}\n`);
    process.exit(1);
  }
};
