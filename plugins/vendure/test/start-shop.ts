import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stopChild, type Stops } from '../../test/start-parts.ts';

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
