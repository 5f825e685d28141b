import { expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { readSession } from './attempt-sign-in.ts';

const minutes = 60;
const signedOut = {
  status: 401,
  code: 'signed_out',
  detail: 'You are not signed in, or your session has ended. Sign in again.',
} as const;

test('an unknown cookie is refused', async () => {
  const server = await givenServer();
  const cookies = ['', 'florin_session=', `florin_session=${'A'.repeat(43)}`, 'florin_session=%00; a=b'];
  for (const cookie of cookies) await expectProblem(server, await readSession(server, cookie), signedOut);
});

test('a session ends after 30 idle minutes', async () => {
  const server = await givenServer();
  const { get } = await signIn(server, await server.givenOperator());
  server.advance(29 * minutes);
  expect((await get('/session')).status).toBe(200);
  server.advance(30 * minutes);
  await expectProblem(server, await get('/session'), signedOut);
});

test('use keeps a session active, but it ends after 12 hours', async () => {
  const server = await givenServer();
  const { get } = await signIn(server, await server.givenOperator());
  for (let elapsed = 20; elapsed < 720; elapsed += 20) {
    server.advance(20 * minutes);
    expect((await get('/session')).status, `after ${elapsed} minutes`).toBe(200);
  }
  server.advance(20 * minutes);
  await expectProblem(server, await get('/session'), signedOut);
});

test('an ended session does not come back when the clock jumps back an hour (F11)', async () => {
  const server = await givenServer();
  const { get, delete: remove } = await signIn(server, await server.givenOperator());
  expect((await remove('/session')).status).toBe(204);
  server.advance(-60 * minutes);
  expect((await get('/session')).status).toBe(401);
});

test('signing out ends this session, removes its cookie, and keeps the others', async () => {
  const server = await givenServer();
  const operator = await server.givenOperator();
  const here = await signIn(server, operator);
  const elsewhere = await signIn(server, operator);
  const answer = await here.delete('/session');
  expect(answer.status).toBe(204);
  expect(await answer.text()).toBe('');
  expect(answer.headers.get('set-cookie')).toMatch(
    /^florin_session=; (Max-Age=0; )?Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Strict$/,
  );
  await expectProblem(server, await here.get('/session'), signedOut);
  expect((await elsewhere.get('/session')).status).toBe(200);
});

test('a session, and its end, apply in every process', async () => {
  const one = await givenServer();
  const other = await givenServer({ DATABASE_URL: one.deps.config.databaseUrl! });
  const { cookie, delete: remove } = await signIn(one, await one.givenOperator());
  expect((await readSession(other, cookie)).status).toBe(200);
  await remove('/session');
  expect((await readSession(other, cookie)).status).toBe(401);
});

test('401: a page of one operator gets nothing and does nothing in the session of another', async () => {
  const server = await givenServer();
  const ada = await server.givenOperator();
  const { get, post } = await signIn(server, await server.givenOperator());
  const headers = { 'expected-operator': encodeURIComponent(ada.email) };
  await expectProblem(server, await get('/home', headers), signedOut);
  await expectProblem(server, await post('/api-keys', { label: 'shop' }, headers), signedOut);
  expect(await server.sql`select 1 from api_keys`).toHaveLength(0);
});

test('a page of one operator does not keep the session of another alive', async () => {
  const server = await givenServer();
  const bob = await server.givenOperator();
  const { get } = await signIn(server, bob);
  server.advance(20 * minutes);
  await expectProblem(server, await get('/home', { 'expected-operator': 'ada%40example.com' }), signedOut);
  server.advance(11 * minutes);
  await expectProblem(server, await get('/session'), signedOut);
});

test('the operator’s own page is served, whatever characters are in the address', async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  await server.sql`update operators set email = ${'zoë+a%b@example.com'} where email = ${email}`;
  const { get } = await signIn(server, { email: 'zoë+a%b@example.com', password });
  const own = { 'expected-operator': encodeURIComponent('zoë+a%b@example.com') };
  expect((await get('/home', own)).status).toBe(200);
});
