import { expect, test } from 'vitest';
import { givenServer, type TestServer } from '../support/server.ts';
import { expectProblem } from './expect-problem.ts';

const from = (address: string) => ({ 'x-forwarded-for': address });
const settings = { TRUSTED_PROXIES: '127.0.0.1' };

/** The window is one minute, and a test takes less. */
const expectLimited = async (server: TestServer, answer: Response, what: string) => {
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  await expectProblem(server, answer, {
    status: 429,
    code: 'rate_limited',
    detail: `${what}. Try again in ${seconds} s.`,
  });
};

const statusesOf = async (times: number, ask: () => Promise<Response>) => {
  const statuses = [];
  for (let count = 0; count < times; count += 1) statuses.push((await ask()).status);
  return statuses;
};

test('429: an address that has used up its requests waits on every route; another address does not', async () => {
  const server = await givenServer({ ...settings, RATE_LIMIT_PER_ADDRESS: '3' });
  const get = (path: string, address: string) => fetch(`${server.url}${path}`, { headers: from(address) });
  expect(await statusesOf(3, () => get('/nothing', '203.0.113.1'))).toEqual([404, 404, 404]);
  for (const path of ['/nothing', '/v2/ping', '/dashboard/api/session', '/openapi.json']) {
    await expectLimited(
      server,
      await get(path, '203.0.113.1'),
      'The address 203.0.113.1 has made too many requests',
    );
  }
  const asked = await server.askToken('not a key', { headers: from('203.0.113.1') });
  expect([asked.status, Number(asked.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await get('/nothing', '203.0.113.2')).status).toBe(404);
});

test('an IPv6 network of 64 bits counts as one address, and IPv4 in IPv6 as IPv4', async () => {
  const server = await givenServer({ ...settings, RATE_LIMIT_PER_ADDRESS: '1' });
  const statusFor = async (address: string) =>
    (await fetch(`${server.url}/nothing`, { headers: from(address) })).status;
  expect(await statusFor('2001:db8::1')).toBe(404);
  expect(await statusFor('2001:db8:0:0:ffff::2')).toBe(429);
  expect(await statusFor('2001:db8:0:1::1')).toBe(404);
  expect(await statusFor('203.0.113.1')).toBe(404);
  expect(await statusFor('::ffff:203.0.113.1')).toBe(429);
});

test('health checks are never limited', async () => {
  const server = await givenServer({ RATE_LIMIT_PER_ADDRESS: '1' });
  expect(await statusesOf(2, () => fetch(`${server.url}/nothing`))).toEqual([404, 429]);
  expect(await statusesOf(3, () => fetch(`${server.url}/health/live`))).toEqual([200, 200, 200]);
  expect(await statusesOf(3, () => fetch(`${server.url}/health/ready`))).toEqual([200, 200, 200]);
});

test('429: a key that has used up its requests waits, from every address; another key does not', async () => {
  const server = await givenServer({ ...settings, RATE_LIMIT_PER_KEY: '3' });
  const busy = await server.givenApiKey();
  const quiet = await server.givenApiKey();
  const token = await server.givenToken(busy.apiKey);
  let last = 0;
  const ping = () => server.ping(token, from(`203.0.113.${(last += 1)}`));
  expect(await statusesOf(2, ping)).toEqual([200, 200]);
  await expectLimited(server, await ping(), 'This API key has made too many requests');
  const answer = await server.askToken(busy.apiKey);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await server.askToken(quiet.apiKey)).status).toBe(200);
});

