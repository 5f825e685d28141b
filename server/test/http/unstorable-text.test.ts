import { beforeAll, expect, test } from 'vitest';
import { attemptSignIn } from '../operators/attempt-sign-in.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';

/** Text that JSON can contain and a database cannot store: a zero byte, and half of a surrogate pair. */
const unstorable = [
  ['a zero byte', String.raw`x\u0000y`],
  ['the first half of a pair', String.raw`x\ud83dy`],
  ['the second half of a pair', String.raw`x\udd11y`],
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

const expectMalformed = async (answer: Response) => {
  expect(await answer.json()).toMatchObject({ status: 400, code: 'malformed_body' });
  expect(answer.status).toBe(400);
};

test.each(unstorable)('400: an e-mail address with %s', async (_, text) => {
  await expectMalformed(await attemptSignIn(server, `{"email":"${text}","password":"a guess"}`));
});

test.each(unstorable)('400: a label with %s', async (_, text) => {
  await expectMalformed(await send('POST', '/api-keys', `{"label":"${text}","password":"${password}"}`));
});

test.each(unstorable)('400: a note with %s', async (_, text) => {
  const body = `{"ranges":[{"range":"192.0.2.1","note":"${text}"}]}`;
  await expectMalformed(await send('PUT', '/ip-allow-list', body));
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
