import { beforeAll, expect, test } from 'vitest';
import { findPayment } from '../../src/payments/store/queries.ts';
import { makeMovePayment } from '../../src/payments/store/batched-payments.ts';
import { commitVerdict } from '../../src/payments/settle/commit-verdict.ts';
import { movePayment } from '../../src/payments/store/move-payments-query.ts';
import { requestOperation } from '../../src/payments/store/request-operations-query.ts';
import { makeClient, postingsOf, walletSettings } from '../payments/support.ts';
import { signIn } from '../support/dashboard.ts';
import { findFreePort, startServer, type TestServer } from '../support/server.ts';
import { registerReceiver } from '../wallet/receiver.ts';
import { signLetter } from '../wallet/sign-letter.ts';
import { startWallet, type SimulatedWallet } from '../wallet/support.ts';
import { alert, alertsOf, lookAt } from './support.ts';
import { until } from '../support/until.ts';

let wallet: SimulatedWallet;
let server: TestServer;
let client: Awaited<ReturnType<typeof makeClient>>;
let webhookId: string;
let administrator: Awaited<ReturnType<typeof signIn>>;
let password: string;

/** A service that the wallet notifies. */
beforeAll(async () => {
  wallet = await startWallet();
  const port = await findFreePort();
  webhookId = (await registerReceiver(wallet.url, `http://127.0.0.1:${port}/wallet/notifications`)).webhookId;
  server = await startServer({ ...walletSettings(wallet), PORT: String(port), WALLET_WEBHOOK_ID: webhookId });
  client = await makeClient(server);
  const operator = await server.givenOperator();
  ({ password } = operator);
  administrator = await signIn(server, operator);
  return async () => {
    await server.close();
    await wallet.close();
  };
});

const untilShown = (id: string, shown: object) =>
  until(async () => expect(await client.read(id)).toMatchObject(shown));

const givenAuthorized = async () => {
  const payment = await client.givenPayment({ transaction: { captureMode: 'manual' } });
  await wallet.approve(payment.extOrderId);
  await untilShown(payment.id, { status: 'authorized' });
  const [authorization] = (await wallet.truth(payment.extOrderId)).authorizations;
  return { ...payment, authorizationId: authorization!.id };
};

const mismatched = { progress: 'mismatch' };

/** Someone captures an order at the wallet, past us. */
const captureElsewhere = async (id: string, orderId: string) => {
  const total = { currency: 'EUR', amountMinor: 1000n };
  const { result } = await server.deps.wallet.captureOrder(
    { paymentId: id, orderId, total },
    `${id}-elsewhere`,
  );
  expect(result.outcome).toBe('captured');
};

const givenCapturedAfterCancel = async () => {
  const { id, extOrderId } = await client.givenPayment();
  expect((await client.call('PUT', `/moneyins/${id}/cancel`)).status).toBe(200);
  await wallet.approve(extOrderId);
  await captureElsewhere(id, extOrderId);
  await untilShown(id, { status: 'quarantined', operation: { kind: 'review', ...mismatched } });
  return { id, extOrderId };
};

test('a capture that the wallet reports for a cancelled payment is alerted, shown, and credited by nobody (F22)', async () => {
  const { id } = await givenCapturedAfterCancel();
  // The alert comes after the commit that is shown.
  await expect.poll(() => alertsOf(server, id)).toEqual([alert]);
  expect(await postingsOf(server, id)).toEqual([]);
  const home = (await (await administrator.get('/home')).json()) as { quarantined: { count: number } };
  expect(home.quarantined.count).toBeGreaterThan(0);
});

