import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, onTestFinished } from 'vitest';
import { demoBank } from '../../../../scripts/demo-bank.ts';
import { registerWebhook } from '../../../../scripts/register-webhook.ts';
import { walletSettings } from '../../payments/support.ts';
import { inherited } from '../../support/process.ts';
import { findFreePort, startServer, type TestServer } from '../../support/server.ts';
import { credentials, startWallet, type SimulatedWallet } from '../../wallet/support.ts';
import { asJavaScriptFile, stripTypes } from '../../../src/docs/guides/strip-types.ts';
import { addJq } from './jq.ts';
import { readBlocks } from './read-blocks.ts';
import { until } from '../../support/until.ts';
import { waitMsMax } from '../../../../scripts/test-bounds.ts';

const root = join(import.meta.dirname, '../../../..');

/** The service, the wallet and a folder, as someone has them who has followed the quick start. */
export interface GuideSandbox {
  readonly server: TestServer;
  readonly wallet: SimulatedWallet;
  readonly folder: string;
  readonly environment: Record<string, string | undefined>;
  /** The ports of the reader's own programs, by those that the guides name. */
  readonly ports: Readonly<Record<string, number>>;
}

/** Someone has to close it. */
export const startSandbox = async () => {
  const wallet = await startWallet();
  const port = await findFreePort();
  // As `npm start` does it: the wallet notifies the service.
  const webhookId = await registerWebhook(
    { walletUrl: wallet.url, ...credentials },
    `http://localhost:${port}/wallet/notifications`,
  );
  const settings = {
    ...demoBank,
    ...walletSettings(wallet),
    PORT: String(port),
    WALLET_WEBHOOK_ID: webhookId,
  };
  const server = await startServer(settings);
  const folder = await mkdtemp(join(tmpdir(), 'florin-guides-'));
  const { apiKey } = await server.givenApiKey();
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await mkdir(join(folder, '.florin/sandbox'), { recursive: true });
  await writeFile(
    join(folder, '.florin/sandbox/first-sign-in.json'),
    JSON.stringify(await server.givenOperator()),
  );
  const ports = { 8300: await findFreePort(), 8200: await findFreePort() };
  const environment = {
    ...inherited,
    PATH: await addJq(folder),
    // Compilers keep what they have built there.
    HOME: process.env['HOME'],
    FLORIN_API_KEY: apiKey,
    TOKEN: await server.givenToken(apiKey),
  };
  const close = async () => {
    await server.close();
    await wallet.close();
    await rm(folder, { recursive: true, force: true });
  };
  const sandbox = { server, wallet, folder, environment, ports };
  await writeFiles(sandbox, 'quick-start');
  return { ...sandbox, close };
};

/** One sandbox for a whole file. */
export const givenSandbox = () => {
  const sandbox = {} as GuideSandbox;
  beforeAll(async () => {
    const { close, ...started } = await startSandbox();
    Object.assign(sandbox, started);
    return close;
  });
  return sandbox;
};

/** The text of a guide with the addresses of this sandbox. */
export const withAddresses = ({ server, wallet, ports }: GuideSandbox, text: string) =>
  text
    .replaceAll('http://localhost:8080', server.deps.config.publicUrl)
    .replaceAll('http://localhost:8090', wallet.url)
    .replaceAll(/\b(8300|8200)\b/g, (port) => String(ports[port]));

/** For programs that run beside others: the same sandbox with ports that nobody has. */
export const withOwnPorts = async (sandbox: GuideSandbox): Promise<GuideSandbox> => ({
  ...sandbox,
  ports: { 8300: await findFreePort(), 8200: await findFreePort() },
});

/** Writes the files of a guide that have a name. Those in TypeScript are also written as its page shows them in JavaScript. */
export const writeFiles = async (sandbox: GuideSandbox, name: string) => {
  const write = (file: string, code: string) =>
    writeFile(join(sandbox.folder, file), withAddresses(sandbox, code));
  for (const { file, language, code } of readBlocks(name)) {
    if (file !== undefined) await write(file, code);
    if (file !== undefined && language === 'ts') await write(asJavaScriptFile(file), stripTypes(code));
  }
};

/** Runs a program in the folder to its end. A failure has what it wrote. */
export const run = async (sandbox: GuideSandbox, command: string, args: readonly string[]) => {
  const { folder: cwd, environment: env } = sandbox;
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], timeout: waitMsMax });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error(`${command} failed (${child.exitCode}):\n${output}\n${errors}`);
  return { output, errors };
};

/** Runs a program of the guides that serves on one of their ports, until the test ends. Waits until it answers. */
export const givenProgram = async (
  { folder, environment, ports }: GuideSandbox,
  [command = '', ...args]: readonly string[],
  port: '8300' | '8200',
  settings: Record<string, string> = {},
) => {
  const env = { ...environment, ...settings };
  // A group of its own: some of them, such as `go run`, start another process.
  const child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (written += part.toString()));
  const closed = once(child, 'close');
  const stop = async () => {
    process.kill(-child.pid!, 'SIGKILL');
    await closed;
  };
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await stop();
  });
  const url = `http://localhost:${ports[port]}`;
  await until(async () => {
    if (child.exitCode === null) await fetch(`${url}/nothing`);
  });
  if (child.exitCode !== null) throw new Error(`${command} ended:\n${written}`);
  return { url, written: () => written, stop };
};
