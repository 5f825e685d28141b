import { beforeAll, expect, test } from 'vitest';
import { connectShop } from '../../../../scripts/connect-shop.ts';
import { expectProblem } from '../../http/expect-problem.ts';
import { attemptSignIn, cookieOf } from '../attempt-sign-in.ts';
import { signIn, untilAdmitted } from '../../support/dashboard.ts';
import { givenServer, startServer, type TestServer } from '../../support/server.ts';
import { codeIn, givenTwoFactor, nextCode, wrongCode } from './authenticator.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  return server.close;
});

const wrong = {
  status: 401,
  code: 'sign_in_failed',
  detail: 'The code is wrong, or it has been used already.',
} as const;
const required = {
  status: 401,
  code: 'two_factor_required',
  detail: 'Send the code of your authenticator app, or a recovery code.',
} as const;

const statusesOf = (answers: readonly Response[]) => answers.map(({ status }) => String(status)).toSorted();

test('the right password without a code gets no session', async () => {
  const { email, password, secret } = await givenTwoFactor(server);
  const sessionsBefore = await server.sql`select 1 from sessions`;
  const half = await attemptSignIn(server, { email, password });
  expect(cookieOf(half)).toBe('');
  await expectProblem(server, half, required);
  const guessed = await attemptSignIn(server, { email, password, code: wrongCode(server, secret) });
  expect(cookieOf(guessed)).toBe('');
  await expectProblem(server, guessed, wrong);
  expect(await server.sql`select 1 from sessions`).toHaveLength(sessionsBefore.length);

  const code = nextCode(server, secret);
  const whole = await attemptSignIn(server, {
    email,
    password,
    code: `${code.slice(0, 3)} ${code.slice(3)}`,
  });
  expect(await whole.json()).toMatchObject({ email, twoFactor: true, recoveryCodesLeft: 10 });
});

test('without the password nobody learns about the second factor, and no code is used up', async () => {
  const { email, password, secret, recoveryCodes } = await givenTwoFactor(server);
  const code = nextCode(server, secret);
  for (const given of [{}, { code }, { code: recoveryCodes[0] }]) {
    await expectProblem(server, await attemptSignIn(server, { email, password: 'a guess', ...given }), {
      ...wrong,
      detail: 'The e-mail address or the password is wrong.',
    });
  }
  expect((await attemptSignIn(server, { email, password, code })).status).toBe(200);
  expect((await attemptSignIn(server, { email, password, code: recoveryCodes[0] })).status).toBe(200);
});

test('a code works once, and earlier codes do not work after it', async () => {
  const { email, password, secret } = await givenTwoFactor(server);
  const earlier = nextCode(server, secret);
  const code = codeIn(server, secret, 1);
  expect((await attemptSignIn(server, { email, password, code })).status).toBe(200);
  for (const used of [code, earlier])
    await expectProblem(server, await attemptSignIn(server, { email, password, code: used }), wrong);
});

test('when five use one code at the same moment, one of them signs in', async () => {
  const { email, password, secret, recoveryCodes } = await givenTwoFactor(server);
  for (const code of [nextCode(server, secret), recoveryCodes[3]]) {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => untilAdmitted(() => attemptSignIn(server, { email, password, code }))),
    );
    expect(answers.filter((answer) => cookieOf(answer) !== '')).toHaveLength(1);
    expect(statusesOf(answers)).toEqual(['200', '401', '401', '401', '401']);
    server.advance(3600);
  }
});

test('a code of another time or of another operator is refused', async () => {
  const { email, password, secret } = await givenTwoFactor(server);
  const other = await givenTwoFactor(server);
  server.advance(300);
  for (const code of [
    codeIn(server, secret, -3),
    codeIn(server, secret, 3),
    codeIn(server, other.secret),
    other.recoveryCodes[0]!,
  ])
    await expectProblem(server, await attemptSignIn(server, { email, password, code }), wrong);
});

