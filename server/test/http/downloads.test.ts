import { expect, onTestFinished, test } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { givenShop, makeClient } from '../payments/support.ts';
import { signIn } from '../support/dashboard.ts';
import { expectProblem } from './expect-problem.ts';

const shop = givenShop();

/** Files that have begun do not go on until the test says so: the rows of statements cannot be read. */
const holdStatements = async () => {
  const holder = await connectAlone(shop.server.parts.config.databaseUrl!);
  onTestFinished(() => holder.close());
  await holder.script('begin; lock table account_transfers in access exclusive mode');
  return () => holder.script('commit');
};

const fiveOf = (send: () => Promise<Response>) => Promise.all(Array.from({ length: 5 }, send));

const tooMany = {
  status: 429,
  code: 'too_many_downloads',
  detail: '5 files are being sent to you already. Read one of them to its end, or close it.',
} as const;

test('429 with Retry-After: the sixth file of a key at once; another key gets its file, payments go on, and so does the key afterwards (A16)', async () => {
  const { client, server } = shop;
  const other = await makeClient(server);
  await client.call('PUT', '/accounts/shop');
  const file = (of = client) => of.call('GET', '/accounts/shop/statement.csv');
  const goOn = await holdStatements();
  const files = await fiveOf(() => file());
  expect(files.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);

  const refused = await file();
  expect(refused.headers.get('retry-after')).toBe('5');
  await expectProblem(server, refused, tooMany);
  const fileOfOther = await file(other);
  expect(fileOfOther.status).toBe(200);
  expect((await client.init()).status).toBe(200);
  expect((await client.call('GET', '/moneyins')).status).toBe(200);

  await files[0]!.body!.cancel();
  await expect.poll(async () => (await file()).status).toBe(200);
  await goOn();
  expect(await fileOfOther.text()).toMatch(/^"at","kind"/);
  await Promise.all(files.slice(1).map((answer) => answer.text()));
  await expect.poll(async () => (await fiveOf(() => file())).map(({ status }) => status)).not.toContain(429);
});

test("429: the sixth file of an operator at once, of statements and payments together; another operator's is sent (A16)", async () => {
  const { server } = shop;
  const operator = await signIn(server, await server.givenOperator('viewer'));
  const other = await signIn(server, await server.givenOperator('viewer'));
  const goOn = await holdStatements();
  const path = '/accounts/shop/statement.csv';
  const files = await fiveOf(() => operator.get(path));
  expect(files.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await expectProblem(server, await operator.get('/payments.csv'), tooMany);
  await expectProblem(server, await operator.get(path), tooMany);
  const fileOfOther = await other.get('/payments.csv');
  expect(fileOfOther.status).toBe(200);
  expect(await fileOfOther.text()).toMatch(/"id","status"/);
  await goOn();
  await Promise.all(files.map((answer) => answer.text()));
  await expect.poll(async () => (await operator.get(path)).status).toBe(200);
});
