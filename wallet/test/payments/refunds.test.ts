import { expect, test } from 'vitest';
import { refundRefusals } from '../../src/faults/refund-refusals.ts';
import { anOrder, issueOf } from '../support/client.ts';
import { givenReceiver } from '../support/receiver.ts';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

const eur = (value: string) => ({ currency_code: 'EUR', value });
const refund = (wallet: RunningWallet, id: string, body?: object) =>
  wallet.call('POST', `/v2/payments/captures/${id}/refund`, {
    body,
    headers: { prefer: 'return=representation' },
  });

const captureStatus = async (wallet: RunningWallet, id: string): Promise<string> =>
  (await wallet.call('GET', `/v2/payments/captures/${id}`)).body.status;
const settle = (wallet: RunningWallet, id: string, outcome: string) =>
  wallet.simulate('POST', `/refunds/${id}/settle`, { outcome });

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

test('who does not ask for the whole object gets the id, the status and the links of a refund, capture or renewal', async () => {
  const wallet = await givenWallet();
  const { id: captureId } = await wallet.givenCapture();
  const [toCapture, toRenew] = [await wallet.givenAuthorization(), await wallet.givenAuthorization()];
  const answersTo = async (client: RunningWallet, path: string) =>
    Object.keys((await client.call('POST', `/v2/payments/${path}`)).body);
  expect(await answersTo(wallet, `captures/${captureId}/refund`)).toEqual(['id', 'status', 'links']);
  expect(await answersTo(wallet, `authorizations/${toCapture.id}/capture`)).toEqual([
    'id',
    'status',
    'links',
  ]);
  await wallet.advance(4 * 24 * 3600);
  const later = await wallet.restart();
  expect(await answersTo(later, `authorizations/${toRenew.id}/reauthorize`)).toEqual([
    'id',
    'status',
    'links',
  ]);
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

test('a refund names its capture with the link up', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture();
  const { body } = await refund(wallet, id);
  expect(body.links).toContainEqual({
    rel: 'up',
    href: `${wallet.url}/v2/payments/captures/${id}`,
    method: 'GET',
  });
});

test('a pending refund takes its amount from the capture at once, and keeps it when it completes', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture();
  await wallet.givenFault({ fault: 'pending_refund', operation: 'refund' });
  const { status, body } = await refund(wallet, id, { amount: eur('4.00') });
  expect([status, body.status, body.status_details]).toEqual([201, 'PENDING', { reason: 'ECHECK' }]);
  expect(await captureStatus(wallet, id)).toBe('PARTIALLY_REFUNDED');
  expect(issueOf(await refund(wallet, id, { amount: eur('6.01') }))).toBe('REFUND_AMOUNT_EXCEEDED');
  const { body: rest } = await refund(wallet, id);
  expect(rest.seller_payable_breakdown.total_refunded_amount).toEqual(eur('10.00'));
  const { body: totals } = await wallet.simulate('GET', '/totals');
  expect([totals.refunds[0].minor, totals.pendingRefunds[0].minor]).toEqual([600, 400]);
  await settle(wallet, body.id, 'completed');
  const { body: settled } = await wallet.call('GET', `/v2/payments/refunds/${body.id}`);
  expect([settled.status, settled.status_details]).toEqual(['COMPLETED', undefined]);
  expect(await captureStatus(wallet, id)).toBe('REFUNDED');
  expect((await settle(wallet, body.id, 'failed')).status).toBe(422);
});