test('an outcome that comes second and is another one is kept and alerted, not dropped (F20)', async () => {
  const { id, extOrderId } = await client.givenPayment();
  const { deps, sql } = server;
  const payment = (await findPayment(sql, id))!;
  const held = (await requestOperation(sql, {
    payment,
    kind: 'capture',
    amountMinor: 1000n,
    requestedBy: 'platform',
    at: new Date(),
    isHeld: true,
  }))!;
  // Another process has found no approval, ended the operation, and the platform has cancelled the payment.
  await movePayment(sql, {
    payment: held,
    move: undefined,
    ended: { operation: held.operation!, verdict: 'not_approved', onlyIfHeld: true },
    at: new Date(),
  });
  expect((await client.call('PUT', `/moneyins/${id}/cancel`)).status).toBe(200);
  const capture = { id: 'A-CAPTURE', money: { currency: 'EUR', amountMinor: 1000n } };
  const settled = await commitVerdict(deps, makeMovePayment(deps), held, {
    outcome: { outcome: 'captured', capture },
    calls: [],
  });
  expect(settled).toMatchObject({
    storedStatus: 'cancelled',
    status: 'quarantined',
    walletOrderId: extOrderId,
  });
  expect(settled.operation!.mismatch).toContain('A-CAPTURE');
  expect(alertsOf(server, id)).toEqual([alert]);
});

test('an outcome that comes second and is the same changes nothing (F20)', async () => {
  const { id, extOrderId } = await client.givenPayment();
  const { deps, sql } = server;
  await wallet.approve(extOrderId);
  await untilShown(id, { status: 'captured' });
  const payment = (await findPayment(sql, id))!;
  const capture = {
    id: payment.captures[0]!.walletCaptureId,
    money: { currency: 'EUR', amountMinor: 1000n },
  };
  const late = {
    ...payment,
    operation: { number: 1, lease: 1, kind: 'capture', requestId: `${id}-1` } as never,
  };
  const settled = await commitVerdict(deps, makeMovePayment(deps), late, {
    outcome: { outcome: 'captured', capture },
    calls: [],
  });
  expect(settled).toEqual(payment);
  expect(await postingsOf(server, id)).toHaveLength(2);
});

test('an authorisation that the wallet denies can no longer be captured (F22)', async () => {
  const { id, authorizationId } = await givenAuthorized();
  await wallet.deny(authorizationId);
  await untilShown(id, { status: 'failed' });
  expect((await client.call('PUT', `/moneyins/${id}/validate`, {})).status).toBe(402);
});

test('money that the wallet has taken back is booked, with an alert; the payment stays captured (F22)', async () => {
  const { id, extOrderId } = await client.givenPayment();
  await wallet.approve(extOrderId);
  await untilShown(id, { status: 'captured' });
  const [capture] = (await wallet.truth(extOrderId)).captures;
  await wallet.reverse(capture!.id);
  await untilShown(id, {
    status: 'captured',
    operation: null,
    refunds: [{ origin: 'reversal', amount: 1000, status: 'completed' }],
  });
  await expect.poll(() => alertsOf(server, id)).toEqual(['ALERT: the wallet took money back']);
  expect((await client.resume(id)).status).toBe(200);
});

test('money that the wallet takes back of one part while a refund of another is open is booked as taken back (F22)', async () => {
  const { id, extOrderId: orderId } = await givenAuthorized();
  for (const key of ['first', 'second'])
    await client.call(
      'PUT',
      `/moneyins/${id}/validate`,
      { totalAmount: 300, final: false },
      { 'idempotency-key': `${id}-${key}` },
    );
  const { captures } = (await client.read(id)) as { captures: { extCaptureId: string }[] };
  await wallet.fault({ fault: 'notification_lost', operation: 'notification', orderId });
  await wallet.fault({ fault: 'half_body', operation: 'refund', orderId });
  const wanted = { amountToRefund: 200, captureId: `${id}-c2` };
  expect((await client.call('PUT', `/refund/${id}`, wanted)).status).toBe(202);
  // Only the notification of the reversal asks the wallet what became of it.
  await server.sql`
    update operations set due_at = now() + interval '1 hour' where payment_id = ${id} and verdict is null`;
  await wallet.reverse(captures[0]!.extCaptureId);
  await untilShown(id, {
    status: 'partially_captured',
    refunds: [
      { origin: 'platform', amount: 200, status: 'completed' },
      { origin: 'reversal', amount: 300, status: 'completed' },
    ],
  });
});

