import { expect, test } from 'vitest';
import { leaseMs } from '../../src/background/hold-lease.ts';
import { runOperation } from '../../src/operations/run-operation.ts';
import { requestOperation } from '../../src/payments/store/request-operations-query.ts';
import { findPayment, planLookAfterwards } from '../../src/payments/store/queries.ts';
import { makeOperationsRound } from '../../src/payments/watch/reconcile-payments.ts';
import { makeSettlePayment } from '../../src/payments/settle/settle-payment.ts';
import { stepsOf } from '../../src/payments/settle/wallet-steps.ts';
import { givenShop, postingsOf } from '../payments/support.ts';
import { givenConnector } from '../wallet/support.ts';
import { alertsOf, countCalls, endWaitForEffect, findDueTime, lookAt } from './support.ts';

const shop = givenShop({ isQuiet: true });

const givenApproved = async (captureMode: 'automatic' | 'manual' = 'automatic') => {
  const payment = await shop.client.givenPayment({ transaction: { captureMode } });
  await shop.wallet.approve(payment.extOrderId);
  return payment;
};

const givenAuthorized = async () => {
  const payment = await givenApproved('manual');
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  return payment;
};

/** A capture whose answer never comes: the effect waits until the faults are cleared. By a process that gives up soon. */
const captureWithoutAnswer = async (id: string, orderId: string) => {
  const fault = await shop.wallet.fault({ fault: 'late_effect', operation: 'capture', orderId, times: 1 });
  const { deps, sql } = shop.server;
  const wallet = givenConnector(shop.wallet.url, { timeouts: { headersMs: 3000 } });
  const payment = (await findPayment(sql, id))!;
  await makeSettlePayment({ ...deps, wallet })(payment, { by: 'platform', urgency: 'when_asked' });
  expect(await shop.wallet.faultTimesLeft(fault)).toBe(0);
  expect(await statusOf(id)).toBe('capturing');
};

const statusOf = async (id: string) => (await shop.client.read(id))['status'];

test('a process that requests an operation and learns of it after its lease has ended does not call the wallet (F20)', async () => {
  const { deps, sql } = shop.server;
  const { id, extOrderId } = await givenApproved();
  const ordered = (await requestOperation(sql, {
    payment: (await findPayment(sql, id))!,
    kind: 'capture',
    amountMinor: 1000n,
    requestedBy: 'platform',
    at: new Date(),
    isHeld: true,
  }))!;
  const operation = ordered.operation!;
  const held = { paymentId: id, operation, openUntil: new Date(8e15), sinceMs: performance.now() - leaseMs };
  const steps = stepsOf(deps, ordered, operation, new Date());
  expect(await runOperation(deps, held, steps, async () => {})).toEqual({ is: 'lost', calls: [] });
  expect((await shop.wallet.truth(extOrderId)).captureCount).toBe(0);
});

test('a capture in doubt is asked about again at once when the wallet is well, also where it answered for others all the while', async () => {
  const { deps } = shop.server;
  const { round } = makeOperationsRound(deps, makeSettlePayment(deps));
  const { id, extOrderId: orderId } = await givenApproved();
  for (const operation of ['capture', 'show'])
    await shop.wallet.fault({ fault: 'unavailable', operation, orderId, times: 1000 });
  await shop.client.resume(id);
  expect(await statusOf(id)).toBe('capturing');
  await shop.client.givenPayment();
  await shop.wallet.clearFaults();
  const works: Promise<unknown>[] = [];
  await round(30, (work) => works.push(work));
  await Promise.all(works);
  expect(await statusOf(id)).toBe('captured');
});

