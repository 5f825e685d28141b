import { expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { attemptSignIn } from './attempt-sign-in.ts';

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

test('a one-time password works for 24 hours; what its owner has chosen by then works on', async () => {
  const server = await givenServer();
  const [late, prompt] = [
    await server.givenOperator('administrator', { mustChangePassword: true }),
    await server.givenOperator('administrator', { mustChangePassword: true }),
  ];
  server.advance(24 * 60 * 60 - 60);
  const newPassword = 'my own long password';
  const session = await signIn(server, prompt);
  expect((await session.post('/password', { ...prompt, newPassword })).status).toBe(204);
  server.advance(60);
  await expectProblem(server, await attemptSignIn(server, late), {
    status: 401,
    code: 'one_time_password_expired',
    detail: 'This one-time password has expired. Ask for a new one.',
  });
  await expectProblem(server, await attemptSignIn(server, { ...late, password: 'a guess' }), {
    status: 401,
    code: 'sign_in_failed',
    detail: 'The e-mail address or the password is wrong.',
  });
  const owner = await signIn(server, { ...prompt, password: newPassword });
  const { items } = (await (await owner.get('/audit-log?action=sign_in_failed')).json()) as {
    items: { details: object }[];
  };
  expect(items.map(({ details }) => details)).toEqual([{}, { factor: 'one_time_password' }]);
});
