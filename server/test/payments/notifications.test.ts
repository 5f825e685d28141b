import { reasonOf } from '../../src/wallet/mismatch.ts';
import { beforeAll, expect, test } from 'vitest';
import { findPayment } from '../../src/payments/store/queries.ts';
import { openReview } from '../../src/payments/settle/open-review.ts';
import { findFreePort, startServer, type TestServer } from '../support/server.ts';
import { alertsOf, countCalls } from '../operations/support.ts';
import { registerReceiver } from '../wallet/receiver.ts';
import { signLetter } from '../wallet/sign-letter.ts';
import { startWallet, type SimulatedWallet } from '../wallet/support.ts';
import { makeClient, postingsOf, walletSettings, type Outcome } from './support.ts';
import { until } from '../support/until.ts';

/** A service that the wallet notifies: its address is registered first, because the id is one of its settings. */
let wallet: SimulatedWallet;
let server: TestServer;
let client: Awaited<ReturnType<typeof makeClient>>;
let webhookId: string;
beforeAll(async () => {
  wallet = await startWallet();
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}/wallet/notifications`;
  webhookId = (await registerReceiver(wallet.url, address)).webhookId;
  server = await startServer({ ...walletSettings(wallet), PORT: String(port), WALLET_WEBHOOK_ID: webhookId });
  client = await makeClient(server);
  return async () => {
    await server.close();
    await wallet.close();
  };
});

const untilCaptured = (id: string) =>
  until(async () => expect(await client.read(id)).toMatchObject({ status: 'captured' }));

test('a notified approval is captured at once, without resume, return or the passing of time', async () => {
  const payment = await client.givenPayment();
  await wallet.approve(payment.extOrderId);
  await untilCaptured(payment.id);
  expect((await wallet.truth(payment.extOrderId)).captureCount).toBe(1);
});

test.each(['notification_duplicate', 'notification_reordered', 'notification_forged'])(
  '%s: one capture, one posting, and the state only moves forward (F5)',
  async (fault) => {
    await wallet.fault({ fault, operation: 'notification', times: 3 });
    const payment = await client.givenPayment();
    await wallet.approve(payment.extOrderId);
    await client.resume(payment.id);
    await wallet.clearFaults();
    await untilCaptured(payment.id);
    expect((await wallet.truth(payment.extOrderId)).captureCount).toBe(1);
    expect(await postingsOf(server, payment.id)).toHaveLength(2);
  },
);

test('a notification that nobody signed is refused and changes nothing', async () => {
  const payment = await client.givenPayment();
  const answer = await fetch(`${server.url}/wallet/notifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: 'x',
      event_type: 'CHECKOUT.ORDER.APPROVED',
      resource: { id: payment.extOrderId },
    }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'notification_refused' });
  expect(await client.read(payment.id)).toMatchObject({ status: 'awaiting_approval' });
});

/** Tells, rightly signed, that the capture of this payment was denied. */
const deny = ({ extOrderId }: Outcome) => {
  const related = { related_ids: { order_id: extOrderId } };
  const resource = { id: 'A-CAPTURE', status: 'DECLINED', supplementary_data: related };
  const event = { id: 'WH-LATE', event_type: 'PAYMENT.CAPTURE.DENIED', resource };
  const letter = signLetter(wallet, webhookId, event);
  return fetch(`${server.url}/wallet/notifications`, { method: 'POST', ...letter });
};

test('a denial that comes after the capture changes nothing (F5)', async () => {
  const payment = await client.givenPayment();
  await wallet.approve(payment.extOrderId);
  await untilCaptured(payment.id);
  const look = async () => {
    const { timeline, ...shown } = await client.read(payment.id);
    const events = (timeline as { kind: string }[]).filter(({ kind }) => kind === 'event');
    return { shown, events, postings: await postingsOf(server, payment.id) };
  };
  const before = await look();
  expect((await deny(payment)).status).toBe(200);
  expect(await look()).toEqual(before);
});

test('a denial is a reason to look, and not believed: what the buyer has approved is captured (F5)', async () => {
  const payment = await client.givenPayment();
  const { extOrderId: orderId } = payment;
  await wallet.fault({ fault: 'notification_lost', operation: 'notification', orderId });
  await wallet.approve(orderId);
  expect((await deny(payment)).status).toBe(200);
  expect(await client.read(payment.id)).toMatchObject({ status: 'captured', capturedAmount: 1000 });
});

