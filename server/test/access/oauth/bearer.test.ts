import { expect, test } from 'vitest';
import { parseAnswer, sendRaw } from '../../http/raw-connection.ts';
import { givenRevocation } from '../../support/dashboard.ts';
import { givenServer, givenServerOfFile, productionSettings } from '../../support/server.ts';

const server = givenServerOfFile();

/** A key of its own for each test. */
const given = async () => {
  const key = await server.givenApiKey();
  return { key, token: await server.givenToken(key.apiKey) };
};

test('a valid token opens the API, with and without /webservice in the path, and ping says whose it is', async () => {
  const { key, token } = await given();
  for (const path of ['/webservice/v2/ping', '/v2/ping']) {
    const answer = await fetch(`${server.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      environment: 'sandbox',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      platform: { id: 1, name: 'Main' },
      apiKey: { id: key.id, label: 'test', rights: 'everything', mayBookRefunds: false },
    });
  }
});

test('the scheme is not case-sensitive', async () => {
  const { token } = await given();
  expect((await server.ping('', { authorization: `bEARER ${token}` })).status).toBe(200);
});

const missing = 'Send the access token in the header: Authorization: Bearer <ACCESS_TOKEN>.';
const invalid =
  'The access token is unknown, expired or revoked. Ask the token endpoint for the current one.';

test.each([
  ['no header', missing, () => undefined],
  ['another scheme', missing, (token: string) => `basic ${token}`],
  ['the scheme alone', missing, () => 'Bearer'],
  ['not a token of ours', invalid, () => 'Bearer abc'],
  [
    'a token that we did not issue',
    invalid,
    (token: string) => `Bearer ${token.replace(/.{43}$/, 'A'.repeat(43))}`,
  ],
  [
    'a token of the other environment',
    invalid,
    (token: string) => `Bearer ${token.replace('sandbox', 'production')}x`,
  ],
])('401 with its error: %s', async (_, detail, authorization) => {
  const { token } = await given();
  const value = authorization(token);
  const answer = await fetch(`${server.url}/webservice/v2/ping`, {
    headers: value ? { authorization: value } : {},
  });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.headers.get('www-authenticate')).toBe(
    `Bearer realm="Florin sandbox", error="invalid_token", error_description="${detail}"`,
  );
  expect(await answer.json()).toEqual({
    type: `${server.deps.config.publicUrl}/docs/guides/errors/unauthorized`,
    title: 'The access token is missing or not valid',
    status: 401,
    detail,
    code: 'unauthorized',
    requestId: answer.headers.get('x-request-id'),
  });
});

test('a token in the query does not count, and is refused even beside a good header (A7)', async () => {
  const { token } = await given();
  const headers = { authorization: `Bearer ${token}` };
  const queries = [
    `access_token=${token}`,
    'Access_Token=x',
    `whatever=${token}`,
    `a=1&a=${token}`,
    `authorization=Bearer%20${token}`,
    token,
    token.replace('f', '%66'),
  ];
  for (const query of queries) {
    const url = `${server.url}/webservice/v2/ping?${query}`;
    expect((await fetch(url)).status).toBe(401);
    const answer = await fetch(url, { headers });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_request"');
    expect(await answer.json()).toMatchObject({
      code: 'invalid_request',
      detail:
        'The access token is in the query, which may be logged. Send it in the header alone. Revoke its API key.',
    });
  }
  expect((await fetch(`${server.url}/webservice/v2/ping?other=1`, { headers })).status).toBe(200);
});

test('401: of two Authorization headers neither counts', async () => {
  const { token } = await given();
  const line = `Authorization: Bearer ${token}\r\n`;
  for (const other of [line, 'authorization: Bearer other\r\n', 'Authorization: Basic eDp5\r\n']) {
    const text = `GET /v2/ping HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${line}${other}\r\n`;
    const { status, body } = parseAnswer(await sendRaw(server.port, text));
    expect(status).toBe(401);
    expect(JSON.parse(body)).toMatchObject({
      detail: 'The Authorization header was sent more than once. Send it once.',
    });
  }
});

test('a token works until its last second and not longer', async () => {
  const { token } = await given();
  server.advance(server.deps.config.tokenLifetimeSeconds - 60);
  expect((await server.ping(token)).status).toBe(200);
  server.advance(60);
  expect((await server.ping(token)).status).toBe(401);
});

test("a revoked key's token is refused as soon as the revocation has been answered", async () => {
  const { key, token } = await given();
  expect((await server.ping(token)).status).toBe(200);
  await givenRevocation(server, key.id);
  expect((await server.ping(token)).status).toBe(401);
});

test('a sandbox token is refused in production, and the reverse, even under the same secret (F17)', async () => {
  const { token: sandboxToken } = await given();
  const production = await givenServer({ ...productionSettings, TRUSTED_PROXIES: '127.0.0.1' });
  const https = { 'x-forwarded-proto': 'https' };
  const key = await production.givenApiKey();
  const answer = await production.askToken(key.apiKey, { headers: https });
  const { access_token: productionToken } = (await answer.json()) as { access_token: string };

  expect((await production.ping(productionToken, https)).status).toBe(200);
  expect((await production.ping(sandboxToken, https)).status).toBe(401);
  expect((await server.ping(productionToken)).status).toBe(401);
});
