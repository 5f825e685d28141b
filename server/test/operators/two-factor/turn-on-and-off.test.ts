import { beforeAll, expect, test } from 'vitest';
import { holdActs } from '../../audit/hold-acts.ts';
import { expectProblem } from '../../http/expect-problem.ts';
import { attemptSignIn, cookieOf, readSession } from '../attempt-sign-in.ts';
import { holdDisabling } from '../hold-disabling.ts';
import { signIn } from '../../support/dashboard.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { codeIn, givenTwoFactor, nextCode, wrongCode } from './authenticator.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  return server.close;
});

type Session = Awaited<ReturnType<typeof signIn>>;

const begin = async (session: Session, password: string) =>
  (await (await session.post('/two-factor', { password })).json()) as { secret: string; uri: string };

test('a phone is set up with the password, and the sign-in needs its codes after the first one', async () => {
  const { email, password } = await server.givenOperator('viewer');
  const session = await signIn(server, { email, password });
  const elsewhere = await signIn(server, { email, password });
  expect((await session.post('/two-factor', { password: 'a guess' })).status).toBe(403);
  const { secret, uri } = await begin(session, password);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  const label = `Florin%20sandbox:${encodeURIComponent(email)}`;
  const query = `secret=${secret}&issuer=Florin%20sandbox&algorithm=SHA1&digits=6&period=30`;
  expect(uri).toBe(`otpauth://totp/${label}?${query}`);
  expect((await attemptSignIn(server, { email, password })).status).toBe(200);

  await expectProblem(
    server,
    await session.post('/two-factor/confirm', { code: wrongCode(server, secret) }),
    {
      status: 403,
      code: 'code_wrong',
      detail: 'The code is wrong. Check that the time on your phone is right.',
    },
  );
  const confirmed = await session.post('/two-factor/confirm', { code: codeIn(server, secret) });
  expect(confirmed.headers.get('cache-control')).toBe('no-store');
  expect(((await confirmed.json()) as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10);
  expect(await (await session.get('/session')).json()).toMatchObject({
    twoFactor: true,
    recoveryCodesLeft: 10,
  });
  expect((await elsewhere.get('/session')).status).toBe(401);
  expect((await attemptSignIn(server, { email, password })).status).toBe(401);
});

test('of two phones that were started, only the later can be confirmed; after that no other can be started', async () => {
  const { email, password } = await server.givenOperator();
  const session = await signIn(server, { email, password });
  expect((await session.post('/two-factor/confirm', { code: '123456' })).status).toBe(409);
  const first = await begin(session, password);
  const second = await begin(session, password);
  expect(second.secret).not.toBe(first.secret);
  const stale = codeIn(server, first.secret);
  expect((await session.post('/two-factor/confirm', { code: stale })).status).toBe(403);
  const code = codeIn(server, second.secret);
  expect((await session.post('/two-factor/confirm', { code })).status).toBe(200);
  expect((await session.post('/two-factor', { password })).status).toBe(409);
  expect((await session.post('/two-factor/confirm', { code: nextCode(server, second.secret) })).status).toBe(
    409,
  );
});

test('removing it needs password and code; after that the password is enough', async () => {
  const { session, email, password, secret, recoveryCodes } = await givenTwoFactor(server);
  const code = nextCode(server, secret);
  expect((await session.post('/two-factor/remove', { password })).status).toBe(400);
  expect((await session.post('/two-factor/remove', { password: 'a guess', code })).status).toBe(403);
  await expectProblem(
    server,
    await session.post('/two-factor/remove', { password, code: wrongCode(server, secret) }),
    { status: 403, code: 'code_wrong', detail: 'The code is wrong, or it has been used already.' },
  );
  expect((await attemptSignIn(server, { email, password })).status).toBe(401);
  expect((await session.post('/two-factor/remove', { password, code })).status).toBe(204);
  const { answer } = await signIn(server, { email, password });
  expect(await answer.json()).toMatchObject({ twoFactor: false, recoveryCodesLeft: 0 });
  for (const [path, body] of [
    ['remove', { password, code: recoveryCodes[0] }],
    ['recovery-codes', { password, code: recoveryCodes[0] }],
  ] as const)
    expect((await session.post(`/two-factor/${path}`, body)).status).toBe(409);
});

test.each(['/two-factor', '/two-factor/recovery-codes', '/two-factor/remove'])(
  '401: whoever is disabled while password and code are checked changes nothing of it: %s',
  async (path) => {
    const factor = path === '/two-factor' ? undefined : await givenTwoFactor(server);
    const { email, password } = factor ?? (await server.givenOperator());
    const session = factor?.session ?? (await signIn(server, { email, password }));
    const readFactor = () => server.sql`
      select two_factor_nonce, two_factor_since, array(select code_hash from recovery_codes where operator_id = id order by 1)
      from operators where email = ${email}`;
    const before = await readFactor();
    const credentials = { password, ...(factor && { code: nextCode(server, factor.secret) }) };
    // The next use would otherwise be the first one of its minute, which is written to the operator's row.
    await session.get('/session');
    const disableNow = await holdDisabling(server, email);
    const answer = session.post(path, credentials);
    await disableNow();
    await expectProblem(server, await answer, {
      status: 401,
      code: 'signed_out',
      detail: 'You are not signed in, or your session has ended. Sign in again.',
    });
    expect(await readFactor()).toEqual(before);
  },
);

test('an administrator can reset it for others, which ends their sessions, but not for themselves', async () => {
  const ann = await givenTwoFactor(server);
  const bob = await givenTwoFactor(server, 'viewer');
  const idOf = async (email: string) =>
    (await server.sql<{ id: string }[]>`select id from operators where email = ${email}`)[0]!.id;
  const bobsId = await idOf(bob.email);
  const confirmation = { password: ann.password, code: nextCode(server, ann.secret) };
  expect((await ann.session.post('/session/confirmation', confirmation)).status).toBe(204);
  expect((await ann.session.post(`/operators/${bobsId}/reset-two-factor`)).status).toBe(204);
  expect((await bob.session.get('/session')).status).toBe(401);
  expect((await attemptSignIn(server, bob)).status).toBe(200);

  const ownId = await idOf(ann.email);
  for (const id of [ownId, ownId.toUpperCase()]) {
    await expectProblem(server, await ann.session.post(`/operators/${id}/reset-two-factor`), {
      status: 409,
      code: 'conflict',
      detail: 'Remove your own two-factor sign-in with your password and a code.',
    });
  }
});

test('an operator with a one-time password has to choose their own password first', async () => {
  const { email, password } = await server.givenOperator('viewer', { mustChangePassword: true });
  const session = await signIn(server, { email, password });
  for (const path of ['', '/confirm', '/recovery-codes', '/remove']) {
    const answer = await session.post(`/two-factor${path}`, { password, code: '123456' });
    expect(await answer.json()).toMatchObject({ status: 403, code: 'password_change_required' });
  }
});

test('a sign-in without a code that starts just before two-factor sign-in is on gets no session', async () => {
  const { email, password } = await server.givenOperator();
  const owner = await signIn(server, { email, password });
  const { secret } = await begin(owner, password);
  const { untilHeld, stopHolding } = await holdActs(server);
  const thief = attemptSignIn(server, { email, password });
  await untilHeld(1);
  const confirmed = owner.post('/two-factor/confirm', { code: codeIn(server, secret) });
  await untilHeld(2);
  await stopHolding();
  expect((await confirmed).status).toBe(200);
  expect((await readSession(server, cookieOf(await thief))).status).toBe(401);
  expect((await owner.get('/session')).status).toBe(200);
});

test('a sign-in without a code that starts while two-factor sign-in is turned on gets no session', async () => {
  const { email, password } = await server.givenOperator();
  const owner = await signIn(server, { email, password });
  const { secret } = await begin(owner, password);
  const { untilHeld, stopHolding } = await holdActs(server);
  const confirmed = owner.post('/two-factor/confirm', { code: codeIn(server, secret) });
  await untilHeld(1);
  const thief = attemptSignIn(server, { email, password });
  await untilHeld(2);
  await stopHolding();
  expect((await confirmed).status).toBe(200);
  expect((await thief).status).toBe(401);
  expect(cookieOf(await thief)).toBe('');
});
