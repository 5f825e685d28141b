import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connect, connectAlone, type Transaction } from '../../src/database/client.ts';
import { givenDatabase } from '../support/database.ts';
import { givenCluster } from '../support/own-cluster.ts';
import { findFreePort, testSecret } from '../support/server.ts';
import { givenProcess } from '../support/process.ts';

test('a password that is changed while the service runs costs some 503, and no restart (F25)', async () => {
  const cluster = await givenCluster();
  const file = join(cluster.folder, 'service-password');
  const owner = await connectAlone(cluster.url);
  onTestFinished(() => owner.close());
  const changePassword = (password: string) => owner.script(`alter role test_service password '${password}'`);
  /** Also those that were let in while the password was being changed. */
  const endConnections = () =>
    owner.script(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'test_service'`);
  await changePassword('the first one');
  await writeFile(file, 'the first one\n');
  const port = String(await findFreePort());
  const url = new URL(cluster.url);
  const service = await givenProcess({
    DATABASE_URL: `postgres://test_service@127.0.0.1:${url.port}/postgres`,
    DATABASE_PASSWORD_FILE: file,
    FLORIN_SECRET: testSecret,
    PORT: port,
  });
  const askReady = async () => (await fetch(`${service.url}/health/ready`)).status;
  const askToken = async () => {
    const authorization = `basic ${Buffer.from(`florin_sandbox_${'a'.repeat(22)}:${'b'.repeat(43)}`).toString('base64')}`;
    const body = new URLSearchParams({ Grant_type: 'client_credentials' });
    return (
      await fetch(`${service.url}/oauth/api/v1/oauth/token`, {
        method: 'POST',
        headers: { authorization },
        body,
      })
    ).status;
  };
  await expect.poll(askReady).toBe(200);
  // An unknown key is 401 where the database answers.
  await expect.poll(askToken).toBe(401);

  await changePassword('the second one');
  const afterEnd = (ask: () => Promise<number>) => async () => {
    await endConnections();
    return ask();
  };
  await expect.poll(afterEnd(askReady)).toBe(503);
  await expect.poll(afterEnd(askToken)).toBe(503);

  await writeFile(file, 'the second one\n');
  await expect.poll(askReady).toBe(200);
  await expect.poll(askToken).toBe(401);
});

test('a statement that the server does not know by its name any more is made again', async () => {
  const url = await givenDatabase();
  const sql = connect(url, 2);
  onTestFinished(() => sql.close());
  const write = () =>
    sql`insert into accounts (platform_id, id, opened_at) values (1, ${crypto.randomUUID()}, ${new Date()})`;
  const writeTwice = () =>
    sql.begin(async (tx) => {
      await tx`insert into accounts (platform_id, id, opened_at) values (1, ${crypto.randomUUID()}, ${new Date()})`;
      await tx`update accounts set opened_at = ${new Date()} where id = ${'nobody'}`;
    });
  const forget = async () => {
    // One connection writes, and the other one reads.
    await sql.script('deallocate all');
    await sql.read`deallocate all`;
  };
  const read = () =>
    sql.read<{ count: number }[]>`select count(*)::integer as count from accounts where id <> ${'x'}`;
  await write();
  await writeTwice();
  expect((await read())[0]!.count).toBe(2);
  for (let round = 0; round < 2; round += 1) {
    await forget();
    await write();
    await forget();
    await writeTwice();
    await forget();
    expect((await read())[0]!.count).toBe(4 + round * 2);
  }
});

test('a transaction sees what was committed while it waited for a lock, whatever the default of the database is', async () => {
  const url = await givenDatabase();
  const owner = await connectAlone(url);
  onTestFinished(() => owner.close());
  const name = new URL(url).pathname.slice(1);
  await owner.script(`alter database ${name} set default_transaction_isolation = 'repeatable read'`);
  const sql = connect(url, 4);
  onTestFinished(() => sql.close());
  const account = 'shop';
  await sql`insert into accounts (platform_id, id, opened_at) values (1, ${account}, ${new Date()})`;
  const lock = (tx: Transaction) => tx`select 1 from accounts where id = ${account} for no key update`;
  const [held, waits] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = owner.begin(async (tx) => {
    await lock(tx);
    held.resolve();
    await waits.promise;
    await tx`insert into accounts (platform_id, id, opened_at) values (1, ${'another'}, ${new Date()})`;
  });
  await held.promise;
  const second = sql.begin(async (tx) => {
    await lock(tx);
    return tx`select 1 from accounts where id = ${'another'}`;
  });
  await expect
    .poll(() => sql`select 1 from pg_stat_activity where datname = ${name} and wait_event_type = 'Lock'`)
    .toHaveLength(1);
  waits.resolve();
  await first;
  expect(await second).toHaveLength(1);
});
