import { beforeAll, expect, test } from 'vitest';
import { describeDefaultApi } from '../../src/describe-api.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { parseAnswer, sendRaw } from './raw-connection.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  return server.close;
});

/** Requests that are refused before they reach a route. */
const unreadable = [
  ['not HTTP', 400, 'hello\r\n\r\n'],
  ['TLS on the plain port', 400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
  [
    'two lengths',
    400,
    'POST /dashboard/api/session HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  ],
  [
    'a length and chunks',
    400,
    'POST /dashboard/api/session HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ],
  [
    'chunks that are not the last encoding',
    400,
    'POST /dashboard/api/session HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
  ],
  ['no Host', 400, 'GET /health/live HTTP/1.1\r\n\r\n'],
  ['an unknown expectation', 417, 'GET /health/live HTTP/1.1\r\nHost: a\r\nExpect: a miracle\r\n\r\n'],
  ['CONNECT', 405, 'CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n'],
  ['two Host headers', 400, 'GET /health/live HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n'],
  ['a space before the colon', 400, 'GET /health/live HTTP/1.1\r\nHost: a\r\nX-A : b\r\n\r\n'],
  ['a folded header', 400, 'GET /health/live HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n'],
  ['a bare line feed', 400, 'GET /health/live HTTP/1.1\nHost: a\n\n'],
  ['a zero byte in a header', 400, 'GET /health/live HTTP/1.1\r\nHost: a\r\nX-A: b\0c\r\n\r\n'],
  ['headers of 17 KB', 431, `GET /health/live HTTP/1.1\r\nHost: a\r\nX-A: ${'x'.repeat(17_000)}\r\n\r\n`],
] as const;

test('CONNECT is told every method that some path takes', async () => {
  const { paths } = (await describeDefaultApi()) as { paths: Record<string, object> };
  const described = Object.values(paths).flatMap((methods) => Object.keys(methods));
  const methods = new Set([...described.map((method) => method.toUpperCase()), 'HEAD']);
  const { headers } = parseAnswer(
    await sendRaw(server.port, 'CONNECT a:443 HTTP/1.1\r\nHost: a:443\r\n\r\n'),
  );
  expect(headers['allow']).toBe([...methods].toSorted().join(', '));
});

test('HTTP/1.0 needs no Host', async () => {
  const answer = await sendRaw(server.port, 'GET /health/live HTTP/1.0\r\n\r\n');
  expect(parseAnswer(answer).status).toBe(200);
});

test.each(unreadable)('refused and closed: %s (A12)', async (_, status, text) => {
  expect(parseAnswer(await sendRaw(server.port, Buffer.from(text, 'latin1'))).status).toBe(status);
  expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
});

test.each(unreadable)(
  'answered as a problem with a request id, like every error: %s',
  async (_, status, text) => {
    const answer = parseAnswer(await sendRaw(server.port, Buffer.from(text, 'latin1')));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
      'x-content-type-options': 'nosniff',
      connection: 'close',
    });
    const { code, ...problem } = JSON.parse(answer.body) as { code: string };
    expect(problem).toEqual({
      type: `${server.deps.config.publicUrl}/docs/guides/errors/${code}`,
      title: expect.any(String),
      status,
      detail: expect.any(String),
      requestId: answer.headers['x-request-id'],
    });
  },
);
