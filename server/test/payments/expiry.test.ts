import { expect, test } from 'vitest';
import { givenShop } from './support.ts';
import { until } from '../support/until.ts';

const shop = givenShop();
const threeHours = 3 * 60 * 60;

test('a payment that nobody approves expires after the window, and a late click changes nothing', async () => {
  const payment = await shop.client.givenPayment();
  shop.server.advance(threeHours + 60);
  await until(async () => expect(await shop.client.read(payment.id)).toMatchObject({ status: 'expired' }));
  await shop.wallet.approve(payment.extOrderId);
  const answer = await shop.client.resume(payment.id);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'payment_expired' });
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(0);
});

test.each([
  [{ errorURL: 'https://shop.example.com/oops' }, 'https://shop.example.com/oops'],
  [{}, 'https://shop.example.com/cart'],
])('a buyer who comes back too late learns that the payment has expired: %j', async (error, target) => {
  const redirections = {
    returnURL: 'https://shop.example.com/thanks',
    cancelURL: 'https://shop.example.com/cart',
    ...error,
  };
  const payment = await shop.client.givenPayment({ redirections });
  const { redirectUrl } = await shop.wallet.cancel(payment.extOrderId);
  shop.server.advance(threeHours + 60);
  await until(async () => expect(await shop.client.read(payment.id)).toMatchObject({ status: 'expired' }));
  const { publicUrl } = shop.server.deps.config;
  const answer = await fetch(redirectUrl!.replace(publicUrl, shop.server.url), { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(
    `${target}?transactionId=${payment.id}&extOrderId=${payment.extOrderId}&outcome=error&reason=expired`,
  );
});

test('an approval in the last second is captured and not expired: the wallet is asked first (F8)', async () => {
  const payment = await shop.client.givenPayment();
  await shop.wallet.approve(payment.extOrderId);
  shop.server.advance(threeHours + 60);
  await until(async () => expect(await shop.client.read(payment.id)).toMatchObject({ status: 'captured' }));
});

test('after an outage that left nothing in doubt, an approved payment is captured though no request comes (F7)', async () => {
  const payment = await shop.client.givenPayment();
  await shop.wallet.approve(payment.extOrderId);
  await shop.wallet.fault({ fault: 'connection_cut', operation: 'create', times: 100 });
  for (let tries = 0; tries < 2; tries += 1) expect((await shop.client.init()).status).toBe(503);
  expect(shop.server.deps.wallet.isUnresponsive()).toBe(true);
  await shop.wallet.clearFaults();
  shop.server.advance(120);
  await until(async () => expect(await shop.client.read(payment.id)).toMatchObject({ status: 'captured' }));
});

test('expiry racing resume leaves one outcome, and the money agrees with it (F8)', async () => {
  const payments = await Promise.all(Array.from({ length: 8 }, () => shop.client.givenPayment()));
  for (const { extOrderId } of payments.slice(0, 4)) await shop.wallet.approve(extOrderId);
  shop.server.advance(threeHours + 60);
  await Promise.all(payments.map(({ id }) => shop.client.resume(id)));
  for (const [index, payment] of payments.entries()) {
    const status = index < 4 ? 'captured' : 'expired';
    await until(async () => expect(await shop.client.read(payment.id)).toMatchObject({ status }));
    expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(index < 4 ? 1 : 0);
  }
});
