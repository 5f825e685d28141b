import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { buildWallet } from '../../src/app.ts';
import { openDatabase } from '../../src/database/open-database.ts';
import { loadSigningIdentity } from '../../src/signing/signing-identity.ts';
import { createClient, type Client } from './client.ts';

export const credentials = { clientId: 'test-client', clientSecret: 'test-secret' };

export type RunningWallet = Client & {
  url: string;
  databaseFile: string;
  restart: () => Promise<RunningWallet>;
};

const start = async (databaseFile: string): Promise<RunningWallet> => {
  const options = { publicUrl: '', databaseFile, ...credentials, orderLifetimeSeconds: 3 * 3600 };
  const app = buildWallet(options);
  onTestFinished(() => app.close());
  await app.listen({ host: '127.0.0.1', port: 0 });
  options.publicUrl = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const client = await createClient(options.publicUrl, credentials);
  return {
    ...client,
    url: options.publicUrl,
    databaseFile,
    restart: async () => {
      await app.close();
      return start(databaseFile);
    },
  };
};

let template: Buffer | undefined;

/** A new database with its keys. Creating keys is most of a wallet's first start, so it is done once. */
const freshDatabase = (file: string): Buffer => {
  const database = openDatabase(file);
  loadSigningIdentity(database);
  database.close();
  return readFileSync(file);
};

/** A wallet for one test, on a real port and a real file. It ends with the test. */
export const givenWallet = async (): Promise<RunningWallet> => {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'wallet.sqlite');
  template ??= freshDatabase(file);
  writeFileSync(file, template);
  return start(file);
};