test('what goes back of a capture that is not ours is no refund of the payment (F22)', async () => {
  const { id, extOrderId: orderId, authorizationId } = await givenAuthorized();
  await wallet.fault({ fault: 'notification_lost', operation: 'notification', orderId, times: 2 });
  const { id: elsewhere } = await wallet.capturePartElsewhere(authorizationId, '4.00');
  expect((await client.call('PUT', `/moneyins/${id}/validate`, { totalAmount: 600 })).status).toBe(200);
  await wallet.clearFaults();
  await wallet.refundAtSite(elsewhere, '4.00');
  await untilShown(id, { status: 'captured', operation: { kind: 'review', ...mismatched } });
  expect(await client.read(id)).toMatchObject({ capturedAmount: 600, refundedAmount: 0, refunds: [] });
  await expect.poll(() => alertsOf(server, id)).toEqual([alert]);
});

test('a notification about an order that is unknown here is accepted, so that it is not sent again (F22)', async () => {
  const event = {
    id: 'WH-UNKNOWN',
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { id: 'C', supplementary_data: { related_ids: { order_id: 'NOBODYS-ORDER' } } },
  };
  const letter = signLetter(wallet, webhookId, event);
  const answer = await fetch(`${server.url}/wallet/notifications`, { method: 'POST', ...letter });
  expect(answer.status).toBe(200);
});

test('money that is held for a capture that was refused is released', async () => {
  const { id, extOrderId } = await givenAuthorized();
  await wallet.fault({
    fault: 'payer_cannot_pay',
    operation: 'authorizationCapture',
    orderId: extOrderId,
    times: 1,
  });
  expect((await client.call('PUT', `/moneyins/${id}/validate`, {})).status).toBe(402);
  await until(async () => {
    const { authorizations } = await wallet.truth(extOrderId);
    expect(authorizations.map(({ status }) => status)).toEqual(['VOIDED']);
  });
  await untilShown(id, { status: 'failed', operation: null });
});

interface Resolving {
  readonly resolution: 'adopt' | 'close';
  readonly captureId?: string;
  readonly note: string;
  readonly password?: string;
}

const resolve = (id: string, body: Resolving) =>
  administrator.post(`/payments/${id}/resolve`, { password, ...body });

/** The wallet's answers contradict us, and go on to. */
const givenQuarantined = async () => {
  const { id, extOrderId: orderId } = await client.givenPayment();
  for (const operation of ['capture', 'show'])
    await wallet.fault({ fault: 'wrong_amount', operation, orderId, times: 1000 });
  await wallet.approve(orderId);
  await untilShown(id, { status: 'quarantined', operation: { kind: 'capture', ...mismatched } });
  return { id, extOrderId: orderId };
};

test('the event about a contradiction shows the payment as it is then: quarantined, and why, as a code and a sentence', async () => {
  const { id } = await givenQuarantined();
  const events = await server.sql`
    select object ->> 'status' as status, object -> 'operation' ->> 'progress' as progress, details
    from all_events where subject_id = ${id} and type = 'payment.quarantined'`;
  const detail = 'the amount of the order is 20.00 EUR';
  const mismatch = { code: 'other_order_amount', values: { shown: '20.00 EUR' } };
  expect(events).toEqual([{ status: 'quarantined', progress: 'mismatch', details: { detail, mismatch } }]);
  const shown = await (await administrator.get(`/payments/${id}`)).json();
  expect(shown).toMatchObject({ mismatch: { detail, reason: mismatch } });
  await wallet.clearFaults();
});

test('a garbled answer that a later look explains resolves itself', async () => {
  const { id } = await givenQuarantined();
  await wallet.clearFaults();
  await lookAt(server, id);
  expect(await client.read(id)).toMatchObject({ status: 'captured', operation: null });
  expect(await postingsOf(server, id)).toHaveLength(2);
});

