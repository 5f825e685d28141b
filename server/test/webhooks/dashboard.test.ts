import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { givenShop, makeStranger } from '../payments/support.ts';
import { type signIn, signInAndConfirm } from '../support/dashboard.ts';
import { makeDue, startReceiver, untilHandedOut, type Endpoint } from './receiver.ts';

const shop = givenShop();
let administrator: Awaited<ReturnType<typeof signIn>>;
let email: string;
beforeAll(async () => {
  const operator = await shop.server.givenOperator();
  ({ email } = operator);
  administrator = await signInAndConfirm(shop.server, operator);
});

interface Watched extends Endpoint {
  readonly url: string;
  readonly platformId: number | null;
  readonly lagSeconds: number | null;
  readonly failingSince: string | null;
}

const read = async <T>(answer: Promise<Response>) => {
  const { status, ok } = await answer;
  expect({ status, ok }).toMatchObject({ ok: true });
  return (await (await answer).json()) as T;
};

const add = async (url: string, more: object = {}) => {
  const endpoint = await read<Watched>(administrator.post('/webhook-endpoints', { url, ...more }));
  onTestFinished(async () => {
    await administrator.delete(`/webhook-endpoints/${endpoint.id}`);
  });
  return endpoint;
};

test('an operator’s endpoint for one platform hears of that platform alone, and one for all hears of every platform', async () => {
  const receiver = await startReceiver();
  const other = await makeStranger(shop.server);
  const eventTypes = ['payment.created'];
  const forOne = await add(`${receiver.url}/one`, { platformId: 1, eventTypes });
  const forAll = await add(`${receiver.url}/all`, { eventTypes });
  expect([forOne.platformId, forAll.platformId]).toEqual([1, null]);
  const own = await shop.client.givenPayment();
  const foreign = await other.givenPayment();
  await receiver.hears(3);
  await untilHandedOut(shop.server);
  const told = receiver.heard.map(({ path, event }) => `${path} ${event.transactionId}`);
  expect(told.toSorted()).toEqual(
    [`/hooks/all ${own.id}`, `/hooks/all ${foreign.id}`, `/hooks/one ${own.id}`].toSorted(),
  );
});

test('every act of an operator on a webhook endpoint is in the audit log', async () => {
  const receiver = await startReceiver();
  const { id } = await add(receiver.url);
  const path = `/webhook-endpoints/${id}`;
  const { id: paymentId } = await shop.client.givenPayment();
  const eventId = `evt_${paymentId}_1`;
  await receiver.hears(1);
  await read(administrator.patch(path, { description: 'The shop', eventTypes: ['payment.captured'] }));
  const { secret } = await read<Endpoint>(administrator.post(`${path}/reveal`, {}));
  expect(secret).toMatch(/^whsec_/);
  await read(administrator.post(`${path}/rotate-secret`, { overlapHours: 1 }));
  const rotated = await read<Endpoint>(administrator.post(`${path}/reveal`, {}));
  expect(rotated.secret).not.toBe(secret);
  expect(await read(administrator.post(`${path}/test`))).toMatchObject({ accepted: true, answerStatus: 204 });
  expect(await read(administrator.post(`${path}/send`, { eventId }))).toMatchObject({
    eventId,
    answerStatus: 204,
  });
  const replayed = await administrator.post(`${path}/replay`, { after: eventId });
  expect([replayed.status, await replayed.text()]).toEqual([202, '']);
  await read(administrator.post(`${path}/disable`));
  await read(administrator.post(`${path}/enable`));
  expect((await administrator.delete(path)).status).toBe(204);
  const entries = await shop.server.sql<{ actor: string; action: string; details: object }[]>`
    select actor, action, details from audit_entries where subject = ${id} order by sequence`;
  expect(entries.map(({ actor, action, details }) => [actor, action, details])).toEqual([
    [email, 'webhook_endpoint_added', { url: receiver.url }],
    [email, 'webhook_endpoint_changed', { description: 'The shop', eventTypes: ['payment.captured'] }],
    [email, 'webhook_secret_revealed', { url: receiver.url }],
    [email, 'webhook_secret_rotated', { overlapHours: 1 }],
    [email, 'webhook_secret_revealed', { url: receiver.url }],
    [email, 'webhook_test_sent', { url: receiver.url }],
    [email, 'event_sent_again', { url: receiver.url, eventId }],
    [email, 'events_replayed', { after: eventId }],
    [email, 'webhook_endpoint_changed', { enabled: false }],
    [email, 'webhook_endpoint_changed', { enabled: true }],
    [email, 'webhook_endpoint_removed', { url: receiver.url }],
  ]);
});

test('an endpoint is said to accept only after it has: neither a new one, nor one whose test failed', async () => {
  let isWell = false;
  const receiver = await startReceiver((_heard, response) => response.writeHead(isWell ? 204 : 500).end());
  const { id } = await add(receiver.url, { eventTypes: ['dispute.opened'] });
  const acceptedLast = async () =>
    (await read<{ acceptedLast: boolean | null }>(administrator.get(`/webhook-endpoints/${id}`)))
      .acceptedLast;
  expect(await acceptedLast()).toBeNull();
  await read(administrator.post(`/webhook-endpoints/${id}/test`));
  expect(await acceptedLast()).toBe(false);
  isWell = true;
  await read(administrator.post(`/webhook-endpoints/${id}/test`));
  expect(await acceptedLast()).toBe(true);
});

