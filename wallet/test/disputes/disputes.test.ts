import { expect, test } from 'vitest';
import { issueOf, type Body } from '../support/client.ts';
import { givenReceiver } from '../support/receiver.ts';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

const day = 24 * 3600;
const eur = (value: string) => ({ currency_code: 'EUR', value });
const show = (wallet: RunningWallet, id: string) => wallet.send('GET', `/v1/customer/disputes/${id}`);
const list = (wallet: RunningWallet, query: Record<string, string> = {}) =>
  wallet.send('GET', `/v1/customer/disputes?${new URLSearchParams(query).toString()}`);
const idsOf = ({ body }: Body): string[] => body.items.map((item: Body) => item.dispute_id);
const refund = (wallet: RunningWallet, id: string, value: string) =>
  wallet.call('POST', `/v2/payments/captures/${id}/refund`, { body: { amount: eur(value) } });
const secondsBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / 1000;

const givenDispute = async (wallet: RunningWallet, complaint?: object) => {
  const capture = await wallet.givenCapture();
  const { status, body } = await wallet.simulate('POST', `/captures/${capture.id}/dispute`, complaint);
  expect(status).toBe(201);
  return { captureId: capture.id, id: body.dispute_id, dispute: body };
};

test('a dispute says what is disputed, why, at which stage, and until when the merchant has to answer', async () => {
  const wallet = await givenWallet();
  const units = [{ amount: eur('10.00'), invoice_id: 'I-1', custom_id: 'C-1' }];
  const capture = await wallet.givenCapture({ purchase_units: units });
  const complaint = {
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    amount: eur('6.00'),
    message: 'Nothing came.',
  };
  const { body } = await wallet.simulate('POST', `/captures/${capture.id}/dispute`, complaint);
  expect((await show(wallet, body.dispute_id)).body).toEqual(body);
  expect(body).toMatchObject({
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: 'OPEN',
    dispute_amount: eur('6.00'),
    dispute_life_cycle_stage: 'INQUIRY',
    dispute_channel: 'INTERNAL',
    messages: [{ posted_by: 'BUYER', content: 'Nothing came.' }],
  });
  expect(body.disputed_transactions).toMatchObject([
    {
      seller_transaction_id: capture.id,
      gross_amount: eur('10.00'),
      invoice_number: 'I-1',
      custom: 'C-1',
      buyer: { name: 'Ada Amsel' },
    },
  ]);
  expect(secondsBetween(body.create_time, body.seller_response_due_date)).toBe(20 * day);
});

test('a new stage has a new time limit, which is shown only while the merchant has to answer', async () => {
  const wallet = await givenWallet();
  const { id } = await givenDispute(wallet);
  const update = async (body: object) => (await wallet.simulate('POST', `/disputes/${id}/update`, body)).body;
  const escalated = await update({ stage: 'CHARGEBACK', status: 'WAITING_FOR_SELLER_RESPONSE' });
  expect(escalated).toMatchObject({
    dispute_life_cycle_stage: 'CHARGEBACK',
    status: 'WAITING_FOR_SELLER_RESPONSE',
  });
  expect(secondsBetween(escalated.update_time, escalated.seller_response_due_date)).toBe(10 * day);
  const reviewed = await update({ status: 'UNDER_REVIEW' });
  expect(reviewed.dispute_life_cycle_stage).toBe('CHARGEBACK');
  expect(reviewed.seller_response_due_date).toBeUndefined();
});

test('while a dispute is open a capture can only be refunded as a whole; after it in parts again', async () => {
  const wallet = await givenWallet();
  const { captureId, id } = await givenDispute(wallet);
  expect(issueOf(await refund(wallet, captureId, '9.99'))).toBe('TRANSACTION_DISPUTED');
  await wallet.simulate('POST', `/disputes/${id}/resolve`, { outcome: 'CANCELED_BY_BUYER' });
  expect((await refund(wallet, captureId, '1.00')).status).toBe(201);
  const { captureId: another } = await givenDispute(wallet);
  expect((await refund(wallet, another, '10.00')).status).toBe(201);
});

