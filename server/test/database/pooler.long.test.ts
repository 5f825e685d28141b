import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findPgbouncer } from '../../../scripts/pgbouncer.ts';
import { connect, connectAlone } from '../../src/database/client.ts';
import { verify } from '../audit/audit-log.ts';
import { makeCalls, walletSettings } from '../payments/support.ts';
import { readDeployed } from '../deploy/files.ts';
import { givenDatabase } from '../support/database.ts';
import { askToken, givenFolder, givenProcess, makeKey, untilReady } from '../support/process.ts';
import { testSecret } from '../support/server.ts';
import { givenWallet } from '../wallet/support.ts';
import { startPooler } from './pooler.ts';

const program = findPgbouncer();

/** Gives the role what PgBouncer takes from no connection, for this database alone. */
const giveSettings = async (databaseUrl: string) => {
  const { username, pathname } = new URL(databaseUrl);
  const shipped = await readDeployed('pgbouncer/role.sql');
  const owner = await connectAlone(databaseUrl);
  await owner.script(
    shipped.replaceAll('role florin_service', `role ${username} in database "${pathname.slice(1)}"`),
  );
  await owner.close();
};

describe.skipIf(program === undefined)('behind PgBouncer in transaction mode', () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  beforeAll(async () => {
    const databaseUrl = await givenDatabase();
    await giveSettings(databaseUrl);
    pooler = await startPooler(program!, databaseUrl);
    return pooler.stop;
  });

  test('each of many reads at once gets its own answer, from the first one on', async () => {
    const sql = connect(pooler.url, 20);
    onTestFinished(() => sql.close());
    const numbers = Array.from({ length: 200 }, (_, number) => number);
    const answers = await Promise.all(
      numbers.map(async (number) => {
        const [row] = await sql.read<{ number: number }[]>`select ${number}::integer as number`;
        return row!.number;
      }),
    );
    expect(answers).toEqual(numbers);
  });

  test('transactions at once see only what they wrote themselves', async () => {
    const sql = connect(pooler.url, 20);
    onTestFinished(() => sql.close());
    const ids = Array.from({ length: 50 }, () => crypto.randomUUID());
    const seen = await Promise.all(
      ids.map((id) =>
        sql.begin(async (tx) => {
          await tx`insert into accounts (platform_id, id, opened_at) values (1, ${id}, ${new Date()})`;
          return tx`select id from accounts where xmin = pg_current_xact_id()::xid`;
        }),
      ),
    );
    expect(seen).toEqual(ids.map((id) => [{ id }]));
  });

  test('two processes answer everything as they do without it', async () => {
    const wallet = await givenWallet();
    const dataDir = await givenFolder();
    const settings = {
      ...walletSettings(wallet),
      FLORIN_SECRET: testSecret,
      FLORIN_DATA_DIR: dataDir,
      DATABASE_URL: pooler.url,
    };
    const services = await Promise.all([givenProcess(settings), givenProcess(settings)]);
    const { administrator, apiKey } = await makeKey(services[0], dataDir);
    const { token } = await askToken(services[1], apiKey);
    const platforms = services.map(({ url }) => makeCalls(url, token));

    // More at once than PgBouncer has connections, and few enough that a slow machine refuses none of them.
    for (let round = 0; round < 5; round += 1) {
      const turns = Array.from({ length: 10 }, (_, turn) => turn);
      const payments = await Promise.all(turns.map((turn) => platforms[turn % 2]!.givenPayment()));
      const resumed = await Promise.all(
        payments.map(async ({ id, extOrderId }, turn) => {
          await wallet.approve(extOrderId);
          // Started by one process and resumed by the other.
          return (await platforms[(turn + 1) % 2]!.resume(id)).status;
        }),
      );
      expect(resumed).toEqual(turns.map(() => 200));
      // On a slow machine a read may have to wait too long for one of the few connections: 503, and it is repeated.
      const read = async (turn: number) => (await platforms[turn % 2]!.read(payments[turn]!.id)).status;
      await expect.poll(() => Promise.all(turns.map(read))).toEqual(turns.map(() => 'captured'));
    }

    const list = (await (await administrator.get('/payments?status=captured')).json()) as { items: object[] };
    expect(list.items.length).toBeGreaterThan(10);
    const file = await administrator.get('/payments.csv?status=captured');
    expect([file.status, file.headers.get('x-total-count')]).toEqual([200, '50']);
    expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(51);
    expect(await verify(administrator)).toMatchObject({ intact: true });

    for (const service of services) {
      await untilReady(service);
      expect(service.output()).not.toMatch(/prepared statement|"level":(50|60)/);
    }
    expect(await pooler.log()).not.toMatch(/prepared statement/);
  });
});
