import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findFreePort } from './server.ts';

const main = join(import.meta.dirname, '../../src/main.ts');

export interface ServiceProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  /** Sends a signal and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** The service as a real process, `node server/src/main.ts`, with these settings and nothing from our environment. */
export const runProcess = async (
  settings: Record<string, string>,
  file = main,
  args: readonly string[] = [],
) => {
  const child = spawn(process.execPath, [file, ...args], {
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
