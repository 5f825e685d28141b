import { expect, test } from 'vitest';
import { givenShop } from '../payments/support.ts';
import { countCalls, lookAt } from './support.ts';

const shop = givenShop({ isQuiet: true });
const threeHours = 3 * 60 * 60;

const asked = async (id: string) =>
  countCalls(await shop.client.read(id), 'capture_order', 'authorize_order');

const givenDeclined = async (captureMode: 'automatic' | 'manual') => {
  const payment = await shop.client.givenPayment({ transaction: { captureMode } });
  await shop.wallet.approve(payment.extOrderId, 'dora');
  const answer = await shop.client.resume(payment.id);
  expect(answer.status).toBe(402);
  expect(await answer.json()).toMatchObject({ code: 'payment_declined', retryable: true });
  return payment;
};

test.each(['automatic', 'manual'] as const)(
  'after a decline (%s) the wallet is not asked again without another approval, and the payment expires (F19)',
  async (captureMode) => {
    const payment = await givenDeclined(captureMode);
    for (let times = 0; times < 3; times += 1) await lookAt(shop.server, payment.id);
    expect(await asked(payment.id)).toBe(1);
    shop.server.advance(threeHours + 60);
    await lookAt(shop.server, payment.id);
    expect(await shop.client.read(payment.id)).toMatchObject({ status: 'expired' });
    expect(await asked(payment.id)).toBe(1);
  },
);

test('a declined payment whose order contradicts us expires, and money that was taken for it is reported to a person (F19)', async () => {
  const { id, extOrderId: orderId } = await givenDeclined('automatic');
  await shop.wallet.approve(orderId, 'ada');
  const total = { currency: 'EUR', amountMinor: 1000n };
  await shop.server.deps.wallet.captureOrder({ paymentId: id, orderId, total }, `${id}-elsewhere`);
  await shop.wallet.fault({ fault: 'wrong_amount', operation: 'show', orderId, times: 1000 });
  await lookAt(shop.server, id);
  expect(await shop.client.read(id)).toMatchObject({ status: 'awaiting_approval' });
  shop.server.advance(threeHours + 60);
  await lookAt(shop.server, id);
  expect(await shop.client.read(id)).toMatchObject({ status: 'expired' });
  await lookAt(shop.server, id);
  expect(await shop.client.read(id)).toMatchObject({ status: 'quarantined', operation: { kind: 'review' } });
});

test.each(['automatic', 'manual'] as const)(
  'the approval of another buyer after a decline (%s) is seen in the background, and asked for once (F19)',
  async (captureMode) => {
    const payment = await givenDeclined(captureMode);
    await lookAt(shop.server, payment.id);
    expect(await asked(payment.id)).toBe(1);
    await shop.wallet.approve(payment.extOrderId, 'ada');
    await lookAt(shop.server, payment.id);
    expect(await shop.client.read(payment.id)).toMatchObject({
      status: captureMode === 'manual' ? 'authorized' : 'captured',
    });
    expect(await asked(payment.id)).toBe(2);
  },
);
