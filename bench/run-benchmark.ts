import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeProcesses, type Processes } from './run-processes.ts';

/** Answers whether every limit was kept. */
export type Benchmark = (processes: Processes, folder: string) => Promise<boolean>;

const untilAskedToStop = () =>
  new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
      process.once(signal, () => reject(new Error('Stopped before the end.')));
  });

const run = async (benchmark: Benchmark) => {
  const askedToStop = untilAskedToStop();
  const folder = await mkdtemp(join(tmpdir(), 'florin-bench-'));
  const processes = makeProcesses(folder);
  try {
    return await Promise.race([benchmark(processes, folder), askedToStop]);
  } finally {
    await processes.stopAll();
    await rm(folder, { recursive: true, force: true });
  }
};

/** The whole life of a benchmark's process, which leaves nothing behind, whatever happens. */
export const runBenchmark = async (benchmark: Benchmark) => {
  try {
    process.exit((await run(benchmark)) ? 0 : 1);
  } catch (error) {
    process.stderr.write(`\n${(error as Error).message}\n`);
    process.exit(1);
  }
};
