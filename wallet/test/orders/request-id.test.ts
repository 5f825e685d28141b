import { expect, test } from 'vitest';
import { anOrder } from '../support/client.ts';
import { givenWallet } from '../support/wallet.ts';

const hour = 3600;

test('a repeated create answers with the first order again, with 200', async () => {
  const wallet = await givenWallet();
  const create = () =>
    wallet.call('POST', '/v2/checkout/orders', { body: anOrder('1.00', 'EUR'), requestId: 'r1' });
  const [first, second] = [await create(), await create()];
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(second.body).toEqual(first.body);
});

test('100 captures at once under one request id move money once and all get the same answer', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => wallet.capture(id, { requestId: 'r1' })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(99);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await wallet.reportOf(id)).toMatchObject({ captureCount: 1 });
});

test('a refusal is not stored: the same id may try again', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  expect((await wallet.capture(id, { requestId: 'r1' })).status).toBe(422);
  await wallet.approve(id);
  expect((await wallet.capture(id, { requestId: 'r1' })).status).toBe(201);
});

test('the same id on two orders means two requests', async () => {
  const wallet = await givenWallet();
  const [one, two] = [await wallet.givenApprovedOrder(), await wallet.givenApprovedOrder()];
  expect((await wallet.capture(one.id, { requestId: 'r1' })).status).toBe(201);
  expect((await wallet.capture(two.id, { requestId: 'r1' })).status).toBe(201);
});

test('a repeated request id with another body gets the first answer, and nothing more happens', async () => {
  const wallet = await givenWallet();
  const { id, orderId } = await wallet.givenAuthorization();
  const captureOf = (value: string) =>
    wallet.call('POST', `/v2/payments/authorizations/${id}/capture`, {
      body: { amount: { currency_code: 'EUR', value } },
      requestId: 'r1',
    });
  const first = await captureOf('4.00');
  const second = await captureOf('6.00');
  expect([first.status, second.status]).toEqual([201, 200]);
  expect(second.body).toEqual(first.body);
  expect(await wallet.reportOf(orderId)).toMatchObject({ captureCount: 1, captured: { minor: 400 } });
});

test('orders store a request id for 6 hours', async () => {
  const wallet = await givenWallet();
  const create = () =>
    wallet.call('POST', '/v2/checkout/orders', { body: anOrder('1.00', 'EUR'), requestId: 'r1' });
  const first = await create();
  await wallet.advance(6 * hour - 60);
  expect((await create()).body.id).toBe(first.body.id);
  await wallet.advance(120);
  const later = await create();
  expect(later.status).toBe(201);
  expect(later.body.id).not.toBe(first.body.id);
});

test('payments store a request id for 45 days; after that the same call refunds again', async () => {
  const wallet = await givenWallet();
  const capture = await wallet.givenCapture();
  const refund = (client = wallet) =>
    client.call('POST', `/v2/payments/captures/${capture.id}/refund`, {
      body: { amount: { currency_code: 'EUR', value: '1.00' } },
      headers: { prefer: 'return=representation' },
      requestId: 'r1',
    });
  const first = await refund();
  await wallet.advance(45 * 24 * hour - 60);
  const later = await wallet.restart();
  const repeated = await refund(later);
  expect([repeated.status, repeated.body.id]).toEqual([200, first.body.id]);
  await later.advance(120);
  const forgotten = await refund(later);
  expect(forgotten.status).toBe(201);
  expect(forgotten.body.seller_payable_breakdown.total_refunded_amount.value).toBe('2.00');
});

test('a request id longer than 108 characters is refused', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  expect((await wallet.capture(id, { requestId: 'x'.repeat(109) })).status).toBe(400);
  expect((await wallet.capture(id, { requestId: 'x'.repeat(108) })).status).toBe(201);
});

test('every answer has a debug id, and a refusal has it in its body too', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const [shown, refused] = [
    await wallet.call('GET', `/v2/checkout/orders/${id}`),
    await wallet.capture(id, { requestId: 'r1' }),
  ];
  expect(shown.headers.get('paypal-debug-id')).toMatch(/^[\da-f]{13}$/);
  expect(refused.body).toMatchObject({ debug_id: refused.headers.get('paypal-debug-id') });
});
