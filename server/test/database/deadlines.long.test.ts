import { expect, test } from 'vitest';
import { initBody, makeClient, walletSettings } from '../payments/support.ts';
import { givenCluster } from '../support/own-cluster.ts';
import { givenServer } from '../support/server.ts';
import { givenWallet } from '../wallet/support.ts';

/** Each call with its status and how long it took. */
const measure = async (call: () => Promise<Response>) => {
  const startMs = performance.now();
  const { status, headers } = await call();
  return { status, retryAfter: headers.get('retry-after'), ms: performance.now() - startMs };
};

/** A service whose database has just stopped to answer, and what callers ask of it at that moment. */
const given = async () => {
  const cluster = await givenCluster();
  const wallet = await givenWallet();
  const settings = { DATABASE_URL: cluster.url, ...walletSettings(wallet) };
  const server = await givenServer(settings, { patience: 1 });
  const client = await makeClient(server);
  const { id } = await client.givenPayment();
  const askReady = () => fetch(`${server.url}/health/ready`);
  const calls = {
    token: () => server.askToken(client.key.apiKey),
    ping: () => server.ping(client.token),
    read: () => client.call('GET', `/moneyins/${id}`),
    list: () => client.call('GET', '/moneyins'),
    init: () => client.init(initBody()),
    resume: () => client.resume(id),
  };

  return { cluster, server, client, askReady, calls };
};

const waysToFallSilent = {
  'a database that is frozen': ['freeze', 'thaw'],
  'a network that loses every packet': ['loseAllPackets', 'openNetwork'],
} as const;

test.each(Object.entries(waysToFallSilent))(
  '%s: every call is answered 503 with Retry-After within seconds, and all goes on afterwards (F25)',
  async (_, [fallSilent, recover]) => {
    const { cluster, client, server, askReady, calls } = await given();
    await cluster[fallSilent]();
    const ready = await measure(askReady);
    expect(ready).toMatchObject({ status: 503, retryAfter: '1' });
    // A second, and what a busy machine adds. Calls wait for three.
    expect(ready.ms).toBeLessThan(3000);
    // Forty callers at once: far more than there are connections.
    const asked = Object.values(calls).flatMap((call) => Array.from({ length: 7 }, () => measure(call)));
    for (const answer of await Promise.all(asked)) {
      expect(answer).toMatchObject({ status: 503 });
      expect(answer.ms).toBeLessThan(30_000);
    }
    await cluster[recover]();
    await expect.poll(async () => (await askReady()).status).toBe(200);
    await expect.poll(async () => (await client.init()).status).toBe(200);
    expect((await server.askToken(client.key.apiKey)).status).toBe(200);
  },
);