test('an operation in doubt is looked at soon, also by a process whose clock is an hour ahead of the one that requested it', async () => {
  const { deps, sql } = shop.server;
  const { id, extOrderId: orderId } = await givenApproved();
  const hour = 60 * 60 * 1000;
  await requestOperation(sql, {
    payment: (await findPayment(sql, id))!,
    kind: 'capture',
    amountMinor: 1000n,
    requestedBy: 'platform',
    at: new Date(Date.now() - hour),
    isHeld: false,
  });
  await sql`update operations set looks = 9 where payment_id = ${id}`;
  const fault = await shop.wallet.fault({ fault: 'garbage', operation: 'capture', orderId });
  const settle = makeSettlePayment(deps);
  await settle((await findPayment(sql, id))!, { by: 'service', urgency: 'when_due' });
  expect(await shop.wallet.faultTimesLeft(fault)).toBe(0);
  // Within two seconds, or a tenth of its age, which is some milliseconds.
  const planned = await sql`
    select looks, due_at <= looked_at + interval '2 seconds' as "isSoon" from operations where payment_id = ${id}`;
  expect(planned).toEqual([{ looks: 10, isSoon: true }]);
});

test('a process whose operation was taken over does not report a mismatch (F20)', async () => {
  const { deps, sql } = shop.server;
  const { id, extOrderId: orderId } = await givenApproved();
  for (const operation of ['capture', 'show'])
    await shop.wallet.fault({ fault: 'wrong_amount', operation, orderId, times: 3 });
  const settle = makeSettlePayment({
    ...deps,
    wallet: {
      ...deps.wallet,
      // Another process settles the payment between the answer of the wallet and what this one makes of it.
      showOrder: async (order) => {
        const answer = await deps.wallet.showOrder(order);
        await shop.wallet.clearFaults();
        await sql`update operations set due_at = now() where payment_id = ${id}`;
        const present = (await findPayment(sql, id))!;
        await makeSettlePayment(deps)(present, { by: 'service', urgency: 'when_due' });
        return answer;
      },
    },
  });
  const settled = await settle((await findPayment(sql, id))!, { by: 'platform', urgency: 'when_asked' });
  expect(settled).toMatchObject({ storedStatus: 'captured', operation: null });
  expect(alertsOf(shop.server, id)).toEqual([]);
  const events = await sql`select type from all_events where subject_id = ${id} order by sequence`;
  expect(events.map(({ type }) => type)).toEqual(['payment.created', 'payment.captured']);
});

test('a call is given up when its lease ends: the wallet hears nothing after that (F20)', async () => {
  const { deps, sql } = shop.server;
  const { id, extOrderId } = await givenApproved();
  const payment = (await findPayment(sql, id))!;
  const total = { currency: 'EUR', amountMinor: 1000n };
  const order = { paymentId: id, orderId: payment.walletOrderId, total };
  const { result } = await deps.wallet.captureOrder(order, `${id}-1`, AbortSignal.abort());
  expect(result.outcome).toBe('unknown');
  expect((await shop.wallet.truth(extOrderId)).captureCount).toBe(0);
});

test('404 decides nothing about a capture that may have had its effect (F21)', async () => {
  const { id, extOrderId: orderId } = await givenApproved();
  await shop.wallet.fault({ fault: 'error_after_effect', operation: 'capture', orderId, times: 3 });
  await shop.wallet.fault({ fault: 'not_found', operation: 'show', orderId, times: 1000 });
  expect((await shop.client.resume(id)).status).toBe(202);
  for (let times = 0; times < 3; times += 1) {
    await lookAt(shop.server, id);
    expect(await statusOf(id)).toBe('capturing');
  }
  await endWaitForEffect(shop.server, id);
  await lookAt(shop.server, id);
  expect(await statusOf(id)).toBe('capturing');
  await shop.wallet.clearFaults();
  await lookAt(shop.server, id);
  expect(await statusOf(id)).toBe('captured');
});

test('404 to a repeated request decides nothing while the first request may have had its effect (F21)', async () => {
  const { id, extOrderId: orderId } = await givenApproved();
  await shop.wallet.fault({ fault: 'connection_cut_after_effect', operation: 'capture', orderId });
  await shop.wallet.fault({ fault: 'not_found', operation: 'capture', orderId });
  expect((await shop.client.resume(id)).status).toBe(202);
  await lookAt(shop.server, id);
  expect(await statusOf(id)).toBe('captured');
  expect((await shop.wallet.truth(orderId)).captureCount).toBe(1);
  expect(await postingsOf(shop.server, id)).toHaveLength(2);
});

