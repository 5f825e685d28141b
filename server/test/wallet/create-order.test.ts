import { afterAll, expect, test } from 'vitest';
import type { NewOrder } from '../../src/wallet/wallet.ts';
import { givenProxy } from './proxy.ts';
import { anOrder, givenConnector, startWallet } from './support.ts';

const wallet = await startWallet();
afterAll(wallet.close);

const create = (order: NewOrder) => givenConnector(wallet.url).createOrder(order);

test('a new order waits for its buyer on the page that the answer names', async () => {
  const { result, calls } = await create(anOrder());
  expect(result.approvalUrl).toBe(`${wallet.url}/checkoutnow?token=${result.orderId}`);
  expect((await wallet.truth(result.orderId)).state).toBe('payer_action_required');
  expect(calls.map(({ operation, status }) => [operation, status])).toEqual([
    ['token', 200],
    ['create_order', 201],
  ]);
});

test('all facts of the order reach the wallet', async () => {
  const order = anOrder({
    total: { currency: 'EUR', amountMinor: 10_000n },
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
      // A tax that does not divide by the quantity: 10.01 for three.
      {
        description: 'Vase',
        quantity: 3n,
        unitMinor: 3000n,
        taxMinor: 1001n,
        type: 'physical',
        merchantAccountId: 'potter-7',
      },
      { description: 'Gift card 🎁', quantity: 1n, unitMinor: 0n, taxMinor: 0n, type: 'digital' },
    ],
    receiverName: 'Noëlle Ångström',
    address: { street: 'Rue 1', city: 'Liège', postCode: '4000', country: 'BE', state: 'WLG' },
    reference: 'cart-42',
    locale: 'fr-BE,fr;q=0.9',
  });
  const { result } = await create(order);
  const money = (value: string) => ({ currency_code: 'EUR', value });
  expect((await wallet.truth(result.orderId)).purchaseUnits).toEqual([
    {
      reference_id: 'cart-42',
      custom_id: order.paymentId,
      amount: {
        ...money('100.00'),
        breakdown: {
          item_total: money('90.00'),
          tax_total: money('10.01'),
          shipping: money('5.00'),
          handling: money('1.00'),
          insurance: money('0.50'),
          shipping_discount: money('2.51'),
          discount: money('4.00'),
        },
      },
      items: [
        {
          name: 'Vase',
          quantity: '3',
          unit_amount: money('30.00'),
          category: 'PHYSICAL_GOODS',
          sku: 'potter-7',
        },
        { name: 'Gift card 🎁', quantity: '1', unit_amount: money('0.00'), category: 'DIGITAL_GOODS' },
      ],
      shipping: {
        name: { full_name: 'Noëlle Ångström' },
        address: {
          address_line_1: 'Rue 1',
          admin_area_2: 'Liège',
          postal_code: '4000',
          country_code: 'BE',
          admin_area_1: 'WLG',
        },
      },
    },
  ]);
});

test('the same request id creates one order, even if it is sent again', async () => {
  const order = anOrder();
  const first = await create(order);
  const again = await create(order);
  expect(again.result).toEqual(first.result);
  expect(again.calls.at(-1)?.status).toBe(200);
});

test.for([
  ['JPY', 1050n, '1050'],
  ['HUF', 105_000n, '1050'],
  ['TWD', 105_000n, '1050'],
  ['KWD', 1050n, '1.050'],
  ['EUR', 1050n, '10.50'],
  ['EUR', 5n, '0.05'],
  ['USD', 10n ** 12n, '10000000000.00'],
] as const)(
  'an amount in %s is written with the decimals that the wallet accepts',
  async ([currency, minor, text]) => {
    const { result } = await create(anOrder({ total: { currency, amountMinor: minor } }));
    const [unit] = (await wallet.truth(result.orderId)).purchaseUnits;
    expect(unit?.['amount']).toMatchObject({ currency_code: currency, value: text });
  },
);

test.for(['HUF', 'TWD'])('an amount in %s with decimals is refused before any call', async (currency) => {
  const refused = create(anOrder({ total: { currency, amountMinor: 105_050n } }));
  await expect(refused).rejects.toMatchObject({
    name: 'WalletRefusal',
    issue: 'DECIMALS_NOT_SUPPORTED',
    calls: [],
  });
});

test('in a currency without decimals, a price with decimals is refused even if the total has none', async () => {
  const items = [{ description: 'x', quantity: 2n, unitMinor: 50n, taxMinor: 0n, type: 'digital' as const }];
  const refused = create(anOrder({ total: { currency: 'HUF', amountMinor: 100n }, items }));
  await expect(refused).rejects.toMatchObject({ issue: 'DECIMALS_NOT_SUPPORTED', calls: [] });
});