test.for([
  ['failed', 'FAILED'],
  ['cancelled', 'CANCELLED'],
] as const)('a pending refund that is %s gives its amount back to the capture', async ([outcome, status]) => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture();
  await refund(wallet, id, { amount: eur('1.00') });
  await wallet.givenFault({ fault: 'pending_refund', operation: 'refund', times: 2 });
  const [all, rest] = [await refund(wallet, id, { amount: eur('4.00') }), await refund(wallet, id)];
  expect(await captureStatus(wallet, id)).toBe('REFUNDED');
  const { body: settled } = await settle(wallet, rest.body.id, outcome);
  expect(settled.status).toBe(status);
  expect(settled.seller_payable_breakdown.total_refunded_amount).toEqual(eur('5.00'));
  await settle(wallet, all.body.id, outcome);
  expect(await captureStatus(wallet, id)).toBe('PARTIALLY_REFUNDED');
  expect((await refund(wallet, id)).body.amount).toEqual(eur('9.00'));
});

test('a capture whose only refund fails later is COMPLETED again', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture();
  await wallet.givenFault({ fault: 'pending_refund', operation: 'refund' });
  const { body } = await refund(wallet, id);
  await settle(wallet, body.id, 'failed');
  expect(await captureStatus(wallet, id)).toBe('COMPLETED');
});

test.for([
  ['failed_refund', 'FAILED'],
  ['cancelled_refund', 'CANCELLED'],
] as const)('%s answers 201 and %s, and the order shows it; nothing is refunded', async ([fault, status]) => {
  const wallet = await givenWallet();
  const { id: orderId } = await wallet.givenApprovedOrder();
  const { id } = (await wallet.capture(orderId)).body.purchase_units[0].payments.captures[0];
  await wallet.givenFault({ fault, operation: 'refund' });
  const answer = await refund(wallet, id);
  expect([answer.status, answer.body.status]).toEqual([201, status]);
  expect(await captureStatus(wallet, id)).toBe('COMPLETED');
  const { body: order } = await wallet.call('GET', `/v2/checkout/orders/${orderId}`);
  expect(order.purchase_units[0].payments.refunds[0].status).toBe(status);
  expect(await wallet.reportOf(orderId)).toMatchObject({ refundCount: 0, refunded: { minor: 0 } });
});

test('each reason to refuse a refund answers 422 with its issue; nothing is refunded', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture();
  for (const [fault, { issue }] of Object.entries(refundRefusals)) {
    await wallet.givenFault({ fault, operation: 'refund' });
    const answer = await refund(wallet, id);
    expect([answer.status, issueOf(answer)]).toEqual([422, issue]);
  }
  expect((await refund(wallet, id)).body.amount).toEqual(eur('10.00'));
});

test('an invoice id refunds once', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenCapture();
  const body = { amount: eur('1.00'), invoice_id: 'R-1' };
  await wallet.givenFault({ fault: 'failed_refund', operation: 'refund' });
  expect((await refund(wallet, id, body)).body.status).toBe('FAILED');
  expect((await refund(wallet, id, body)).status).toBe(201);
  expect(issueOf(await refund(wallet, id, body))).toBe('DUPLICATE_INVOICE_ID');
});

test('a refund at the wallet’s own site is notified like one of the API, and a pending one when it changes', async () => {
  const wallet = await givenWallet();
  const receiver = await givenReceiver();
  const { id } = await wallet.givenCapture();
  await wallet.call('POST', '/v1/notifications/webhooks', {
    body: { url: receiver.url, event_types: [{ name: '*' }] },
  });
  const { status, body } = await wallet.simulate('POST', `/captures/${id}/refund`, { amount: eur('3.00') });
  expect(status).toBe(201);
  const atSite = (await receiver.next()).event;
  expect([atSite.event_type, atSite.resource]).toEqual(['PAYMENT.CAPTURE.REFUNDED', body]);
  await wallet.givenFault({ fault: 'pending_refund', operation: 'refund' });
  const { body: pending } = await refund(wallet, id);
  expect((await receiver.next()).event.event_type).toBe('PAYMENT.REFUND.PENDING');
  await settle(wallet, pending.id, 'cancelled');
  const ended = (await receiver.next()).event;
  expect([ended.event_type, ended.resource['status']]).toEqual(['PAYMENT.REFUND.FAILED', 'CANCELLED']);
});
