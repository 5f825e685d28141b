import { beforeAll, expect, test } from 'vitest';
import { alertsOf, lookAt } from '../operations/support.ts';
import { signIn } from '../support/dashboard.ts';
import { reconcilePeriod } from '../../src/payments/reconciliation/reconcile-period.ts';
import { givenShop } from './support.ts';
import { until } from '../support/until.ts';

const shop = givenShop();
let administrator: Awaited<ReturnType<typeof signIn>>;
let password: string;

beforeAll(async () => {
  const operator = await shop.server.givenOperator();
  ({ password } = operator);
  administrator = await signIn(shop.server, operator);
});

const untilShown = (id: string, shown: object) =>
  until(async () => {
    await lookAt(shop.server, id);
    expect(await shop.client.read(id)).toMatchObject(shown);
  });

/** Someone captures a part of the authorisation past us. */
const capturePart = async (orderId: string, value: string) => {
  const [authorization] = (await shop.wallet.truth(orderId)).authorizations;
  await shop.wallet.capturePartElsewhere(authorization!.id, value);
};

const capturesOf = async (orderId: string) => (await shop.wallet.truth(orderId)).captures;

/** The background looks at it again within seconds. Here nobody does. */
const leaveAlone = async (id: string) => {
  await shop.server.sql`
    update operations set due_at = now() + interval '1 hour' where payment_id = ${id} and verdict is null`;
};

/** The wallet has captured a payment that was cancelled. */
const givenCapturedAfterCancel = async () => {
  const { id, extOrderId: orderId } = await shop.client.givenPayment();
  expect((await shop.client.call('PUT', `/moneyins/${id}/cancel`)).status).toBe(200);
  await shop.wallet.approve(orderId);
  await shop.wallet.captureElsewhere(orderId);
  await lookAt(shop.server, id, { by: 'wallet' });
  expect(await shop.client.read(id)).toMatchObject({ status: 'quarantined' });
  await leaveAlone(id);
  const [capture] = await capturesOf(orderId);
  return { id, orderId, captureId: capture!.id };
};

/** Of an authorised payment a part was captured at the wallet, past us. */
const givenPartCaptured = async () => {
  const { id, extOrderId: orderId } = await shop.client.givenPayment({
    transaction: { captureMode: 'manual' },
  });
  await shop.wallet.approve(orderId);
  expect((await shop.client.resume(id)).status).toBe(200);
  await capturePart(orderId, '4.00');
  await untilShown(id, { status: 'quarantined' });
  await leaveAlone(id);
  const [capture] = await capturesOf(orderId);
  return { id, orderId, captureId: capture!.id };
};

const giveBack = (id: string, captureId: string, more: object = {}) =>
  administrator.post(`/payments/${id}/resolve`, {
    resolution: 'return',
    captureId,
    note: 'not ours',
    password,
    ...more,
  });

/** What the ledger says that the wallet owes for a payment, and what the operator has paid for it. */
const booksOf = async (id: string) => {
  const [row] = await shop.server.sql<{ owed: number; fee: number; lines: number }[]>`
    select count(*)::integer as lines,
      coalesce(sum(case when from_kind = 'wallet_clearing' then amount_minor when to_kind = 'wallet_clearing' then -amount_minor end), 0)::float8 as owed,
      coalesce(sum(case when from_kind = 'wallet_fee' then amount_minor end), 0)::float8 as fee
    from transfers where payment_id = ${id}`;
  return { ...row! };
};

const eventsOf = async (id: string) =>
  (
    await shop.server.sql<{ type: string }[]>`
      select type from all_events where subject_id = ${id} order by sequence`
  ).map(({ type }) => type);

test('money that the wallet took after a cancel is refunded there, and the ledger has only the fee that the wallet keeps', async () => {
  const { id, orderId, captureId } = await givenCapturedAfterCancel();
  const answer = await giveBack(id, captureId);
  expect(await answer.json()).toMatchObject({ status: 'cancelled', mismatch: null, operation: null });
  const truth = await shop.wallet.truth(orderId);
  expect(truth.refunds).toMatchObject([{ status: 'COMPLETED' }]);
  expect(truth).toMatchObject({ refunded: { minor: 1000 }, owed: { minor: -10 } });
  expect(await booksOf(id)).toEqual({ lines: 1, owed: -10, fee: 10 });
  expect(await shop.client.read(id)).toMatchObject({ captures: [], refunds: [], refundedAmount: 0 });
  expect((await eventsOf(id)).slice(-2)).toEqual(['payment.quarantined', 'payment.reviewed']);
  const log = (await (await administrator.get('/audit-log?limit=1')).json()) as { items: object[] };
  expect(log.items[0]).toMatchObject({
    action: 'payment_return_requested',
    subject: id,
    details: { note: 'not ours', transaction: captureId, amount: 1000, currency: 'EUR' },
  });
  // Whatever comes of it later agrees.
  await lookAt(shop.server, id, { by: 'wallet' });
  expect(await shop.client.read(id)).toMatchObject({ status: 'cancelled', operation: null });
});

