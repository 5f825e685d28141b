import { beforeAll, expect, test } from 'vitest';
import { attemptSignIn } from '../operators/attempt-sign-in.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { expectProblem } from './expect-problem.ts';

/** Text that JSON can contain and a database cannot store: a zero character, and half of a surrogate pair. */
const unstorable = [
  ['a zero character', String.raw`x\u0000y`, 'has a zero character in it'],
  ['the first half of a pair', String.raw`x\ud83dy`, 'has half of a surrogate pair in it'],
  ['the second half of a pair', String.raw`x\udd11y`, 'has half of a surrogate pair in it'],
] as const;

let server: TestServer;
let cookie: string;
let token: string;
const password = 'correct horse battery';
beforeAll(async () => {
  server = await startServer();
  ({ cookie } = await signInAndConfirm(server, await server.givenOperator()));
  token = await server.givenToken((await server.givenApiKey()).apiKey);
  return server.close;
});

const send = (method: string, path: string, body: string) =>
  fetch(`${server.url}/dashboard/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body,
  });

const expectFault = (answer: Response, pointer: string, detail: string) =>
  expectProblem(server, answer, {
    status: 400,
    code: 'invalid_request',
    detail: `${pointer} ${detail}.`,
    errors: [{ pointer, detail }],
  });

test.each(unstorable)('400: an e-mail address with %s, which is named', async (_, text, detail) => {
  const answer = await attemptSignIn(server, `{"email":"${text}","password":"a guess"}`);
  await expectFault(answer, '/email', detail);
});

test.each(unstorable)('400: a label with %s, which is named', async (_, text, detail) => {
  const answer = await send('POST', '/api-keys', `{"label":"${text}","password":"${password}"}`);
  await expectFault(answer, '/label', detail);
});

test.each(unstorable)('400: a note with %s, which is named', async (_, text, detail) => {
  const body = `{"ranges":[{"range":"192.0.2.1","note":"${text}"}]}`;
  await expectFault(await send('PUT', '/ip-allow-list', body), '/ranges/0/note', detail);
});

test.each(unstorable)('400: an unknown name with %s, at any depth', async (_, text, detail) => {
  const answer = await send('PUT', '/ip-allow-list', `{"ranges":[],"a/b":[{"${text}":1}]}`);
  const pointer = `/a~1b/0/${String(JSON.parse(`"${text}"`))}`;
  expect(await answer.json()).toMatchObject({ errors: [{ pointer, detail }] });
});

test('400: a query parameter with a zero character is named', async () => {
  const answer = await fetch(`${server.url}/dashboard/api/audit-log?limit=1&actor=a%00b`, {
    headers: { cookie },
  });
  await expectFault(answer, 'query/actor', 'has a zero character (%00) in it');
});

test('400: a long name in the query is cut (A16)', async () => {
  const answer = await fetch(`${server.url}/webservice/v2/moneyins?${'x'.repeat(8000)}=%00`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await expectFault(answer, `query/${'x'.repeat(100)}…`, 'has a zero character (%00) in it');
});

test('400: the answer to a body of many zero characters is smaller than the body (A11)', async () => {
  const body = `[${Array.from({ length: 20_000 }, () => String.raw`"\u0000"`).join(',')}]`;
  const answer = await send('PUT', '/ip-allow-list', body);
  expect(answer.status).toBe(400);
  expect((await answer.text()).length).toBeLessThan(10_000);
});

test.each([
  ['/dashboard/api/audit-log?actor=a%00b', 400, 'invalid_request'],
  ['/webservice/v2/moneyins?reference=%00', 400, 'invalid_request'],
  ['/dashboard/api/api-keys/%00/ip-allow-list', 404, 'not_found'],
  ['/webservice/v2/moneyins/%00', 404, 'not_found'],
])('%s answers %i: no path or query may contain a zero byte', async (path, status, code) => {
  const answer = await fetch(`${server.url}${path}`, {
    headers: { cookie, authorization: `Bearer ${token}` },
  });
  expect(await answer.json()).toMatchObject({ status, code });
});

test('a whole surrogate pair is accepted', async () => {
  const body = String.raw`{"label":"\ud83d\udd11","password":"${password}"}`;
  expect((await send('POST', '/api-keys', body)).status).toBe(201);
  expect(
    await (await send('PUT', '/ip-allow-list', '{"ranges":[{"range":"127.0.0.1","note":"🔑"}]}')).json(),
  ).toMatchObject({
    ranges: [{ note: '🔑' }],
  });
});
