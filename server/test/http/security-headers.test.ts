import { beforeAll, describe, expect, test } from 'vitest';
import { signIn } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
const closed = "default-src 'none'; frame-ancestors 'none'";

const headersOf = ({ headers }: Response) => Object.fromEntries(headers);

describe('every kind of answer forbids frames, content sniffing and use by other origins', () => {
  let server: TestServer;
  let cookie: string;
  let token: string;
  let apiKey: string;
  beforeAll(async () => {
    server = await startServer();
    ({ cookie } = await signIn(server, await server.givenOperator()));
    ({ apiKey } = await server.givenApiKey());
    token = await server.givenToken(apiKey);
    return server.close;
  });

  const newCookie = async () => (await signIn(server, await server.givenOperator())).cookie;
  const bearer = () => ({ headers: { authorization: `Bearer ${token}` } });
  const post = (body: string, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

  test.each([
    [200, 'a health check', '/health/live', () => ({})],
    [200, 'the metrics', '/metrics', () => ({})],
    [200, 'the description', '/openapi.json', () => ({})],
    [200, 'the metadata', '/.well-known/oauth-authorization-server', () => ({})],
    [200, 'an API call', '/webservice/v2/ping', bearer],
    [200, 'a dashboard call', '/dashboard/api/session', () => ({ headers: { cookie } })],
    [400, 'a bad body', '/dashboard/api/session', () => post('not JSON')],
    [400, 'a token request', '/oauth/api/v1/oauth/token', () => ({ method: 'POST' })],
    [401, 'an API call without a token', '/v2/ping', () => ({})],
    [401, 'no session', '/dashboard/api/session', () => ({})],
    [403, 'another site', '/dashboard/api/session', () => post('{}', { 'sec-fetch-site': 'cross-site' })],
    [404, 'nothing', '/nothing', () => ({})],
    [404, 'nothing at the authorization server', '/oauth/nothing', () => ({})],
    [404, 'no path at all', '/%zz', () => ({})],
    [405, 'another method', '/health/live', () => ({ method: 'DELETE' })],
    [413, 'too large a body', '/dashboard/api/session', () => post('x'.repeat(256 * 1024 + 1))],
    [
      415,
      'another kind of body',
      '/dashboard/api/session',
      () => post('x', { 'content-type': 'text/plain' }),
    ],
    [204, 'signing out', '/dashboard/api/session', () => ({ method: 'DELETE', headers: { cookie } })],
  ])('%i: %s', async (status, _, path, init) => {
    const answer = await fetch(`${server.url}${path}`, init());
    expect(answer.status).toBe(status);
    expect(headersOf(answer)).toMatchObject({ ...everywhere, 'content-security-policy': closed });
    expect(answer.headers.get('x-request-id')).not.toBeNull();
    expect(answer.headers.get('strict-transport-security')).toBeNull();
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('server')).toBeNull();
  });

  test.each(['/docs', '/docs/guides', '/'])('%s may have styles, and must not be framed', async (path) => {
    const answer = await fetch(`${server.url}${path}`);
    expect(answer.status).toBe(200);
    expect(headersOf(answer)).toMatchObject(everywhere);
    const policy = answer.headers.get('content-security-policy')!.split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.find((rule) => rule.startsWith('script-src')) ?? '').not.toContain('unsafe');
  });

  test.each([
    [200, '/webservice/v2/ping'],
    [200, '/webservice/v2/moneyins'],
    [404, '/webservice/v2/moneyins/unknown'],
    [404, '/webservice/v2/nothing'],
    [200, '/dashboard/api/payments'],
    [404, '/dashboard/api/payments/unknown'],
    [200, '/dashboard/api/installation'],
  ])('%i: no cache keeps the answer of %s', async (status, path) => {
    const answer = await fetch(`${server.url}${path}`, {
      headers: { authorization: `Bearer ${token}`, cookie: await newCookie() },
    });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('500: an error in the service', async () => {
    await server.sql`drop table sessions`;
    const answer = await fetch(`${server.url}/dashboard/api/session`, { headers: { cookie } });
    expect(answer.status).toBe(500);
    expect(headersOf(answer)).toMatchObject({ ...everywhere, 'content-security-policy': closed });
    expect(answer.headers.get('x-request-id')).not.toBeNull();
  });
});

test('with an https address, browsers are told to use only https', async () => {
  const server = await startServer({ PUBLIC_URL: 'https://pay.example.com' });
  const answer = await fetch(`${server.url}/nothing`);
  await server.close();
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
});
