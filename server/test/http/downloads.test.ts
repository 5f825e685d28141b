import { expect, onTestFinished, test } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { givenShop, makeClient } from '../payments/support.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import { expectProblem } from './expect-problem.ts';

const shop = givenShop();

/** Files that have begun do not go on until the test says so: the rows of statements cannot be read. */
const holdStatements = async (server: TestServer = shop.server) => {
  const holder = await connectAlone(server.deps.config.databaseUrl!);
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
  expect(await fileOfOther.text()).toMatch(/^"createdAt","kind"/);
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

test('503 with Retry-After: more than 100 files of a process at once, whoever asks for them; calls are answered, and files are sent again afterwards (A16)', async () => {
  // The files wait for the locked table until the test lets them go on, and not only for some seconds.
  const server = await givenServer({}, { patience: 60 });
  const clients = await Promise.all(Array.from({ length: 21 }, () => makeClient(server)));
  const client = clients[0]!;
  await client.call('PUT', '/accounts/shop');
  const file = (of = client) => of.call('GET', '/accounts/shop/statement.csv');
  const goOn = await holdStatements(server);
  const refused: Response[] = [];
  const asked = clients.flatMap((of) =>
    Array.from({ length: 5 }, async () => {
      const answer = await file(of);
      if (answer.status === 503) refused.push(answer);
      return answer;
    }),
  );
  // No file ends before the test says so: of 105 that are asked for, these five are too many.
  await expect.poll(() => refused.length).toBe(5);
  for (const answer of refused) {
    expect(answer.headers.get('retry-after')).toBe('5');
    const detail = 'Too many files are being sent.';
    await expectProblem(server, answer, { status: 503, code: 'overloaded', detail });
  }
  expect((await client.call('PUT', '/accounts/another')).status).toBe(201);
  await goOn();
  const sent = (await Promise.all(asked)).filter((answer) => !refused.includes(answer));
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: 100 }, () => 200));
  await Promise.all(sent.map((answer) => answer.text()));
  await expect.poll(async () => (await file()).status).toBe(200);
});
