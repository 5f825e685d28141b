import { expect, test } from 'vitest';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

// Every call is checked against the published schemas (support/client.ts).

const unit = (field: string) => `/purchase_units/@reference_id=='default'/${field}`;
const euros = (value: string) => ({ currency_code: 'EUR', value });

const patch = (wallet: RunningWallet, orderId: string, body: unknown) =>
  wallet.call('PATCH', `/v2/checkout/orders/${orderId}`, { body });
const show = async (wallet: RunningWallet, orderId: string) =>
  (await wallet.call('GET', `/v2/checkout/orders/${orderId}`)).body;
const confirm = (wallet: RunningWallet, orderId: string, body: unknown) =>
  wallet.call('POST', `/v2/checkout/orders/${orderId}/confirm-payment-source`, { body });
const issueOf = ({ body }: { body: { details?: { issue: string }[] } }) => body.details?.[0]?.issue;

test('an order is changed as a whole or not at all, and captured as it was changed', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const change = [
    { op: 'replace', path: unit('amount'), value: euros('12.50') },
    { op: 'add', path: unit('custom_id'), value: 'cart-7' },
    { op: 'add', path: unit('shipping/address'), value: { country_code: 'FR', postal_code: '75002' } },
  ];
  const refused = await patch(wallet, id, [...change, { op: 'remove', path: unit('invoice_id') }]);
  expect([refused.status, issueOf(refused)]).toEqual([400, 'INVALID_PATCH_OPERATION']);
  expect((await show(wallet, id)).purchase_units[0]).toMatchObject({ amount: euros('10.00') });

  expect((await patch(wallet, id, change)).status).toBe(204);
  expect((await show(wallet, id)).purchase_units[0]).toMatchObject({
    amount: euros('12.50'),
    custom_id: 'cart-7',
    shipping: { address: { country_code: 'FR' } },
  });
  await wallet.approve(id);
  expect((await wallet.capture(id)).status).toBe(201);
  expect(await wallet.reportOf(id)).toMatchObject({ captureCount: 1, captured: { value: '12.50' } });
});

test.each([
  ['no list', { op: 'add' }, 400, 'INVALID_PARAMETER_SYNTAX'],
  ['an operation that does not exist', [{ op: 'change' }], 400, 'INVALID_PARAMETER_VALUE'],
  ['an operation of RFC 6902 alone', [{ op: 'test', path: '/intent' }], 400, 'INVALID_PATCH_OPERATION'],
  ['no path', [{ op: 'replace', value: 1 }], 422, 'PATCH_PATH_REQUIRED'],
  ['no pointer', [{ op: 'replace', path: 'intent', value: 1 }], 422, 'INVALID_JSON_POINTER_FORMAT'],
  ['no value', [{ op: 'replace', path: '/intent' }], 422, 'PATCH_VALUE_REQUIRED'],
  ['another field', [{ op: 'replace', path: '/status', value: 'COMPLETED' }], 422, 'NOT_PATCHABLE'],
  ['another field of a unit', [{ op: 'add', path: unit('payments'), value: {} }], 422, 'NOT_PATCHABLE'],
  ['a name of every object', [{ op: 'add', path: unit('constructor'), value: {} }], 422, 'NOT_PATCHABLE'],
  [
    'another unit',
    [{ op: 'add', path: "/purchase_units/@reference_id=='b'/custom_id", value: 'x' }],
    422,
    'REFERENCE_ID_NOT_FOUND',
  ],
  [
    'what is there already',
    [{ op: 'add', path: unit('amount'), value: euros('1.00') }],
    400,
    'INVALID_PATCH_OPERATION',
  ],
  [
    'what is not there',
    [{ op: 'replace', path: unit('custom_id'), value: 'x' }],
    400,
    'INVALID_PATCH_OPERATION',
  ],
  [
    'an amount of nothing',
    [{ op: 'replace', path: unit('amount'), value: euros('0.00') }],
    422,
    'CANNOT_BE_ZERO_OR_NEGATIVE',
  ],
  [
    'an amount without a currency',
    [{ op: 'replace', path: unit('amount'), value: { value: '1.00' } }],
    400,
    'MISSING_REQUIRED_PARAMETER',
  ],
  [
    'another intent',
    [{ op: 'replace', path: '/intent', value: 'SALE' }],
    422,
    'UNSUPPORTED_PATCH_PARAMETER_VALUE',
  ],
])('a change is refused: %s', async (_, body, status, issue) => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const before = await show(wallet, id);
  const answer = await patch(wallet, id, body);
  expect([answer.status, issueOf(answer)]).toEqual([status, issue]);
  expect(await show(wallet, id)).toEqual(before);
});

test('an approved order keeps its amount and intent, and a paid one cannot be changed', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  const amount = [{ op: 'replace', path: unit('amount'), value: euros('10.01') }];
  const intent = [{ op: 'replace', path: '/intent', value: 'AUTHORIZE' }];
  const description = [{ op: 'add', path: unit('description'), value: 'A song' }];
  expect(issueOf(await patch(wallet, id, amount))).toBe('AMOUNT_CHANGE_NOT_ALLOWED');
  expect(issueOf(await patch(wallet, id, intent))).toBe('CANNOT_MODIFY_INTENT');
  expect((await patch(wallet, id, description)).status).toBe(204);
  await wallet.capture(id);
  expect(issueOf(await patch(wallet, id, description))).toBe('ORDER_ALREADY_COMPLETED');
  expect((await patch(wallet, 'NONE', description)).status).toBe(404);
});

