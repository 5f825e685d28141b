import { expect, test } from 'vitest';
import { givenShop } from './support.ts';

const shop = givenShop();

const visit = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { redirect: 'manual', headers });

/** The wallet sends buyers to the public address; a test's service listens at its own. */
const approve = async (orderId: string) => toServer((await shop.wallet.approve(orderId)).redirectUrl!);
const cancel = async (orderId: string) => toServer((await shop.wallet.cancel(orderId)).redirectUrl!);
const toServer = (url: string) => url.replace(shop.server.parts.config.publicUrl, shop.server.url);

test('the return of the buyer captures and redirects to the return URL with the outcome', async () => {
  const payment = await shop.client.givenPayment();
  const answer = await visit(await approve(payment.extOrderId));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    'https://shop.example.com/thanks?cart=7&transactionId=' +
      `${payment.id}&extOrderId=${payment.extOrderId}&outcome=success#top`,
  );
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(1);
});

test('return and resume together capture once', async () => {
  const payment = await shop.client.givenPayment();
  const link = await approve(payment.extOrderId);
  const [landed, resumed] = await Promise.all([visit(link), shop.client.resume(payment.id)]);
  expect([landed.status, resumed.status]).toEqual([303, 200]);
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(1);
});

test('the cancel of the buyer stops the payment and redirects to the cancel URL', async () => {
  const payment = await shop.client.givenPayment();
  const answer = await visit(await cancel(payment.extOrderId));
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(
    `https://shop.example.com/cart?transactionId=${payment.id}&extOrderId=${payment.extOrderId}&outcome=cancel`,
  );
  expect(await shop.client.read(payment.id)).toMatchObject({ status: 'cancelled' });
});

test('an outcome that is not known yet shows a page that asks again, in the language of the buyer', async () => {
  const payment = await shop.client.givenPayment();
  const link = await approve(payment.extOrderId);
  await shop.wallet.fault({
    fault: 'error_before_effect',
    operation: 'capture',
    orderId: payment.extOrderId,
    times: 50,
  });
  const answer = await visit(link, { 'accept-language': 'fr-CH, fr;q=0.9, en;q=0.8' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-language')).toBe('fr');
  expect(answer.headers.get('refresh')).not.toBeNull();
  expect(await answer.text()).toContain('<html lang="fr">');
  await shop.wallet.clearFaults();
});

test('a link with another state, payment, landing or order is not valid, and changes nothing (A1, A14)', async () => {
  const payment = await shop.client.givenPayment();
  const other = await shop.client.givenPayment();
  const link = new URL(await approve(payment.extOrderId));
  const altered = (change: (url: URL) => void) => {
    const url = new URL(link);
    change(url);
    return url.href;
  };
  const links = [
    altered((url) => url.searchParams.set('state', 'A'.repeat(43))),
    altered((url) => url.searchParams.delete('state')),
    altered((url) => (url.pathname = url.pathname.replace(payment.id, other.id))),
    altered((url) => (url.pathname = url.pathname.replace('/return', '/cancel'))),
    altered((url) => url.searchParams.set('token', other.extOrderId)),
  ];
  for (const url of links) {
    const answer = await visit(url);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  }
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(0);
});

test.each([
  '/checkout',
  '/checkout/',
  '/checkout/pay_1',
  '/checkout/pay_1/back',
  '/checkout/%zz/return',
  '/checkout/%00/return?state=a',
  `/checkout/${'a'.repeat(300)}/return`,
])('the mangled link %s shows the page for links that are not valid', async (path) => {
  const answer = await visit(`${shop.server.url}${path}`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('refresh')).toBe(null);
  expect(await answer.text()).toContain('This link is not valid');
});

test('an old link of a payment that is over says so and goes nowhere by itself (A10)', async () => {
  const payment = await shop.client.givenPayment();
  const link = await approve(payment.extOrderId);
  expect((await visit(link)).status).toBe(303);
  expect((await visit(link)).status).toBe(303);
  shop.server.advance(16 * 60);
  const answer = await visit(link);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('https://shop.example.com');
});

test('a declined instrument sends the buyer to the error URL, or to the cancel URL with the outcome', async () => {
  const payment = await shop.client.givenPayment();
  const link = await approve(payment.extOrderId);
  await shop.wallet.fault({
    fault: 'instrument_declined',
    operation: 'capture',
    orderId: payment.extOrderId,
    times: 1,
  });
  expect((await visit(link)).headers.get('location')).toBe(
    `https://shop.example.com/cart?transactionId=${payment.id}&extOrderId=${payment.extOrderId}&outcome=error`,
  );
});
