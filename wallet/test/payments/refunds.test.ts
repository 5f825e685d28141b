import { expect, test } from 'vitest';
import { anOrder, issueOf } from '../support/client.ts';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

const eur = (value: string) => ({ currency_code: 'EUR', value });
const refund = (wallet: RunningWallet, id: string, body?: object) =>
  wallet.call('POST', `/v2/payments/captures/${id}/refund`, { body });

test('an empty body refunds everything', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture();
  const { status, body } = await refund(wallet, id);
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'COMPLETED', amount: eur('10.00') });
  expect((await wallet.call('GET', `/v2/payments/captures/${id}`)).body.status).toBe('REFUNDED');
  const shown = await wallet.call('GET', `/v2/payments/refunds/${body.id}`);
  expect(shown.body).toEqual(body);
});

test('parts are refunded up to what was captured, and never beyond', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture();
  await refund(wallet, id, { amount: eur('3.00'), note_to_payer: 'Sorry' });
  expect((await wallet.call('GET', `/v2/payments/captures/${id}`)).body.status).toBe('PARTIALLY_REFUNDED');
  expect(issueOf(await refund(wallet, id, { amount: eur('7.01') }))).toBe('REFUND_AMOUNT_EXCEEDED');
  const { body } = await refund(wallet, id, { amount: eur('7.00') });
  expect(body.seller_payable_breakdown.total_refunded_amount).toEqual(eur('10.00'));
  expect(issueOf(await refund(wallet, id))).toBe('CAPTURE_FULLY_REFUNDED');
  const { body: totals } = await wallet.simulate('GET', '/totals');
  expect(totals.refunds).toEqual([{ count: 2, currency: 'EUR', minor: 1000, value: '10.00' }]);
});

test('of many full refunds at once one succeeds', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refund(wallet, id)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
});

test('another currency is refused', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture();
  const answer = await refund(wallet, id, { amount: { currency_code: 'USD', value: '1.00' } });
  expect(issueOf(answer)).toBe('REFUND_CAPTURE_CURRENCY_MISMATCH');
});

test('a pending or declined capture cannot be refunded', async () => {
  const wallet = await givenWallet();
  const pending = await wallet.givenCapture(anOrder('770.10', 'EUR'));
  expect(issueOf(await refund(wallet, pending.id))).toBe('PENDING_CAPTURE');
  const declined = await wallet.givenCapture(anOrder('770.11', 'EUR'));
  expect(issueOf(await refund(wallet, declined.id))).toBe('REFUND_NOT_ALLOWED');
});

test('a capture can be refunded for 180 days; the wallet itself can reverse it later', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture();
  await wallet.advance(180 * 24 * 3600 - 60);
  const early = await wallet.restart();
  expect((await refund(early, id, { amount: eur('1.00') })).status).toBe(201);
  await early.advance(120);
  expect(issueOf(await refund(early, id, { amount: eur('1.00') }))).toBe('REFUND_TIME_LIMIT_EXCEEDED');
  expect((await early.simulate('POST', `/captures/${id}/reverse`)).body.amount).toEqual(eur('9.00'));
});

test('the order shows its refunds', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  const { body } = await wallet.capture(id);
  const { body: refunded } = await refund(wallet, body.purchase_units[0].payments.captures[0].id);
  const { body: order } = await wallet.call('GET', `/v2/checkout/orders/${id}`);
  expect(order.purchase_units[0].payments.refunds[0].id).toBe(refunded.id);
});

test('an unknown capture or refund answers 404', async () => {
  const wallet = await givenWallet();
  expect((await wallet.call('GET', '/v2/payments/captures/NOSUCHTHING')).status).toBe(404);
  expect((await wallet.call('GET', '/v2/payments/refunds/NOSUCHTHING')).status).toBe(404);
  expect((await refund(wallet, 'NOSUCHTHING')).status).toBe(404);
});
