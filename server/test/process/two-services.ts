import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll } from 'vitest';
import { connect, type Sql } from '../../src/database/client.ts';
import { makeCalls } from '../payments/support.ts';
import { givenDatabase } from '../support/database.ts';
import { askToken, makeKey, startProcess, type ServiceProcess } from '../support/process.ts';
import { findFreePort, testSecret } from '../support/server.ts';
import { registerReceiver } from '../wallet/receiver.ts';
import { credentials, startWallet, type SimulatedWallet } from '../wallet/support.ts';
import { openGate, type Gate } from './wallet-gate.ts';

interface Service {
  readonly service: ServiceProcess;
  /** All calls of this service to the wallet go through this gate. */
  readonly gate: Gate;
  /** The platform, calling this service. */
  readonly platform: ReturnType<typeof makeCalls>;
}

export interface TwoServices {
  readonly wallet: SimulatedWallet;
  readonly one: Service;
  readonly two: Service;
  readonly sql: Sql;
  readonly databaseUrl: string;
}

/** Two service processes over one database and one wallet process, for a whole file. The wallet notifies the first. */
export const givenTwoServices = () => {
  const given = {} as { -readonly [K in keyof TwoServices]: TwoServices[K] };
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'florin-two-'));
    given.databaseUrl = await givenDatabase();
    const walletPort = await findFreePort();
    const gates = [await openGate(walletPort), await openGate(walletPort)] as const;
    // The first gate is the wallet's public address, so that the first service can fetch its certificate there.
    const settings = { WALLET_PORT: String(walletPort), WALLET_PUBLIC_URL: gates[0].url };
    const start = (gate: Gate, more: Record<string, string> = {}) =>
      startProcess({
        FLORIN_DATA_DIR: dataDir,
        DATABASE_URL: given.databaseUrl,
        DATABASE_CONNECTIONS: '30',
        FLORIN_SECRET: testSecret,
        WALLET_URL: gate.url,
        WALLET_CLIENT_ID: credentials.clientId,
        WALLET_CLIENT_SECRET: credentials.clientSecret,
        ...more,
      });
    // The second service needs no wallet to start, so the two start together.
    const [wallet, two] = await Promise.all([startWallet(settings), start(gates[1])]);
    const port = await findFreePort();
    const address = `http://127.0.0.1:${port}/wallet/notifications`;
    const { webhookId } = await registerReceiver(wallet.url, address);
    const one = await start(gates[0], { PORT: String(port), WALLET_WEBHOOK_ID: webhookId });
    const { apiKey } = await makeKey(one, dataDir);
    const { token } = await askToken(one, apiKey);
    given.wallet = wallet;
    given.one = { service: one, gate: gates[0], platform: makeCalls(one.url, token) };
    given.two = { service: two, gate: gates[1], platform: makeCalls(two.url, token) };
    given.sql = connect(given.databaseUrl, 4);
    return async () => {
      for (const { service, gate } of [given.one, given.two]) {
        await service.stop('SIGKILL');
        gate.close();
      }
      await given.sql.close();
      await given.wallet.close();
      await rm(dataDir, { recursive: true, force: true });
    };
  });
  return given as TwoServices;
};
