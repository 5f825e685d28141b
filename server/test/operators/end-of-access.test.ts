import { expect, test } from 'vitest';
import { disableOperator, resetPassword } from '../../src/operators/administration/manage-operators.ts';
import { sendWithoutBody } from '../http/raw-connection.ts';
import { signIn, signInAndConfirm } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { attemptSignIn } from './attempt-sign-in.ts';

test('disabling an operator ends all their sessions at once, in every process, and no others', async () => {
  const server = await givenServer();
  const other = await givenServer({ DATABASE_URL: server.deps.config.databaseUrl! });
  const operator = await server.givenOperator();
  const here = await signIn(server, operator);
  const there = await signIn(other, operator);
  const colleague = await signIn(server, await server.givenOperator());

  expect(await disableOperator(server.deps, operator.email.toUpperCase())).toBe(true);
  expect((await here.get('/session')).status).toBe(401);
  expect((await there.get('/session')).status).toBe(401);
  expect((await attemptSignIn(other, operator)).status).toBe(401);
  expect((await colleague.get('/session')).status).toBe(200);
});

test.each([
  ['/api-keys', '{"label":"mine"}'],
  // The end of an empty body can be kept back as well.
  ['/audit-log/verify', ''],
])(
  '401: a request whose body arrives after its operator was disabled does nothing: %s',
  async (path, body) => {
    const server = await givenServer();
    const operator = await server.givenOperator();
    const { cookie } = await signInAndConfirm(server, operator);
    const line = `POST /dashboard/api${path}`;
    const finish = await sendWithoutBody(server.port, line, `Cookie: ${cookie}`, body);
    await disableOperator(server.deps, operator.email);
    expect((await finish()).status).toBe(401);
    expect(await server.sql`select 1 from api_keys`).toEqual([]);
  },
);

test('a reset password ends every session, and the new one has to be changed', async () => {
  const server = await givenServer();
  const operator = await server.givenOperator();
  const before = await signIn(server, operator);
  const password = await resetPassword(server.deps, operator.email.toUpperCase());

  expect(password).toMatch(/^[a-km-np-z2-9]{6}(-[a-km-np-z2-9]{6}){3}$/);
  expect((await before.get('/session')).status).toBe(401);
  expect((await attemptSignIn(server, operator)).status).toBe(401);
  const { answer } = await signIn(server, { email: operator.email, password: password! });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    email: operator.email,
    role: 'administrator',
    mustChangePassword: true,
  });
});

test('an operator who does not exist can be neither disabled nor reset', async () => {
  const server = await givenServer();
  expect(await disableOperator(server.deps, 'nobody@example.com')).toBe(false);
  expect(await resetPassword(server.deps, 'nobody@example.com')).toBeUndefined();
});
