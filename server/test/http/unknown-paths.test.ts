import { METHODS } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../support/server.ts';
import { expectProblem } from './expect-problem.ts';
import { parseAnswer, sendRaw } from './raw-connection.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  return server.close;
});

test.each([
  ['GET', '/nothing'],
  ['POST', '/nothing'],
  ['DELETE', '/dashboard/api/nothing'],
  ['POST', '/dashboard/assets/nothing.js'],
  ['GET', '/Health/Live'],
  ['GET', '/webservice/v1/ping'],
  ['OPTIONS', '/nothing'],
])('404: %s %s', async (method, path) => {
  const answer = await fetch(`${server.url}${path}?secret=1`, { method });
  await expectProblem(server, answer, {
    status: 404,
    code: 'not_found',
    detail: `There is nothing at ${method} ${path}.`,
  });
});

/** What browsers send for an address that a person opens. */
const asBrowser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

test.each(['/nothing', '/docs/guides/nothing', '/docs/guides/errors/<script>alert(1)</script>'])(
  '404: a browser gets a page at %s, which runs nothing of the address and leads on',
  async (path) => {
    const answer = await fetch(`${server.url}${path}`, { headers: asBrowser });
    const text = await answer.text();
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(text).toContain('<h1>Page not found</h1>');
    expect(text).toContain('href="/docs/guides"');
    expect(text).not.toContain('<script>alert');
  },
);

test.each([
  ['application/json', '/nothing'],
  ['*/*', '/docs/guides/nothing'],
  ['application/problem+json, */*', '/nothing'],
])('404: a program that accepts %s gets a problem at %s', async (accept, path) => {
  const answer = await fetch(`${server.url}${path}`, { headers: { accept } });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
});

test('404: a browser that sends a form or calls the API gets a problem', async () => {
  const type = async (path: string, method: string) =>
    (await fetch(`${server.url}${path}`, { method, headers: asBrowser })).headers.get('content-type');
  expect(await type('/nothing', 'POST')).toBe('application/problem+json');
  expect(await type('/webservice/v2/ping', 'GET')).toBe('application/problem+json');
});

const token = '/oauth/api/v1/oauth/token';

/** What a base URL with a slash or a segment too many makes of the paths. */
test.each([
  ['GET', '/dashboard/api/session/', '/dashboard/api/session'],
  ['POST', '/webservice//v2/moneyins/ext/init', '/webservice/v2/moneyins/ext/init'],
  ['POST', '//v2/moneyins/ext/init', '/v2/moneyins/ext/init'],
  ['POST', '/webservice/webservice/v2/moneyins/ext/init', '/webservice/v2/moneyins/ext/init'],
  ['PUT', '/v2/refund/pay_1/', '/v2/refund/pay_1'],
  ['POST', `/${token}`, token],
  ['POST', `/webservice${token}`, token],
  ['POST', `/webservice/${token}`, token],
])(
  '404 names the path that was meant and says nothing about the body: %s %s',
  async (method, path, meant) => {
    const body = method === 'GET' ? {} : { body: 'Grant_type=client_credentials' };
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(`${server.url}${path}`, { method, headers, ...body });
    await expectProblem(server, answer, {
      status: 404,
      code: 'not_found',
      detail: `There is nothing at ${method} ${path}. Did you mean ${meant}?`,
    });
  },
);

test.each([
  ['PUT', '/dashboard/api/session', 'DELETE, GET, HEAD, POST'],
  ['GET', '/dashboard/api/password', 'POST'],
  ['DELETE', '/dashboard/api/api-keys', 'GET, HEAD, POST'],
  ['GET', '/dashboard/api/api-keys/x/reveal', 'POST'],
  ['POST', '/dashboard/api/api-keys/x/ip-allow-list', 'GET, HEAD, PUT'],
  ['POST', '/health/live', 'GET, HEAD'],
  ['POST', '/metrics', 'GET, HEAD'],
  ['DELETE', '/webservice/v2/ping', 'GET, HEAD'],
  ['OPTIONS', '/v2/ping', 'GET, HEAD'],
  ['POST', '/dashboard/payments/x', 'GET, HEAD'],
])('405: %s %s, which takes %s', async (method, path, allow) => {
  const answer = await fetch(`${server.url}${path}?secret=1`, { method });
  expect(answer.headers.get('allow')).toBe(allow);
  await expectProblem(server, answer, {
    status: 405,
    code: 'method_not_allowed',
    detail: `${path} takes ${allow}, not ${method}.`,
  });
});

test.each(['/%zz', '/%', '/dashboard/api/api-keys/%c0%af/revoke'])(
  '404: a path that is not a valid URL path: %s',
  async (path) => {
    await expectProblem(server, await fetch(`${server.url}${path}`, { method: 'POST' }), {
      status: 404,
      code: 'not_found',
      detail: 'The path is not a valid URL path.',
    });
  },
);

test('404: an id that is longer than any of ours', async () => {
  const path = `/dashboard/api/api-keys/${'x'.repeat(5000)}/revoke`;
  const answer = await fetch(`${server.url}${path}`, { method: 'POST' });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(await answer.json()).toMatchObject({ code: 'not_found' });
});

test('HEAD answers like GET, without the body', async () => {
  const answer = await fetch(`${server.url}/health/live`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});

/** Methods that browsers' fetch does not send: those that Node knows, and others that nobody knows. */
const ours = new Set(['CONNECT', 'DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT']);
const others = METHODS.filter((method) => !ours.has(method));
test.each([...others, 'FOO', 'GET-ALL', 'get', 'Get_2'])(
  '405 with Allow: the method %s on a path that exists',
  async (method) => {
    const text = `${method} /v2/ping?a=1 HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;
    const { status, headers, body } = parseAnswer(await sendRaw(server.port, text));
    expect(status).toBe(405);
    expect(headers).toMatchObject({ allow: 'GET, HEAD', 'content-type': 'application/problem+json' });
    expect(JSON.parse(body)).toMatchObject({
      code: 'method_not_allowed',
      detail: `/v2/ping takes GET, HEAD, not ${method}.`,
      requestId: headers['x-request-id'],
    });
  },
);

test('405: an unknown method in the same packet after another request', async () => {
  const known = 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n';
  const received = await sendRaw(server.port, `${known}FOO /v2/ping HTTP/1.1\r\nHost: a\r\n\r\n`);
  const { status, body } = parseAnswer(received.slice(received.lastIndexOf('HTTP/1.1 ')));
  expect(status).toBe(405);
  expect(JSON.parse(body)).toMatchObject({ detail: '/v2/ping takes GET, HEAD, not FOO.' });
});

test('404: an unknown method on a path that does not exist', async () => {
  const text = 'FOO /nothing HTTP/1.1\r\nHost: a\r\n\r\n';
  expect(parseAnswer(await sendRaw(server.port, text)).status).toBe(404);
});
