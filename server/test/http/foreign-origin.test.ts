import { expect, test } from 'vitest';
import { attemptSignIn, readSession } from '../operators/attempt-sign-in.ts';
import { signIn, signInAndConfirm } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { expectProblem } from './expect-problem.ts';

const foreign = {
  status: 403,
  code: 'foreign_origin',
  detail: 'This request was sent by another site, and nothing was done.',
} as const;

const foreignHeaders: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'rubbish' },
  { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
];

test('403: a request that another site makes a browser send has no effect, on any route (A9)', async () => {
  const server = await givenServer();
  const operator = await server.givenOperator();
  const { cookie, post, put, get } = await signInAndConfirm(server, operator);
  const { id, apiKey } = await server.givenApiKey();
  for (const headers of foreignHeaders) {
    const call = (method: string, path: string, body?: string) =>
      fetch(`${server.url}/dashboard/api${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body }),
      });
    await expectProblem(server, await call('POST', `/api-keys/${id}/revoke`, ''), foreign);
    await expectProblem(server, await call('DELETE', '/session'), foreign);
    await expectProblem(server, await call('GET', '/session'), foreign);
    await expectProblem(server, await call('PUT', '/ip-allow-list', '{"ranges":[{"range":"::1"}]}'), foreign);
    await expectProblem(server, await attemptSignIn(server, operator, headers), foreign);
  }
  expect((await server.askToken(apiKey)).status).toBe(200);
  expect((await get('/session')).status).toBe(200);
  // Requests of the dashboard itself work.
  expect((await put('/ip-allow-list', { ranges: [] })).status).toBe(200);
  expect((await post(`/api-keys/${id}/revoke`)).status).toBe(204);
});

test("a failed sign-in from another site does not count towards the operator's delay", async () => {
  const server = await givenServer();
  const { email, password } = await server.givenOperator();
  for (let count = 0; count < 8; count += 1) {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await attemptSignIn(server, { email, password: 'a guess' }, headers)).status).toBe(403);
  }
  expect((await attemptSignIn(server, { email, password })).status).toBe(200);
});

test('accepted: requests of the dashboard, a user or a program', async () => {
  const server = await givenServer({ PUBLIC_URL: 'https://pay.example.com/' });
  const operator = await server.givenOperator();
  const own: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-origin', origin: 'https://pay.example.com' },
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://pay.example.com' },
    {},
  ];
  for (const headers of own) expect((await attemptSignIn(server, operator, headers)).status).toBe(200);
});

test('accepted: the origin of the called address, but no other scheme or port of it', async () => {
  const server = await givenServer({ PUBLIC_URL: 'https://pay.example.com' });
  const { cookie } = await signIn(server, await server.givenOperator());
  const statusFor = async (origin: string) =>
    (await fetch(`${server.url}/dashboard/api/session`, { headers: { cookie, origin } })).status;
  expect(await statusFor(server.url)).toBe(200);
  expect(await statusFor(server.url.replace('http:', 'https:'))).toBe(403);
  expect(await statusFor('http://127.0.0.1')).toBe(403);
  expect(await statusFor('https://pay.example.com.evil.example')).toBe(403);
  expect(await statusFor('https://pay.example.com:8443')).toBe(403);
});

test('a page of another site may not read an answer: no answer allows another origin', async () => {
  const server = await givenServer();
  const { cookie } = await signIn(server, await server.givenOperator());
  const answer = await readSession(server, cookie);
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  const preflight = await fetch(`${server.url}/dashboard/api/session`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'DELETE' },
  });
  expect(preflight.status).toBe(403);
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
});

test("403: a browser's preflight learns that the service is called from a server, not from a page", async () => {
  const server = await givenServer();
  const headers = { origin: 'https://shop.example', 'access-control-request-method': 'POST' };
  for (const path of ['/dashboard/api/session', '/v2/moneyins/ext/init', '/webservice/v2/ping']) {
    await expectProblem(server, await fetch(`${server.url}${path}`, { method: 'OPTIONS', headers }), {
      status: 403,
      code: 'foreign_origin',
      detail: 'Pages of other origins may not call this service. Call it from your server.',
    });
  }
  const token = await fetch(`${server.url}/oauth/api/v1/oauth/token`, { method: 'OPTIONS', headers });
  expect(token.status).toBe(403);
  expect(await token.json()).toMatchObject({
    error_description: expect.stringMatching(/^Pages of other origins may not call this service\./),
  });
});
