import { moneyText } from '../../src/money.ts';
import { reasonOf } from '../../src/wallet/mismatch.ts';
import { expect, test } from 'vitest';
import { findPayment, planLookAfterwards } from '../../src/payments/store/queries.ts';
import { makeMovePayment } from '../../src/payments/store/batched-payments.ts';
import { commitVerdict } from '../../src/payments/settle/commit-verdict.ts';
import { openReview } from '../../src/payments/settle/open-review.ts';
import { makeSettlePayment } from '../../src/payments/settle/settle-payment.ts';
import { lookAtPayment } from '../../src/payments/watch/look-at-payment.ts';
import { startReconciler } from '../../src/payments/watch/reconcile-payments.ts';
import type { Wallet } from '../../src/wallet/wallet.ts';
import { findDueTime } from '../operations/support.ts';
import { makeRefunds } from './refunds/support.ts';
import { givenShop } from './support.ts';

// A look at the wallet takes time, and the payment goes on. What the wallet told then may be what has happened here since.

const shop = givenShop({ isQuiet: true });
const { givenCaptured, refund, refundNow, readRefund, balancesOf } = makeRefunds(shop);

const read = async (id: string) => (await findPayment(shop.server.sql, id))!;

/** As the background does it, with the payment as it was read. */
const look = async (payment: Awaited<ReturnType<typeof read>>, looks = 0) =>
  lookAtPayment(shop.server.deps, makeSettlePayment(shop.server.deps), payment, {
    by: 'service',
    urgency: 'at_once',
    looks,
    takenUntil: await findDueTime(shop.server.sql, payment.id),
  });

/** The wallet reads the order and keeps the answer back until its faults are cleared. The function waits until it was asked. */
const holdNextAnswer = async (orderId: string) => {
  const fault = await shop.wallet.fault({
    fault: 'timeout_after_effect',
    operation: 'show',
    orderId,
    times: 1,
  });
  return async () => {
    await expect.poll(() => shop.wallet.faultTimesLeft(fault)).toBe(0);
  };
};

test('money that was authorised after a restored backup is released when its payment is cancelled (F28)', async () => {
  const { id, extOrderId: orderId } = await shop.client.givenPayment({
    transaction: { captureMode: 'manual' },
  });
  await shop.wallet.approve(orderId);
  const expected = { paymentId: id, orderId, total: { currency: 'EUR', amountMinor: 1000n } };
  await shop.server.deps.wallet.authorizeOrder(expected, `lost-${id}`);
  expect((await shop.client.call('PUT', `/moneyins/${id}/cancel`)).status).toBe(200);
  expect((await shop.wallet.truth(orderId)).authorizations).toMatchObject([{ status: 'CREATED' }]);
  shop.server.advance(16 * 60);
  expect(await listLooks(id)).toEqual([{ isDue: true }]);
  await look(await read(id));
  expect((await shop.wallet.truth(orderId)).authorizations).toMatchObject([{ status: 'VOIDED' }]);
  expect(await shop.client.read(id)).toMatchObject({ status: 'cancelled', operation: null });
});

const listLooks = (id: string) => shop.server.sql`
  select due_at <= ${shop.server.deps.clock()} as "isDue" from payment_looks where payment_id = ${id}`;

test('a payment that was captured while the wallet was asked about its authorisation is not quarantined', async () => {
  const { id, extOrderId } = await shop.client.givenPayment({ transaction: { captureMode: 'manual' } });
  await shop.wallet.approve(extOrderId);
  expect((await shop.client.resume(id)).status).toBe(200);
  const authorized = await read(id);
  expect((await shop.client.call('PUT', `/moneyins/${id}/validate`, {})).status).toBe(200);
  await look(authorized);
  expect(await shop.client.read(id)).toMatchObject({ status: 'captured' });
  expect((await read(id)).operation).toBeNull();
  // Whether something is wrong all the same is seen by another look, which finds nothing.
  expect(await listLooks(id)).toEqual([{ isDue: true }]);
  await look(await read(id));
  expect(await shop.client.read(id)).toMatchObject({ status: 'captured' });
  expect(await listLooks(id)).toEqual([]);
});

test('a payment that was refunded while the wallet was asked about it is not quarantined', async () => {
  const { id, extOrderId: orderId } = await givenCaptured();
  const isAsked = await holdNextAnswer(orderId);
  const looking = look(await read(id));
  await isAsked();
  await refundNow(id, { amountToRefund: 400 });
  await shop.wallet.clearFaults();
  await looking;
  expect(await shop.client.read(id)).toMatchObject({ status: 'captured' });
  expect((await read(id)).operation).toBeNull();
  // The order was read once more, and shows the refund.
  expect(await listLooks(id)).toEqual([]);
});

test('a look does not end what was planned while it asked the wallet', async () => {
  const { id, extOrderId: orderId } = await shop.client.givenPayment();
  expect((await shop.client.call('PUT', `/moneyins/${id}/cancel`)).status).toBe(200);
  const { deps } = shop.server;
  const cancelled = await read(id);
  await planLookAfterwards(deps.sql, cancelled, deps.clock());
  const isAsked = await holdNextAnswer(orderId);
  const looking = look(cancelled);
  await isAsked();
  // The wallet has told of something that it does not show yet.
  await planLookAfterwards(deps.sql, cancelled, new Date(deps.clock().getTime() + 60_000));
  await shop.wallet.clearFaults();
  await looking;
  expect(await listLooks(id)).toEqual([{ isDue: false }]);
});

