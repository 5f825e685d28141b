import { expect, test } from 'vitest';
import { expectProblem } from '../http/expect-problem.ts';
import { givenShop, initBody, type Outcome } from './support.ts';

const shop = givenShop();

const cancelURL = 'https://shop.example.com/cart';

const added = ({ id, extOrderId }: Outcome, outcome: string) =>
  `transactionId=${id}&extOrderId=${extOrderId}&outcome=${outcome}`;

test.each([
  ['https://shop.example.com', 'https://shop.example.com?', ''],
  ['HTTPS://Shop.Example.com:443/a/../b', 'HTTPS://Shop.Example.com:443/a/../b?', ''],
  ['https://shop.example.com/?sig=a%20b', 'https://shop.example.com/?sig=a%20b&', ''],
  ['https://shop.example.com/?flag#', 'https://shop.example.com/?flag&', '#'],
  ['https://shop.example.com/?a[]=1&a[]=2', 'https://shop.example.com/?a[]=1&a[]=2&', ''],
  ["https://shop.example.com/?q='a|b'&c=+", "https://shop.example.com/?q='a|b'&c=+&", ''],
  ['https://shop.example.com/?', 'https://shop.example.com/?', ''],
  ['https://shop.example.com/?a=1?', 'https://shop.example.com/?a=1?&', ''],
  ['https://shop.example.com/?a=1&', 'https://shop.example.com/?a=1&', ''],
  ['https://shop.example.com/#/cart?a=1', 'https://shop.example.com/?', '#/cart?a=1'],
  ['https://shop.example.com/?a=1?b#top#2', 'https://shop.example.com/?a=1?b&', '#top#2'],
  ['https://shop.example.com/thé?a=ü', 'https://shop.example.com/th%C3%A9?a=%C3%BC&', ''],
])(
  'the redirection %s stays as it is, and the outcome is appended to its query',
  async (url, before, after) => {
    const payment = await shop.client.givenPayment({ redirections: { returnURL: url, cancelURL } });
    const { redirectUrl } = await shop.wallet.approve(payment.extOrderId);
    const expected = `${before}${added(payment, 'success')}${after}`;
    const { publicUrl } = shop.server.deps.config;
    const returned = await fetch(redirectUrl!.replace(publicUrl, shop.server.url), { redirect: 'manual' });
    expect(returned.headers.get('location')).toBe(expected);
    expect(await (await shop.client.resume(payment.id)).json()).toMatchObject({ redirectionUrl: expected });
  },
);

test.each([
  ['https://shop.example.com/?transactionId=7', 'transactionId'],
  ['https://shop.example.com/?a=1&extOrderId', 'extOrderId'],
  ['https://shop.example.com/?outcome=success', 'outcome'],
  ['https://shop.example.com/?a&out%63ome=success#top', 'outcome'],
  ['https://shop.example.com/?reason=none', 'reason'],
  // Some servers split a query at a semicolon as well.
  ['https://shop.example.com/?a;outcome=success', 'outcome'],
  ['https://shop.example.com/?a=1;b&c;transactionId', 'transactionId'],
])('the redirection %s is refused, because the service adds that name itself', async (returnURL, name) => {
  const detail = `must have no "${name}" in its query, which the service adds itself`;
  const answer = await shop.client.init(initBody({ redirections: { returnURL, cancelURL } }));
  await expectProblem(shop.server, answer, {
    status: 400,
    code: 'invalid_request',
    detail: `/redirections/returnURL ${detail}.`,
    errors: [{ pointer: '/redirections/returnURL', detail }],
  });
});

test('a name of the service in a path, a fragment or another name is no fault', async () => {
  const returnURL = 'https://shop.example.com/outcome?myoutcome=1&Reason=2#?outcome=3';
  expect((await shop.client.init(initBody({ redirections: { returnURL, cancelURL } }))).status).toBe(200);
});

test('cancel answers where to send the buyer: to the cancel URL, with the outcome', async () => {
  const payment = await shop.client.givenPayment();
  const cancelled = await shop.client.call('PUT', `/moneyins/${payment.id}/cancel`);
  const redirectionUrl = `${cancelURL}?${added(payment, 'cancel')}`;
  expect(await cancelled.json()).toMatchObject({ status: 'cancelled', redirectionUrl });
  expect(await shop.client.read(payment.id)).toMatchObject({ redirectionUrl });
});

test('a payment says where to send the buyer: to the wallet before the approval, and where resume says after it', async () => {
  const payment = await shop.client.givenPayment();
  const { redirectionUrl } = payment;
  expect(await shop.client.read(payment.id)).toMatchObject({ redirectionUrl });
  await shop.wallet.approve(payment.extOrderId);
  const resumed = (await (await shop.client.resume(payment.id)).json()) as Outcome;
  expect(resumed.redirectionUrl).toContain(added(payment, 'success'));
  expect((await shop.client.call('PUT', `/moneyins/${payment.id}/cancel`)).status).toBe(409);
  expect(await shop.client.read(payment.id)).toMatchObject({ redirectionUrl: resumed.redirectionUrl });
});
