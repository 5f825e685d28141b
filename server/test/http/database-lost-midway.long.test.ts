import { expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { connect, type Sql } from '../../src/database/client.ts';
import { addOperator } from '../../src/operators/administration/manage-operators.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { givenFolder, givenProcess } from '../support/process.ts';
import { testKeyring, testSecret } from '../support/server.ts';
import { givenCluster } from '../support/own-cluster.ts';

const operator = { email: 'ann@example.com', password: 'correct horse battery' };

/** From now on each action hangs in the database, in the middle of its transaction. */
const holdTransactions = (sql: Sql) =>
  sql.script(`
    create function hold() returns trigger language plpgsql as $$ begin perform pg_sleep(60); return new; end $$;
    create trigger hold before insert on audit_entries for each row execute function hold();`);

const given = async () => {
  const cluster = await givenCluster();
  const sql = connect(cluster.url, 1);
  await addOperator(
    { sql, clock: systemClock, keyring: testKeyring },
    { ...operator, role: 'administrator', isOneTime: false },
  );
  // A real process: the tests show that it survives.
  const service = await givenProcess({
    DATABASE_URL: cluster.url,
    FLORIN_SECRET: testSecret,
    FLORIN_DATA_DIR: await givenFolder(),
  });
  return { cluster, sql, service, administrator: await signInAndConfirm(service, operator) };
};

/** More at once than the pool has connections, so that each of them is used. */
const changeTwentyTimes = async (administrator: Awaited<ReturnType<typeof signInAndConfirm>>) => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, last) =>
      administrator.put('/ip-allow-list', { ranges: [{ range: `192.0.2.${last}` }] }),
    ),
  );
  return answers.map(({ status }) => status);
};

test('requests in the middle of a transaction when the database stops get 503 and have no effect, and the process survives (F10)', async () => {
  const { cluster, sql, service, administrator } = await given();
  await holdTransactions(sql);
  const changes = Promise.allSettled(
    [1, 2, 3].map((last) => administrator.put('/ip-allow-list', { ranges: [{ range: `192.0.2.${last}` }] })),
  );
  await expect
    .poll(
      async () =>
        (await sql`select 1 from pg_stat_activity where wait_event_type in ('Timeout', 'Lock')`).length,
    )
    .toBe(3);
  await sql.close();
  await cluster.stop();
  for (const change of await changes) {
    expect(change).toMatchObject({ status: 'fulfilled', value: { status: 503 } });
  }
  expect((await fetch(`${service.url}/health/live`)).status).toBe(200);

  await cluster.start();
  const after = connect(cluster.url, 1);
  await after`drop trigger hold on audit_entries`;
  await after.close();
  await expect.poll(async () => (await fetch(`${service.url}/health/ready`)).status).toBe(200);
  expect(await (await administrator.get('/ip-allow-list')).json()).toMatchObject({ ranges: [] });
  expect(await changeTwentyTimes(administrator)).toEqual(Array.from({ length: 20 }, () => 200));
});

test('a connection that the database closes in the middle of a transaction fails that request and no other (F10)', async () => {
  const { sql, administrator } = await given();
  await holdTransactions(sql);
  const change = administrator.put('/ip-allow-list', { ranges: [{ range: '192.0.2.1' }] });
  await expect
    .poll(async () => {
      const cut = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'`;
      return cut.length;
    })
    .toBe(1);
  expect((await change).status).toBe(503);
  await sql`drop trigger hold on audit_entries`;
  await sql.close();
  expect(await changeTwentyTimes(administrator)).toEqual(Array.from({ length: 20 }, () => 200));
});