/** The items of a header, each with its parameters. The seconds of a window that ends are no concern of a test: they are left out. */
const readItems = (answer: Response, header: string) => {
  const items = answer.headers.get(header)?.split(', ') ?? [];
  for (const item of items.filter((text) => text.includes(';t='))) {
    const seconds = Number(/;t=(\d+)$/.exec(item)?.[1]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  }
  return items.map((item) => item.replace(/;t=\d+$/, ''));
};

test('answers with a token say what is left for the key and for its platform, also refusals and those of the token endpoint', async () => {
  const server = await givenServer({ RATE_LIMIT_PER_KEY: '5', RATE_LIMIT_PER_PLATFORM: '8' });
  const [one, other] = [await server.givenApiKey(), await server.givenApiKey()];
  const asked = await server.askToken(one.apiKey);
  expect(readItems(asked, 'ratelimit-policy')).toEqual(['"key";q=5;w=60', '"platform";q=8;w=60']);
  expect(readItems(asked, 'ratelimit')).toEqual(['"key";r=4', '"platform";r=7']);

  const { access_token: token } = (await asked.json()) as { access_token: string };
  const read = (path: string) =>
    fetch(`${server.url}/v2${path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(readItems(await read('/ping'), 'ratelimit')).toEqual(['"key";r=3', '"platform";r=6']);
  const missing = await read('/moneyins/none');
  expect([missing.status, readItems(missing, 'ratelimit')]).toEqual([404, ['"key";r=2', '"platform";r=5']]);
  expect(readItems(missing, 'ratelimit-policy')).toEqual(['"key";q=5;w=60', '"platform";q=8;w=60']);

  // The other key of the platform has a limit of its own, and the platform's is the same.
  const ofOther = await server.givenToken(other.apiKey);
  expect(readItems(await server.ping(ofOther), 'ratelimit')).toEqual(['"key";r=3', '"platform";r=3']);

  expect(readItems(await read('/ping'), 'ratelimit')).toEqual(['"key";r=1', '"platform";r=2']);
  expect(readItems(await read('/ping'), 'ratelimit')).toEqual(['"key";r=0', '"platform";r=1']);
  const refused = await read('/ping');
  expect([refused.status, readItems(refused, 'ratelimit')]).toEqual([429, ['"key";r=0']]);
  expect(refused.headers.get('ratelimit')).toBe(`"key";r=0;t=${refused.headers.get('retry-after')}`);
  expect(readItems(refused, 'ratelimit-policy')).toEqual(['"key";q=5;w=60']);

  expect(readItems(await server.ping(ofOther), 'ratelimit')).toEqual(['"key";r=2', '"platform";r=0']);
  const together = await server.ping(ofOther);
  expect([together.status, readItems(together, 'ratelimit')]).toEqual([429, ['"platform";r=0']]);
});

test('429 for an address names the limit; without a token nothing is said of the limits of keys', async () => {
  const server = await givenServer({ RATE_LIMIT_PER_ADDRESS: '1' });
  const [answered, refused] = [await fetch(`${server.url}/v2/ping`), await fetch(`${server.url}/v2/ping`)];
  expect([answered.status, readItems(answered, 'ratelimit')]).toEqual([401, []]);
  expect([refused.status, readItems(refused, 'ratelimit')]).toEqual([429, ['"address";r=0']]);
  expect(readItems(refused, 'ratelimit-policy')).toEqual(['"address";q=1;w=60']);
});

test('429: after too many failures further ones from the address wait; right keys and tokens work there', async () => {
  const server = await givenServer({ ...settings, RATE_LIMIT_FAILURES: '3' });
  const { id, apiKey } = await server.givenApiKey();
  const token = await server.givenToken(apiKey);
  const wrongToken = token.replace(/.{43}$/, 'A'.repeat(43));
  const wrongKey = Buffer.from(`${id}:${'A'.repeat(43)}`).toString('base64');
  const shared = from('203.0.113.1');
  expect((await server.ping(wrongToken, shared)).status).toBe(401);
  expect((await server.ping('not a token', shared)).status).toBe(401);
  expect((await server.ping('rubbish', shared)).status).toBe(401);
  expect((await server.askToken(wrongKey, { headers: shared })).status).toBe(401);

  await expectLimited(
    server,
    await server.ping(wrongToken, shared),
    'The address 203.0.113.1 has failed to authenticate too often',
  );
  expect((await server.askToken(wrongKey, { headers: shared })).status).toBe(429);
  expect((await server.ping(token, shared)).status).toBe(200);
  expect((await server.askToken(apiKey, { headers: shared })).status).toBe(200);
  expect((await server.ping(wrongToken, from('203.0.113.2'))).status).toBe(401);
  expect((await fetch(`${server.url}/openapi.json`, { headers: shared })).status).toBe(200);
});

test('each address and each key has its own limit: failures and requests of others do not count', async () => {
  const server = await givenServer({ ...settings, RATE_LIMIT_FAILURES: '2', RATE_LIMIT_PER_ADDRESS: '2' });
  const { apiKey } = await server.givenApiKey();
  const token = await server.givenToken(apiKey);
  for (let last = 1; last <= 10; last += 1) {
    expect((await server.ping('rubbish', from(`203.0.113.${last}`))).status).toBe(401);
  }
  for (let last = 1; last <= 10; last += 1) {
    expect((await server.ping(token, from(`203.0.113.${last}`))).status).toBe(200);
  }
});
