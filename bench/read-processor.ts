import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Processor time as Linux counts it, in hundredths of a second.
const msPerTick = 10;

/** The numbers of /proc/<pid>/stat from the state on. The name before may contain spaces. */
const readStat = (pid: number) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

const ownTicks = (stat: readonly string[]) => Number(stat[11]) + Number(stat[12]);
const endedChildrenTicks = (stat: readonly string[]) => Number(stat[13]) + Number(stat[14]);

/** Processor time that a process has used so far. */
export const readProcessorMs = (pid: number) => ownTicks(readStat(pid)) * msPerTick;

/** Processor time of a PostgreSQL server with all its processes, those that have ended as well. */
export const readPostgresMs = (clusterDir: string) => {
  const [first] = readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n');
  const stat = readStat(Number(first));
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ofChildren = children.reduce((sum, name) => sum + ticksOfChild(Number(name), first!), 0);
  return (ownTicks(stat) + endedChildrenTicks(stat) + ofChildren) * msPerTick;
};

const ticksOfChild = (pid: number, parent: string) => {
  try {
    const stat = readStat(pid);
    return stat[1] === parent ? ownTicks(stat) : 0;
  } catch {
    // It has ended since the folder was read.
    return 0;
  }
};
