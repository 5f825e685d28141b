import { expect, test } from 'vitest';
import { makeCalls, walletSettings } from '../payments/support.ts';
import { givenInstalledPostgres } from '../support/given-installed-postgres.ts';
import { listInstalledPostgres } from '../support/installed-postgres.ts';
import { askToken, givenFolder, givenProcess, makeKey, runProcess } from '../support/process.ts';
import { startWallet } from '../wallet/support.ts';

const installed = listInstalledPostgres();

// The embedded one, which all other tests use, is the newest. global-setup.ts says at the end what was skipped.
test.skipIf(installed.length === 0)(
  'a payment goes through on every PostgreSQL from 15 on that is installed on the machine',
  async ({ onTestFinished }) => {
    for (const { major, programs } of installed) {
      const databaseUrl = await givenInstalledPostgres(programs);
      const wallet = await startWallet();
      onTestFinished(() => wallet.close());
      const dataDir = await givenFolder();
      const migration = await runProcess(
        { FLORIN_DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
        { file: 'cli.ts', args: ['migrate'] },
      );
      expect([major, await migration.ended]).toEqual([major, 0]);
      const service = await givenProcess({
        ...walletSettings(wallet),
        FLORIN_DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
      });
      const { apiKey } = await makeKey(service, dataDir);
      const { token } = await askToken(service, apiKey);
      const platform = makeCalls(service.url, token);

      const { id, extOrderId } = await platform.givenPayment();
      await fetch(`${wallet.url}/simulator/orders/${extOrderId}/approve`, { method: 'POST' });
      expect([major, (await platform.resume(id)).status]).toEqual([major, 200]);
      expect(await platform.read(id)).toMatchObject({ status: 'captured' });
      expect(await service.stop()).toBe(0);
    }
  },
);
