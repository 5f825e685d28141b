import { beforeAll, expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { signIn } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { attemptSignIn, cookieOf, readSession } from './attempt-sign-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' });
  return server.close;
});

interface Listed {
  readonly id: string;
  readonly address: string;
  readonly userAgent: string;
  readonly isCurrent: boolean;
}
type Session = Awaited<ReturnType<typeof signIn>>;

const listOf = async (session: Session) =>
  ((await (await session.get('/sessions')).json()) as { items: Listed[] }).items;

/** An operator in two browsers. */
const given = async () => {
  const credentials = await server.givenOperator('viewer');
  const here = await signIn(server, credentials);
  const headers = { 'x-forwarded-for': '203.0.113.9', 'user-agent': `Firefox ${'x'.repeat(400)}` };
  const there = cookieOf(await attemptSignIn(server, credentials, headers));
  return { here, there, credentials };
};

test('an operator sees their active sessions, with address and browser, and nobody else sees them', async () => {
  const { here } = await given();
  const items = await listOf(here);
  expect(items).toHaveLength(2);
  expect(items.find(({ isCurrent }) => isCurrent)).toMatchObject({ address: '127.0.0.1' });
  expect(items.find(({ isCurrent }) => !isCurrent)).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    createdAt: expect.any(String),
    lastSeenAt: expect.any(String),
    expiresAt: expect.any(String),
    address: '203.0.113.9',
    userAgent: `Firefox ${'x'.repeat(292)}`,
    isCurrent: false,
  });
  const other = await signIn(server, await server.givenOperator());
  expect(await listOf(other)).toHaveLength(1);
});

test('an operator ends another session of theirs, and the id of a session cannot be used to sign in', async () => {
  const { here, there } = await given();
  const { id } = (await listOf(here)).find(({ isCurrent }) => !isCurrent)!;
  expect((await readSession(server, `florin_session=${id}`)).status).toBe(401);
  expect((await here.delete(`/sessions/${id}`)).status).toBe(204);
  expect((await readSession(server, there)).status).toBe(401);
  expect(await listOf(here)).toHaveLength(1);
  const again = await here.delete(`/sessions/${id}`);
  await expectProblem(server, again, {
    status: 404,
    code: 'not_found',
    detail: `You have no session ${id}.`,
  });
});

test("nobody ends another operator's session", async () => {
  const { here, there } = await given();
  const { id } = (await listOf(here)).find(({ isCurrent }) => !isCurrent)!;
  const administrator = await signIn(server, await server.givenOperator());
  expect((await administrator.delete(`/sessions/${id}`)).status).toBe(404);
  expect((await readSession(server, there)).status).toBe(200);
});

test('ending the current session removes its cookie', async () => {
  const { here } = await given();
  const { id } = (await listOf(here)).find(({ isCurrent }) => isCurrent)!;
  const answer = await here.delete(`/sessions/${id}`);
  expect(answer.status).toBe(204);
  expect(answer.headers.get('set-cookie')).toMatch(/^florin_session=;/);
  expect((await here.get('/session')).status).toBe(401);
});

test('all other sessions end at once, and the current one stays', async () => {
  const { here, there, credentials } = await given();
  const third = await signIn(server, credentials);
  const other = await signIn(server, await server.givenOperator());
  expect((await here.delete('/sessions')).status).toBe(204);
  expect((await readSession(server, there)).status).toBe(401);
  expect((await third.get('/session')).status).toBe(401);
  expect((await here.get('/session')).status).toBe(200);
  expect((await other.get('/session')).status).toBe(200);
});
