import { expect, test } from 'vitest';
import { exits, type Exit } from '../../src/payments/checkout-url.ts';
import { countCalls } from '../operations/support.ts';
import { givenShop, initBody, type Outcome } from './support.ts';

const shop = givenShop();

const visitOnce = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { redirect: 'manual', headers });

/** As a browser does it: a page that asks again is asked again, because on a busy machine the outcome isn't known within two seconds. */
const visit = async (url: string, headers: Record<string, string> = {}): Promise<Response> => {
  const answer = await visitOnce(url, headers);
  if (!answer.headers.has('refresh')) return answer;
  await answer.body?.cancel();
  return visit(url, headers);
};

/** The wallet sends buyers to the public address; a test's service listens at its own. */
const approve = async (orderId: string) => toServer((await shop.wallet.approve(orderId)).redirectUrl!);
const cancel = async (orderId: string) => toServer((await shop.wallet.cancel(orderId)).redirectUrl!);
const toServer = (url: string) => url.replace(shop.server.deps.config.publicUrl, shop.server.url);

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
  const answer = await visitOnce(link, { 'accept-language': 'fr-CH, fr;q=0.9, en;q=0.8' });
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
  expect(await answer.text()).toContain('This link isn’t valid');
});

/** What a page tells of its payment. */
const factsOf = (page: string) => [...page.matchAll(/<dd>([^<]*)<\/dd>/g)].map(([, fact]) => fact);

test('an old link of a payment that is over says so and goes nowhere by itself (A10)', async () => {
  const payment = await shop.client.givenPayment({ transaction: { reference: 'order-17' } });
  const link = await approve(payment.extOrderId);
  expect((await visit(link)).status).toBe(303);
  expect((await visit(link)).status).toBe(303);
  shop.server.advance(16 * 60);
  const answer = await visit(link);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain('https://shop.example.com');
  expect(factsOf(page)).toEqual(['shop.example.com', '€10.00', 'order-17']);
  // A later refund changes the payment, and not when it was paid.
  expect((await shop.client.call('PUT', `/refund/${payment.id}`, {})).status).toBe(200);
  expect((await visit(link)).status).toBe(200);
});

/** Dora's card is declined. */
const givenDeclined = async () => {
  const payment = await shop.client.givenPayment();
  const { redirectUrl } = await shop.wallet.approve(payment.extOrderId, 'dora');
  return { ...payment, link: toServer(redirectUrl!) };
};

/** Dora returns from the wallet with an approval. */
const approveWith = async (orderId: string, instrument: 'declined-card' | 'balance') =>
  toServer((await shop.wallet.approve(orderId, 'dora', instrument)).redirectUrl!);

const linkTo = (exit: Exit, page: string) =>
  toServer(new RegExp(`href="([^"]*/${exit}\\?[^"]*)"`).exec(page)![1]!.replaceAll('&amp;', '&'));

/** Leaves the page by this link. Returns where it leads, and the header that the browser sends from then on. */
const leave = async (exit: Exit, page: string) => {
  const answer = await visit(linkTo(exit, page));
  expect(answer.status).toBe(303);
  const [cookie = ''] = answer.headers.getSetCookie().map((line) => line.split(';')[0]!);
  return { location: answer.headers.get('location'), cookie };
};

const countCaptures = async (id: string) => countCalls(await shop.client.read(id), 'capture_order');

test('a declined buyer is offered another instrument at the wallet, and the way back to the shop', async () => {
  const payment = await givenDeclined();
  const answer = await visit(payment.link);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  expect(page).toContain('Your payment was declined');
  expect((await leave('again', page)).location).toBe(payment.redirectionUrl);
  const back = `https://shop.example.com/cart?transactionId=${payment.id}&extOrderId=${payment.extOrderId}&outcome=error`;
  expect((await leave('shop', page)).location).toBe(back);
  expect(await shop.client.read(payment.id)).toMatchObject({ status: 'awaiting_approval' });
});

test('a declined buyer who reloads the page is not charged; one who approves again is (F19)', async () => {
  const payment = await givenDeclined();
  for (let time = 0; time < 3; time += 1) {
    expect(await (await visit(payment.link)).text()).toContain('Your payment was declined');
  }
  expect(await countCaptures(payment.id)).toBe(1);
  const page = await (await visit(payment.link)).text();
  const { cookie } = await leave('again', page);
  const answer = await visit(await approveWith(payment.extOrderId, 'balance'), { cookie });
  expect(answer.headers.get('location')).toContain('outcome=success');
  expect(answer.headers.getSetCookie()).toEqual([
    `florin_again=; Max-Age=0; Path=/checkout/${payment.id}; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax`,
  ]);
  expect(await countCaptures(payment.id)).toBe(2);
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(1);
  // What is paid needs no further trip.
  const late = await leave('again', page);
  expect([late.location, late.cookie]).toEqual([answer.headers.get('location'), '']);
});

