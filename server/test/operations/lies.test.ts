import { expect, test } from 'vitest';
import { whileMismatchedMs } from '../../src/operations/look-pauses.ts';
import { makeRefunds } from '../payments/refunds/support.ts';
import { givenShop, item } from '../payments/support.ts';
import { endWaitForEffect, lookAt } from './support.ts';

// The wallet says something wrong once, or for some minutes. Nothing ends by one answer, and nothing is booked by it
// (docs/reliability.md#f29).

const shop = givenShop({ isQuiet: true });
const minute = 60;
const window = 3 * 60 * minute;

const calls = [
  ['automatic', 'capture', 'capturing', 'captured'],
  ['manual', 'authorize', 'authorizing', 'authorized'],
] as const;

const givenApproved = async (captureMode: string) => {
  const payment = await shop.client.givenPayment({ transaction: { captureMode } });
  await shop.wallet.approve(payment.extOrderId);
  return payment;
};

const statusOf = async (id: string) => (await shop.client.read(id))['status'];

/** The wallet does not know the order, whatever it is asked, until the faults are cleared. */
const denyOrder = async (orderId: string) => {
  for (const operation of ['capture', 'authorize', 'show'])
    await shop.wallet.fault({ fault: 'not_found', operation, orderId, times: 1000 });
};

/** So long the wallet has said that it does not know the order of an operation. */
const endGone = (id: string, minutes: number) => shop.server.sql`
  update operations set gone_at = gone_at - ${minutes} * interval '1 minute' where payment_id = ${id}`;

test.each(calls)(
  'one 404 in a %s payment at %s: the order is read, and the call is made again (F29)',
  async (...given) => {
    const [captureMode, operation, , status] = given;
    const { id, extOrderId: orderId } = await givenApproved(captureMode);
    await shop.wallet.fault({ fault: 'not_found', operation, orderId, times: 1 });
    expect((await shop.client.resume(id)).status).toBe(200);
    expect(await statusOf(id)).toBe(status);
  },
);

test.each(calls)(
  'a %s payment whose order is 404 at %s and at a look stays open: 202, and then it is made (F29)',
  async (...given) => {
    const [captureMode, , open, status] = given;
    const { id, extOrderId } = await givenApproved(captureMode);
    await denyOrder(extOrderId);
    expect((await shop.client.resume(id)).status).toBe(202);
    // Hours of 404 end nothing while the buyer may be at the wallet.
    await endGone(id, 120);
    await lookAt(shop.server, id);
    expect(await statusOf(id)).toBe(open);
    await shop.wallet.clearFaults();
    await lookAt(shop.server, id);
    expect(await statusOf(id)).toBe(status);
  },
);

test('an order that stays 404 after the window for minutes has expired, and cannot be resumed (F29)', async () => {
  const { id, extOrderId } = await givenApproved('automatic');
  await denyOrder(extOrderId);
  expect((await shop.client.resume(id)).status).toBe(202);
  shop.server.advance(window);
  // One answer after the window is not minutes of them.
  await lookAt(shop.server, id);
  expect(await statusOf(id)).toBe('capturing');
  await endGone(id, 3);
  await lookAt(shop.server, id);
  const answer = await shop.client.resume(id);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'payment_expired' });
  await shop.wallet.clearFaults();
});

test('an answer between two 404 starts the minutes again (F29)', async () => {
  const { id, extOrderId: orderId } = await givenApproved('automatic');
  await denyOrder(orderId);
  expect((await shop.client.resume(id)).status).toBe(202);
  shop.server.advance(window);
  await endGone(id, 3);
  await shop.wallet.clearFaults();
  await shop.wallet.fault({ fault: 'unavailable', operation: 'show', orderId, times: 1000 });
  await lookAt(shop.server, id);
  await shop.wallet.clearFaults();
  await denyOrder(orderId);
  await lookAt(shop.server, id);
  expect(await statusOf(id)).toBe('capturing');
  await shop.wallet.clearFaults();
});

test('a 404 at the end of the window does not expire a payment: it is asked about again for minutes (F29)', async () => {
  const { id, extOrderId: orderId } = await givenApproved('automatic');
  shop.server.advance(window);
  await shop.wallet.fault({ fault: 'not_found', operation: 'show', orderId, times: 1 });
  await lookAt(shop.server, id);
  expect(await statusOf(id)).toBe('awaiting_approval');
  const [planned] = await shop.server.sql<{ dueAt: Date; goneAt: Date }[]>`
    select due_at as "dueAt", gone_at as "goneAt" from payment_looks where payment_id = ${id}`;
  const now = shop.server.deps.clock().getTime();
  expect(planned!.dueAt.getTime()).toBeLessThanOrEqual(now + 60_000);
  await lookAt(shop.server, id, { goneAt: planned!.goneAt });
  expect(await statusOf(id)).toBe('captured');
});