test('a recovery code works once, in any spelling, and new codes replace the old ones', async () => {
  const { session, email, password, secret, recoveryCodes } = await givenTwoFactor(server);
  expect(new Set(recoveryCodes).size).toBe(10);
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/);
  const [first, second] = recoveryCodes as [string, string];
  const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
  const answer = await attemptSignIn(server, { email, password, code: typed });
  expect(await answer.json()).toMatchObject({ recoveryCodesLeft: 9 });
  await expectProblem(server, await attemptSignIn(server, { email, password, code: first }), wrong);

  const code = nextCode(server, secret);
  const thief = await session.post('/two-factor/recovery-codes', {
    password,
    code: wrongCode(server, secret),
  });
  expect(await thief.json()).toMatchObject({ status: 403, code: 'code_wrong' });
  const replaced = await session.post('/two-factor/recovery-codes', { password, code });
  const fresh = ((await replaced.json()) as { recoveryCodes: string[] }).recoveryCodes;
  expect(await (await session.get('/session')).json()).toMatchObject({ recoveryCodesLeft: 10 });
  await expectProblem(server, await attemptSignIn(server, { email, password, code: second }), wrong);
  expect((await attemptSignIn(server, { email, password, code: fresh[9] })).status).toBe(200);
});

test('guessing codes is slowed down, and the right password between two guesses does not help', async () => {
  const server = await givenServer();
  // The first wait is one second, and on a busy machine the next guess comes later than that.
  server.stopClock();
  const { session, email, password, secret } = await givenTwoFactor(server);
  const code = wrongCode(server, secret);
  for (let count = 0; count < 5; count += 1) {
    await expectProblem(server, await attemptSignIn(server, { email, password }), required);
    expect((await session.post('/two-factor', { password })).status).toBe(409);
    expect((await attemptSignIn(server, { email, password, code })).status).toBe(401);
  }
  const right = codeIn(server, secret, 1);
  await expectProblem(server, await attemptSignIn(server, { email, password, code: right }), {
    status: 429,
    code: 'rate_limited',
    detail: 'There were too many attempts with wrong codes. Try again in 1 s.',
  });
  // A stolen session that tries to remove the second factor is slowed down too.
  for (let count = 0; count < 5; count += 1)
    expect((await session.post('/two-factor/remove', { password, code })).status).toBe(403);
  expect((await session.post('/two-factor/remove', { password, code })).status).toBe(429);
  expect((await attemptSignIn(server, { email, password, code: nextCode(server, secret) })).status).toBe(200);
});

test('20 sign-ins from one office that still need their code delay nobody', async () => {
  const own = await givenServer();
  const { email, password } = await givenTwoFactor(own);
  for (let count = 0; count < 20; count += 1)
    expect((await attemptSignIn(own, { email, password })).status).toBe(401);
  expect((await signIn(own, await own.givenOperator())).answer.status).toBe(200);
});

test('a secret that is removed from the keyring ends the codes of its phones, and recovery codes still work', async () => {
  const old = 'the-old-secret-0123456789-0123456789';
  const before = await givenServer({ FLORIN_SECRET: old });
  const { email, password, secret, recoveryCodes } = await givenTwoFactor(before);
  const database = { DATABASE_URL: before.deps.config.databaseUrl! };
  const during = await givenServer({ ...database, FLORIN_SECRET_PREVIOUS: old });
  expect((await attemptSignIn(during, { email, password, code: nextCode(during, secret) })).status).toBe(200);
  const after = await givenServer(database);
  after.advance(600);
  expect((await attemptSignIn(after, { email, password, code: codeIn(after, secret) })).status).toBe(401);
  expect((await attemptSignIn(after, { email, password, code: recoveryCodes[0] })).status).toBe(200);
});

test('npm start says in words why the demo shop gets no key when the administrator signs in with a code', async () => {
  const { email, password } = await givenTwoFactor(server);
  const webhookUrl = 'http://localhost:8100/webhooks';
  const place = { serviceUrl: server.url, webhookUrl, file: '/nowhere/shop.json' };
  const start = (password: string) =>
    connectShop(place, { email, password }).catch((error: Error) => error.message);
  const byHand = `Make an API key, and a webhook endpoint for ${webhookUrl}, in the dashboard.`;
  const cannot = 'The demo shop needs a new API key, and npm start cannot make one:';
  expect(await start(password)).toBe(
    `${cannot} the first administrator now signs in with a code, too.\n${byHand}`,
  );
  expect(await start('another')).toBe(
    `${cannot} the first administrator has another password now.\n${byHand}`,
  );
});
