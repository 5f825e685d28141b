import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { stopChild, type Stops } from '../../test/start-parts.ts';

/** A payment that was settled, with the path of the request that did it. Without one: an event that the plugin has read. */
export interface Settled {
  readonly settled: string;
  readonly by?: string;
}

interface Program {
  readonly file: string;
  readonly logFile: string;
}

/** Vendure with the plugin. It adds each settling of a payment to `settled`. */
export const startShop = async (
  stops: Stops,
  { file, logFile }: Program,
  settings: object,
  settled: Settled[],
) => {
  const log = await open(logFile, 'a');
  const child = spawn(process.execPath, [file, JSON.stringify(settings)], {
    // Vendure keeps files of its own where it is started.
    cwd: dirname(file),
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  const ended = once(child, 'close');
  const stop = stopChild(child, ended);
  stops.push(stop);
  await log.close();
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
  return {
    stop,
    /** From now on webhooks are answered, and lost. */
    loseWebhooks: () => child.send({ losesWebhooks: true }),
  };
};
