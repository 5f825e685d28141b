import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '../../server/src/database/embedded-postgres.ts';
import { findFreePort } from '../../server/test/support/free-port.ts';
import { signInAsOperator } from './operator.ts';

const root = join(import.meta.dirname, '../..');

/** Ends what was started, the last first. */
export type Stops = (() => Promise<unknown>)[];

export const stopChild = (child: ChildProcess, ended: Promise<unknown>) => async () => {
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
  const operator = await signInAsOperator(florinUrl, dataDir);
  return { florinUrl, walletUrl: urlOf('wallet'), operator, key: await operator.createKey('The shop') };
};

/** An empty database for the shop. */
export const startDatabase = async (stops: Stops, folder: string) => {
  const dir = join(folder, 'shop');
  await mkdir(dir);
  const server = await openEmbeddedPostgres(dir, { durable: false });
  stops.push(() => server.stop());
  return server.url;
};
