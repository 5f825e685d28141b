import { beforeAll, describe, expect, test } from 'vitest';
import { sendRaw } from '../../http/raw-connection.ts';
import { signInAndConfirm } from '../../support/dashboard.ts';
import { givenServer, startServer, type TestServer } from '../../support/server.ts';
import { allow, from, type AllowList } from './allowing.ts';

/** The caller's address as the service sees it. The dashboard shows it. */
const seenAddress = async (server: TestServer, forwarded: string) => {
  const administrator = await signInAndConfirm(server, await server.givenOperator());
  const answer = await administrator.get('/ip-allow-list', from(forwarded));
  return ((await answer.json()) as AllowList).yourAddress;
};

test('without trusted proxies X-Forwarded-For is ignored (A3)', async () => {
  const server = await givenServer();
  const administrator = await signInAndConfirm(server, await server.givenOperator());
  const { apiKey } = await server.givenApiKey();
  await allow(administrator, ['203.0.113.9']);
  const answer = await server.askToken(apiKey, { headers: from('203.0.113.9') });
  expect(answer.status).toBe(401);
  expect(await answer.text()).toContain('from the address 127.0.0.1.');
});

test('X-Forwarded-For of a caller that is not a trusted proxy is ignored (A3)', async () => {
  const server = await givenServer({ TRUSTED_PROXIES: '192.0.2.1, 10.0.0.0/8' });
  expect(await seenAddress(server, '203.0.113.9')).toBe('127.0.0.1');
});

describe('the address is read from the right', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ TRUSTED_PROXIES: '127.0.0.1, 198.51.100.0/24, 2001:db8::/64' });
    return server.close;
  });

  test.each([
    ['the one entry of a trusted proxy', '203.0.113.9', '203.0.113.9'],
    ['the rightmost entry, not what the caller put before it', '10.9.9.9, 203.0.113.9', '203.0.113.9'],
    ['past trusted proxies in a row', '10.9.9.9, 203.0.113.9, 198.51.100.7, 198.51.100.8', '203.0.113.9'],
    ['not past a proxy that is not trusted', '203.0.113.9, 192.0.2.1, 198.51.100.7', '192.0.2.1'],
    ['past trusted proxies of IPv6', '203.0.113.9,2001:db8::5', '203.0.113.9'],
    ['a caller of IPv6', '2001:DB8:1::9', '2001:DB8:1::9'],
    ['the farthest, when all are trusted', '198.51.100.7, 198.51.100.8', '198.51.100.7'],
    ['the proxy itself, when it forwards no address', 'unknown', '127.0.0.1'],
    [
      'the proxy itself, when it forwards something that is not an address',
      "203.0.113.9, '; drop table operators",
      '127.0.0.1',
    ],
  ])('%s', async (_, forwarded, expected) => {
    expect(await seenAddress(server, forwarded)).toBe(expected);
  });
});

test('the header sent twice is one list, in order', async () => {
  const server = await givenServer({ TRUSTED_PROXIES: '127.0.0.1' });
  const { cookie } = await signInAndConfirm(server, await server.givenOperator());
  const answer = await sendRaw(
    server.port,
    'GET /dashboard/api/ip-allow-list HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n' +
      `Cookie: ${cookie}\r\nX-Forwarded-For: 10.9.9.9\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n`,
  );
  expect(answer).toContain('"yourAddress":"203.0.113.9"');
});

test('on a socket of both families an IPv4 caller is seen as IPv4', async () => {
  const server = await givenServer({ HOST: '::' });
  const administrator = await signInAndConfirm(server, await server.givenOperator());
  const { apiKey } = await server.givenApiKey();
  expect((await allow(administrator, ['127.0.0.0/8'])).yourAddress).toBe('127.0.0.1');
  expect((await server.askToken(apiKey)).status).toBe(200);
});