test('a confirmed order waits for the buyer, who is then sent where the confirmation says', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const context = { return_url: 'https://shop.example/thanks', cancel_url: 'https://shop.example/cart' };
  const answer = await confirm(wallet, id, { payment_source: { paypal: { experience_context: context } } });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ id, status: 'PAYER_ACTION_REQUIRED', payment_source: { paypal: {} } });
  expect(answer.body.links.map(({ rel }: { rel: string }) => rel)).toContain('payer-action');
  const { body: approved } = await wallet.approve(id);
  expect(approved.redirectUrl).toContain('https://shop.example/thanks');
  const source = { payment_source: { paypal: {} } };
  expect(issueOf(await confirm(wallet, id, source))).toBe('PAYMENT_ALREADY_APPROVED');
  await wallet.capture(id);
  expect(issueOf(await confirm(wallet, id, source))).toBe('ORDER_ALREADY_CAPTURED');
});

test.each([
  ['none', {}, 422, 'NO_PAYMENT_SOURCE_PROVIDED'],
  ['two', { paypal: {}, card: {} }, 422, 'ONLY_ONE_PAYMENT_SOURCE_ALLOWED'],
  ['another one', { card: { number: '4111111111111111' } }, 422, 'PAYMENT_SOURCE_CANNOT_BE_USED'],
  ['no object', 'paypal', 400, 'INVALID_PARAMETER_SYNTAX'],
])('a confirmation is refused with a payment source of %s', async (_, source, status, issue) => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const answer = await confirm(wallet, id, { payment_source: source });
  expect([answer.status, issueOf(answer)]).toEqual([status, issue]);
  expect(await show(wallet, id)).toMatchObject({ status: 'CREATED' });
});

/** A captured order with one item. */
const givenSale = async (wallet: RunningWallet) => {
  const items = [{ name: 'A record', quantity: '1', unit_amount: euros('10.00'), sku: 'lp-1' }];
  const amount = { ...euros('10.00'), breakdown: { item_total: euros('10.00') } };
  const { id } = await wallet.givenApprovedOrder({ purchase_units: [{ amount, items }] });
  const { body } = await wallet.capture(id);
  return { id, captureId: body.purchase_units[0].payments.captures[0].id as string };
};

const trackersOf = (order: { purchase_units: { shipping?: { trackers?: object[] } }[] }) =>
  order.purchase_units[0]!.shipping?.trackers;

test('a shipment is added once, shown with the order, and cancelled', async () => {
  const wallet = await givenWallet();
  const { id, captureId } = await givenSale(wallet);
  const path = `/v2/checkout/orders/${id}`;
  const items = [{ name: 'A record', quantity: '1', sku: 'lp-1' }];
  const body = {
    capture_id: captureId,
    tracking_number: 'N-17',
    carrier: 'FEDEX',
    items,
    notify_payer: true,
  };
  expect((await wallet.call('POST', `${path}/track`, { body })).status).toBe(201);
  expect((await wallet.call('POST', `${path}/track`, { body })).status).toBe(200);
  const trackerId = `${captureId}-N-17`;
  expect(trackersOf(await show(wallet, id))).toMatchObject([{ id: trackerId, status: 'SHIPPED', items }]);

  const change = (changes: unknown, tracker = trackerId) =>
    wallet.call('PATCH', `${path}/trackers/${tracker}`, { body: changes });
  expect(issueOf(await change([{ op: 'replace', path: '/status', value: 'LOST' }]))).toBe(
    'INVALID_PARAMETER_VALUE',
  );
  expect(issueOf(await change([{ op: 'replace', path: '/carrier', value: 'UPS' }]))).toBe('NOT_PATCHABLE');
  expect(issueOf(await change([], 'none'))).toBe('TRACKER_ID_NOT_FOUND');
  const cancelled = await change([
    { op: 'replace', path: '/notify_payer', value: false },
    { op: 'replace', path: '/status', value: 'CANCELLED' },
  ]);
  expect(cancelled.status).toBe(204);
  expect(trackersOf(await show(wallet, id))).toMatchObject([{ id: trackerId, status: 'CANCELLED' }]);
});

test('a shipment is refused without a completed capture of the order, with an unknown item or a wrong number', async () => {
  const wallet = await givenWallet();
  const { id, captureId } = await givenSale(wallet);
  const track = async (body: object) =>
    issueOf(await wallet.call('POST', `/v2/checkout/orders/${id}/track`, { body }));
  const other = await wallet.givenCapture();
  expect(await track({ capture_id: other.id })).toBe('CAPTURE_ID_NOT_FOUND');
  expect(await track({ tracking_number: 'x' })).toBe('MISSING_REQUIRED_PARAMETER');
  expect(await track({ capture_id: captureId, items: [{ sku: 'lp-2' }] })).toBe('ITEM_SKU_MISMATCH');
  expect(await track({ capture_id: captureId, tracking_number: 'a b' })).toBe('INVALID_TRACKING_NUMBER');
  await wallet.call('POST', `/v2/payments/captures/${captureId}/refund`, { body: {} });
  expect(await track({ capture_id: captureId })).toBe('CAPTURE_STATUS_NOT_VALID');
});
