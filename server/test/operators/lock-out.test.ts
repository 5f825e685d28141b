import { expect, test } from 'vitest';
import { signIn } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { attemptSignIn } from './attempt-sign-in.ts';
import { givenTwoFactor, nextCode, wrongCode } from './two-factor/authenticator.ts';

const deviceCookieOf = (answer: Response) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith('florin_device='))!;

/** An operator who has signed in before, and strangers who guess, each from an address of its own. */
const given = async () => {
  const server = await givenServer({ TRUSTED_PROXIES: '127.0.0.1' });
  const { email, password } = await server.givenOperator();
  const session = await signIn(server, { email, password });
  const device = deviceCookieOf(session.answer).split(';', 1)[0]!;
  let addresses = 0;
  const asStranger = (body: object) =>
    attemptSignIn(server, body, { 'x-forwarded-for': `203.0.113.${(addresses += 1)}` });
  const asDevice = (body: object, cookie = device) => attemptSignIn(server, body, { cookie });
  server.stopClock();
  /** Until strangers have to wait. */
  const guess = async () => {
    for (let count = 0; count < 5; count += 1)
      expect((await asStranger({ email, password: 'a guess' })).status).toBe(401);
    expect((await asStranger({ email, password })).status).toBe(429);
  };
  return { server, email, password, session, device, asStranger, asDevice, guess };
};

test('a sign-in makes the browser known by a cookie that scripts and other sites cannot use', async () => {
  const { session } = await given();
  expect(deviceCookieOf(session.answer)).toMatch(
    /^florin_device=[\w-]{22}\.\d{10}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  // Programs read the first cookie.
  expect(session.answer.headers.getSetCookie()[0]).toMatch(/^florin_session=/);
});

test('guesses from many addresses do not make the right password wait in a browser that has signed in before (A18)', async () => {
  const { email, password, asStranger, asDevice, guess } = await given();
  await guess();
  expect((await asDevice({ email, password })).status).toBe(200);
  // The strangers still wait: this success does not give them new guesses.
  expect((await asStranger({ email, password: 'a guess' })).status).toBe(429);
});

test('guesses from many addresses do not make a confirmation wait in an open session (A18)', async () => {
  const { password, session, guess } = await given();
  await guess();
  expect((await session.post('/session/confirmation', { password })).status).toBe(204);
  expect((await session.post('/api-keys', { label: 'shop', password })).status).toBe(201);
});

test('wrong passwords in a known browser are slowed down by a count of their own, and delay nobody else', async () => {
  const { email, password, asStranger, asDevice } = await given();
  const other = (await asStranger({ email, password })).headers;
  const otherDevice = other.getSetCookie()[1]!.split(';', 1)[0]!;
  const statuses = [];
  for (let count = 0; count < 6; count += 1)
    statuses.push((await asDevice({ email, password: 'a guess' })).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await asDevice({ email, password })).status).toBe(429);
  expect((await asStranger({ email, password })).status).toBe(200);
  expect((await asDevice({ email, password }, otherDevice)).status).toBe(200);
});

test('a device cookie that is forged, made for another operator, or half a year old counts like none, and leaves no row', async () => {
  const { server, email, password, device, asDevice, guess } = await given();
  const stranger = await signIn(server, await server.givenOperator());
  const foreign = deviceCookieOf(stranger.answer).split(';', 1)[0]!;
  const [id, expiresAt, proof] = device.slice('florin_device='.length).split('.') as [string, string, string];
  const forged = [
    `florin_device=${id}.${Number(expiresAt) + 1}.${proof}`,
    `florin_device=${'A'.repeat(22)}.${expiresAt}.${proof}`,
    `florin_device=${id}.${expiresAt}.${'A'.repeat(43)}`,
    'florin_device=nonsense',
    foreign,
  ];
  await guess();
  for (const cookie of forged) expect((await asDevice({ email, password }, cookie)).status).toBe(429);
  const rows = await server.sql`select 1 from sign_in_attempts where subject like 'device %'`;
  expect(rows.length).toBe(0);
  expect((await asDevice({ email, password })).status).toBe(200);

  server.advance(180 * 24 * 3600 + 1);
  await guess();
  expect((await asDevice({ email, password })).status).toBe(429);
});

test('codes guessed by someone who knows the password do not make a known browser or an open session wait (A18)', async () => {
  const server = await givenServer();
  const { session, email, password, secret, recoveryCodes } = await givenTwoFactor(server);
  server.stopClock();
  const [first, second] = recoveryCodes;
  const device = deviceCookieOf(session.answer).split(';', 1)[0]!;
  const code = wrongCode(server, secret);
  for (let count = 0; count < 5; count += 1)
    expect((await attemptSignIn(server, { email, password, code })).status).toBe(401);
  expect((await attemptSignIn(server, { email, password, code })).status).toBe(429);
  expect((await session.post('/session/confirmation', { password, code: first })).status).toBe(204);
  const right = { email, password, code: second };
  expect((await attemptSignIn(server, right, { cookie: device })).status).toBe(200);
});

test('a sign-in shows how many attempts have failed since the last one', async () => {
  const { server, email, password, asStranger, asDevice, guess } = await given();
  await guess();
  await asDevice({ email, password: 'a typing mistake' });
  await asStranger({ email: (await server.givenOperator()).email, password: 'a guess' });
  // Five guesses and the mistake. Attempts that had to wait were not checked, so they did not fail.
  expect(await (await asDevice({ email, password })).json()).toMatchObject({ failedSignIns: 6 });
  expect(await (await asDevice({ email, password })).json()).toMatchObject({ failedSignIns: 0 });
});

test('wrong codes count as failed attempts, and the question for the code is none', async () => {
  const server = await givenServer();
  const { email, password, secret } = await givenTwoFactor(server);
  await attemptSignIn(server, { email, password });
  await attemptSignIn(server, { email, password, code: wrongCode(server, secret) });
  const answer = await attemptSignIn(server, { email, password, code: nextCode(server, secret) });
  expect(await answer.json()).toMatchObject({ failedSignIns: 1 });
});
