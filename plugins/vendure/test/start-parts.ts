import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { getApiKey } from '../../../bench/get-api-key.ts';
import { openEmbeddedPostgres } from '../../../server/src/database/embedded-postgres.ts';
import { findFreePort } from '../../../server/test/support/free-port.ts';

const root = join(import.meta.dirname, '../../..');

/** Ends what was started, the last first. */
export type Stops = (() => Promise<unknown>)[];

const stopChild = (child: ChildProcess, ended: Promise<unknown>) => async () => {
  child.kill('SIGTERM');
  await ended;
};

/** Service and simulated wallet as `npm start` starts them, and an API key for the shop. */
export const startSandbox = async (stops: Stops, folder: string) => {
  const dataDir = join(folder, 'florin');
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    env: {
      PATH: process.env['PATH'],
      FLORIN_DATA_DIR: dataDir,
      PORT: String(await findFreePort()),
      WALLET_PORT: '0',
      SHOP_PORT: String(await findFreePort()),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close');
  stops.push(stopChild(child, ended));
  let output = '';
  const isUp = new Promise<void>((resolve) => {
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString();
      if (output.includes('Ctrl-C stops everything')) resolve();
    });
  });
  await Promise.race([isUp, ended.then(() => Promise.reject(new Error('The sandbox did not start.')))]);
  const urlOf = (name: string) => new RegExp(`^ +${name} +(http:\\S+)$`, 'm').exec(output)![1]!;
  const florinUrl = urlOf('service');
  return { florinUrl, walletUrl: urlOf('wallet'), apiKey: await getApiKey(florinUrl, dataDir) };
};

/** An empty database for Vendure. */
export const startDatabase = async (stops: Stops, folder: string) => {
  const dir = join(folder, 'vendure');
  await mkdir(dir);
  const server = await openEmbeddedPostgres(dir, { durable: false });
  stops.push(() => server.stop());
  return server.url;
};

interface Settled {
  readonly settled: string;
  readonly by: string;
}

interface Program {
  readonly file: string;
  readonly logFile: string;
}

/** Vendure with the plugin. `settled` lists each settling of a payment, with the path of the request that did it. */
export const startShop = async (stops: Stops, { file, logFile }: Program, settings: object) => {
  const log = await open(logFile, 'w');
  const child = spawn(process.execPath, [file, JSON.stringify(settings)], {
    // Vendure keeps files of its own where it is started.
    cwd: dirname(file),
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  const ended = once(child, 'close');
  stops.push(stopChild(child, ended));
  await log.close();
  const settled: Settled[] = [];
  const isUp = new Promise<void>((resolve) => {
    child.on('message', (message: Settled | { ready: true }) => {
      if ('ready' in message) resolve();
      else settled.push(message);
    });
  });
  await Promise.race([
    isUp,
    ended.then(() => Promise.reject(new Error(`Vendure did not start. Its log: ${logFile}`))),
  ]);
  return { settled };
};
