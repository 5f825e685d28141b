import { pino } from 'pino';
import { expect, test } from 'vitest';
import { DatabaseAway } from '../../src/database/errors.ts';
import { logOutages } from '../../src/database/log-outages.ts';
import { attemptSignIn } from '../operators/attempt-sign-in.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { expectProblem } from './expect-problem.ts';
import { givenCluster } from '../support/own-cluster.ts';

const away = {
  status: 503,
  code: 'temporarily_unavailable',
  detail: 'The database cannot be reached right now. Try again.',
} as const;

test('while the database is away every answer is a quick 503 with Retry-After; when it is back, everything works (F10)', async () => {
  const cluster = await givenCluster();
  const server = await givenServer({ DATABASE_URL: cluster.url });
  const operator = await server.givenOperator();
  const administrator = await signIn(server, operator);
  const { apiKey } = await server.givenApiKey();
  const token = await server.givenToken(apiKey);

  await cluster.stop();
  const startMs = performance.now();
  const problems = [
    await server.ping(token),
    await administrator.get('/api-keys'),
    await attemptSignIn(server, operator),
  ];
  for (const answer of problems) {
    expect(answer.headers.get('retry-after')).toBe('1');
    await expectProblem(server, answer, away);
  }
  const answer = await server.askToken(apiKey);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await answer.json()).toEqual({
    error: 'server_error',
    error_description: `${away.detail} Request id: ${answer.headers.get('x-request-id')}`,
  });
  const ready = await fetch(`${server.url}/health/ready`);
  expect(ready.status).toBe(503);
  expect(ready.headers.get('retry-after')).toBe('1');
  // None of the five has waited until a connection is given up: a minute each, with the patience of the tests.
  expect(performance.now() - startMs).toBeLessThan(60_000);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);

  // However many calls fail, the log has a line for each cause, without a stack.
  await Promise.all(Array.from({ length: 100 }, () => server.askToken(apiKey)));
  expect(server.logged.length).toBeLessThan(10);
  expect(server.logged[0]).toMatchObject({ err: { type: expect.any(String) as string }, msg: away.detail });
  expect(JSON.stringify(server.logged)).not.toContain('stack');

  await cluster.start();
  await expect.poll(async () => (await fetch(`${server.url}/health/ready`)).status).toBe(200);
  const pings = await Promise.all(Array.from({ length: 20 }, () => server.ping(token)));
  expect(pings.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await administrator.get('/session')).status).toBe(200);
  expect(await server.givenToken(apiKey)).toBe(token);
});

test('readiness reveals no address, user or name of a missing database', async () => {
  const server = await givenServer({ DATABASE_URL: 'postgres://someone:a-password@127.0.0.1:1/accounts' });
  const answer = await fetch(`${server.url}/health/ready`);
  expect(answer.status).toBe(503);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ code: 'temporarily_unavailable' });
  for (const detail of ['127.0.0.1', ':1', 'someone', 'a-password', 'accounts', 'ECONNREFUSED']) {
    expect(text).not.toContain(detail);
  }
});

test('an outage is logged once, and then once an interval with a count; what is unexpected keeps its stack', async () => {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const log = pino({ level: 'info', base: null, timestamp: false, ...logOutages(50) }, { write });
  const fail = (reason: string) =>
    log.error({ requestId: 'r', err: new DatabaseAway(reason) }, 'no database');
  for (let call = 0; call < 1000; call += 1) fail('connection refused');
  const err = { type: 'DatabaseAway', message: 'connection refused' };
  expect(lines).toEqual([{ level: 50, requestId: 'r', err, msg: 'no database' }]);
  await expect.poll(() => lines).toHaveLength(2);
  expect(lines[1]).toEqual({ level: 50, err, more: 999, withinMs: 50, msg: 'no database' });

  for (let call = 0; call < 1000; call += 1) fail(`port ${call}`);
  expect(lines.length).toBeLessThan(30);
  log.error({ err: new Error('a bug') }, 'unexpected');
  expect(lines.at(-1)).toMatchObject({ err: { message: 'a bug', stack: expect.any(String) as string } });
});
