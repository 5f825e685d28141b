import { beforeAll, expect, test } from 'vitest';
import { holdActs } from '../../audit/hold-acts.ts';
import { expectProblem } from '../../http/expect-problem.ts';
import { givenPaymentIn, tomorrow } from '../../payments/payment-in-status.ts';
import { signIn, signInAndConfirm } from '../../support/dashboard.ts';
import { givenServer, startServer, type TestServer } from '../../support/server.ts';
import { holdDisabling } from '../hold-disabling.ts';
import { codeIn, givenTwoFactor, nextCode, wrongCode } from '../two-factor/authenticator.ts';

type Session = Awaited<ReturnType<typeof signIn>>;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  return server.close;
});

const needsConfirmation = {
  status: 403,
  code: 'confirmation_required',
  detail: 'Confirm with your password first: POST /dashboard/api/session/confirmation.',
} as const;

/** Something that asks for the confirmation. */
const act = ({ post }: Session) => post('/api-keys', { label: 'shop' });

const countFailures = async (actor: string) =>
  [
    ...(await server.sql<{ action: string }[]>`
      select action from audit_entries where actor = ${actor} and action in
        ('password_confirmation_failed', 'two_factor_code_failed') order by sequence`),
  ].map(({ action }) => action);

test('a confirmation holds for five minutes, and use does not make it longer', async () => {
  const server = await givenServer();
  server.stopClock();
  const session = await signInAndConfirm(server, await server.givenOperator());
  server.advance(200);
  expect((await act(session)).status).toBe(201);
  server.advance(99);
  expect((await act(session)).status).toBe(201);
  server.advance(2);
  await expectProblem(server, await act(session), needsConfirmation);
});

test('a sign-in that asks for it is a confirmation as well, with the same code, and for five minutes', async () => {
  const server = await givenServer();
  const { email, password, secret } = await givenTwoFactor(server);
  const session = await signIn(server, { email, password, code: nextCode(server, secret), confirm: true });
  expect((await act(session)).status).toBe(201);
  server.advance(301);
  await expectProblem(server, await act(session), needsConfirmation);
});

test('403: a sign-in that does not ask for it confirms nothing', async () => {
  const { email, password } = await server.givenOperator();
  await expectProblem(server, await act(await signIn(server, { email, password })), needsConfirmation);
  const declined = await signIn(server, { email, password, confirm: false });
  await expectProblem(server, await act(declined), needsConfirmation);
});

test('a confirmation does not hold longer when the clock jumps back (F11)', async () => {
  const session = await signInAndConfirm(server, await server.givenOperator());
  server.advance(-301);
  await expectProblem(server, await act(session), needsConfirmation);
  server.advance(301);
});

test('403: a wrong password confirms nothing, and is in the audit log', async () => {
  const { email, password } = await server.givenOperator();
  const session = await signIn(server, { email, password });
  await expectProblem(server, await session.post('/session/confirmation', { password: 'a guess' }), {
    status: 403,
    code: 'password_wrong',
    detail: 'The password is wrong.',
  });
  await expectProblem(server, await act(session), needsConfirmation);
  expect(await countFailures(email)).toEqual(['password_confirmation_failed']);
});

test('with two-factor sign-in a confirmation needs password and code, and each code works once', async () => {
  const { session, email, password, secret } = await givenTwoFactor(server);
  await expectProblem(server, await session.post('/session/confirmation', { password }), {
    status: 401,
    code: 'two_factor_required',
    detail: 'Send the code of your authenticator app, or a recovery code.',
  });
  const wrong = { password, code: wrongCode(server, secret) };
  await expectProblem(server, await session.post('/session/confirmation', wrong), {
    status: 403,
    code: 'code_wrong',
    detail: 'The code is wrong, or it has been used already.',
  });
  await expectProblem(server, await act(session), needsConfirmation);
  expect(await countFailures(email)).toEqual(['two_factor_code_failed']);

  const code = nextCode(server, secret);
  expect((await session.post('/session/confirmation', { password, code })).status).toBe(204);
  expect((await act(session)).status).toBe(201);
  expect((await session.post('/session/confirmation', { password, code })).status).toBe(403);
});

