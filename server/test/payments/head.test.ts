import { request } from 'undici';
import { expect, test } from 'vitest';
import { describeDefaultApi } from '../../src/describe-api.ts';
import { givenWatchedShop } from './dashboard-support.ts';

const shop = givenWatchedShop();

const head = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'HEAD', redirect: 'manual', headers });

const toServer = (url: string) => url.replace(shop.server.deps.config.publicUrl, shop.server.url);

test("HEAD on the buyer's cancel link does not cancel, and on the return link does not capture (A20)", async () => {
  const payment = await shop.client.givenPayment();
  const { redirectUrl: cancelLink } = await shop.wallet.cancel(payment.extOrderId);
  expect((await head(toServer(cancelLink!))).status).toBe(200);
  expect(await shop.client.read(payment.id)).toMatchObject({ status: 'awaiting_approval' });

  const approved = await shop.client.givenPayment();
  const { redirectUrl: returnLink } = await shop.wallet.approve(approved.extOrderId);
  const answer = await head(toServer(returnLink!));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('location')).toBeNull();
  expect((await shop.wallet.truth(approved.extOrderId)).captureCount).toBe(0);
});

/** By undici itself: Node's `fetch` sends its own `Sec-Fetch-Mode`. */
const open = async (url: string | null, headers: Record<string, string>) => {
  const answer = await request(toServer(url!), { headers });
  await answer.body.dump();
  return { status: answer.statusCode, location: answer.headers['location'] };
};

const page = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

test.each([
  ['a prefetch', { ...page, 'sec-purpose': 'prefetch' }],
  ['a page that is prepared in advance', { ...page, 'sec-purpose': 'prefetch;prerender' }],
  ['a prefetch of an older browser', { purpose: 'prefetch' }],
  ['a prefetch of an older Firefox', { 'x-moz': 'prefetch' }],
  ['a picture', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
  ['a script', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
])(
  '%s on a link of the buyer changes nothing, and the buyer who follows it afterwards is served (A20)',
  async (_, ahead) => {
    const payment = await shop.client.givenPayment();
    const { redirectUrl: cancelLink } = await shop.wallet.cancel(payment.extOrderId);
    expect((await open(cancelLink, ahead)).status).toBe(503);
    expect(await shop.client.read(payment.id)).toMatchObject({ status: 'awaiting_approval' });
    expect((await open(cancelLink, page)).location).toContain('outcome=cancel');

    const approved = await shop.client.givenPayment();
    const { redirectUrl: returnLink } = await shop.wallet.approve(approved.extOrderId);
    expect((await open(returnLink, ahead)).status).toBe(503);
    expect((await shop.wallet.truth(approved.extOrderId)).captureCount).toBe(0);
    expect((await open(returnLink, page)).location).toContain('outcome=success');
  },
);

const countActs = async () =>
  (await shop.server.sql<{ count: number }[]>`select count(*)::int as count from audit_entries`)[0]!.count;

test('HEAD on an export writes nothing to the audit log, and needs a session as GET does (A20)', async () => {
  const before = await countActs();
  const url = `${shop.server.url}/dashboard/api/payments.csv`;
  expect((await head(url, { cookie: shop.viewer.cookie })).status).toBe(200);
  expect((await head(url)).status).toBe(401);
  expect(await countActs()).toBe(before);
});

test('HEAD on any route that can be read changes nothing (A20)', async () => {
  const payment = await shop.client.givenPayment();
  const before = await countActs();
  const { paths } = (await describeDefaultApi()) as { paths: Record<string, object> };
  const readable = Object.entries(paths).filter(([, methods]) => 'get' in methods);
  for (const [path] of readable) {
    const url = `${shop.server.url}${path.replaceAll(/\{\w+\}/g, payment.id)}`;
    const { cookie } = shop.administrator;
    const answer = await head(url, { cookie, authorization: `Bearer ${shop.client.token}` });
    expect(await answer.text()).toBe('');
  }
  expect(readable.length).toBeGreaterThan(20);
  expect(await countActs()).toBe(before);
  expect(await shop.client.read(payment.id)).toMatchObject({ status: 'awaiting_approval' });
});