/** Tells, rightly signed, of an approval at this time. */
const tellApproval = async (orderId: string, at: Date | undefined) => {
  const type = { id: 'WH-APPROVED', event_type: 'CHECKOUT.ORDER.APPROVED' };
  const letter = signLetter(wallet, webhookId, { ...type, create_time: at, resource: { id: orderId } });
  expect((await fetch(`${server.url}/wallet/notifications`, { method: 'POST', ...letter })).status).toBe(200);
};

const countCapturesOf = async (id: string) => countCalls(await client.read(id), 'capture_order');

const untilDeclined = (id: string) => until(async () => expect(await countCapturesOf(id)).toBe(1));

test('each approval that is reported after a decline is asked for once, and the declined one not again (F19)', async () => {
  const { id, extOrderId: orderId } = await client.givenPayment();
  const countCaptures = () => countCapturesOf(id);
  const approvedAt = new Date();
  await wallet.approve(orderId, 'dora', 'declined-card');
  await untilDeclined(id);
  for (const at of [approvedAt, undefined]) await tellApproval(orderId, at);
  expect(await countCaptures()).toBe(1);
  const approvedAgainAt = new Date();
  for (let times = 0; times < 3; times += 1) await tellApproval(orderId, approvedAgainAt);
  expect(await countCaptures()).toBe(2);
  // Its times have whole seconds.
  await wallet.advance(2);
  await wallet.approve(orderId, 'dora', 'balance');
  await untilCaptured(id);
  expect(await countCaptures()).toBe(3);
  expect((await wallet.truth(orderId)).captureCount).toBe(1);
});

test('a notification from a clock that is ahead has a declined approval asked for ten times at most (F19)', async () => {
  const { id, extOrderId: orderId } = await client.givenPayment();
  await wallet.approve(orderId, 'dora', 'declined-card');
  await untilDeclined(id);
  const ahead = new Date(Date.now() + 60 * 60 * 1000);
  for (let times = 0; times < 11; times += 1) await tellApproval(orderId, ahead);
  expect(await countCapturesOf(id)).toBe(10);
});

test('a declined buyer whose new approval is reported while they come back goes on to the shop (F19)', async () => {
  const { id, extOrderId: orderId } = await client.givenPayment();
  await wallet.approve(orderId, 'dora', 'declined-card');
  await untilDeclined(id);
  // A notification that is still under way would have the order shown, in the place of the buyer who comes back.
  const states = async () => (await wallet.truth(orderId)).notifications.map(({ state }) => state);
  await expect.poll(async () => new Set(await states())).toEqual(new Set(['delivered']));
  await wallet.fault({ fault: 'notification_lost', operation: 'notification', orderId });
  const { redirectUrl } = await wallet.approve(orderId, 'dora', 'balance');
  const held = await wallet.fault({ fault: 'timeout_after_effect', operation: 'show', orderId });
  const link = redirectUrl!.replace(server.deps.config.publicUrl, server.url);
  const returning = fetch(link, { redirect: 'manual' });
  await expect.poll(() => wallet.faultTimesLeft(held)).toBe(0);
  await tellApproval(orderId, new Date());
  await wallet.clearFault(held);
  expect((await returning).headers.get('location')).toContain('outcome=success');
  expect((await wallet.truth(orderId)).captureCount).toBe(1);
});

const givenCaptured = async (transaction: object = {}) => {
  const payment = await client.givenPayment({ transaction });
  await wallet.approve(payment.extOrderId);
  await untilCaptured(payment.id);
  const { captures } = await wallet.truth(payment.extOrderId);
  return { ...payment, captureId: captures[0]!.id };
};

const untilRefunded = (id: string, refunds: readonly object[]) =>
  until(async () => expect(await client.read(id)).toMatchObject({ refunds }));

