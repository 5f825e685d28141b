import { beforeAll, expect, test } from 'vitest';
import { signInAndConfirm } from '../../support/dashboard.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { allow, from } from './allowing.ts';

const allows = [
  ['nothing: open', [], '203.0.113.9'],
  ['an IPv4 address', ['203.0.113.9'], '203.0.113.9'],
  ['an IPv4 range, its first address', ['203.0.113.0/24'], '203.0.113.0'],
  ['an IPv4 range, its last address', ['203.0.113.0/24'], '203.0.113.255'],
  ['a range of one', ['203.0.113.9/32'], '203.0.113.9'],
  ['every IPv4 address', ['0.0.0.0/0'], '203.0.113.9'],
  ['an IPv6 address in another spelling', ['2001:db8:0:0:0:0:0:1'], '2001:DB8::1'],
  ['an IPv6 range', ['2001:db8::/32'], '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['every IPv6 address', ['::/0'], '2001:db8::1'],
  ['one of several', ['198.51.100.1', '2001:db8::/32', '203.0.113.0/24'], '203.0.113.9'],
  ['an IPv4 address that came as IPv6', ['203.0.113.9'], '::ffff:203.0.113.9'],
  ['an IPv4 address that came as IPv6 in hexadecimal', ['203.0.113.9'], '::ffff:cb00:7109'],
  ['an IPv4 address that was entered as IPv6', ['::ffff:203.0.113.9'], '203.0.113.9'],
] as const;

const refuses = [
  ['the next address', ['203.0.113.9'], '203.0.113.10'],
  ['just below a range', ['203.0.113.0/24'], '203.0.112.255'],
  ['just above a range', ['203.0.113.0/24'], '203.0.114.0'],
  ['another IPv6 address', ['2001:db8::1'], '2001:db8::2'],
  ['IPv6 where every IPv4 address is allowed', ['0.0.0.0/0'], '2001:db8::1'],
  ['IPv4 where every IPv6 address is allowed', ['::/0'], '203.0.113.9'],
] as const;

interface Caller {
  readonly apiKey: string;
  readonly token: string;
}

/**
 * A key with its list for each line above. All are created at once, because each change waits until it applies
 * everywhere.
 */
let server: TestServer;
const callers = new Map<string, Caller>();
beforeAll(async () => {
  server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' });
  const administrator = await signInAndConfirm(server, await server.givenOperator());
  await Promise.all(
    [...allows, ...refuses].map(async ([name, ranges]) => {
      const { id, apiKey } = await server.givenApiKey();
      callers.set(name, { apiKey, token: await server.givenToken(apiKey) });
      await allow(administrator, ranges, id);
    }),
  );
  return server.close;
});

const statusesFor = async (name: string, address: string) => {
  const { apiKey, token } = callers.get(name)!;
  const asked = await server.askToken(apiKey, { headers: from(address) });
  const pinged = await server.ping(token, from(address));
  return [asked.status, pinged.status];
};

test.each(allows)('a list allows: %s', async (name, _, address) => {
  expect(await statusesFor(name, address)).toEqual([200, 200]);
});

test.each(refuses)('a list refuses: %s', async (name, _, address) => {
  expect(await statusesFor(name, address)).toEqual([401, 403]);
});
