import { expect, test } from 'vitest';
import { givenShop } from '../payments/support.ts';
import { startReceiver } from './receiver.ts';

const shop = givenShop();

const givenEndpoint = async () => {
  const receiver = await startReceiver();
  const answer = await shop.client.call('POST', '/webhook-endpoints', {
    url: receiver.url,
    // Of which nothing happens here.
    eventTypes: ['dispute.opened'],
  });
  const { id } = (await answer.json()) as { id: string };
  return { receiver, id, path: `/webhook-endpoints/${id}` };
};

const sendTwice = async (method: string, path: string, body?: object) => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const send = async () => {
    const answer = await shop.client.call(method, path, body, headers);
    const text = await answer.text();
    return {
      status: answer.status,
      body: text === '' ? '' : (JSON.parse(text) as object),
      replayed: answer.headers.get('idempotency-replayed'),
    };
  };
  const first = await send();
  expect(first.replayed).toBeNull();
  expect(await send()).toEqual({ ...first, replayed: 'true' });
  return first;
};

test('a test and an event that are sent with a key are sent once', async () => {
  const { path, receiver } = await givenEndpoint();
  const { id } = await shop.client.givenPayment();
  expect((await sendTwice('POST', `${path}/test`)).status).toBe(200);
  expect((await sendTwice('POST', `${path}/send`, { eventId: `evt_${id}_1` })).status).toBe(200);
  expect(receiver.heard.map(({ event }) => event.type)).toEqual(['webhook.test', 'payment.created']);
});

test('a replay that is requested twice with one key is started once, and 202 has no body', async () => {
  const { id, path } = await givenEndpoint();
  const ordered = await sendTwice('POST', `${path}/replay`, { from: '2026-01-01T00:00:00Z' });
  expect([ordered.status, ordered.body]).toEqual([202, '']);
  const replays = await shop.server.sql`select from webhook_replays where endpoint_id = ${id}`;
  expect(replays).toHaveLength(1);
});

test('a change and a removal that are sent again with their key get the first answer, also after the removal', async () => {
  const { path } = await givenEndpoint();
  const change = { description: 'The shop' };
  const changed = await sendTwice('PATCH', path, change);
  expect(changed.body).toMatchObject(change);
  expect((await sendTwice('DELETE', path)).status).toBe(204);
  expect((await shop.client.call('DELETE', path)).status).toBe(404);
});

test('a rotation that is sent again with its key shows the same new secret, and rotates once', async () => {
  const { path } = await givenEndpoint();
  const { body } = await sendTwice('POST', `${path}/rotate-secret`, { overlapHours: 1 });
  const next = await shop.client.call('POST', `${path}/rotate-secret`, {});
  expect((await next.json()) as object).not.toMatchObject({ secret: (body as { secret: string }).secret });
});

test.each([
  ['PATCH', '', { description: 'The shop' }],
  ['DELETE', '', undefined],
  ['POST', '/rotate-secret', {}],
  ['POST', '/test', undefined],
  ['POST', '/send', { eventId: 'evt_none_1' }],
  ['POST', '/replay', { from: '2026-01-01T00:00:00Z' }],
])(
  '422 and not 404: a key of another request is refused before the endpoint is looked for: %s %s',
  async (method, action, body) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect((await shop.client.init(undefined, headers)).status).toBe(200);
    const answer = await shop.client.call(method, `/webhook-endpoints/none${action}`, body, headers);
    expect(await answer.json()).toMatchObject({ status: 422, code: 'idempotency_key_reused' });
  },
);
