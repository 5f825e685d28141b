import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../src/database/client.ts';
import { isDatabaseAway } from '../../src/database/errors.ts';
import { countOfService, givenShopWith, givenTwoServers, urlOf, type TestPostgres } from './two-servers.ts';

const pair = givenTwoServers();

/** Without a restart: no connection is cut. */
const setReadOnly = async (server: TestPostgres, isReadOnly: boolean) => {
  await server.ask(`alter system set default_transaction_read_only = ${isReadOnly}`);
  await server.ask('select pg_reload_conf()');
};

test('a server that becomes read-only is not ready and answers 503; when it can be written to again, all goes on', async () => {
  const { primary, password } = pair;
  const { client, isReady } = await givenShopWith(urlOf(password, primary));
  const { id } = await client.givenPayment();
  expect(await isReady()).toBe(true);

  await setReadOnly(primary, true);
  onTestFinished(() => setReadOnly(primary, false));
  await expect.poll(isReady).toBe(false);
  const calls = Array.from({ length: 20 }, (_, turn) => (turn % 2 ? client.init() : client.resume(id)));
  for (const { status, headers } of await Promise.all(calls)) {
    expect([status, headers.get('retry-after')]).toEqual([503, '1']);
  }
  expect(await isReady()).toBe(false);

  await setReadOnly(primary, false);
  await expect.poll(isReady).toBe(true);
  await client.givenPayment();
});

test('when a primary is made read-only and the standby takes over, nothing is read from the old one any more', async () => {
  const { primary: old, standby: next, password } = pair;
  // Sixteen connections that write, and four that read.
  const sql = connect(urlOf(password, old, next), 20);
  onTestFinished(() => sql.close());
  const write = (id: string) =>
    sql`insert into accounts (platform_id, id, opened_at) values (1, ${id}, ${new Date()})`;
  const read = (id: string) => sql`select id from accounts where id = ${id}`;
  const ids = Array.from({ length: 20 }, (_, turn) => `account ${turn}`);
  await Promise.all(ids.flatMap((id) => [write(id), read('nobody')]));

  await setReadOnly(old, true);
  await next.ask('select pg_promote()');
  await expect.poll(() => write('new').then(() => 'written', isDatabaseAway)).toBe('written');
  const found = await Promise.all(ids.map(() => read('new')));
  expect(found).toEqual(ids.map(() => [{ id: 'new' }]));
  await Promise.all(ids.map((id) => write(`${id} again`)));
  await expect.poll(() => countOfService(old)).toBe(0);
});
