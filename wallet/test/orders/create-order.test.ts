import { expect, test } from 'vitest';
import { anOrder, issueOf } from '../support/client.ts';
import { givenWallet } from '../support/wallet.ts';

const wholeOrder = {
  intent: 'CAPTURE',
  purchase_units: [
    {
      reference_id: 'unit-1',
      description: 'A parcel',
      custom_id: 'custom',
      invoice_id: 'invoice-1',
      amount: {
        currency_code: 'EUR',
        value: '227.40',
        breakdown: {
          item_total: { currency_code: 'EUR', value: '198.80' },
          tax_total: { currency_code: 'EUR', value: '40.60' },
          shipping: { currency_code: 'EUR', value: '5' },
          handling: { currency_code: 'EUR', value: '3.0' },
          discount: { currency_code: 'EUR', value: '20.00' },
        },
      },
      items: [
        {
          name: 'Lamp',
          quantity: '2',
          unit_amount: { currency_code: 'EUR', value: '99.40' },
          category: 'PHYSICAL_GOODS',
        },
      ],
      shipping: {
        name: { full_name: 'Ada Amsel' },
        address: {
          address_line_1: 'Gracht 1',
          admin_area_2: 'Utrecht',
          postal_code: '3511 AA',
          country_code: 'NL',
        },
      },
    },
  ],
};

const unit = (reference?: string) => ({
  reference_id: reference,
  amount: { currency_code: 'EUR', value: '1.00' },
});

test('an order without payment source is CREATED and links to its approval', async () => {
  const wallet = await givenWallet();
  const order = await wallet.givenOrder();
  expect(order.status).toBe('CREATED');
  const link = order.links.find(({ rel }: { rel: string }) => rel === 'approve');
  expect(link.href).toBe(`${wallet.url}/checkoutnow?token=${order.id}`);
});

test('an order with payment source waits for the payer and links to payer-action', async () => {
  const wallet = await givenWallet();
  const order = await wallet.givenOrder({ payment_source: { paypal: {} } });
  expect(order.status).toBe('PAYER_ACTION_REQUIRED');
  expect(order.links.map(({ rel }: { rel: string }) => rel)).toContain('payer-action');
});

test('the representation contains everything that was sent, with amounts in their usual form', async () => {
  const wallet = await givenWallet();
  const { body } = await wallet.call('POST', '/v2/checkout/orders', {
    body: wholeOrder,
    headers: { prefer: 'return=representation' },
  });
  expect(body.purchase_units[0]).toMatchObject({
    reference_id: 'unit-1',
    custom_id: 'custom',
    invoice_id: 'invoice-1',
    amount: { value: '227.40', breakdown: { shipping: { value: '5.00' }, handling: { value: '3.00' } } },
    shipping: { address: { country_code: 'NL' } },
  });
});

test('an order with payment source needs a request id', async () => {
  const wallet = await givenWallet();
  const answer = await wallet.call('POST', '/v2/checkout/orders', {
    body: { ...anOrder('1.00', 'EUR'), payment_source: { paypal: {} } },
  });
  expect(answer.status).toBe(400);
  expect(issueOf(answer)).toBe('PAYPAL_REQUEST_ID_REQUIRED');
});

test('every error of a body is reported at once, each with its field', async () => {
  const wallet = await givenWallet();
  const { status, body } = await wallet.call('POST', '/v2/checkout/orders', {
    body: { intent: 'BUY', purchase_units: [{ amount: { currency_code: 'EURO' } }] },
  });
  expect(status).toBe(400);
  expect(body.details.map(({ field, issue }: { field: string; issue: string }) => [field, issue])).toEqual([
    ['/intent', 'INVALID_PARAMETER_VALUE'],
    ['/purchase_units/0/amount/value', 'MISSING_REQUIRED_PARAMETER'],
    ['/purchase_units/0/amount/currency_code', 'INVALID_STRING_LENGTH'],
  ]);
});

test('no units and more than ten units are refused', async () => {
  const wallet = await givenWallet();
  const refusals = [];
  for (const count of [0, 11]) {
    const body = { intent: 'CAPTURE', purchase_units: Array.from({ length: count }, () => unit()) };
    refusals.push(issueOf(await wallet.call('POST', '/v2/checkout/orders', { body })));
  }
  expect(refusals).toEqual(['INVALID_ARRAY_MIN_ITEMS', 'INVALID_ARRAY_MAX_ITEMS']);
});

test('a body that is not JSON answers 400 MALFORMED_REQUEST_JSON', async () => {
  const wallet = await givenWallet();
  const answer = await wallet.call('POST', '/v2/checkout/orders', { body: '{"intent":' });
  expect(answer.status).toBe(400);
  expect(issueOf(answer)).toBe('MALFORMED_REQUEST_JSON');
});

test('a script as return URL is refused', async () => {
  const wallet = await givenWallet();
  const answer = await wallet.call('POST', '/v2/checkout/orders', {
    body: {
      ...anOrder('1.00', 'EUR'),
      payment_source: { paypal: { experience_context: { return_url: 'javascript:alert(1)' } } },
    },
    requestId: 'r1',
  });
  expect(answer.status).toBe(400);
  expect(issueOf(answer)).toBe('INVALID_PARAMETER_SYNTAX');
});

test('several units need different references and the intent CAPTURE', async () => {
  const wallet = await givenWallet();
  const refuse = async (intent: string, units: object[]) =>
    issueOf(await wallet.call('POST', '/v2/checkout/orders', { body: { intent, purchase_units: units } }));
  expect(await refuse('CAPTURE', [unit('a'), unit()])).toBe('REFERENCE_ID_REQUIRED');
  expect(await refuse('CAPTURE', [unit('a'), unit('a')])).toBe('DUPLICATE_REFERENCE_ID');
  expect(await refuse('AUTHORIZE', [unit('a'), unit('b')])).toBe('UNSUPPORTED_INTENT');
});

test('an unknown order answers 404 INVALID_RESOURCE_ID', async () => {
  const wallet = await givenWallet();
  const answer = await wallet.call('GET', '/v2/checkout/orders/NOSUCHORDER');
  expect(answer.status).toBe(404);
  expect(issueOf(answer)).toBe('INVALID_RESOURCE_ID');
});

test.for([
  ['POSTAL_CODE_REQUIRED', { admin_area_2: 'Amsterdam', country_code: 'NL' }],
  ['CITY_REQUIRED', { postal_code: '1015 AA', country_code: 'NL' }],
] as const)('a provided address without what its country needs is refused: %s', async ([issue, address]) => {
  const wallet = await givenWallet();
  const answer = await wallet.call('POST', '/v2/checkout/orders', {
    body: {
      intent: 'CAPTURE',
      purchase_units: [{ amount: { currency_code: 'EUR', value: '10.00' }, shipping: { address } }],
      payment_source: { paypal: { experience_context: { shipping_preference: 'SET_PROVIDED_ADDRESS' } } },
    },
    requestId: 'address',
  });
  expect(answer.status).toBe(422);
  expect(issueOf(answer)).toBe(issue);
});
