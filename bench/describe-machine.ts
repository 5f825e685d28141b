import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** Call this before the run. */
export const describeMachine = () => {
  const memoryGb = Math.round(totalmem() / 2 ** 30);
  return [
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${memoryGb} GB`,
    `load ${loadavg()[0]!.toFixed(1)} before the run`,
    `Node ${process.versions.node} on ${type()} ${release()}, ${process.arch}`,
  ].join('\n');
};

/** How many cores other programs use now, measured for two seconds. */
export const measureBusyCores = async () => {
  const before = sumTimes();
  await pause(2000);
  const after = sumTimes();
  const share = (after.busy - before.busy) / Math.max(1, after.all - before.all);
  return share * availableParallelism();
};

const sumTimes = () => {
  const sums = { busy: 0, all: 0 };
  for (const { times } of cpus()) {
    const all = Object.values(times).reduce((sum, ms) => sum + ms, 0);
    sums.all += all;
    sums.busy += all - times.idle;
  }
  return sums;
};

/** Resident memory of a process, in megabytes of 10⁶ bytes. */
export const readResidentMb = (pid: number) => (readResidentKib(pid) * 1024) / 1e6;

const readResidentKib = (pid: number) =>
  process.platform === 'linux'
    ? Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
