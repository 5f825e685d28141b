import { expect, test } from 'vitest';
import { disableOperator } from '../../src/operators/administration/manage-operators.ts';
import { makeCalls } from '../payments/support.ts';
import { givenRevocation, signInAndConfirm } from '../support/dashboard.ts';
import { givenServer } from '../support/server.ts';
import { startDnsServer } from './dns-server.ts';

/** A service whose look-up of a name waits until the test releases it. */
const given = async () => {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const dns = await startDnsServer(async () => {
    asked.resolve();
    await released.promise;
    return '203.0.114.7';
  });
  const server = await givenServer({ WEBHOOK_DNS_SERVERS: dns.address });
  const readEndpoints = () => server.sql`select id, url from webhook_endpoints`;
  return { server, readEndpoints, untilAsked: asked.promise, release: released.resolve };
};

const slowUrl = 'https://shop.example.com/hooks';
const quickUrl = 'http://127.0.0.1:1/hooks';

test.each(['added', 'changed'])(
  '401: no endpoint is %s by an administrator who is disabled while its name is looked up',
  async (what) => {
    const { server, readEndpoints, untilAsked, release } = await given();
    const operator = await server.givenOperator();
    const { post, patch } = await signInAndConfirm(server, operator);
    const { id } = (await (await post('/webhook-endpoints', { url: quickUrl })).json()) as { id: string };
    const before = await readEndpoints();
    const answer =
      what === 'added'
        ? post('/webhook-endpoints', { url: slowUrl })
        : patch(`/webhook-endpoints/${id}`, { url: slowUrl });
    await untilAsked;
    await disableOperator(server.deps, operator.email);
    release();
    expect((await answer).status).toBe(401);
    expect(await readEndpoints()).toEqual(before);
  },
);

test.each(['added', 'changed'])(
  '401: no endpoint is %s for a key that is revoked while the name is looked up',
  async (what) => {
    const { server, readEndpoints, untilAsked, release } = await given();
    const key = await server.givenApiKey();
    const { call } = makeCalls(server.url, await server.givenToken(key.apiKey));
    const added = await call('POST', '/webhook-endpoints', { url: quickUrl });
    const { id } = (await added.json()) as { id: string };
    const before = await readEndpoints();
    const answer =
      what === 'added'
        ? call('POST', '/webhook-endpoints', { url: slowUrl })
        : call('PATCH', `/webhook-endpoints/${id}`, { url: slowUrl });
    await untilAsked;
    await givenRevocation(server, key.id);
    release();
    expect((await answer).status).toBe(401);
    expect(await readEndpoints()).toEqual(before);
  },
);