test("a refund at the wallet's own site is booked once, however often it is told (F5)", async () => {
  const payment = await givenCaptured({ commissionAmount: 100 });
  await wallet.fault({ fault: 'notification_duplicate', operation: 'notification', times: 2 });
  await wallet.refundAtSite(payment.captureId, '2.50');
  const first = { origin: 'wallet', status: 'completed', amount: 250, commissionAmount: 25 };
  await untilRefunded(payment.id, [first]);
  await wallet.refundAtSite(payment.captureId, '7.50');
  await untilRefunded(payment.id, [first, { origin: 'wallet', amount: 750, commissionAmount: 75 }]);
  await wallet.clearFaults();
  expect(await client.read(payment.id)).toMatchObject({
    status: 'captured',
    refundedAmount: 1000,
    operation: null,
  });
  expect((await postingsOf(server, payment.id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});

test('what the wallet takes back itself is booked as a reversal', async () => {
  const payment = await givenCaptured();
  await wallet.reverse(payment.captureId);
  await untilRefunded(payment.id, [{ origin: 'reversal', status: 'completed', amount: 1000 }]);
  expect(await client.read(payment.id)).toMatchObject({ refundableAmount: 0, operation: null });
  // An event is shown when it has its place among all events.
  const listEvents = async () =>
    (await client.call('GET', `/events?type=refund.completed&transactionId=${payment.id}`)).json();
  await expect.poll(listEvents).toMatchObject({
    items: [{ details: { origin: 'reversal' }, data: { origin: 'reversal' } }],
  });
});

test('what the wallet takes back while a person is asked about the payment is booked as a reversal', async () => {
  const payment = await givenCaptured();
  const present = (await findPayment(server.sql, payment.id))!;
  expect(await openReview(server.deps, present, reasonOf('other_order_amount', { shown: '9.00 EUR' }))).toBe(
    true,
  );
  await wallet.reverse(payment.captureId);
  await untilRefunded(payment.id, [{ origin: 'reversal', status: 'completed', amount: 1000 }]);
  await expect.poll(() => client.read(payment.id)).toMatchObject({ status: 'captured', operation: null });
  expect(alertsOf(server, payment.id)).toContain('ALERT: the wallet took money back');
});

test('what the wallet takes back while a refund of ours is in doubt has to be sent again, and is a reversal all the same', async () => {
  const payment = await givenCaptured();
  const orderId = payment.extOrderId;
  await wallet.fault({ fault: 'error_before_effect', operation: 'show', orderId, times: 1000 });
  await wallet.fault({ fault: 'error_after_effect', operation: 'refund', orderId, times: 1000 });
  expect((await client.call('PUT', `/refund/${payment.id}`, { amountToRefund: 400 })).status).toBe(202);
  await wallet.reverse(payment.captureId);
  await wallet.clearFaults();
  await untilRefunded(payment.id, [
    { origin: 'platform', status: 'completed', amount: 400 },
    { origin: 'reversal', status: 'completed', amount: 600 },
  ]);
});

test('what the wallet takes back and does not show at once has to be sent again, and is a reversal all the same', async () => {
  const payment = await givenCaptured();
  await wallet.fault({ fault: 'garbage', operation: 'show', orderId: payment.extOrderId });
  await wallet.reverse(payment.captureId);
  await untilRefunded(payment.id, [{ origin: 'reversal', status: 'completed', amount: 1000 }]);
  expect(alertsOf(server, payment.id)).toEqual(['ALERT: the wallet took money back']);
});

test('a pending refund ends when the wallet reports it, without the passing of time', async () => {
  const payment = await givenCaptured();
  await wallet.fault({ fault: 'pending_refund', operation: 'refund', orderId: payment.extOrderId });
  expect((await client.call('PUT', `/refund/${payment.id}`, {})).status).toBe(202);
  const { refunds } = await wallet.truth(payment.extOrderId);
  await wallet.settleRefund(refunds[0]!.id, 'failed');
  await untilRefunded(payment.id, [{ origin: 'platform', status: 'failed', retryable: true }]);
  expect(await client.read(payment.id)).toMatchObject({
    refundedAmount: 0,
    refundableAmount: 1000,
    operation: null,
  });
});

test("a refund at the wallet's own site that the wallet told of and then did not show is booked by a later look (F22)", async () => {
  const payment = await givenCaptured();
  const fault = await wallet.fault({ fault: 'garbage', operation: 'show', orderId: payment.extOrderId });
  await wallet.refundAtSite(payment.captureId, '2.50');
  await expect.poll(() => wallet.faultTimesLeft(fault)).toBe(0);
  // The later look is planned when the service has read the answer: only then the time may move.
  const findLook = () => server.sql`select from payment_looks where payment_id = ${payment.id}`;
  await expect.poll(findLook).toHaveLength(1);
  expect(await client.read(payment.id)).toMatchObject({ refundedAmount: 0 });
  server.advance(15 * 60);
  await untilRefunded(payment.id, [{ origin: 'wallet', status: 'completed', amount: 250 }]);
});
