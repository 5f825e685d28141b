import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { run, toolEnvironment } from '../../test/install.ts';
import { stopChild, type Stops } from '../../test/start-parts.ts';
import { waitFor } from '../../test/wait-for.ts';

export interface ShopSettings {
  readonly DATABASE_URL: string;
  readonly FLORIN_URL: string;
  readonly FLORIN_API_KEY: string;
  readonly FLORIN_WEBHOOK_SECRET: string;
  readonly STOREFRONT_URL: string;
}

interface Administrator {
  readonly email: string;
  readonly password: string;
}

const command = 'node_modules/@medusajs/cli/cli.js';

/** Medusa with its tables, an administrator and the provider. Answers the file that it logs to. */
export const startShop = async (
  stops: Stops,
  folder: string,
  port: number,
  settings: ShopSettings,
  { email, password }: Administrator,
) => {
  const env = { ...settings, MEDUSA_DISABLE_TELEMETRY: 'true', NODE_ENV: 'production' };
  await run(folder, process.execPath, [command, 'db:migrate'], env);
  await run(folder, process.execPath, [command, 'user', '-e', email, '-p', password], env);
  const logFile = join(folder, 'shop.log');
  const log = await open(logFile, 'w');
  const child = spawn(process.execPath, [command, 'start', '--host', '127.0.0.1', '--port', String(port)], {
    cwd: folder,
    env: { ...toolEnvironment(), ...env },
    stdio: ['ignore', log.fd, log.fd],
  });
  const ended = once(child, 'close');
  stops.push(stopChild(child, ended));
  await log.close();
  const isUp = waitFor('Medusa answers', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    return answer?.ok;
  });
  const failed = ended.then(() => Promise.reject(new Error(`Medusa did not start. Its log: ${logFile}`)));
  await Promise.race([isUp, failed]);
  return logFile;
};
