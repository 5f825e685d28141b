import { afterAll, beforeEach, expect, test } from 'vitest';
import type { NewOrder } from '../../src/wallet/wallet.ts';
import { findViolations, isContractHere } from './contract.ts';
import { givenProxy, type Recorded } from './proxy.ts';
import { anOrder, eur, givenApprovedOrder, givenConnector, startWallet } from './support.ts';

const wallet = await startWallet();
afterAll(wallet.close);

beforeEach(({ skip }) =>
  skip(
    !isContractHere,
    'SKIPPED: ../shared/wallet-openapi is not here, so no request was held to the published schemas',
  ),
);

/** The requests without those for tokens, which the published schemas do not describe. */
const withoutTokens = (requests: readonly Recorded[]) =>
  requests.filter(({ path }) => path !== '/v1/oauth2/token');

const fullOrder = (): NewOrder =>
  anOrder({
    total: eur(10_000n),
    breakdown: {
      itemsMinor: 9000n,
      taxesMinor: 1001n,
      shippingMinor: 500n,
      handlingMinor: 100n,
      insuranceMinor: 50n,
      shippingDiscountMinor: 251n,
      discountMinor: 400n,
    },
    items: [
      {
        description: '🎁'.repeat(200),
        quantity: 3n,
        unitMinor: 3000n,
        taxMinor: 1001n,
        type: 'physical',
        merchantAccountId: 'potter-7',
      },
      {
        description: 'Gift',
        quantity: 1n,
        unitMinor: 0n,
        taxMinor: 0n,
        type: 'digital',
        merchantAccountId: 'm'.repeat(256),
      },
    ],
    receiverName: 'n'.repeat(400),
    address: {
      street: 's'.repeat(256),
      city: 'c'.repeat(140),
      postCode: '4000',
      country: 'BE',
      state: 'WLG',
    },
    reference: 'cart-42',
    locale: 'fr-BE',
  });

test('every call that the connector can make satisfies the published schemas', async () => {
  const proxy = await givenProxy(wallet.url);
  const connector = givenConnector(proxy.url);
  await connector.createOrder(fullOrder());
  const captured = await givenApprovedOrder(wallet, connector);
  await connector.captureOrder(captured, 'capture-1');
  await connector.showOrder(captured);
  for (const end of ['capture', 'void'] as const) {
    const order = await givenApprovedOrder(wallet, connector, { intent: 'authorize' });
    await connector.authorizeOrder(order, 'authorize-1');
    const { id } = (await wallet.truth(order.orderId)).authorizations[0]!;
    await connector.showAuthorization(id, eur(1n));
    if (end === 'capture') await connector.captureAuthorization(id, eur(500n), 'capture-1');
    else await connector.voidAuthorization(id, 'void-1');
  }
  const sent = withoutTokens(proxy.requests);
  const kinds = new Set(sent.map(({ method, path }) => `${method} ${path.replace(/[0-9A-Z]{17}/, '{id}')}`));
  expect(kinds).toEqual(
    new Set([
      'POST /v2/checkout/orders',
      'GET /v2/checkout/orders/{id}',
      'POST /v2/checkout/orders/{id}/capture',
      'POST /v2/checkout/orders/{id}/authorize',
      'GET /v2/payments/authorizations/{id}',
      'POST /v2/payments/authorizations/{id}/capture',
      'POST /v2/payments/authorizations/{id}/void',
    ]),
  );
  for (const request of sent) expect([request.path, findViolations(request)]).toEqual([request.path, []]);
});

test.for([
  'en',
  'fr-BE',
  'zh-Hant-TW',
  'es-419',
  'fr-BE,fr;q=0.9',
  'sr-Latn-RS',
  'EN-us',
  '*',
  '',
  'x-private',
  'de-1996',
  'yue-HK',
])('for every language of the buyer ("%s"), the order satisfies the published schemas', async (locale) => {
  const proxy = await givenProxy(wallet.url);
  await givenConnector(proxy.url).createOrder(anOrder({ locale }));
  expect(withoutTokens(proxy.requests).flatMap(findViolations)).toEqual([]);
});

test('a request that breaks the published schemas is found', async () => {
  const proxy = await givenProxy(wallet.url);
  await givenConnector(proxy.url).createOrder(anOrder());
  const [request] = withoutTokens(proxy.requests);
  const altered = (body: string) => findViolations({ ...request!, body });
  expect(altered(request!.body.replace('"1050"', '1050').replace('"10.50"', '10.5'))).not.toEqual([]);
  expect(altered(request!.body.replace('CAPTURE', 'TAKE'))).not.toEqual([]);
  expect(altered('')).toEqual(['no body']);
  const headers = { ...request!.headers, 'paypal-request-id': 'r'.repeat(109) };
  expect(findViolations({ ...request!, headers })).not.toEqual([]);
});
