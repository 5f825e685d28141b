import { beforeAll, expect, test, vi } from 'vitest';
import { findFreePort, startServer, type TestServer } from '../support/server.ts';
import { registerReceiver } from '../wallet/receiver.ts';
import { signLetter } from '../wallet/sign-letter.ts';
import { startWallet, type SimulatedWallet } from '../wallet/support.ts';
import { makeClient, postingsOf, walletSettings, type Outcome } from './support.ts';

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
  vi.waitFor(async () => expect(await client.read(id)).toMatchObject({ status: 'captured' }), {
    timeout: 10_000,
    interval: 50,
  });

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

const givenCaptured = async (transaction: object = {}) => {
  const payment = await client.givenPayment({ transaction });
  await wallet.approve(payment.extOrderId);
  await untilCaptured(payment.id);
  const { captures } = await wallet.truth(payment.extOrderId);
  return { ...payment, captureId: captures[0]!.id };
};

const untilRefunded = (id: string, refunds: readonly object[]) =>
  vi.waitFor(async () => expect(await client.read(id)).toMatchObject({ refunds }), {
    timeout: 10_000,
    interval: 50,
  });

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
});

test('a pending refund ends when the wallet tells, without the passing of time', async () => {
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