test('a payment that nobody has paid and whose order stays 404 expires minutes after its window (F29)', async () => {
  const { id, extOrderId: orderId } = await shop.client.givenPayment();
  shop.server.advance(window);
  await denyOrder(orderId);
  const first = shop.server.deps.clock();
  await lookAt(shop.server, id);
  shop.server.advance(minute);
  await lookAt(shop.server, id, { goneAt: first });
  expect(await statusOf(id)).toBe('awaiting_approval');
  shop.server.advance(minute);
  await lookAt(shop.server, id, { goneAt: first });
  expect(await statusOf(id)).toBe('expired');
  await shop.wallet.clearFaults();
});

const { givenCaptured, refundNow, balancesOf } = makeRefunds(shop);

/** 90.00 captured, of which 20.00 go back at the wallet's own site. Nobody has told us of it yet. */
const givenRefundedThere = async () => {
  const payment = await givenCaptured({ totalAmount: 9000 }, [{ ...item, unitAmount: 9000 }]);
  await shop.wallet.refundAtSite(payment.captureId, '20.00');
  return payment;
};

const listEvents = async (id: string, after = 2) => {
  const rows = await shop.server.sql<{ type: string; details: object }[]>`
    select type, details from all_events where subject_id = ${id} and sequence > ${after} order by sequence`;
  return rows.map(({ type, details }) => ({ type, ...details }));
};

const completed = { type: 'refund.completed', amount: 2000, currency: 'EUR', origin: 'wallet' };

const expectBooked = async (id: string) => {
  expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 2000, operation: null });
  expect(await balancesOf(id)).toEqual({ shop: 7000, wallet_clearing: -7000 });
};

const lies = ['wrong_amount', 'wrong_currency', 'wrong_order', 'garbage', 'half_body', 'not_found'];

test.each(lies)(
  'one %s in the order: the refund that others made is booked as it is, and nobody is asked (F29)',
  async (fault) => {
    const { id, extOrderId: orderId } = await givenRefundedThere();
    await shop.wallet.fault({ fault, operation: 'show', orderId, times: 1 });
    await lookAt(shop.server, id, { by: 'wallet' });
    await lookAt(shop.server, id, { by: 'wallet' });
    await expectBooked(id);
    expect(await listEvents(id)).toEqual([expect.objectContaining(completed)]);
  },
);

test.each(lies)(
  'one %s in the refund itself: it is read again before it is booked, and nobody is asked (F29)',
  async (fault) => {
    const { id, extOrderId: orderId } = await givenRefundedThere();
    await shop.wallet.fault({ fault, operation: 'refundShow', orderId, times: 1 });
    await lookAt(shop.server, id, { by: 'wallet' });
    await lookAt(shop.server, id, { by: 'wallet' });
    await expectBooked(id);
    expect(await listEvents(id)).toEqual([expect.objectContaining(completed)]);
  },
);

test.each(['show', 'refundShow'])(
  'wrong amounts for minutes (%s): nothing is booked, a person is asked, and the question closes by itself (F29)',
  async (operation) => {
    const { id, extOrderId: orderId } = await givenRefundedThere();
    await shop.wallet.fault({ fault: 'wrong_amount', operation, orderId, times: 1000 });
    await lookAt(shop.server, id, { by: 'wallet' });
    expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 0, status: 'captured' });
    expect(await balancesOf(id)).toEqual({ shop: 9000, wallet_clearing: -9000 });
    expect(await listEvents(id)).toEqual([expect.objectContaining({ type: 'payment.quarantined' })]);
    await shop.wallet.clearFaults();
    await lookAt(shop.server, id);
    await expectBooked(id);
    expect((await listEvents(id)).slice(1)).toEqual([
      expect.objectContaining(completed),
      { type: 'payment.reviewed', by: 'service' },
    ]);
  },
);

test('a reversal that comes with a wrong amount has to be sent again, and is a reversal all the same (F29)', async () => {
  const { id, extOrderId: orderId, captureId } = await givenCaptured();
  await shop.wallet.reverse(captureId);
  const { refunds } = await shop.wallet.truth(orderId);
  const told = { by: 'wallet', reversalId: refunds[0]!.id } as const;
  await shop.wallet.fault({ fault: 'wrong_amount', operation: 'show', orderId, times: 2 });
  await expect(lookAt(shop.server, id, told)).rejects.toThrow('is not booked yet');
  await lookAt(shop.server, id, told);
  const [row] = await shop.server.sql`select origin, amount_minor from refunds where payment_id = ${id}`;
  expect(row).toMatchObject({ origin: 'reversal', amount_minor: 1000n });
});

test('a refund whose answer has a wrong id is kept under the right one (F29)', async () => {
  const { id, extOrderId: orderId } = await givenCaptured();
  await shop.wallet.fault({ fault: 'wrong_order', operation: 'refund', orderId, times: 1 });
  await refundNow(id, { amountToRefund: 400 });
  const { refunds } = await shop.wallet.truth(orderId);
  expect(await shop.server.sql`select wallet_refund_id as id from refunds where payment_id = ${id}`).toEqual([
    { id: refunds[0]!.id },
  ]);
});