test('an administrator sees what was asked beside what the wallet says, and adopts what it has', async () => {
  const { id, extOrderId } = await givenCapturedAfterCancel();
  const details = await (await administrator.get(`/payments/${id}`)).json();
  expect(details).toMatchObject({
    status: 'quarantined',
    mismatch: { kind: 'review', amount: 1000 },
    operations: [{ kind: 'review', requestedBy: 'wallet', verdict: null }],
    actions: ['ask_wallet', 'resolve'],
  });
  const statement = (await (await administrator.get(`/payments/${id}/statement`)).json()) as {
    captures: { id: string }[];
  };
  const [capture] = (await wallet.truth(extOrderId)).captures;
  const captureId = capture!.id;
  expect(statement.captures).toEqual([{ id: captureId, status: 'COMPLETED', amount: 1000, currency: 'EUR' }]);

  const wrong = await resolve(id, {
    resolution: 'adopt',
    captureId,
    note: 'seen',
    password: 'wrong password',
  });
  expect(await wrong.json()).toMatchObject({ code: 'password_wrong' });
  const other = await resolve(id, { resolution: 'adopt', captureId: 'ANOTHER', note: 'seen' });
  expect(await other.json()).toMatchObject({ status: 409, code: 'conflict' });
  const closed = await resolve(id, { resolution: 'close', note: 'no' });
  expect(await closed.json()).toMatchObject({ status: 409, code: 'conflict' });
  expect(await client.read(id)).toMatchObject({ status: 'quarantined' });

  const adopted = await resolve(id, { resolution: 'adopt', captureId, note: 'the buyer has paid' });
  expect(adopted.status).toBe(200);
  expect(await client.read(id)).toMatchObject({ status: 'captured', capturedAmount: 1000, operation: null });
  expect(await postingsOf(server, id)).toEqual([
    { kind: 'wallet_clearing', account: null, amount: -1000 },
    { kind: 'account', account: 'shop', amount: 1000 },
  ]);
  const log = (await (await administrator.get('/audit-log?limit=1')).json()) as { items: object[] };
  expect(log.items[0]).toMatchObject({
    action: 'payment_adopted',
    subject: id,
    details: { note: 'the buyer has paid', status: 'captured' },
  });
});

test('a capture that nobody requested cannot be closed as not paid when a part of it has gone back, and needs no decision when all has', async () => {
  const { id, extOrderId } = await givenCapturedAfterCancel();
  const [capture] = (await wallet.truth(extOrderId)).captures;
  await wallet.refundAtSite(capture!.id, '4.00');
  const refused = await resolve(id, { resolution: 'close', note: 'refunded' });
  expect(await refused.json()).toMatchObject({ status: 409, code: 'conflict' });
  await wallet.refundAtSite(capture!.id, '6.00');
  await untilShown(id, { status: 'cancelled', operation: null });
  expect(await postingsOf(server, id)).toEqual([]);
});

test('a payment that is not paid is closed by an administrator, and ends failed', async () => {
  const { id, extOrderId: orderId } = await client.givenPayment();
  await wallet.fault({ fault: 'wrong_order', operation: 'show', orderId, times: 1000 });
  await wallet.fault({ fault: 'notification_lost', operation: 'notification', orderId });
  await wallet.approve(orderId);
  await wallet.fault({ fault: 'connection_cut', operation: 'capture', orderId, times: 1000 });
  expect((await client.resume(id)).status).toBe(202);
  await untilShown(id, { status: 'quarantined' });
  await wallet.clearFaults();
  await server.sql`update operations set due_at = now() + interval '1 hour' where payment_id = ${id}`;
  const answer = await resolve(id, { resolution: 'close', note: 'nothing was captured' });
  expect(answer.status).toBe(200);
  expect(await client.read(id)).toMatchObject({
    status: 'failed',
    declineIssue: 'CLOSED_BY_OPERATOR',
    operation: null,
  });
  expect(await postingsOf(server, id)).toEqual([]);
});

test('what needs no decision cannot be resolved', async () => {
  const { id } = await client.givenPayment();
  const answer = await resolve(id, { resolution: 'close', note: 'why not' });
  expect(await answer.json()).toMatchObject({ status: 409, code: 'conflict' });
});