test('a declined buyer who goes back to the shop, and from there to the wallet, is charged at their return (F19)', async () => {
  const payment = await givenDeclined();
  const { cookie } = await leave('shop', await (await visit(payment.link)).text());
  const answer = await visit(await approveWith(payment.extOrderId, 'balance'), { cookie });
  expect(answer.headers.get('location')).toContain('outcome=success');
  expect(await countCaptures(payment.id)).toBe(2);
});

test('a buyer who went to the wallet again is charged once for it, however often they reload (F19)', async () => {
  const payment = await givenDeclined();
  const { cookie } = await leave('again', await (await visit(payment.link)).text());
  const link = await approveWith(payment.extOrderId, 'declined-card');
  for (let time = 0; time < 3; time += 1) {
    expect(await (await visit(link, { cookie })).text()).toContain('Your payment was declined');
  }
  expect(await countCaptures(payment.id)).toBe(2);
});

test('a buyer who goes to and fro between the wallet and the service is charged ten times at most (F19)', async () => {
  const payment = await givenDeclined();
  let page = await (await visit(payment.link)).text();
  for (let time = 0; time < 11; time += 1) {
    const { cookie } = await leave('again', page);
    page = await (await visit(payment.link, { cookie })).text();
  }
  expect(page).toContain('Your payment was declined');
  expect(await countCaptures(payment.id)).toBe(10);
});

test.for(exits)(
  'the link %s of a declined buyer is refused with the state of another payment, and what it leaves counts for its payment alone (A1)',
  async (exit) => {
    const [payment, other] = [await givenDeclined(), await givenDeclined()];
    const link = linkTo(exit, await (await visit(payment.link)).text());
    const { cookie } = await leave(exit, await (await visit(other.link)).text());
    for (const altered of [link.replace(payment.id, other.id), link.replace(/state=.*/, 'state=A')]) {
      const answer = await visit(altered);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []]);
    }
    const answer = await visit(await approveWith(payment.extOrderId, 'balance'), { cookie });
    expect(await answer.text()).toContain('Your payment was declined');
    expect(await countCaptures(payment.id)).toBe(1);
  },
);

test.for(exits)(
  'HEAD and a prefetch of the link %s of a declined buyer leave nothing in the browser (A20)',
  async (exit) => {
    const payment = await givenDeclined();
    const link = linkTo(exit, await (await visit(payment.link)).text());
    const head = await fetch(link, { method: 'HEAD', redirect: 'manual' });
    expect([head.status, head.headers.getSetCookie()]).toEqual([200, []]);
    const ahead = await visitOnce(link, { 'sec-purpose': 'prefetch' });
    expect([ahead.status, ahead.headers.getSetCookie()]).toEqual([503, []]);
  },
);

test('while the wallet does not answer, a declined buyer who comes back waits, and nothing is captured', async () => {
  const payment = await givenDeclined();
  const { cookie } = await leave('again', await (await visit(payment.link)).text());
  await approveWith(payment.extOrderId, 'balance');
  await shop.wallet.fault({
    fault: 'error_before_effect',
    operation: 'show',
    orderId: payment.extOrderId,
    times: 50,
  });
  const answer = await visitOnce(payment.link, { cookie });
  expect([answer.status, answer.headers.get('refresh')]).toEqual([200, '2']);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(factsOf(await answer.text())).toEqual(['shop.example.com', '€10.00']);
  expect(await countCaptures(payment.id)).toBe(1);
  await shop.wallet.clearFaults();
  expect((await visit(payment.link, { cookie })).headers.get('location')).toContain('outcome=success');
});

test('a page follows the browser, and the PSU-Accept-Language of init where the browser names none of our languages', async () => {
  const init = await shop.client.init(initBody({ transaction: { reference: 'order-17' } }), {
    'psu-accept-language': 'it-CH, de;q=0.5',
  });
  const { extOrderId } = (await init.json()) as Outcome;
  const { redirectUrl } = await shop.wallet.approve(extOrderId, 'dora');
  const languageFor = async (acceptLanguage: string) => {
    const answer = await visit(toServer(redirectUrl!), { 'accept-language': acceptLanguage });
    const page = await answer.text();
    for (const fact of ['shop.example.com', '10', 'order-17']) expect(page).toContain(fact);
    return answer.headers.get('content-language');
  };
  expect(await languageFor('ja')).toBe('it');
  expect(await languageFor('fr, de;q=0.5')).toBe('fr');
});
