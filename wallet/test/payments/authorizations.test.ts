import { expect, test } from 'vitest';
import { issueOf } from '../support/client.ts';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

const day = 24 * 3600;
const eur = (value: string) => ({ currency_code: 'EUR', value });
const act = (wallet: RunningWallet, id: string, action: string, body?: object) =>
  wallet.call('POST', `/v2/payments/authorizations/${id}/${action}`, {
    body,
    // A void would answer 200 to it.
    headers: action === 'void' ? {} : { prefer: 'return=representation' },
  });
const show = (wallet: RunningWallet, id: string) => wallet.call('GET', `/v2/payments/authorizations/${id}`);

test('an authorised order reserves the money and moves none', async () => {
  const wallet = await givenWallet();
  const authorization = await wallet.givenAuthorization();
  expect(authorization).toMatchObject({ status: 'CREATED', amount: eur('10.00') });
  expect(await wallet.reportOf(authorization.orderId)).toMatchObject({ state: 'completed', captureCount: 0 });
});

test('an authorisation is captured in parts up to its amount, and never beyond', async () => {
  const wallet = await givenWallet();
  const { id, orderId } = await wallet.givenAuthorization();
  expect((await act(wallet, id, 'capture', { amount: eur('4.00') })).body).toMatchObject({
    final_capture: false,
  });
  expect((await show(wallet, id)).body.status).toBe('PARTIALLY_CAPTURED');
  expect(issueOf(await act(wallet, id, 'capture', { amount: eur('6.01') }))).toBe(
    'MAX_CAPTURE_AMOUNT_EXCEEDED',
  );
  expect((await act(wallet, id, 'capture', { amount: eur('6.00') })).status).toBe(201);
  expect((await show(wallet, id)).body.status).toBe('CAPTURED');
  expect(issueOf(await act(wallet, id, 'capture'))).toBe('AUTHORIZATION_ALREADY_CAPTURED');
  expect(await wallet.reportOf(orderId)).toMatchObject({ captureCount: 2, captured: { minor: 1000 } });
});

test('an authorisation is captured ten times at most', async () => {
  const wallet = await givenWallet();
  const { id, orderId } = await wallet.givenAuthorization();
  for (let count = 1; count <= 10; count += 1)
    expect((await act(wallet, id, 'capture', { amount: eur('0.50') })).status).toBe(201);
  expect(issueOf(await act(wallet, id, 'capture', { amount: eur('0.50') }))).toBe(
    'MAX_CAPTURE_COUNT_EXCEEDED',
  );
  // The last one could have been final, and is not: what is left is still held, and can be given free.
  expect((await show(wallet, id)).body.status).toBe('PARTIALLY_CAPTURED');
  expect((await act(wallet, id, 'void')).status).toBe(204);
  expect(await wallet.reportOf(orderId)).toMatchObject({ captureCount: 10, captured: { minor: 500 } });
});

test('each capture may have an invoice id of its own, which no other payment has', async () => {
  const wallet = await givenWallet();
  const { id, orderId } = await wallet.givenAuthorization();
  const part = (invoiceId: string) =>
    act(wallet, id, 'capture', { amount: eur('1.00'), invoice_id: invoiceId });
  expect((await part('part-1')).body).toMatchObject({ invoice_id: 'part-1', final_capture: false });
  expect(issueOf(await part('part-1'))).toBe('DUPLICATE_INVOICE_ID');
  expect((await part('part-2')).body).toMatchObject({ invoice_id: 'part-2' });
  const { id: other } = await wallet.givenAuthorization();
  expect(issueOf(await act(wallet, other, 'capture', { invoice_id: 'part-2' }))).toBe('DUPLICATE_INVOICE_ID');
  const { body } = await wallet.call('GET', `/v2/checkout/orders/${orderId}`);
  const { captures } = body.purchase_units[0].payments;
  expect(captures.map((capture: { invoice_id: string }) => capture.invoice_id).toSorted()).toEqual([
    'part-1',
    'part-2',
  ]);
});

test('an empty body captures everything', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenAuthorization();
  const { status, body } = await act(wallet, id, 'capture');
  expect(status).toBe(201);
  expect(body).toMatchObject({ amount: eur('10.00'), final_capture: true });
});

test('a final capture ends the authorisation, whatever is left of it', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenAuthorization();
  await act(wallet, id, 'capture', { amount: eur('4.00'), final_capture: true });
  expect((await show(wallet, id)).body.status).toBe('CAPTURED');
});

test('another currency or too many decimals are refused', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenAuthorization();
  const other = { currency_code: 'USD', value: '1.00' };
  expect(issueOf(await act(wallet, id, 'capture', { amount: other }))).toBe('AUTH_CAPTURE_CURRENCY_MISMATCH');
  expect(issueOf(await act(wallet, id, 'capture', { amount: eur('1.001') }))).toBe('DECIMAL_PRECISION');
  expect(issueOf(await act(wallet, id, 'capture', { amount: eur('0.00') }))).toBe(
    'CANNOT_BE_ZERO_OR_NEGATIVE',
  );
});