test('an unknown currency is refused before any call', async () => {
  const refused = create(anOrder({ total: { currency: 'XTS', amountMinor: 100n } }));
  await expect(refused).rejects.toMatchObject({
    name: 'WalletRefusal',
    issue: 'INVALID_CURRENCY_CODE',
    calls: [],
  });
});

test('a refusal contains the issue that the wallet names, and is not repeated', async () => {
  const order = anOrder({ items: [{ ...anOrder().items[0]!, unitMinor: 1n }] });
  const refusal = await create(order).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ name: 'WalletRefusal', issue: 'ITEM_TOTAL_MISMATCH' });
  const [, ...creations] = (refusal as { calls: unknown[] }).calls;
  expect(creations).toMatchObject([{ operation: 'create_order', status: 422, issue: 'ITEM_TOTAL_MISMATCH' }]);
});

test.for(['wrong_order', 'wrong_amount', 'wrong_currency', 'garbage', 'half_body'])(
  'an answer that does not match the order (%s) is not used',
  async (fault) => {
    await wallet.fault({ fault, operation: 'create' });
    await expect(create(anOrder())).rejects.toMatchObject({ name: 'WalletUnavailable' });
  },
);

test.for([
  [
    'names another order in its own address',
    { rel: 'self', href: 'https://wallet.example/v2/checkout/orders/ANOTHER' },
  ],
  ['sends the buyer to another order', { rel: 'approve', href: 'https://wallet.example/pay?token=ANOTHER' }],
  ['has a page that is a script', { rel: 'approve', href: 'javascript:alert(1)' }],
  ['has a page that is not an address', { rel: 'approve', href: 'pay here' }],
] as const)('an answer that %s is not used', async ([, wrong]) => {
  const page = { rel: 'payer-action', href: 'https://wallet.example/pay' };
  const links = wrong.rel === 'self' ? [wrong, page] : [wrong];
  const amount = { currency_code: 'EUR', value: '10.50' };
  const body = { id: 'ORDER-1', status: 'CREATED', purchase_units: [{ amount }], links };
  const proxy = await givenProxy(wallet.url, ({ path }) =>
    path === '/v2/checkout/orders' ? { status: 201, body } : undefined,
  );
  await expect(givenConnector(proxy.url).createOrder(anOrder())).rejects.toMatchObject({
    name: 'WalletUnavailable',
  });
});

test('an answer with an order of another payment gives no order to send a buyer to', async () => {
  const links = [{ rel: 'payer-action', href: 'https://wallet.example/pay' }];
  const amount = { currency_code: 'EUR', value: '10.50' };
  const order = anOrder();
  const answerFor = (custom_id: string) => ({
    status: 201,
    body: { id: 'ORDER-1', status: 'CREATED', purchase_units: [{ amount, custom_id }], links },
  });
  const answers = [answerFor('pay_another'), answerFor(order.paymentId)];
  const proxy = await givenProxy(wallet.url, ({ path }) =>
    path === '/v2/checkout/orders' ? answers.shift() : undefined,
  );
  const connector = givenConnector(proxy.url);
  await expect(connector.createOrder(order)).rejects.toMatchObject({ name: 'WalletUnavailable' });
  expect((await connector.createOrder(order)).result).toMatchObject({ orderId: 'ORDER-1' });
});

test.for([
  'unavailable',
  'error_before_effect',
  'error_after_effect',
  'connection_cut',
  'connection_cut_after_effect',
])('after a temporary fault (%s) the same request is repeated, and there is one order', async (fault) => {
  const order = anOrder();
  await wallet.fault({ fault, operation: 'create', times: 2 });
  const { result, calls } = await create(order);
  expect(new Set(calls.slice(1).map(({ requestId }) => requestId))).toEqual(new Set([order.requestId]));
  expect((await create(order)).result).toEqual(result);
});

test('a wallet that asks for a long wait is unavailable for that time', async () => {
  await wallet.fault({ fault: 'rate_limited', operation: 'create', retryAfterSeconds: 15 });
  await expect(create(anOrder())).rejects.toMatchObject({ name: 'WalletUnavailable', retryAfterSeconds: 15 });
});

test('a long description, name or city is cut to the limit of the wallet, never inside a character', async () => {
  const { result } = await create(
    anOrder({
      items: [{ ...anOrder().items[0]!, description: '🎁'.repeat(200), merchantAccountId: 'm'.repeat(256) }],
      receiverName: 'n'.repeat(400),
      address: { street: 's', city: 'é'.repeat(140), postCode: '1', country: 'FR', state: undefined },
    }),
  );
  const [unit] = (await wallet.truth(result.orderId)).purchaseUnits;
  expect(unit).toMatchObject({
    items: [{ name: '🎁'.repeat(127), description: 'm'.repeat(256) }],
    shipping: { name: { full_name: 'n'.repeat(300) }, address: { admin_area_2: 'é'.repeat(120) } },
  });
});
