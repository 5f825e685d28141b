import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

/** Call this before the run. A high load means that other programs use the machine: repeat the run later. */
export const describeMachine = () => {
  const memoryGb = Math.round(totalmem() / 2 ** 30);
  return [
    `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${memoryGb} GB`,
    `load ${loadavg()[0]!.toFixed(1)} before the run`,
    `Node ${process.versions.node} on ${type()} ${release()}, ${process.arch}`,
  ].join('\n');
};

/** Resident memory of a process, in megabytes of 10⁶ bytes. */
export const readResidentMb = (pid: number) => (readResidentKib(pid) * 1024) / 1e6;

const readResidentKib = (pid: number) =>
  process.platform === 'linux'
    ? Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    : Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
