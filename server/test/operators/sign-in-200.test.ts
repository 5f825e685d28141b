import { expect, test } from 'vitest';
import { rightsOf } from '../../src/operators/roles.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer, givenServerOfFile } from '../support/server.ts';
import { attemptSignIn, cookieOf, readSession } from './attempt-sign-in.ts';

const server = givenServerOfFile();

test('sign-in returns the operator, and sets a cookie that scripts and other sites cannot use', async () => {
  const operator = await server.givenOperator('viewer');
  const { answer, setCookie, get } = await signIn(server, operator);
  expect(answer.status).toBe(200);
  const who = {
    email: operator.email,
    role: 'viewer',
    rights: rightsOf('viewer', 'sandbox'),
    mustChangePassword: false,
    twoFactor: false,
    recoveryCodesLeft: 0,
  };
  expect(await answer.json()).toEqual({ ...who, failedSignIns: 0, passwordChange: null });
  expect(setCookie).toMatch(/^florin_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict, florin_device=/);

  const session = await get('/session');
  expect(session.status).toBe(200);
  expect(await session.json()).toEqual(who);
});

test('with an https address the cookie is Secure and bound to the host, and no other cookie is accepted', async () => {
  const server = await givenServer({ PUBLIC_URL: 'https://pay.example.com' });
  const { setCookie, cookie } = await signIn(server, await server.givenOperator());
  expect(setCookie).toMatch(
    /^__Host-florin_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict, __Host-florin_device=/,
  );
  expect((await readSession(server, cookie)).status).toBe(200);
  expect((await readSession(server, cookie.replace('__Host-', ''))).status).toBe(401);
});

test('case and surrounding spaces of the e-mail address do not matter', async () => {
  const { email, password } = await server.givenOperator();
  const answer = await attemptSignIn(server, { email: ` ${email.toUpperCase()} `, password });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    email,
    role: 'administrator',
    rights: rightsOf('administrator', 'sandbox'),
    mustChangePassword: false,
    twoFactor: false,
    recoveryCodesLeft: 0,
    failedSignIns: 0,
    passwordChange: null,
  });
});

test('each sign-in opens a new session', async () => {
  const operator = await server.givenOperator();
  const first = await signIn(server, operator);
  const second = await signIn(server, operator);
  expect(second.cookie).not.toBe(first.cookie);
  expect((await first.get('/session')).status).toBe(200);
  expect((await second.get('/session')).status).toBe(200);
});

test('a session id that the browser sends is never used for a new session (A9)', async () => {
  const planted = `florin_session=${'A'.repeat(43)}`;
  const answer = await attemptSignIn(server, await server.givenOperator(), { cookie: planted });
  expect(answer.status).toBe(200);
  expect(cookieOf(answer)).not.toBe(planted);
  expect((await readSession(server, planted)).status).toBe(401);
});

test("an attacker who plants their own session in a browser does not get the victim's (A9)", async () => {
  const thief = await server.givenOperator('viewer');
  const victim = await server.givenOperator();
  const planted = (await signIn(server, thief)).cookie;
  const answer = await attemptSignIn(server, victim, { cookie: planted });
  expect(cookieOf(answer)).not.toBe(planted);
  expect(await (await readSession(server, planted)).json()).toMatchObject({ email: thief.email });
  expect(await (await readSession(server, cookieOf(answer))).json()).toMatchObject({ email: victim.email });
});
