import { expect, test } from 'vitest';
import { givenShop, makeClient, makeStranger } from '../support.ts';
import { makeRefunds } from './support.ts';

const shop = givenShop();
const { givenCaptured } = makeRefunds(shop);

const metadata = { ticket: '7', agent: 'ada' };

test.each([
  ['refund', { amountToRefund: 300, metadata }],
  ['refundcreate', { amountToRefund: 300, metadata, comment: 'In cash' }],
])('the metadata of %s come back in the refund, its payment and its events', async (route, body) => {
  const client = await makeClient(shop.server, { mayBookRefunds: true });
  const { id } = await givenCaptured();
  const answer = await client.call('PUT', `/${route}/${id}`, body);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ amount: 300, metadata });
  expect(await (await client.call('GET', `/refunds/${id}-r1`)).json()).toMatchObject({ metadata });
  expect(await client.read(id)).toMatchObject({ refunds: [{ metadata }], metadata: {} });
  const completed = await client.call('GET', `/events/evt_${id}_${route === 'refund' ? 4 : 3}`);
  expect(await completed.json()).toMatchObject({ type: 'refund.completed', data: { metadata } });
});

test('PATCH changes the metadata of a refund and nothing else', async () => {
  const { id } = await givenCaptured();
  await shop.client.call('PUT', `/refund/${id}`, { metadata });
  const refund = `/refunds/${id}-r1`;
  const before = (await (await shop.client.call('GET', refund)).json()) as object;
  const answer = await shop.client.call('PATCH', refund, { metadata: { ticket: null, note: 'x' } });
  expect(answer.status).toBe(200);
  const changed = { agent: 'ada', note: 'x' };
  expect(await answer.json()).toMatchObject({ id: `${id}-r1`, status: 'completed', metadata: changed });
  expect(await (await shop.client.call('GET', refund)).json()).toEqual({
    ...before,
    updatedAt: expect.any(String),
    metadata: changed,
  });
});

test('changes of a refund at the same time lose no pair', async () => {
  const { id } = await givenCaptured();
  await shop.client.call('PUT', `/refund/${id}`, {});
  const names = Array.from({ length: 20 }, (_, number) => `name-${number}`);
  const change = (name: string) =>
    shop.client.call('PATCH', `/refunds/${id}-r1`, { metadata: { [name]: name } });
  await Promise.all(names.map(change));
  const read = await (await shop.client.call('GET', `/refunds/${id}-r1`)).json();
  expect(read).toMatchObject({ metadata: Object.fromEntries(names.map((name) => [name, name])) });
});

test("404: another platform's refund cannot be changed", async () => {
  const { id } = await givenCaptured();
  await shop.client.call('PUT', `/refund/${id}`, { metadata });
  const stranger = await makeStranger(shop.server);
  const body = { metadata: { ticket: '8' } };
  expect((await stranger.call('PATCH', `/refunds/${id}-r1`, body)).status).toBe(404);
  expect((await shop.client.call('PATCH', `/refunds/${id}-r2`, body)).status).toBe(404);
  expect(await shop.client.read(id)).toMatchObject({ refunds: [{ metadata }] });
});

test('400: metadata of a refund that are out of bounds refund nothing', async () => {
  const { id } = await givenCaptured();
  const answer = await shop.client.call('PUT', `/refund/${id}`, { metadata: { a: 1 } });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/metadata/a' }] });
  expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 0, refunds: [] });
});
