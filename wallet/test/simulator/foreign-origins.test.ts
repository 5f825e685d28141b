import { expect, test } from 'vitest';
import { givenWallet } from '../support/wallet.ts';

const post = (url: string, headers: Record<string, string>, body?: string) =>
  fetch(url, { method: 'POST', headers, ...(body !== undefined && { body }) });

const foreign: readonly (readonly [string, Record<string, string>])[] = [
  ['a page of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a page of another site, from an older browser', { origin: 'https://evil.example' }],
  [
    'a page of another program of the same machine',
    { origin: 'http://localhost:1', 'sec-fetch-site': 'same-site' },
  ],
  ['a page of another program of the same machine, from an older browser', { origin: 'http://localhost:1' }],
  ['a page without an origin', { origin: 'null' }],
];

test.each(foreign)('%s changes nothing at the wallet (A9)', async (_, headers) => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const token = { authorization: `Bearer ${wallet.token}`, 'content-type': 'application/json' };
  const paths = [
    `/simulator/orders/${id}/approve`,
    '/simulator/faults',
    '/simulator/clock',
    `/simulator/payments/${id}/refund`,
    '/checkoutnow/pay',
    '/activity/sign-out',
    `/v2/checkout/orders/${id}/capture`,
  ];
  for (const path of paths) {
    const answer = await post(wallet.url + path, { ...headers, ...token }, '{}');
    expect([path, answer.status]).toEqual([path, 403]);
    expect(await answer.json()).toMatchObject({ name: 'FOREIGN_ORIGIN' });
  }
  expect(await wallet.reportOf(id)).toMatchObject({ state: 'created', captureCount: 0 });
});

test.each([
  ['a program', () => ({})],
  ['a page of the wallet', (url: string) => ({ origin: url, 'sec-fetch-site': 'same-origin' })],
  ['a page of the wallet, in an older browser', (url: string) => ({ origin: url })],
  ['the person at the browser', () => ({ 'sec-fetch-site': 'none' })],
])('%s approves an order', async (_, headersAt) => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const answer = await post(`${wallet.url}/simulator/orders/${id}/approve`, headersAt(wallet.url));
  expect(answer.status).toBe(200);
});

test("the browser SDK captures from the merchant's page", async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  const headers = { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' };
  const answer = await post(`${wallet.url}/sdk/orders/${id}/capture?client-id=test-client`, headers);
  expect(answer.status).toBe(201);
});
