import { expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';

test('a one-time password lets its owner change it and nothing else; then everything works', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator('administrator', { mustChangePassword: true });
  const session = await signIn(server, { email, password });
  expect(await session.answer.json()).toMatchObject({
    email,
    role: 'administrator',
    mustChangePassword: true,
  });

  const required = {
    status: 403,
    code: 'password_change_required',
    detail: 'Change your one-time password first: POST /dashboard/api/password.',
  } as const;
  await expectProblem(server, await session.get('/api-keys'), required);
  const newPassword = 'my own long password';
  await expectProblem(server, await session.post('/api-keys', { label: 'shop', password }), required);

  expect((await session.post('/password', { password, newPassword })).status).toBe(204);
  expect(await (await session.get('/session')).json()).toMatchObject({ mustChangePassword: false });
  const keys = await session.get('/api-keys');
  expect(keys.status).toBe(200);
  expect(await keys.json()).toEqual({ items: [], nextCursor: null });
  expect((await session.post('/api-keys', { label: 'shop', password: newPassword })).status).toBe(201);
});