test('a part that the wallet captured of an open payment is refunded there, and the payment fails', async () => {
  const { id, orderId, captureId } = await givenPartCaptured();
  const answer = await giveBack(id, captureId);
  expect(await answer.json()).toMatchObject({ status: 'failed', declineIssue: 'CLOSED_BY_OPERATOR' });
  expect(await shop.wallet.truth(orderId)).toMatchObject({ refunded: { minor: 400 } });
  expect(await booksOf(id)).toMatchObject({ owed: (await shop.wallet.truth(orderId)).owed.minor });
  expect((await eventsOf(id)).at(-1)).toBe('payment.failed');
});

test('another amount and currency than the payment has are refunded as the wallet has them, and the payment fails', async () => {
  const { id, extOrderId: orderId } = await shop.client.givenPayment();
  await shop.server.sql`update payments set total_minor = 1200, currency = 'USD' where id = ${id}`;
  await shop.wallet.approve(orderId);
  expect((await shop.client.resume(id)).status).toBe(202);
  expect(await shop.client.read(id)).toMatchObject({ status: 'quarantined', operation: { kind: 'capture' } });
  const [capture] = await capturesOf(orderId);
  const answer = await giveBack(id, capture!.id);
  expect(await answer.json()).toMatchObject({ status: 'failed', mismatch: null, operation: null });
  expect(await shop.wallet.truth(orderId)).toMatchObject({ refunded: { currency: 'EUR', minor: 1000 } });
  expect(await booksOf(id)).toEqual({ lines: 1, owed: -10, fee: 10 });
  const [fee] = await shop.server.sql`select currency from transfers where payment_id = ${id}`;
  expect(fee).toMatchObject({ currency: 'EUR' });
  // The order is still over another amount, which matters to nobody.
  await lookAt(shop.server, id);
  expect(await shop.client.read(id)).toMatchObject({ status: 'failed', operation: null });
});

test('a second capture is refunded there, the first one stays booked, and neither is asked about again', async () => {
  const { id, orderId, captureId } = await givenPartCaptured();
  expect((await giveBack(id, 'ANOTHER')).status).toBe(409);
  const adopted = await administrator.post(`/payments/${id}/resolve`, {
    resolution: 'adopt',
    captureId,
    note: 'ours',
    password,
  });
  expect(await adopted.json()).toMatchObject({ status: 'partially_captured', capturedAmount: 400 });
  const booked = await giveBack(id, captureId);
  expect(await booked.json()).toMatchObject({ status: 409, code: 'conflict' });
  await capturePart(orderId, '2.50');
  await lookAt(shop.server, id, { by: 'wallet' });
  const captures = await capturesOf(orderId);
  const second = captures.find((capture) => capture.id !== captureId);
  expect(second).toBeDefined();
  expect(await shop.client.read(id)).toMatchObject({ operation: { progress: 'mismatch' } });
  expect((await giveBack(id, captureId)).status).toBe(409);
  const answer = await giveBack(id, second!.id);
  expect(await answer.json()).toMatchObject({
    status: 'partially_captured',
    capturedAmount: 400,
    refundedAmount: 0,
  });
  await lookAt(shop.server, id, { by: 'wallet' });
  expect(await shop.client.read(id)).toMatchObject({
    status: 'partially_captured',
    operation: null,
    refunds: [],
  });
  expect(await booksOf(id)).toMatchObject({ owed: (await shop.wallet.truth(orderId)).owed.minor });
});

test('a refund of such a capture whose answer was lost is found again, and made once', async () => {
  const { id, orderId, captureId } = await givenCapturedAfterCancel();
  await shop.wallet.fault({ fault: 'connection_cut_after_effect', operation: 'refund', orderId, times: 3 });
  const answer = await giveBack(id, captureId);
  expect({ status: answer.status, body: answer.ok || (await answer.json()) }).toEqual({
    status: 200,
    body: true,
  });
  await untilShown(id, { status: 'cancelled', operation: null });
  expect((await shop.wallet.truth(orderId)).refunds).toHaveLength(1);
  expect(await booksOf(id)).toEqual({ lines: 1, owed: -10, fee: 10 });
});

