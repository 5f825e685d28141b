import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Program {
  readonly name: string;
  readonly file: string;
  /** Flags of Node. */
  readonly flags?: readonly string[];
  readonly args?: readonly string[];
  readonly settings?: Readonly<Record<string, string>>;
}

export interface RunningProcess {
  readonly child: ChildProcess;
  /** The address that the process sent when it was ready. */
  readonly url: string;
  /** How long it took from the start of the process until it was ready. */
  readonly readyMs: number;
  readonly ended: Promise<unknown>;
  stop(): Promise<void>;
}

export type Processes = ReturnType<typeof createProcesses>;

/** The processes of one benchmark. Each writes its log to a file in the folder, so that no reader slows it down. */
export const createProcesses = (folder: string) => {
  const stops = new Set<() => Promise<void>>();
  const lastStops: (() => Promise<void>)[] = [];
  let isStopping = false;

  const start = async (program: Program): Promise<RunningProcess> => {
    const { name, file, flags = [], args = [], settings = {} } = program;
    const logFile = join(folder, `${name}.log`);
    const log = await open(logFile, 'a');
    if (isStopping) throw new Error('The benchmark is being stopped.');
    const startedAt = performance.now();
    const child = spawn(process.execPath, [...flags, join(import.meta.dirname, file), ...args], {
      // Our own environment is not passed on: its settings must not change the measurement.
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...settings },
      stdio: ['ignore', log.fd, log.fd, 'ipc'],
    });
    const ended = once(child, 'exit');
    const stop = async () => {
      stops.delete(stop);
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await ended;
    };
    stops.add(stop);
    const message = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
    const readyMs = performance.now() - startedAt;
    await log.close();
    if (!message) throw new Error(`${name} did not start:\n${await readFile(logFile, 'utf8')}`);
    return { child, url: (message[0] as { url?: string }).url ?? '', readyMs, ended, stop };
  };

  const stopAll = async () => {
    isStopping = true;
    await Promise.all([...stops].map((stop) => stop()));
    await Promise.all(lastStops.splice(0).map((stop) => stop()));
  };
  /** Registers something to stop after all processes, because they need it. */
  const stopLast = (stop: () => Promise<void>) => void lastStops.push(stop);
  return { start, stopLast, stopAll, isStopping: () => isStopping };
};
