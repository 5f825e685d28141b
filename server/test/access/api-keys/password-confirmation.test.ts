import { expect, test } from 'vitest';
import { expectProblem } from '../../http/expect-problem.ts';
import { attemptSignIn } from '../../operators/attempt-sign-in.ts';
import { signIn } from '../../support/dashboard.ts';
import { givenServer } from '../../support/server.ts';

test('wrong confirmations of a session count together on all routes, and apart from sign-ins and other sessions', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  const administrator = await signIn(server, { email, password });
  const elsewhere = await signIn(server, { email, password });
  const { id } = await server.givenApiKey();
  const wrong = { password: 'a guess' };
  const asks = [
    () => administrator.post(`/api-keys/${id}/reveal`, wrong),
    () => administrator.post('/api-keys', { ...wrong, label: 'shop' }),
    () => administrator.post('/password', { ...wrong, newPassword: 'another horse battery' }),
    () => administrator.post(`/api-keys/${id}/reveal`, wrong),
    () => administrator.post(`/api-keys/${id}/reveal`, wrong),
  ];
  server.stopClock();
  const { advance: wait } = server;
  const statuses = [];
  for (const ask of asks) {
    wait(0.4);
    statuses.push((await ask()).status);
  }
  expect(statuses).toEqual([403, 403, 403, 403, 403]);
  wait(1.1);
  expect((await asks[0]!()).status).toBe(403);
  wait(0.5);

  const refused = await administrator.post(`/api-keys/${id}/reveal`, { password });
  expect(refused.headers.get('retry-after')).toBe('2');
  await expectProblem(server, refused, {
    status: 429,
    code: 'rate_limited',
    detail: 'There were too many attempts with wrong passwords. Try again in 2 s.',
  });
  expect((await attemptSignIn(server, { email, password })).status).toBe(200);
  expect((await elsewhere.post(`/api-keys/${id}/reveal`, { password })).status).toBe(200);
  expect((await administrator.get('/session')).status).toBe(200);

  wait(2);
  expect((await administrator.post(`/api-keys/${id}/reveal`, { password })).status).toBe(200);
});

test('two confirmations with the right password at the same time both succeed', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  const administrator = await signIn(server, { email, password });
  const { id } = await server.givenApiKey();
  for (let round = 0; round < 5; round += 1) {
    const answers = await Promise.all([
      administrator.post(`/api-keys/${id}/reveal`, { password }),
      administrator.post(`/api-keys/${id}/reveal`, { password }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});

test('a blocked operator can still revoke a key: that needs no password', async () => {
  const server = await givenServer();
  const operator = await server.givenOperator();
  const administrator = await signIn(server, operator);
  const { id, apiKey } = await server.givenApiKey();
  for (let count = 0; count < 5; count += 1) {
    await attemptSignIn(server, { email: operator.email, password: 'a guess' });
  }
  expect((await administrator.post(`/api-keys/${id}/revoke`)).status).toBe(204);
  expect((await server.askToken(apiKey)).status).toBe(401);
});