test('a wrong id of a refund that was kept is corrected when the order shows the right one (F29)', async () => {
  const { id, extOrderId: orderId } = await givenCaptured();
  await refundNow(id, { amountToRefund: 400 });
  await shop.server.sql`update refunds set wallet_refund_id = 'WRONG' where payment_id = ${id}`;
  await lookAt(shop.server, id, { by: 'wallet' });
  const { refunds } = await shop.wallet.truth(orderId);
  expect(await shop.server.sql`select wallet_refund_id as id from refunds where payment_id = ${id}`).toEqual([
    { id: refunds[0]!.id },
  ]);
  expect(await shop.client.read(id)).toMatchObject({ refundedAmount: 400, operation: null });
});

test('a question that a later answer explains is looked at within a minute, as long as it is young (F29)', () => {
  const pauses = [0, 1, 2, 3, 50].map((looks) => whileMismatchedMs({ looks, ageMs: looks * 60_000 }));
  for (const pauseMs of pauses) expect(pauseMs).toBeLessThan(60_000);
  // After that a person is expected, and the wallet is asked ever more rarely.
  expect(whileMismatchedMs({ looks: 70, ageMs: 10 * 60 * 60_000 })).toBe(60 * 60_000);
});

const explained = [
  expect.objectContaining({ type: 'payment.quarantined' }),
  { type: 'payment.reviewed', by: 'service' },
];

test('a question closes when the wallet says that it decides a capture later, and the capture goes on (F29)', async () => {
  const { id, extOrderId: orderId } = await givenApproved('manual');
  expect((await shop.client.resume(id)).status).toBe(200);
  await shop.wallet.fault({ fault: 'pending_capture', operation: 'authorizationCapture', orderId });
  expect((await shop.client.call('PUT', `/moneyins/${id}/validate`, {})).status).toBe(202);
  await shop.wallet.fault({ fault: 'wrong_amount', operation: 'captureShow', orderId, times: 1000 });
  await lookAt(shop.server, id);
  expect(await statusOf(id)).toBe('quarantined');
  await shop.wallet.clearFaults();
  await lookAt(shop.server, id);
  await lookAt(shop.server, id);
  expect(await shop.client.read(id)).toMatchObject({
    status: 'validating',
    operation: { kind: 'capture_authorization', progress: 'pending' },
  });
  expect((await listEvents(id)).slice(-2)).toEqual(explained);
  const { captures } = await shop.wallet.truth(orderId);
  await shop.wallet.settle(captures[0]!.id, 'completed');
  await lookAt(shop.server, id);
  expect(await statusOf(id)).toBe('captured');
});

test('a question closes when the wallet refuses the call clearly, while an earlier one may still have its effect (F29)', async () => {
  const { id, extOrderId: orderId } = await givenApproved('automatic');
  await shop.wallet.fault({ fault: 'error_before_effect', operation: 'capture', orderId, times: 1000 });
  await shop.wallet.fault({ fault: 'wrong_amount', operation: 'show', orderId, times: 1000 });
  expect((await shop.client.resume(id)).status).toBe(202);
  await lookAt(shop.server, id);
  expect(await statusOf(id)).toBe('quarantined');
  await shop.wallet.clearFaults();
  await shop.wallet.fault({ fault: 'transaction_refused', operation: 'capture', orderId });
  await lookAt(shop.server, id);
  expect(await statusOf(id)).toBe('capturing');
  expect(await listEvents(id, 1)).toEqual(explained);
  await endWaitForEffect(shop.server, id);
  await lookAt(shop.server, id);
  expect(await statusOf(id)).toBe('failed');
});

test.each(['wrong_amount', 'wrong_currency', 'wrong_order'])(
  'one %s in a look at an operation in doubt asks nobody (F29)',
  async (fault) => {
    const { id, extOrderId: orderId } = await givenApproved('automatic');
    await shop.wallet.fault({ fault: 'error_after_effect', operation: 'capture', orderId, times: 1000 });
    await shop.wallet.fault({ fault: 'unavailable', operation: 'show', orderId, times: 1000 });
    expect((await shop.client.resume(id)).status).toBe(202);
    await shop.wallet.clearFaults();
    await shop.wallet.fault({ fault, operation: 'show', orderId, times: 1 });
    await lookAt(shop.server, id);
    expect(await statusOf(id)).toBe('captured');
    expect((await listEvents(id)).map(({ type }) => type)).not.toContain('payment.quarantined');
  },
);

test.each(['wrong_amount', 'wrong_currency', 'wrong_order'])(
  'one %s in a look at an authorised payment asks nobody (F29)',
  async (fault) => {
    const { id, extOrderId: orderId } = await givenApproved('manual');
    expect((await shop.client.resume(id)).status).toBe(200);
    await shop.wallet.fault({ fault, operation: 'authorizationShow', orderId, times: 1 });
    await lookAt(shop.server, id);
    expect(await statusOf(id)).toBe('authorized');
    expect((await listEvents(id)).map(({ type }) => type)).not.toContain('payment.quarantined');
  },
);
