import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import { signIn } from './dashboard.ts';
import { findFreePort } from './server.ts';
import { until } from './until.ts';

const source = join(import.meta.dirname, '../../src');

export interface ServiceProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything that the process has printed so far. */
  output(): string;
  /** Sends a signal, waits for the end, and returns the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

interface ProcessOptions {
  /** A file of `server/src`, or an absolute path. */
  readonly file?: string;
  readonly args?: readonly string[];
  /** Folder permissions apply to the process even when the tests run as root. */
  readonly withoutRootsRights?: boolean;
  /** A program that starts it, with its arguments. */
  readonly under?: readonly string[];
  /** What it reads from its standard input. */
  readonly input?: string;
}

/** A folder that is removed after the test. */
export const givenFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'florin-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** The only environment variables that a program under test inherits. They do not change its behaviour. */
export const inherited = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
};

/** Runs a program of the server as a real process, with these settings. */
export const runProcess = async (settings: Record<string, string>, options: ProcessOptions = {}) => {
  const run = spawnProcess(settings, options);
  onTestFinished(run.end);
  return run;
};

const spawnProcess = (settings: Record<string, string>, options: ProcessOptions = {}) => {
  const { file = 'main.ts', args = [], withoutRootsRights = false, under = [], input } = options;
  const isRoot = process.getuid?.() === 0;
  const command = [...under, process.execPath, resolve(source, file), ...args];
  if (withoutRootsRights && isRoot)
    command.unshift('setpriv', '--bounding-set=-dac_override,-dac_read_search');
  const child = spawn(command[0]!, command.slice(1), {
    env: { ...inherited, ...settings },
    stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe', 'ipc'],
  });
  child.stdin?.end(input);
  let output = '';
  let printed = '';
  child.stdout!.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    printed += chunk.toString();
  });
  child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  // Not `close`, which Node does not emit for a child that the parent has disconnected.
  const ended = Promise.all([
    once(child, 'exit'),
    once(child.stdout!, 'close'),
    once(child.stderr!, 'close'),
  ]).then(([[status]]) => status as number | null);
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  return { child, ended, end, output: () => output, printed: () => printed };
};

/** What a command has printed, without the line that says which database it uses. */
export const withoutDatabaseLine = (output: string) => output.replace(/^Database \(\w+\): .*\n/m, '');

/** Starts the service and waits until it is ready. It is stopped after the test, also when it was never ready. */
export const givenProcess = (settings: Record<string, string>, options: ProcessOptions = {}) =>
  startProcess(settings, onTestFinished, options);

/** The same for a whole file. The file has to stop it. */
export const startProcess = async (
  settings: Record<string, string>,
  afterwards: (end: () => Promise<void>) => void = () => {},
  options: ProcessOptions = {},
): Promise<ServiceProcess> => {
  const port = settings['PORT'] ?? String(await findFreePort());
  const { child, ended, end, output } = spawnProcess({ ...settings, PORT: port }, options);
  afterwards(end);
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

/** A process waits a second for the database when it is asked whether it is ready, and a busy machine may need more. */
export const untilReady = ({ url }: Pick<ServiceProcess, 'url'>) =>
  until(async () => {
    const answer = await fetch(`${url}/health/ready`);
    if (!answer.ok) throw new Error(`It is not ready: ${await answer.text()}`);
  });

/** Signs in with the file of the data folder and creates a key, over HTTP. */
export const makeKey = async (service: Pick<ServiceProcess, 'url'>, dataDir: string) => {
  const credentials = JSON.parse(await readFile(join(dataDir, 'sandbox/first-sign-in.json'), 'utf8')) as {
    email: string;
    password: string;
  };
  const administrator = await signIn(service, credentials);
  const { password } = credentials;
  const generated = await administrator.post('/api-keys', { label: 'shop', password });
  const { id } = (await generated.json()) as { id: string };
  const revealed = await administrator.post(`/api-keys/${id}/reveal`, { password });
  const { apiKey } = (await revealed.json()) as { apiKey: string };
  return { administrator, id, apiKey };
};

export const askToken = async ({ url }: Pick<ServiceProcess, 'url'>, apiKey: string) => {
  const answer = await fetch(`${url}/oauth/api/v1/oauth/token`, {
    method: 'POST',
    headers: { authorization: `basic ${apiKey}` },
    body: new URLSearchParams({ Grant_type: 'client_credentials' }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { status: answer.status, token };
};