test('a void answers 204, ends authorisation and order, and works once', async () => {
  const wallet = await givenWallet();
  const { id, orderId } = await wallet.givenAuthorization();
  expect((await act(wallet, id, 'void')).status).toBe(204);
  expect((await show(wallet, id)).body.status).toBe('VOIDED');
  expect((await wallet.call('GET', `/v2/checkout/orders/${orderId}`)).body.status).toBe('VOIDED');
  expect(issueOf(await act(wallet, id, 'void'))).toBe('PREVIOUSLY_VOIDED');
  expect(issueOf(await act(wallet, id, 'capture'))).toBe('AUTHORIZATION_VOIDED');
});

test('a repeated void under one request id answers 204 again', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenAuthorization();
  const path = `/v2/payments/authorizations/${id}/void`;
  expect((await wallet.call('POST', path, { requestId: 'r1' })).status).toBe(204);
  expect((await wallet.call('POST', path, { requestId: 'r1' })).status).toBe(204);
});

test('a void with return=representation shows the authorisation', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenAuthorization();
  const { status, body } = await wallet.call('POST', `/v2/payments/authorizations/${id}/void`, {
    headers: { prefer: 'return=representation' },
  });
  expect([status, body.status]).toEqual([200, 'VOIDED']);
});

test('a captured authorisation cannot be voided', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenAuthorization();
  await act(wallet, id, 'capture');
  expect(issueOf(await act(wallet, id, 'void'))).toBe('PREVIOUSLY_CAPTURED');
});

test('after 29 days an authorisation has expired and cannot be captured', async () => {
  const wallet = await givenWallet();
  const { id, orderId } = await wallet.givenAuthorization();
  await wallet.advance(29 * day - 60);
  const late = await wallet.restart();
  expect((await show(late, id)).body.status).toBe('CREATED');
  await late.advance(120);
  expect((await show(late, id)).body.status).toBe('VOIDED');
  expect(issueOf(await act(late, id, 'capture'))).toBe('AUTHORIZATION_EXPIRED');
  expect((await late.reportOf(orderId)).notifications.at(-1).type).toBe('PAYMENT.AUTHORIZATION.VOIDED');
});

test('a renewal is refused while the funds are guaranteed, and then works once', async () => {
  const wallet = await givenWallet();
  const { id, orderId } = await wallet.givenAuthorization();
  expect(issueOf(await act(wallet, id, 'reauthorize'))).toBe('REAUTHORIZATION_TOO_SOON');
  await wallet.advance(3 * day);
  const later = await wallet.restart();
  expect(issueOf(await act(later, id, 'reauthorize', { amount: eur('10.01') }))).toBe(
    'AUTHORIZATION_AMOUNT_EXCEEDED',
  );
  const { status, body: renewed } = await act(later, id, 'reauthorize', { amount: eur('9.00') });
  expect(status).toBe(201);
  expect(issueOf(await act(later, renewed.id, 'reauthorize'))).toBe('REAUTHORIZATION_NOT_SUPPORTED');
  expect((await act(later, renewed.id, 'capture')).status).toBe(201);
  expect(await later.reportOf(orderId)).toMatchObject({ captureCount: 1, captured: { minor: 900 } });
});

test('a renewed authorisation is voided through its original', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenAuthorization();
  await wallet.advance(4 * day);
  const later = await wallet.restart();
  const { body: renewed } = await act(later, id, 'reauthorize');
  expect(issueOf(await act(later, renewed.id, 'void'))).toBe('CANNOT_BE_VOIDED');
  expect((await act(later, id, 'void')).status).toBe(204);
  expect(issueOf(await act(later, renewed.id, 'capture'))).toBe('AUTHORIZATION_VOIDED');
});

test('a declined instrument answers PAYER_ACTION_REQUIRED', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder({ intent: 'AUTHORIZE' }, 'dora');
  const answer = await wallet.call('POST', `/v2/checkout/orders/${id}/authorize`);
  expect(issueOf(answer)).toBe('PAYER_ACTION_REQUIRED');
});

test('an order is authorised once', async () => {
  const wallet = await givenWallet();
  const { orderId } = await wallet.givenAuthorization();
  const answer = await wallet.call('POST', `/v2/checkout/orders/${orderId}/authorize`);
  expect(issueOf(answer)).toBe('ORDER_ALREADY_AUTHORIZED');
});

test('an unknown authorisation answers 404', async () => {
  const wallet = await givenWallet();
  expect((await show(wallet, 'NOSUCHTHING')).status).toBe(404);
});
