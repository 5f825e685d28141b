import { expect, test } from 'vitest';
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
  expect(performance.now() - startMs).toBeLessThan(5000);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);

  await cluster.start();
  await expect.poll(async () => (await fetch(`${server.url}/health/ready`)).status).toBe(200);
  const pings = await Promise.all(Array.from({ length: 20 }, () => server.ping(token)));
  expect(pings.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect((await administrator.get('/session')).status).toBe(200);
  expect(await server.givenToken(apiKey)).toBe(token);
});

test('readiness reveals no address, user or name of a missing database', async () => {
  const server = await givenServer({ DATABASE_URL: 'postgres://somebody:a-password@127.0.0.1:1/accounts' });
  const answer = await fetch(`${server.url}/health/ready`);
  expect(answer.status).toBe(503);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ code: 'temporarily_unavailable' });
  for (const detail of ['127.0.0.1', ':1', 'somebody', 'a-password', 'accounts', 'ECONNREFUSED']) {
    expect(text).not.toContain(detail);
  }
});
