import { expect, test } from 'vitest';
import { givenServer } from '../support/server.ts';
import { givenProxy } from '../wallet/proxy.ts';
import { givenShop, initBody, item, makeClient, walletSettings } from './support.ts';

const shop = givenShop({ isQuiet: true });

const bodyTo = (address: object) =>
  initBody({
    items: [{ ...item, type: 'physical' }],
    delivery: {
      receiver: { fullName: 'Ada Amsel' },
      address: { street: '1 High Street', city: 'Town', ...address },
    },
  });

test.for(['HK', 'AE', 'IE', 'QA'])(
  'a parcel to a country without postal codes can be paid for without one: %s',
  async (country) => {
    const answer = await shop.client.init(bodyTo({ country }));
    expect(answer.status).toBe(200);
    const { extOrderId } = (await answer.json()) as { extOrderId: string };
    const [unit] = (await shop.wallet.truth(extOrderId)).purchaseUnits;
    expect(unit?.['shipping']).toEqual({
      name: { full_name: 'Ada Amsel' },
      address: { address_line_1: '1 High Street', admin_area_2: 'Town', country_code: country },
    });
  },
);

test.for(['NL', 'US', 'GB'])(
  'a missing postal code is refused at init where addresses have one: %s',
  async (country) => {
    const answer = await shop.client.init(bodyTo({ country }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [
        { pointer: '/delivery/address/postCode', detail: `is missing: addresses in ${country} need it` },
      ],
    });
  },
);

test.for([
  ['city_required', 'CITY_REQUIRED', '/delivery/address/city'],
  ['postal_code_required', 'POSTAL_CODE_REQUIRED', '/delivery/address/postCode'],
  ['shipping_address_invalid', 'SHIPPING_ADDRESS_INVALID', '/delivery/address'],
] as const)(
  'an address that the wallet refuses (%s) is a 422 that names the field',
  async ([fault, issue, pointer]) => {
    await shop.wallet.fault({ fault, operation: 'create' });
    const answer = await shop.client.init(bodyTo({ country: 'IE' }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'wallet_refused',
      errors: [{ pointer, detail: `is refused by the wallet (${issue})` }],
    });
  },
);

test.for([
  ['/purchase_units/0/shipping/address/postal_code', '/delivery/address/postCode'],
  ["/purchase_units/@reference_id=='cart-42'/shipping/address", '/delivery/address'],
  ['/payment_source/paypal/experience_context/brand_name', '/transaction/shopName'],
])("the wallet's own pointer %s becomes ours", async ([field, pointer]) => {
  const details = [{ field, issue: 'INVALID_PARAMETER_SYNTAX', location: 'body' }, { issue: 'UNHEARD_OF' }];
  const proxy = await givenProxy(shop.wallet.url, ({ path }) =>
    path === '/v2/checkout/orders' ? { status: 400, body: { name: 'INVALID_REQUEST', details } } : undefined,
  );
  const server = await givenServer(
    { ...walletSettings(shop.wallet), WALLET_URL: proxy.url },
    { isQuiet: true },
  );
  const answer = await (await makeClient(server)).init(bodyTo({ country: 'IE' }));
  expect(answer.status).toBe(422);
  const { errors } = (await answer.json()) as { errors: object[] };
  expect(errors).toEqual([{ pointer, detail: 'is refused by the wallet (INVALID_PARAMETER_SYNTAX)' }]);
});

test('a refusal that is about nothing in the body has no errors', async () => {
  await shop.wallet.fault({ fault: 'payee_account_invalid', operation: 'create' });
  const answer = await shop.client.init();
  expect(answer.status).toBe(422);
  const problem = (await answer.json()) as object;
  expect(problem).toMatchObject({ code: 'wallet_refused' });
  expect(problem).not.toHaveProperty('errors');
});
