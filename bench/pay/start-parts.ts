import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { openEmbeddedPostgres } from '../../server/src/database/embedded-postgres.ts';
import { getApiKey } from '../get-api-key.ts';
import type { Processes } from '../run-processes.ts';
import { startService } from '../start-service.ts';
import { askOnce, tokenTarget } from '../targets.ts';
import type { Payee } from './paying.ts';

/** One PostgreSQL for service and limit, with commits that survive a power cut, each in a database of its own. */
export const startDatabase = async (processes: Processes, folder: string) => {
  const dir = join(folder, 'database');
  await mkdir(dir, { recursive: true });
  const server = await openEmbeddedPostgres(dir, { durable: true });
  processes.stopLast(() => server.stop());
  const urlOf = (name: string) => server.url.replace(/\/postgres$/, `/${name}`);
  const admin = postgres(server.url, { max: 1 });
  for (const name of ['service', 'limit']) await admin`create database ${admin(name)}`;
  await admin.end();
  return { serviceUrl: urlOf('service'), limitUrl: urlOf('limit') };
};

type Database = Awaited<ReturnType<typeof startDatabase>>;

/** The service and the limit, with the one wallet that both pay through. */
export const startPayees = async (processes: Processes, folder: string, database: Database) => {
  const dataDir = join(folder, 'data');
  const wallet = await processes.start({
    name: 'wallet',
    file: '../wallet/src/main.ts',
    settings: { FLORIN_DATA_DIR: dataDir, WALLET_PORT: '0' },
  });
  const service = await startService(processes, dataDir, {
    DATABASE_URL: database.serviceUrl,
    WALLET_URL: wallet.url,
  });
  const apiKey = await getApiKey(service.url, dataDir);
  const answer = await askOnce(tokenTarget(service.url, apiKey));
  const { access_token: accessToken } = JSON.parse(answer) as { access_token: string };
  const limit = await processes.start({
    name: 'limit',
    file: 'peers/payment-limit.ts',
    args: [database.limitUrl, wallet.url],
  });
  const payeeAt = (url: string): Payee => ({ url, walletUrl: wallet.url, accessToken });
  return { service: payeeAt(service.url), limit: payeeAt(limit.url) };
};