test('with two-factor sign-in the password in a request confirms it only together with a code', async () => {
  const { session, password, secret } = await givenTwoFactor(server);
  const body = { label: 'shop', password };
  expect(await (await session.post('/api-keys', body)).json()).toMatchObject({ code: 'two_factor_required' });
  const code = nextCode(server, secret);
  expect((await session.post('/api-keys', { ...body, code })).status).toBe(201);
});

test('the password in a request confirms that request, and no later one', async () => {
  const { email, password } = await server.givenOperator();
  const session = await signIn(server, { email, password });
  expect((await session.post('/api-keys', { label: 'shop', password })).status).toBe(201);
  await expectProblem(server, await act(session), needsConfirmation);
});

const givenEndpoint = async () => {
  const colleague = await signInAndConfirm(server, await server.givenOperator());
  const added = await colleague.post('/webhook-endpoints', { url: 'http://127.0.0.1:1/hooks' });
  return ((await added.json()) as { id: string }).id;
};

test.each<['post' | 'patch', string, object, () => Promise<string>]>([
  ['post', '/api-keys', { label: 'mine' }, async () => ''],
  ['post', '/api-keys/{id}/reveal', {}, async () => (await server.givenApiKey()).id],
  ['post', '/webhook-endpoints', { url: 'http://127.0.0.1:1/mine' }, async () => ''],
  ['patch', '/webhook-endpoints/{id}', { description: 'mine' }, givenEndpoint],
  ['post', '/webhook-endpoints/{id}/reveal', {}, givenEndpoint],
  [
    'post',
    '/payments/{id}/resolve',
    { resolution: 'close', note: 'mine' },
    () => givenPaymentIn(server, 'quarantined', tomorrow()),
  ],
])(
  '401: an administrator who is disabled while the password is checked does nothing: %s %s',
  async (method, path, body, prepare) => {
    const id = await prepare();
    const { email, password } = await server.givenOperator();
    const session = await signIn(server, { email, password });
    const disableNow = await holdDisabling(server, email);
    const answer = session[method](path.replace('{id}', id), { ...body, password });
    await disableNow();
    await expectProblem(server, await answer, {
      status: 401,
      code: 'signed_out',
      detail: 'You are not signed in, or your session has ended. Sign in again.',
    });
    expect(await server.sql`select action from audit_entries where actor = ${email}`).toEqual([
      { action: 'signed_in' },
    ]);
  },
);

test('a changed password ends the confirmation', async () => {
  const { email, password } = await server.givenOperator();
  const session = await signInAndConfirm(server, { email, password });
  const newPassword = 'another horse battery';
  expect((await session.post('/password', { password, newPassword })).status).toBe(204);
  await expectProblem(server, await act(session), needsConfirmation);
});

test('a confirmation with the old password at the moment when it is changed does not outlive the change', async () => {
  const { email, password } = await server.givenOperator();
  const session = await signIn(server, { email, password });
  const { untilHeld, stopHolding } = await holdActs(server);
  const changed = session.post('/password', { password, newPassword: 'another horse battery' });
  await untilHeld(1);
  const confirmed = session.post('/session/confirmation', { password });
  await untilHeld(2);
  await stopHolding();
  expect((await changed).status).toBe(204);
  expect((await confirmed).status).toBe(409);
  await expectProblem(server, await act(session), needsConfirmation);
});

test('turning on two-factor sign-in ends a confirmation that was made without a code', async () => {
  const { email, password } = await server.givenOperator();
  const session = await signInAndConfirm(server, { email, password });
  const { secret } = (await (await session.post('/two-factor', { password })).json()) as { secret: string };
  expect((await session.post('/two-factor/confirm', { code: codeIn(server, secret) })).status).toBe(200);
  await expectProblem(server, await act(session), needsConfirmation);
});

test('signing out ends the confirmation: the next session has to confirm again', async () => {
  const operator = await server.givenOperator();
  const session = await signInAndConfirm(server, operator);
  expect((await session.delete('/session')).status).toBe(204);
  expect((await act(session)).status).toBe(401);
  await expectProblem(server, await act(await signIn(server, operator)), needsConfirmation);
});