test('after a day without a word about a call, a person is asked, and nothing is guessed (F21)', async () => {
  const { id, extOrderId: orderId } = await givenApproved();
  await shop.wallet.fault({ fault: 'error_after_effect', operation: 'capture', orderId, times: 3 });
  await shop.wallet.fault({ fault: 'not_found', operation: 'show', orderId, times: 1000 });
  expect((await shop.client.resume(id)).status).toBe(202);
  await shop.server
    .sql`update operations set opened_at = opened_at - interval '25 hours' where payment_id = ${id}`;
  await lookAt(shop.server, id);
  expect(await shop.client.read(id)).toMatchObject({
    status: 'quarantined',
    operation: { kind: 'capture', progress: 'mismatch' },
  });
  expect(alertsOf(shop.server, id)).toHaveLength(1);
  // What the wallet says later explains it.
  await shop.wallet.clearFaults();
  await lookAt(shop.server, id);
  expect(await statusOf(id)).toBe('captured');
});

test.each(['instrument_declined', 'payer_cannot_pay'])(
  'a refusal (%s) does not count while an unanswered call may still take effect (F21)',
  async (fault) => {
    const { id, extOrderId: orderId } = await givenApproved();
    await captureWithoutAnswer(id, orderId);
    await shop.wallet.fault({ fault, operation: 'capture', orderId, times: 1 });
    await lookAt(shop.server, id);
    expect(await statusOf(id)).toBe('capturing');
    expect((await shop.client.call('PUT', `/moneyins/${id}/cancel`)).status).toBe(409);
    // Now the first call takes effect.
    await shop.wallet.clearFaults();
    await lookAt(shop.server, id);
    expect(await statusOf(id)).toBe('captured');
    expect((await shop.wallet.truth(orderId)).captureCount).toBe(1);
    expect(await postingsOf(shop.server, id)).toHaveLength(2);
  },
);

/** A call was never answered, the next one was refused, and no effect has come in time: the refusal counts. */
const givenRefusedAfterDoubt = async () => {
  const { id, extOrderId: orderId } = await givenApproved();
  await captureWithoutAnswer(id, orderId);
  await shop.wallet.fault({ fault: 'payer_cannot_pay', operation: 'capture', orderId, times: 1 });
  await lookAt(shop.server, id);
  await endWaitForEffect(shop.server, id);
  await lookAt(shop.server, id);
  return id;
};

test('when no effect has come, the order is read once more and the refusal counts, and later it is read again (F21)', async () => {
  const id = await givenRefusedAfterDoubt();
  expect(await shop.client.read(id)).toMatchObject({ status: 'failed', declineIssue: 'PAYER_CANNOT_PAY' });
  // The effect comes after all, later than anybody could expect.
  await shop.wallet.clearFaults();
  await lookAt(shop.server, id);
  expect(await shop.client.read(id)).toMatchObject({
    status: 'quarantined',
    operation: { kind: 'review', progress: 'mismatch' },
  });
  expect(alertsOf(shop.server, id)).toHaveLength(1);
  expect(await postingsOf(shop.server, id)).toEqual([]);
});

test('a look for something else does not take the place of the one that is planned (F21)', async () => {
  const id = await givenRefusedAfterDoubt();
  expect(await statusOf(id)).toBe('failed');
  const planned = await findDueTime(shop.server.sql, id);
  await lookAt(shop.server, id, { by: 'wallet' });
  expect(await findDueTime(shop.server.sql, id)).toEqual(planned);
  // Nor does a look that was planned for something else.
  await planLookAfterwards(shop.server.sql, (await findPayment(shop.server.sql, id))!, new Date());
  await lookAt(shop.server, id);
  expect(await findDueTime(shop.server.sql, id)).toEqual(planned);
});