test.each([
  { other: 'amount', amountMinor: 999n, suffix: '' },
  { other: 'id', amountMinor: 1000n, suffix: '-2' },
])(
  'a capture that comes second with another $other than the one that is booked is told to a person (F20)',
  async ({ amountMinor, suffix }) => {
    const { id } = await givenCaptured();
    const payment = await read(id);
    const late = {
      ...payment,
      operation: { number: 1, lease: 1, kind: 'capture', requestId: 'late' } as never,
    };
    const capture = {
      id: `${payment.captures[0]!.walletCaptureId}${suffix}`,
      money: { currency: 'EUR', amountMinor },
    };
    const { deps } = shop.server;
    const settled = await commitVerdict(deps, makeMovePayment(deps), late, {
      outcome: { outcome: 'captured', capture },
      calls: [],
    });
    expect(settled).toMatchObject({
      status: 'captured',
      capturedMinor: 1000n,
      operation: { kind: 'review' },
    });
    expect(settled.operation!.mismatch).toContain(`captured ${moneyText(capture.money)} as ${capture.id}`);
    expect(await balancesOf(id)).toEqual({ shop: 1000, wallet_clearing: -1000 });
  },
);

test('an order that cannot be read after its payment has ended is looked at twenty times, and then a notification has to do', async () => {
  const { id, extOrderId: orderId } = await shop.client.givenPayment();
  expect((await shop.client.call('PUT', `/moneyins/${id}/cancel`)).status).toBe(200);
  const { deps } = shop.server;
  const cancelled = await read(id);
  await planLookAfterwards(deps.sql, cancelled, deps.clock());
  await shop.wallet.fault({ fault: 'garbage', operation: 'show', orderId, times: 1000 });
  await look(cancelled, 19);
  expect(await listLooks(id)).toEqual([{ isDue: false }]);
  await look(cancelled, 20);
  expect(await listLooks(id)).toEqual([]);
  await shop.wallet.clearFaults();
});

test('however many payments are due, 30 are looked at at the same time, and the others follow', async () => {
  const { deps, sql } = shop.server;
  const payments = [];
  for (let count = 0; count < 33; count += 1) payments.push(await shop.client.givenPayment());
  const ids = payments.map(({ id }) => id);
  await sql`
    update payment_looks set due_at = case when payment_id = any(${ids}) then now() else now() + interval '1 day' end`;
  const held: (() => void)[] = [];
  let underWay = 0;
  let most = 0;
  const wallet: Wallet = {
    ...deps.wallet,
    showOrder: async (...order) => {
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise<void>((answer) => held.push(answer));
      underWay -= 1;
      return deps.wallet.showOrder(...order);
    },
  };
  const others = { ...deps, wallet };
  const stop = startReconciler(others, makeSettlePayment(others));
  await expect.poll(() => underWay).toBe(30);
  for (let answered = 0; answered < payments.length; answered += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()!();
  }
  await stop();
  expect(most).toBe(30);
});

test('a reversal that the wallet does not show has to be sent again, even if the payment was refunded meanwhile', async () => {
  const { id, extOrderId: orderId } = await givenCaptured();
  const isAsked = await holdNextAnswer(orderId);
  const { deps } = shop.server;
  const looking = lookAtPayment(deps, makeSettlePayment(deps), await read(id), {
    by: 'wallet',
    urgency: 'at_once',
    looks: 0,
    reversalId: 'NOT-SHOWN',
  });
  await isAsked();
  await refundNow(id, { amountToRefund: 400 });
  await Promise.all([
    shop.wallet.clearFaults(),
    expect(looking).rejects.toThrow(`The reversal NOT-SHOWN of payment ${id} is not booked yet.`),
  ]);
});

test('what went back of a capture before it was known here is booked', async () => {
  const { id, extOrderId: orderId } = await shop.client.givenPayment();
  await shop.wallet.approve(orderId);
  for (const operation of ['capture', 'show'])
    await shop.wallet.fault({ fault: 'error_after_effect', operation, orderId, times: 1000 });
  expect((await shop.client.resume(id)).status).toBe(202);
  const [capture] = (await shop.wallet.truth(orderId)).captures;
  await shop.wallet.refundAtSite(capture!.id, '2.50');
  await shop.wallet.clearFaults();
  await look(await read(id));
  expect(await shop.client.read(id)).toMatchObject({ status: 'captured', refundedAmount: 0 });
  expect(await listLooks(id)).toEqual([{ isDue: true }]);
  await look(await read(id));
  expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 250, operation: null });
});

test('of many refunds that were made at the wallet’s own site twenty are booked by one look, and the others by the next', async () => {
  const { id, captureId } = await givenCaptured();
  for (let count = 0; count < 21; count += 1) await shop.wallet.refundAtSite(captureId, '0.10');
  await look(await read(id));
  expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 200 });
  expect(await listLooks(id)).toHaveLength(1);
  await look(await read(id));
  expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 210 });
});

test('a pending refund that comes to its end while a person is asked is booked, and the question answers itself', async () => {
  const { id, extOrderId: orderId } = await givenCaptured();
  await shop.wallet.fault({ fault: 'pending_refund', operation: 'refund', orderId });
  expect((await refund(id)).status).toBe(202);
  expect(
    await openReview(shop.server.deps, await read(id), reasonOf('other_order_amount', { shown: '9.00 EUR' })),
  ).toBe(true);
  expect((await read(id)).operation).toMatchObject({ kind: 'review' });
  const { refunds } = await shop.wallet.truth(orderId);
  await shop.wallet.settleRefund(refunds[0]!.id, 'completed');
  await look(await read(id));
  expect((await read(id)).operation).toBeNull();
  expect(await readRefund(`${id}-r1`)).toMatchObject({ status: 'completed' });
  expect(await balancesOf(id)).toMatchObject({ shop: 0 });
});
