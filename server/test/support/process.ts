import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findFreePort } from './server.ts';

const source = join(import.meta.dirname, '../../src');

export interface ServiceProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Sends a signal, waits for the end, and answers the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

interface How {
  /** Of `server/src`. */
  readonly file?: string;
  readonly args?: readonly string[];
  /** Folder permissions bind it, even when the tests run as root. */
  readonly withoutRootsRights?: boolean;
}

/** A folder that goes with the test. */
export const givenFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** A program of the server as a real process, with these settings and nothing of our own environment. */
export const runProcess = async (settings: Record<string, string>, how: How = {}) => {
  const { file = 'main.ts', args = [], withoutRootsRights = false } = how;
  const isRoot = process.getuid?.() === 0;
  const command = [process.execPath, join(source, file), ...args];
  if (withoutRootsRights && isRoot)
    command.unshift('setpriv', '--bounding-set=-dac_override,-dac_read_search');
  const child = spawn(command[0]!, command.slice(1), {
    env: { PATH: process.env['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([status]) => status as number | null);
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  });
  return { child, ended, output: () => output };
};

/** Starts the service and waits until it is ready. */
export const givenProcess = async (settings: Record<string, string>): Promise<ServiceProcess> => {
  const port = settings['PORT'] ?? String(await findFreePort());
  const { child, ended, output } = await runProcess({ ...settings, PORT: port });
  await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`the service did not start:\n${output()}`))),
  ]);
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { url: `http://127.0.0.1:${port}`, child, output, stop };
};
