import { expect, test } from 'vitest';
import { givenShop, makeClient, makeStranger } from '../../payments/support.ts';
import { startReceiver, givenEndpoint } from '../../webhooks/receiver.ts';

const shop = givenShop();

const givenCaptured = async (client = shop.client) => {
  const payment = await client.givenPayment({ transaction: { accountId: 'seller-1' } });
  await shop.wallet.approve(payment.extOrderId);
  expect((await client.resume(payment.id)).status).toBe(200);
  return payment;
};

test('a key sees and does the same as any other key of its platform', async () => {
  const receiver = await startReceiver();
  const [first, second] = [await makeClient(shop.server), await makeClient(shop.server)];
  const endpoint = await givenEndpoint(first, receiver.url);
  const { id, extOrderId } = await first.givenPayment();
  await shop.wallet.approve(extOrderId);
  expect((await second.resume(id)).status).toBe(200);
  expect(await second.read(id)).toMatchObject({ id, status: 'captured' });
  expect(await (await second.call('GET', '/moneyins?limit=1')).json()).toMatchObject({ items: [{ id }] });
  expect((await second.call('PUT', `/refund/${id}`, { amountToRefund: 100 })).status).toBe(200);
  expect((await first.call('GET', `/refunds/${id}-r1`)).status).toBe(200);
  expect((await second.call('GET', `/webhook-endpoints/${endpoint.id}`)).status).toBe(200);
  await receiver.hears(4);

  const manual = await first.givenPayment({ transaction: { captureMode: 'manual' } });
  await shop.wallet.approve(manual.extOrderId);
  expect((await first.resume(manual.id)).status).toBe(200);
  expect((await second.call('PUT', `/moneyins/${manual.id}/validate`, {})).status).toBe(200);
});

test('a request that one key began is replayed to another key of the platform', async () => {
  const [first, second] = [await makeClient(shop.server), await makeClient(shop.server)];
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const begun = await (await first.init(undefined, headers)).json();
  expect(await (await second.init(undefined, headers)).json()).toEqual(begun);
});

test('two platforms have an account of the same id, each with its own money, and neither can move the other’s', async () => {
  const stranger = await makeStranger(shop.server);
  await givenCaptured();
  await stranger.call('PUT', '/accounts/seller-1');
  const balances = async ({ call } = shop.client) =>
    ((await (await call('GET', '/accounts/seller-1')).json()) as { balances: object[] }).balances;
  expect(await balances()).toMatchObject([{ currency: 'EUR', balance: 1000 }]);
  expect(await balances(stranger)).toEqual([]);
  const order = { debitAccountId: 'seller-1', creditAccountId: 'mine', amount: 1 };
  const taken = await stranger.call('POST', '/p2p', order);
  expect(await taken.json()).toMatchObject({ code: 'balance_too_low' });
  await givenCaptured(stranger);
  expect((await stranger.call('POST', '/p2p', order)).status).toBe(201);
  expect(await balances(stranger)).toMatchObject([{ currency: 'EUR', balance: 999 }]);
  expect(await balances()).toMatchObject([{ currency: 'EUR', balance: 1000 }]);
});

test.each<[string, (id: string) => readonly [string, string, unknown?]]>([
  ['reading a payment', (id) => ['GET', `/moneyins/${id}`]],
  ['its timeline', (id) => ['GET', `/moneyins/${id}/timeline`]],
  ['its refund', (id) => ['GET', `/refunds/${id}-r1`]],
  ['its event', (id) => ['GET', `/events/evt_${id}_1`]],
  ['resuming it', (id) => ['POST', `/moneyins/ext/${id}/resume`]],
  ['validating it', (id) => ['PUT', `/moneyins/${id}/validate`, {}]],
  ['cancelling it', (id) => ['PUT', `/moneyins/${id}/cancel`]],
  ['refunding it', (id) => ['PUT', `/refund/${id}`, {}]],
  ['booking a refund of it', (id) => ['PUT', `/refundcreate/${id}`, { comment: 'in cash' }]],
])('what belongs to one platform is not there for another: %s', async (_, callOf) => {
  const platformId = await shop.server.givenPlatform();
  const stranger = await makeClient(shop.server, { platformId, mayBookRefunds: true });
  const { id } = await givenCaptured();
  await shop.client.call('PUT', `/refund/${id}`, { amountToRefund: 1 });
  const before = await shop.client.read(id);
  expect((await stranger.call(...callOf(id))).status).toBe(404);
  expect(await shop.client.read(id)).toEqual(before);
});