test('a release of what the wallet denies in the meantime ends (F22)', async () => {
  const { id, extOrderId: orderId } = await givenAuthorized();
  await shop.wallet.fault({
    fault: 'payer_cannot_pay',
    operation: 'authorizationCapture',
    orderId,
    times: 1,
  });
  await shop.wallet.fault({ fault: 'error_before_effect', operation: 'void', orderId, times: 1000 });
  expect((await shop.client.call('PUT', `/moneyins/${id}/validate`, {})).status).toBe(402);
  await lookAt(shop.server, id);
  expect(await shop.client.read(id)).toMatchObject({ status: 'failed', operation: { kind: 'release' } });
  const [authorization] = (await shop.wallet.truth(orderId)).authorizations;
  await shop.wallet.deny(authorization!.id);
  await shop.wallet.clearFaults();
  await lookAt(shop.server, id);
  expect(await shop.client.read(id)).toMatchObject({ status: 'failed', operation: null });
});

test.each(['completed', 'declined'] as const)(
  'a later capture that is pending first ends as the wallet says: %s (F23)',
  async (outcome) => {
    const { id, extOrderId: orderId } = await givenAuthorized();
    await shop.wallet.fault({
      fault: 'pending_capture',
      operation: 'authorizationCapture',
      orderId,
      times: 1,
    });
    expect((await shop.client.call('PUT', `/moneyins/${id}/validate`, {})).status).toBe(202);
    expect(await shop.client.read(id)).toMatchObject({
      status: 'validating',
      operation: { kind: 'capture_authorization', progress: 'pending', amount: 1000 },
    });
    const { captures } = await shop.wallet.truth(orderId);
    await shop.wallet.settle(captures[0]!.id, outcome);
    await lookAt(shop.server, id);
    expect(await statusOf(id)).toBe(outcome === 'completed' ? 'captured' : 'failed');
    expect(await postingsOf(shop.server, id)).toHaveLength(outcome === 'completed' ? 2 : 0);
  },
);

test('what the wallet decides later is looked at rarely, however often the buyer reloads, and kept as one row (F23)', async () => {
  const { id, extOrderId: orderId } = await givenApproved();
  await shop.wallet.fault({ fault: 'pending_capture', operation: 'capture', orderId, times: 1 });
  const answer = await shop.client.resume(id);
  const { redirectionUrl } = (await answer.json()) as { redirectionUrl: string };
  await shop.server.sql`update operations set due_at = now() + interval '1 hour' where payment_id = ${id}`;
  const before = countCalls(await shop.client.read(id), 'show_order');
  for (let times = 0; times < 5; times += 1) await fetch(redirectionUrl, { redirect: 'manual' });
  expect(countCalls(await shop.client.read(id), 'show_order')).toBe(before);
  for (let times = 0; times < 5; times += 1) await lookAt(shop.server, id);
  const shown = await shop.client.read(id);
  expect(countCalls(shown, 'show_order')).toBe(before + 5);
  expect((shown['timeline'] as { name: string }[]).filter(({ name }) => name === 'show_order')).toHaveLength(
    1,
  );
});

test.each(['validate', 'cancel'] as const)(
  'one 404 about an authorisation (%s) ends nothing: it does not vanish (F21)',
  async (act) => {
    const { id, extOrderId: orderId } = await givenAuthorized();
    const operation = act === 'validate' ? 'authorizationCapture' : 'void';
    await shop.wallet.fault({ fault: 'not_found', operation, orderId, times: 1 });
    const answer = await shop.client.call(
      'PUT',
      `/moneyins/${id}/${act}`,
      act === 'validate' ? {} : undefined,
    );
    expect(answer.status).toBe(202);
    await lookAt(shop.server, id);
    expect(await statusOf(id)).toBe(act === 'validate' ? 'captured' : 'cancelled');
  },
);
