import { expect, test } from 'vitest';
import { issueOf } from '../support/client.ts';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

const eur = (value: string) => ({ currency_code: 'EUR', value });
const authorizationPath = (id: string) => `/v2/payments/authorizations/${id}`;
const deny = (wallet: RunningWallet, id: string) => wallet.simulate('POST', `/authorizations/${id}/deny`);
const reverse = (wallet: RunningWallet, id: string) => wallet.simulate('POST', `/captures/${id}/reverse`);
const typesOf = async (wallet: RunningWallet, orderId: string): Promise<string[]> =>
  (await wallet.reportOf(orderId)).notifications.map(({ type }: { type: string }) => type);

test('a denied authorisation is shown as DENIED, and no call can use it', async () => {
  const wallet = await givenWallet();
  const { id, orderId } = await wallet.givenAuthorization();
  expect((await deny(wallet, id)).body).toMatchObject({ id, status: 'DENIED' });
  expect((await wallet.call('GET', authorizationPath(id))).body.status).toBe('DENIED');
  const { body: order } = await wallet.call('GET', `/v2/checkout/orders/${orderId}`);
  expect(order.status).toBe('COMPLETED');
  expect(order.purchase_units[0].payments.authorizations[0].status).toBe('DENIED');
  const refusalOf = async (action: string) =>
    issueOf(await wallet.call('POST', `${authorizationPath(id)}/${action}`));
  expect(await refusalOf('capture')).toBe('AUTHORIZATION_DENIED');
  expect(await refusalOf('void')).toBe('CANNOT_BE_VOIDED');
  expect(await refusalOf('reauthorize')).toBe('REAUTHORIZATION_NOT_SUPPORTED');
  expect(await typesOf(wallet, orderId)).toContain('PAYMENT.AUTHORIZATION.VOIDED');
  expect((await wallet.reportOf(orderId)).captureCount).toBe(0);
});

test('an authorisation cannot be denied twice, after a capture, or if it does not exist', async () => {
  const wallet = await givenWallet();
  const denied = await wallet.givenAuthorization();
  await deny(wallet, denied.id);
  expect((await deny(wallet, denied.id)).status).toBe(422);
  const captured = await wallet.givenAuthorization();
  await wallet.call('POST', `${authorizationPath(captured.id)}/capture`, { body: { amount: eur('1.00') } });
  expect((await deny(wallet, captured.id)).status).toBe(422);
  expect((await deny(wallet, 'NOSUCHTHING')).status).toBe(404);
});

test('a reversed capture is shown like a refund, with its own notification', async () => {
  const wallet = await givenWallet();
  const { id: orderId } = await wallet.givenApprovedOrder();
  const { body } = await wallet.capture(orderId);
  const { id } = body.purchase_units[0].payments.captures[0];
  const { body: reversal } = await reverse(wallet, id);
  expect((await wallet.call('GET', `/v2/payments/refunds/${reversal.id}`)).body).toEqual(reversal);
  expect(reversal).toMatchObject({ status: 'COMPLETED', amount: eur('10.00') });
  expect((await wallet.call('GET', `/v2/payments/captures/${id}`)).body.status).toBe('REFUNDED');
  const { body: order } = await wallet.call('GET', `/v2/checkout/orders/${orderId}`);
  expect(order.purchase_units[0].payments.refunds[0].id).toBe(reversal.id);
  expect((await typesOf(wallet, orderId)).at(-1)).toBe('PAYMENT.CAPTURE.REVERSED');
});

test('a reversal takes what refunds have left, once', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture();
  await wallet.call('POST', `/v2/payments/captures/${id}/refund`, { body: { amount: eur('4.00') } });
  const { body } = await reverse(wallet, id);
  expect(body.amount).toEqual(eur('6.00'));
  expect(body.seller_payable_breakdown.total_refunded_amount).toEqual(eur('10.00'));
  expect(issueOf(await reverse(wallet, id))).toBe('CAPTURE_FULLY_REFUNDED');
  expect((await reverse(wallet, 'NOSUCHTHING')).status).toBe(404);
});

test('a pending capture of an authorisation stays PENDING wherever it is read, until it is settled', async () => {
  const wallet = await givenWallet();
  const { id: authorizationId, orderId } = await wallet.givenAuthorization();
  await wallet.givenFault({ fault: 'pending_capture', operation: 'authorizationCapture' });
  const { body: capture } = await wallet.call('POST', `${authorizationPath(authorizationId)}/capture`);
  const read = async () => {
    const order = await wallet.call('GET', `/v2/checkout/orders/${orderId}`);
    return [
      (await wallet.call('GET', `/v2/payments/captures/${capture.id}`)).body.status,
      order.body.purchase_units[0].payments.captures[0].status,
      order.body.purchase_units[0].payments.authorizations[0].status,
      (await wallet.call('GET', authorizationPath(authorizationId))).body.status,
      (await wallet.reportOf(orderId)).captured.minor,
    ];
  };
  expect(capture.status).toBe('PENDING');
  expect(await read()).toEqual(['PENDING', 'PENDING', 'CAPTURED', 'CAPTURED', 0]);
  await wallet.advance(24 * 3600);
  const later = await wallet.restart();
  expect((await later.call('GET', `/v2/payments/captures/${capture.id}`)).body.status).toBe('PENDING');
  await later.simulate('POST', `/captures/${capture.id}/settle`, { outcome: 'completed' });
  expect((await later.call('GET', `/v2/payments/captures/${capture.id}`)).body.status).toBe('COMPLETED');
  expect(await later.reportOf(orderId)).toMatchObject({ captureCount: 1, captured: { minor: 1000 } });
});
