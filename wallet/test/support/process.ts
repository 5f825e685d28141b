import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const program = new URL('../../src/main.ts', import.meta.url);

export const givenDataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-process-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Starts the wallet as a process of its own, with only the given environment. */
export const startProcess = (environment: Record<string, string>) => {
  const { NODE_COMPILE_CACHE } = process.env;
  const child = fork(program, { env: { NODE_COMPILE_CACHE, ...environment }, silent: true });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout?.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr?.on('data', (part: Buffer) => (output += part.toString()));
  return { child, output: () => output };
};

/** Waits for the address that the forked wallet reports. */
export const readyUrl = async (child: ChildProcess): Promise<string> => {
  const [message] = (await once(child, 'message')) as [{ ready: boolean; url: string }];
  return message.url;
};

export const exitCodeOf = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode !== null) return child.exitCode;
  const [code] = (await once(child, 'exit')) as [number | null];
  return code;
};