test('while the wallet decides later the payment stays quarantined, and nobody decides about it again', async () => {
  const { id, orderId, captureId } = await givenCapturedAfterCancel();
  await shop.wallet.fault({ fault: 'pending_refund', operation: 'refund', orderId });
  const answer = await giveBack(id, captureId);
  expect(await answer.json()).toMatchObject({
    status: 'quarantined',
    operation: { kind: 'return_capture', progress: 'pending' },
    actions: ['ask_wallet'],
  });
  expect((await giveBack(id, captureId)).status).toBe(409);
  const [refund] = (await shop.wallet.truth(orderId)).refunds;
  await shop.wallet.settleRefund(refund!.id, 'completed');
  await untilShown(id, { status: 'cancelled', operation: null });
  expect(await booksOf(id)).toEqual({ lines: 1, owed: -10, fee: 10 });
});

test('a refusal of the wallet leaves the payment quarantined with its reason, and it can be tried again', async () => {
  const { id, orderId, captureId } = await givenCapturedAfterCancel();
  await shop.wallet.fault({ fault: 'refund_refused', operation: 'refund', orderId });
  const refused = await giveBack(id, captureId);
  expect(await refused.json()).toMatchObject({ status: 409, code: 'conflict' });
  const details = await (await administrator.get(`/payments/${id}`)).json();
  expect(details).toMatchObject({
    status: 'quarantined',
    mismatch: { kind: 'review', detail: expect.stringContaining(captureId) as string },
    actions: ['ask_wallet', 'resolve'],
  });
  await expect.poll(() => alertsOf(shop.server, id)).toHaveLength(2);
  expect(await booksOf(id)).toEqual({ lines: 0, owed: 0, fee: 0 });
  expect(await (await giveBack(id, captureId)).json()).toMatchObject({ status: 'cancelled' });
  expect((await shop.wallet.truth(orderId)).refunds).toHaveLength(1);
});

test('only what is left is refunded, and the fee that came back with the earlier part counts', async () => {
  const { id, orderId, captureId } = await givenCapturedAfterCancel();
  await shop.wallet.refundAtSite(captureId, '4.00');
  expect(await (await giveBack(id, captureId)).json()).toMatchObject({ status: 'cancelled' });
  const truth = await shop.wallet.truth(orderId);
  expect(truth).toMatchObject({ refunded: { minor: 1000 } });
  expect(await booksOf(id)).toMatchObject({ owed: truth.owed.minor });
});

test('the comparison with the report of the wallet finds nothing wrong with what was refunded there', async () => {
  const { id, captureId } = await givenCapturedAfterCancel();
  const period = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 3_600_000) };
  const aboutIt = async () => {
    const { differences } = await reconcilePeriod(shop.server.deps, period, 'operator');
    return differences.filter(({ about }) => about === id);
  };
  expect(await aboutIt()).toMatchObject([{ transactionId: captureId }]);
  await giveBack(id, captureId);
  expect(await aboutIt()).toEqual([]);
});

test('nothing is refunded that the wallet shows otherwise when it is asked for the capture itself', async () => {
  const { id, orderId, captureId } = await givenCapturedAfterCancel();
  await shop.wallet.fault({ fault: 'wrong_amount', operation: 'captureShow', orderId });
  expect(await (await giveBack(id, captureId)).json()).toMatchObject({ status: 409, code: 'conflict' });
  expect((await shop.wallet.truth(orderId)).refunds).toEqual([]);
  expect(await shop.client.read(id)).toMatchObject({ status: 'quarantined', operation: { kind: 'review' } });
});

test('whoever resolves a mismatch waits for a look that is under way', async () => {
  const { id, captureId } = await givenCapturedAfterCancel();
  await shop.server.sql`
    update operations set is_held = true, lease = lease + 1, due_at = clock_timestamp() + interval '1 second'
    where payment_id = ${id} and verdict is null`;
  const answer = await giveBack(id, captureId);
  expect(await answer.json()).toMatchObject({ status: 'cancelled', operation: null });
});

test('whoever resolves a mismatch also waits for a look that begins at the same moment', async () => {
  const { id, captureId } = await givenCapturedAfterCancel();
  let answer: Promise<Response> | undefined;
  await shop.server.sql.begin(async (tx) => {
    await tx`
      update operations set is_held = true, lease = lease + 1, due_at = clock_timestamp() + interval '1 second'
      where payment_id = ${id} and verdict is null`;
    answer = giveBack(id, captureId);
    await expect
      .poll(
        () =>
          shop.server
            .sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      .toHaveLength(1);
  });
  expect(await (await answer!).json()).toMatchObject({ status: 'cancelled', operation: null });
});