test('while a bank takes a payment back, nothing of it can be refunded', async () => {
  const wallet = await givenWallet();
  const { captureId, dispute } = await givenDispute(wallet, { channel: 'EXTERNAL' });
  expect(dispute).toMatchObject({ dispute_life_cycle_stage: 'CHARGEBACK', dispute_channel: 'EXTERNAL' });
  const answer = await refund(wallet, captureId, '10.00');
  expect(issueOf(answer)).toBe('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
});

test('an outcome takes the disputed amount from the merchant, from the wallet itself, or from nobody', async () => {
  const wallet = await givenWallet();
  const outcomes = [
    ['RESOLVED_BUYER_FAVOUR', '6.00', 'PARTIALLY_REFUNDED'],
    ['ACCEPTED', '6.00', 'PARTIALLY_REFUNDED'],
    ['RESOLVED_WITH_PAYOUT', '6.00', 'COMPLETED'],
    ['RESOLVED_SELLER_FAVOUR', undefined, 'COMPLETED'],
    ['CANCELED_BY_BUYER', undefined, 'COMPLETED'],
  ] as const;
  for (const [outcome, given, status] of outcomes) {
    const { captureId, id } = await givenDispute(wallet, { amount: eur('6.00') });
    const { body } = await wallet.simulate('POST', `/disputes/${id}/resolve`, { outcome });
    expect([body.status, body.dispute_outcome.outcome_code]).toEqual(['RESOLVED', outcome]);
    expect(body.dispute_outcome.amount_refunded?.value).toBe(given);
    const { body: capture } = await wallet.call('GET', `/v2/payments/captures/${captureId}`);
    expect(capture.status).toBe(status);
  }
  expect((await wallet.simulate('GET', '/totals')).body.refunds[0].minor).toBe(1200);
});

test('a resolution takes no more than refunds have left', async () => {
  const wallet = await givenWallet();
  const { captureId, id } = await givenDispute(wallet);
  await refund(wallet, captureId, '10.00');
  const { body } = await wallet.simulate('POST', `/disputes/${id}/resolve`, {
    outcome: 'RESOLVED_BUYER_FAVOUR',
  });
  expect(body.dispute_outcome).toEqual({ outcome_code: 'RESOLVED_BUYER_FAVOUR' });
});

test('every step of a dispute is notified, and money that goes back too', async () => {
  const wallet = await givenWallet();
  const receiver = await givenReceiver();
  const { id: captureId } = await wallet.givenCapture();
  await wallet.call('POST', '/v1/notifications/webhooks', {
    body: { url: receiver.url, event_types: [{ name: '*' }] },
  });
  const { body: dispute } = await wallet.simulate('POST', `/captures/${captureId}/dispute`);
  const created = (await receiver.next()).event;
  // In this event the only link of a dispute has no `rel`.
  const links = [{ href: dispute.links[0].href }];
  expect([created.event_type, created.resource]).toEqual(['CUSTOMER.DISPUTE.CREATED', { ...dispute, links }]);
  await wallet.simulate('POST', `/disputes/${dispute.dispute_id}/update`, { status: 'UNDER_REVIEW' });
  expect((await receiver.next()).event.event_type).toBe('CUSTOMER.DISPUTE.UPDATED');
  await wallet.simulate('POST', `/disputes/${dispute.dispute_id}/resolve`, {
    outcome: 'RESOLVED_BUYER_FAVOUR',
  });
  const last = [await receiver.next(), await receiver.next()].map(({ event }) => event.event_type);
  expect(last).toEqual(['PAYMENT.CAPTURE.REVERSED', 'CUSTOMER.DISPUTE.RESOLVED']);
});

test('a resolved dispute cannot change, and a capture has one open dispute at a time', async () => {
  const wallet = await givenWallet();
  const { captureId, id } = await givenDispute(wallet);
  const open = () => wallet.simulate('POST', `/captures/${captureId}/dispute`);
  expect((await open()).status).toBe(422);
  const resolve = () => wallet.simulate('POST', `/disputes/${id}/resolve`, { outcome: 'DENIED' });
  expect((await resolve()).status).toBe(200);
  expect((await resolve()).status).toBe(422);
  const update = await wallet.simulate('POST', `/disputes/${id}/update`, { status: 'OPEN' });
  expect(update.status).toBe(422);
  expect((await open()).status).toBe(201);
});

test('after 180 days, after a full refund, or beyond what is left, a payment cannot be disputed', async () => {
  const wallet = await givenWallet();
  const [old, refunded] = [await wallet.givenCapture(), await wallet.givenCapture()];
  const open = async (client: RunningWallet, id: string, body?: object) =>
    (await client.simulate('POST', `/captures/${id}/dispute`, body)).status;
  expect(await open(wallet, old.id, { amount: eur('10.01') })).toBe(422);
  await refund(wallet, refunded.id, '10.00');
  expect(await open(wallet, refunded.id)).toBe(422);
  expect(await open(wallet, 'NOSUCHTHING')).toBe(404);
  await wallet.advance(180 * day);
  expect(await open(await wallet.restart(), old.id)).toBe(422);
});

test('the list is filtered by payment and by the times of opening and change, latest first', async () => {
  const wallet = await givenWallet();
  const first = await givenDispute(wallet);
  await wallet.advance(3600);
  const second = await givenDispute(wallet);
  expect(idsOf(await list(wallet))).toEqual([second.id, first.id]);
  const ofFirst = await list(wallet, { disputed_transaction_id: first.captureId });
  expect(idsOf(ofFirst)).toEqual([first.id]);
  expect(idsOf(await list(wallet, { start_time: second.dispute.create_time }))).toEqual([second.id]);
  const before = { update_time_before: first.dispute.update_time };
  expect(idsOf(await list(wallet, before))).toEqual([first.id]);
  await wallet.simulate('POST', `/disputes/${first.id}/update`, { status: 'UNDER_REVIEW' });
  expect(idsOf(await list(wallet, before))).toEqual([]);
  const after = { update_time_after: second.dispute.update_time };
  expect(idsOf(await list(wallet, after))).toEqual([second.id, first.id]);
});

test('pages of the list are bounded, and together have every dispute once', async () => {
  const wallet = await givenWallet();
  const ids: string[] = [];
  for (let index = 0; index < 5; index += 1) ids.push((await givenDispute(wallet)).id);
  const found: string[] = [];
  let path: string | undefined = '/v1/customer/disputes?page_size=2';
  while (path !== undefined) {
    const page: Body = await wallet.send('GET', path);
    expect(page.body.items.length).toBeLessThanOrEqual(2);
    found.push(...idsOf(page));
    path = page.body.links.find(({ rel }: Body) => rel === 'next')?.href.slice(wallet.url.length);
  }
  expect(found.toSorted()).toEqual(ids.toSorted());
});

test('a list with a page beyond its limits, a false token or time, or two ways to ask is refused', async () => {
  const wallet = await givenWallet();
  const queries: Record<string, string>[] = [
    { page_size: '51' },
    { page_size: '0' },
    { next_page_token: 'nonsense' },
    { update_time_after: 'yesterday' },
    { start_time: '2026-01-01T00:00:00Z', disputed_transaction_id: 'X' },
  ];
  for (const query of queries) expect((await list(wallet, query)).status).toBe(400);
});

test('a fault of one order happens at the list of its disputes, and at no other list', async () => {
  const wallet = await givenWallet();
  const { id: orderId } = await wallet.givenApprovedOrder();
  const { body } = await wallet.capture(orderId);
  const captureId: string = body.purchase_units[0].payments.captures[0].id;
  const other = await givenDispute(wallet);
  await wallet.givenFault({ fault: 'unavailable', operation: 'disputeList', orderId });
  expect((await list(wallet)).status).toBe(200);
  expect((await list(wallet, { disputed_transaction_id: other.captureId })).status).toBe(200);
  expect((await list(wallet, { disputed_transaction_id: captureId })).status).toBe(503);
});

test('an unknown dispute answers 404, and reading disputes can fail like every other call', async () => {
  const wallet = await givenWallet();
  expect((await show(wallet, 'NOSUCHTHING')).status).toBe(404);
  const { id } = await givenDispute(wallet);
  await wallet.givenFault({ fault: 'not_found', operation: 'disputeShow' });
  expect((await show(wallet, id)).status).toBe(404);
  expect((await show(wallet, id)).status).toBe(200);
  await wallet.givenFault({ fault: 'unavailable', operation: 'disputeList' });
  expect((await list(wallet)).status).toBe(503);
  expect((await list(wallet)).status).toBe(200);
});
