import { expect, test } from 'vitest';
import { givenCapture, orderOf } from '../accounts/account-support.ts';
import { givenShop } from '../payments/support.ts';

const shop = givenShop();

const follow = async (answer: Response) => {
  const location = answer.headers.get('location') ?? 'none';
  const headers = { authorization: `Bearer ${shop.client.token}` };
  const read = await fetch(new URL(location, answer.url), { headers });
  return (await read.json()) as Record<string, unknown>;
};

test.each([
  ['an account', () => shop.client.call('PUT', `/accounts/${encodeURIComponent('a/b 🛒')}`)],
  [
    'a transfer',
    async () => {
      await givenCapture(shop, 'giver');
      return shop.client.call('POST', '/p2p', orderOf('giver', 'getter', 100));
    },
  ],
] as const)('201: %s that was made is read at its Location, and is what was answered', async (_, make) => {
  const answer = await make();
  expect(answer.status).toBe(201);
  expect(await follow(answer)).toEqual(await answer.json());
});

test('201: a webhook endpoint that was made is read at its Location, without its secret', async () => {
  const answer = await shop.client.call('POST', '/webhook-endpoints', { url: 'http://127.0.0.1:1/hooks' });
  expect(answer.status).toBe(201);
  const { secret, ...made } = (await answer.json()) as { secret: string };
  expect(secret).toMatch(/^whsec_/);
  expect(await follow(answer)).toEqual(made);
});

test('a payment is read at the Location that init answers, and a refund at that of its order', async () => {
  const started = await shop.client.init();
  const { id, extOrderId } = (await started.json()) as { id: string; extOrderId: string };
  expect([started.status, await follow(started)]).toMatchObject([200, { id, extOrderId }]);
  await shop.wallet.approve(extOrderId);
  await shop.client.resume(id);
  const refunded = await shop.client.call('PUT', `/refund/${id}`, { amountToRefund: 100 });
  const refund = (await refunded.json()) as object;
  expect(refund).toMatchObject({ id: `${id}-r1`, refundableAmount: 900 });
  expect(await follow(refunded)).toEqual(refund);
});

test('200: an account that was open already is answered as it is, without a Location', async () => {
  await givenCapture(shop, 'open');
  const answer = await shop.client.call('PUT', '/accounts/open');
  expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
  expect(await answer.json()).toMatchObject({ id: 'open', balances: [{ currency: 'EUR', balance: 900 }] });
});

test('an account that is opened or changed again with the same key gets the first answer, balances included', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const open = () => shop.client.call('PUT', '/accounts/once', {}, headers);
  const first = await open();
  await givenCapture(shop, 'once');
  const again = await open();
  expect([again.status, again.headers.get('location')]).toEqual([201, first.headers.get('location')]);
  expect(await again.json()).toEqual(await first.json());
  const key = { 'idempotency-key': crypto.randomUUID() };
  const change = async () => {
    const answer = await shop.client.call('PATCH', '/accounts/once', { metadata: { a: '1' } }, key);
    return (await answer.json()) as object;
  };
  const changed = await change();
  expect(changed).toMatchObject({ metadata: { a: '1' }, balances: [{ balance: 900 }] });
  expect(await change()).toEqual(changed);
});
