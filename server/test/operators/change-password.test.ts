import { expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { attemptSignIn } from './attempt-sign-in.ts';
import { givenTwoFactor, nextCode, wrongCode } from './two-factor/authenticator.ts';

const newPassword = 'another horse battery';

test('a changed password ends the other sessions, keeps this one, and is the only one that works', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  const here = await signIn(server, { email, password });
  const elsewhere = await signIn(server, { email, password });
  const colleague = await signIn(server, await server.givenOperator());

  const answer = await here.post('/password', { password, newPassword });
  expect(answer.status).toBe(204);
  expect((await here.get('/session')).status).toBe(200);
  expect((await elsewhere.get('/session')).status).toBe(401);
  expect((await colleague.get('/session')).status).toBe(200);
  expect((await attemptSignIn(server, { email, password })).status).toBe(401);
  expect((await attemptSignIn(server, { email, password: newPassword })).status).toBe(200);
});

test('403: the old password has to be right, or nothing changes', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  const here = await signIn(server, { email, password });
  const elsewhere = await signIn(server, { email, password });
  await expectProblem(server, await here.post('/password', { password: 'a guess', newPassword }), {
    status: 403,
    code: 'password_wrong',
    detail: 'The password is wrong.',
  });
  expect((await elsewhere.get('/session')).status).toBe(200);
  expect((await attemptSignIn(server, { email, password })).status).toBe(200);
});

test('with two-factor sign-in a new password needs a code, or nothing changes, and what is wrong is in the audit log (A17)', async () => {
  const server = await givenServer();
  const { session, email, password, secret } = await givenTwoFactor(server);
  const change = (code?: string) => session.post('/password', { password, newPassword, code });
  await expectProblem(server, await change(), {
    status: 401,
    code: 'two_factor_required',
    detail: 'Send the code of your authenticator app, or a recovery code.',
  });
  await expectProblem(server, await change(wrongCode(server, secret)), {
    status: 403,
    code: 'code_wrong',
    detail: 'The code is wrong, or it has been used already.',
  });
  expect((await change(nextCode(server, secret))).status).toBe(204);
  const actions = await server.sql<{ action: string }[]>`
    select action from audit_entries where actor = ${email} order by sequence desc limit 2`;
  expect(actions.map(({ action }) => action)).toEqual(['password_changed', 'two_factor_code_failed']);
  const code = nextCode(server, secret);
  expect((await attemptSignIn(server, { email, password: newPassword, code })).status).toBe(200);
});

test('a new password that is refused uses up no code', async () => {
  const server = await givenServer();
  const { session, password, secret } = await givenTwoFactor(server);
  const code = nextCode(server, secret);
  expect((await session.post('/password', { password, newPassword: password, code })).status).toBe(400);
  expect((await session.post('/password', { password, newPassword, code })).status).toBe(204);
});

test('the next sign-in says when and from where the password was changed, and the one after it does not', async () => {
  const server = await givenServer();
  server.stopClock();
  const { email, password } = await server.givenOperator();
  const { post } = await signIn(server, { email, password });
  server.advance(60);
  const at = server.deps.clock().toISOString();
  expect((await post('/password', { password, newPassword })).status).toBe(204);
  server.advance(60);
  const changed = { email, password: newPassword };
  const passwordChange = { changedAt: at, address: '127.0.0.1' };
  expect(await (await attemptSignIn(server, changed)).json()).toMatchObject({ passwordChange });
  expect(await (await attemptSignIn(server, changed)).json()).toMatchObject({ passwordChange: null });
});

test('400: a new password that is short, long, the old one or the e-mail address is refused', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  const { post } = await signIn(server, { email, password });
  const neither = 'must be neither the old password nor the e-mail address';
  const refused = [
    ['x'.repeat(11), 'must have at least 12 characters'],
    ['x'.repeat(129), 'must have at most 128 characters'],
    [password, neither],
    [email.toUpperCase(), neither],
  ] as const;
  for (const [given, detail] of refused) {
    await expectProblem(server, await post('/password', { password, newPassword: given }), {
      status: 400,
      code: 'invalid_request',
      detail: `/newPassword ${detail}.`,
      errors: [{ pointer: '/newPassword', detail }],
    });
  }
  expect((await attemptSignIn(server, { email, password })).status).toBe(200);
});

test('a password may have 128 letters of any script, and every one of them counts', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  const { post } = await signIn(server, { email, password });
  const long = 'ſ🔑é日'.repeat(32);
  expect((await post('/password', { password, newPassword: long })).status).toBe(204);
  expect((await attemptSignIn(server, { email, password: `${long.slice(0, -1)}月` })).status).toBe(401);
  expect((await attemptSignIn(server, { email, password: long })).status).toBe(200);
});

test('401: without a session nobody changes a password', async () => {
  const server = await givenServer();
  const answer = await fetch(`${server.url}/dashboard/api/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...(await server.givenOperator()), newPassword }),
  });
  await expectProblem(server, answer, {
    status: 401,
    code: 'signed_out',
    detail: 'You are not signed in, or your session has ended. Sign in again.',
  });
});