const readHome = async () =>
  (await read<{ webhooks: object }>(administrator.get('/home'))).webhooks as {
    failing: number;
    givenUp: number;
    lagSeconds: number | null;
  };

const readLag = async (id: string) => {
  const text = await (await fetch(`${shop.server.url}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`florin_webhook_lag_seconds{endpoint="${id}"}`));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
};

test('an endpoint that fails and what waits for it are on Home, in the list and in the metrics until it is well again', async () => {
  let isWell = false;
  const receiver = await startReceiver((_heard, response) => response.writeHead(isWell ? 204 : 500).end());
  const endpoint = await add(receiver.url, { eventTypes: ['payment.created', 'payment.captured'] });
  const { id, extOrderId } = await shop.client.givenPayment();
  await receiver.hears(1);
  const state = () => read<Watched>(administrator.get(`/webhook-endpoints/${endpoint.id}`));
  await expect.poll(async () => (await state()).failingSince).not.toBeNull();
  expect(await readHome()).toMatchObject({ failing: 0, givenUp: 0 });
  const { sql } = shop.server;
  await sql`update webhook_queues set failing_since = now() - interval '2 minutes' where endpoint_id = ${endpoint.id}`;
  await sql`
    update webhook_lines set waiting_since = now() - interval '2 minutes', due_at = now() + interval '1 hour'
    where endpoint_id = ${endpoint.id}`;
  await shop.wallet.approve(extOrderId);
  await shop.client.resume(id);
  await untilHandedOut(shop.server);
  const home = await readHome();
  expect(home).toMatchObject({ failing: 1, givenUp: 0 });
  expect(home.lagSeconds).toBeGreaterThan(119);
  expect((await state()).lagSeconds).toBeGreaterThan(119);
  expect(await readLag(endpoint.id)).toBeGreaterThan(119);
  // What cannot be read is not told as it was before.
  await sql.script('alter table webhook_lines rename to webhook_lines_away');
  expect(await readLag(endpoint.id)).toBeUndefined();
  await sql.script('alter table webhook_lines_away rename to webhook_lines');
  const told = async () => {
    const answer = administrator.get(`/event-deliveries?transactionId=${id}`);
    return (await read<{ items: object[] }>(answer)).items;
  };
  const [first, second] = [`evt_${id}_1`, `evt_${id}_2`];
  const endpointId = endpoint.id;
  expect(await told()).toMatchObject([
    { eventId: first, endpointId, status: 'waiting', tries: 1, answerStatus: 500 },
    { eventId: second, endpointId, status: 'waiting', tries: 0, lastTryAt: null },
  ]);
  const troubled = () =>
    read<{ items: Watched[] }>(administrator.get('/webhook-endpoints?troubled=true')).then(({ items }) =>
      items.map((item) => item.id),
    );
  expect(await troubled()).toEqual([endpoint.id]);

  await sql`update webhook_endpoints set disabled_at = now(), disabled_reason = 'failing' where id = ${endpoint.id}`;
  expect(await readHome()).toEqual({ failing: 0, givenUp: 1, lagSeconds: null });
  expect(await troubled()).toEqual([endpoint.id]);
  expect(await readLag(endpoint.id)).toBeUndefined();
  isWell = true;
  await read(administrator.post(`/webhook-endpoints/${endpoint.id}/enable`));
  await makeDue(shop.server, endpoint);
  await expect.poll(async () => (await state()).lagSeconds).toBeNull();
  expect(await readHome()).toEqual({ failing: 0, givenUp: 0, lagSeconds: null });
  expect(await troubled()).toEqual([]);
  expect(await told()).toMatchObject([
    { eventId: first, endpointId, status: 'accepted', tries: 2, nextTryAt: null },
    { eventId: second, endpointId, status: 'accepted', tries: 1, nextTryAt: null },
  ]);
});

test('operators find events by their id, their payment and their type, the newest first, page by page', async () => {
  const { id, extOrderId } = await shop.client.givenPayment();
  await shop.wallet.approve(extOrderId);
  await shop.client.resume(id);
  await untilHandedOut(shop.server);
  const search = async (query: Record<string, string>) => {
    const answer = administrator.get(`/events?${new URLSearchParams(query).toString()}`);
    const { items, nextCursor } = await read<{ items: { id: string }[]; nextCursor: string | null }>(answer);
    return { ids: items.map((item) => item.id), nextCursor };
  };
  const [first, second] = [`evt_${id}_1`, `evt_${id}_2`];
  expect((await search({ search: id })).ids).toEqual([second, first]);
  expect((await search({ search: ` ${first} ` })).ids).toEqual([first]);
  expect((await search({ search: id, type: 'payment.created' })).ids).toEqual([first]);
  expect((await search({ search: 'pay_none' })).ids).toEqual([]);
  const page = await search({ limit: '1' });
  expect(page.ids).toEqual([second]);
  expect((await search({ limit: '1', after: page.nextCursor! })).ids).toEqual([first]);
  const shown = await read(administrator.get(`/events/${second}`));
  expect(shown).toEqual(await (await shop.client.call('GET', `/events/${second}`)).json());
});
