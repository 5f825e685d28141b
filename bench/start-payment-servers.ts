import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { connectAlone } from '../server/src/database/client.ts';
import { openEmbeddedPostgres } from '../server/src/database/embedded-postgres.ts';
import { getApiKey } from './get-api-key.ts';
import { migrateSandbox } from './migrate-sandbox.ts';
import type { PaymentServer } from './pay/pay-messages.ts';
import type { Processes } from './run-processes.ts';
import { startService } from './start-service.ts';
import { requestOnce, tokenTarget } from './targets.ts';

const databases = ['service', 'limit', 'few', 'many'] as const;

/** One PostgreSQL server with a database for each program. Its commits survive a power failure. */
export const startDatabases = async (processes: Processes, folder: string) => {
  const dir = join(folder, 'database');
  await mkdir(dir, { recursive: true });
  const server = await openEmbeddedPostgres(dir, { durable: true });
  processes.stopLast(() => server.stop());
  const admin = await connectAlone(server.url);
  for (const name of databases) await admin.script(`create database "${name}"`);
  await admin.close();
  const urlOf = (name: (typeof databases)[number]) => server.url.replace(/\/postgres$/, `/${name}`);
  return { urlOf, clusterDir: join(dir, 'postgres') };
};

export const startWallet = (processes: Processes, folder: string) =>
  processes.start({
    name: 'wallet',
    file: '../wallet/src/main.ts',
    settings: { FLORIN_DATA_DIR: join(folder, 'wallet'), WALLET_PORT: '0' },
  });

/** A service on one of the databases, with its own API key. */
export const startPaymentService = async (
  processes: Processes,
  folder: string,
  databaseUrl: string,
  walletUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<PaymentServer> => {
  const dataDir = join(folder, `data-${new URL(databaseUrl).pathname.slice(1)}`);
  await migrateSandbox(databaseUrl);
  const service = await startService(processes, dataDir, {
    DATABASE_URL: databaseUrl,
    WALLET_URL: walletUrl,
    ...settings,
  });
  const apiKey = await getApiKey(service.url, dataDir);
  const answer = await requestOnce(tokenTarget(service.url, apiKey));
  const { access_token: accessToken } = JSON.parse(answer) as { access_token: string };
  return { url: service.url, walletUrl, accessToken, pid: service.child.pid! };
};

export const startLimitProgram = async (
  processes: Processes,
  databaseUrl: string,
  walletUrl: string,
): Promise<PaymentServer> => {
  const limit = await processes.start({
    name: 'limit',
    file: 'peers/payment-limit.ts',
    args: [databaseUrl, walletUrl],
  });
  return { url: limit.url, walletUrl, accessToken: 'none', pid: limit.child.pid! };
};
