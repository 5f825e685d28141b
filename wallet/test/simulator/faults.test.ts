import { expect, test } from 'vitest';
import { anOrder, issueOf } from '../support/client.ts';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

const capturesOf = async (wallet: RunningWallet, id: string): Promise<number> =>
  (await wallet.reportOf(id)).captureCount;
const capturePath = (id: string) => `/v2/checkout/orders/${id}/capture`;

/** A fault that is used up is no longer listed, even while it holds a call. */
const isUsedUp = async (wallet: RunningWallet): Promise<boolean> =>
  (await wallet.simulate('GET', '/faults')).body.faults.length === 0;

/** Calls and gives up as soon as `until` holds. */
const giveUpWhen = async (wallet: RunningWallet, path: string, until: () => Promise<boolean>) => {
  const caller = new AbortController();
  const call = wallet.send('POST', path, { requestId: 'r1', signal: caller.signal });
  await expect.poll(until).toBe(true);
  caller.abort();
  await expect(call).rejects.toThrow('aborted');
  // When the wallet has answered these later calls, it has seen the connection close.
  for (let call = 0; call < 5; call += 1) await wallet.simulate('GET', '/clock');
};

test.for([
  ['instrument_declined', 422, 'INSTRUMENT_DECLINED'],
  ['payer_cannot_pay', 422, 'PAYER_CANNOT_PAY'],
  ['transaction_refused', 422, 'TRANSACTION_REFUSED'],
  ['compliance_violation', 422, 'COMPLIANCE_VIOLATION'],
  ['payment_denied', 422, 'PAYMENT_DENIED'],
  ['payer_action_required', 422, 'PAYER_ACTION_REQUIRED'],
  ['request_in_progress', 409, 'PREVIOUS_REQUEST_IN_PROGRESS'],
  ['unauthorized', 401, undefined],
  ['not_authorized', 403, 'PERMISSION_DENIED'],
  ['unavailable', 503, undefined],
  ['error_before_effect', 500, undefined],
] as const)('%s answers %i without effect, once; the next call succeeds', async ([fault, status, issue]) => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  await wallet.givenFault({ fault, operation: 'capture' });
  const answer = await wallet.capture(id, { requestId: 'r1' });
  expect([answer.status, issueOf(answer)]).toEqual([status, issue]);
  expect(await capturesOf(wallet, id)).toBe(0);
  expect((await wallet.capture(id, { requestId: 'r1' })).status).toBe(201);
});

test.for([
  ['payment_denied', 'UNPROCESSABLE_ENTITY'],
  ['request_in_progress', 'RESOURCE_CONFLICT'],
  ['unauthorized', 'AUTHENTICATION_FAILURE'],
  ['not_authorized', 'NOT_AUTHORIZED'],
] as const)('%s has the published name %s, and says why in a sentence', async ([fault, name]) => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  await wallet.givenFault({ fault, operation: 'capture' });
  const { body } = await wallet.capture(id);
  expect(body.name).toBe(name);
  for (const { description } of body.details ?? [{ description: body.message }])
    expect(description).toMatch(/^[A-Z].* .*\.$/);
});

test('rate_limited answers 429 in the published form, with Retry-After', async () => {
  const wallet = await givenWallet();
  await wallet.givenFault({ fault: 'rate_limited', operation: 'create', retryAfterSeconds: 7 });
  const answer = await wallet.call('POST', '/v2/checkout/orders', { body: anOrder('1.00', 'EUR') });
  expect(answer.status).toBe(429);
  expect(answer.body).toEqual({
    name: 'RATE_LIMIT_REACHED',
    message: 'Too many requests. Blocked due to rate limiting.',
    debug_id: answer.headers.get('paypal-debug-id'),
    links: [],
  });
  expect(answer.headers.get('retry-after')).toBe('7');
});

test('connection_cut ends the connection without effect', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  await wallet.givenFault({ fault: 'connection_cut', operation: 'capture' });
  await expect(wallet.send('POST', capturePath(id))).rejects.toThrow('fetch failed');
  expect(await capturesOf(wallet, id)).toBe(0);
});

test('connection_cut_after_effect ends the connection after one capture', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  await wallet.givenFault({ fault: 'connection_cut_after_effect', operation: 'capture' });
  await expect(wallet.send('POST', capturePath(id), { requestId: 'r1' })).rejects.toThrow('fetch failed');
  expect((await wallet.capture(id, { requestId: 'r1' })).status).toBe(200);
  expect(await capturesOf(wallet, id)).toBe(1);
});

test('timeout_before_effect holds the caller, and nothing ever happens', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  await wallet.givenFault({ fault: 'timeout_before_effect', operation: 'capture' });
  await giveUpWhen(wallet, capturePath(id), () => isUsedUp(wallet));
  await wallet.simulate('DELETE', '/faults');
  expect(await capturesOf(wallet, id)).toBe(0);
  expect((await wallet.capture(id, { requestId: 'r1' })).status).toBe(201);
});

test('timeout_before_effect cleared: the connection of the waiting caller closes, and nothing has happened', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  const fault = await wallet.givenFault({ fault: 'timeout_before_effect', operation: 'capture' });
  const outcome = Promise.allSettled([wallet.send('POST', capturePath(id))]);
  await expect.poll(() => isUsedUp(wallet)).toBe(true);
  expect((await wallet.simulate('DELETE', `/faults/${fault.id}`)).status).toBe(204);
  expect((await outcome)[0].status).toBe('rejected');
  expect(await capturesOf(wallet, id)).toBe(0);
});

test('timeout_after_effect holds the caller after one capture; a repeated call gets the answer', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  await wallet.givenFault({ fault: 'timeout_after_effect', operation: 'capture' });
  await giveUpWhen(wallet, capturePath(id), async () => (await capturesOf(wallet, id)) === 1);
  expect((await wallet.capture(id, { requestId: 'r1' })).status).toBe(200);
  expect(await capturesOf(wallet, id)).toBe(1);
});

test('timeout_after_effect cleared: the waiting caller gets the answer', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  await wallet.givenFault({ fault: 'timeout_after_effect', operation: 'capture' });
  const call = wallet.capture(id);
  await expect.poll(() => capturesOf(wallet, id)).toBe(1);
  await wallet.simulate('DELETE', '/faults');
  expect((await call).status).toBe(201);
});

test('late_effect happens when the fault is cleared, although the caller is gone', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  await wallet.givenFault({ fault: 'late_effect', operation: 'capture' });
  await giveUpWhen(wallet, capturePath(id), () => isUsedUp(wallet));
  expect(await capturesOf(wallet, id)).toBe(0);
  await wallet.simulate('DELETE', '/faults');
  await expect.poll(() => capturesOf(wallet, id)).toBe(1);
});

test('error_after_effect answers 500 after one capture', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  await wallet.givenFault({ fault: 'error_after_effect', operation: 'capture' });
  const answer = await wallet.capture(id, { requestId: 'r1' });
  expect([answer.status, answer.body.name]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
  expect((await wallet.capture(id, { requestId: 'r1' })).status).toBe(200);
  expect(await capturesOf(wallet, id)).toBe(1);
});

test('slow answers late, after the effect', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  await wallet.givenFault({ fault: 'slow', operation: 'capture', delayMs: 300 });
  const started = performance.now();
  const call = wallet.capture(id);
  await expect.poll(() => capturesOf(wallet, id)).toBe(1);
  expect((await call).status).toBe(201);
  expect(performance.now() - started).toBeGreaterThanOrEqual(295);
});

test('wrong_amount, wrong_currency and wrong_order change only the answer', async () => {
  const wallet = await givenWallet();
  const capturedUnder = async (fault: string) => {
    const { id } = await wallet.givenApprovedOrder();
    await wallet.givenFault({ fault, operation: 'capture' });
    const { body } = await wallet.capture(id);
    expect(await wallet.reportOf(id)).toMatchObject({
      captureCount: 1,
      captured: { currency: 'EUR', minor: 1000 },
    });
    return { id, body, amount: body.purchase_units[0].payments.captures[0].amount };
  };
  expect((await capturedUnder('wrong_amount')).amount.value).toBe('20.00');
  expect((await capturedUnder('wrong_currency')).amount.currency_code).toBe('XTS');
  const { id, body } = await capturedUnder('wrong_order');
  expect(body.id).not.toBe(id);
});

test('wrong_last_amount and wrong_last_id change the latest payment of the order, and nothing else of the answer', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  const [capture] = (await wallet.capture(id)).body.purchase_units[0].payments.captures;
  const refund = { amount: { currency_code: 'EUR', value: '3.00' } };
  await wallet.call('POST', `/v2/payments/captures/${capture.id}/refund`, { body: refund });
  const show = async () => (await wallet.call('GET', `/v2/checkout/orders/${id}`)).body;
  const correct = await show();
  const [shown] = correct.purchase_units[0].payments.refunds;
  const withRefund = (changed: object) => {
    const [unit] = correct.purchase_units;
    const payments = { ...unit.payments, refunds: [{ ...shown, ...changed }] };
    return { ...correct, purchase_units: [{ ...unit, payments }] };
  };

  await wallet.givenFault({ fault: 'wrong_last_amount', operation: 'show' });
  expect(await show()).toEqual(withRefund({ amount: { currency_code: 'EUR', value: '4.00' } }));
  await wallet.givenFault({ fault: 'wrong_last_id', operation: 'show' });
  const changed = await show();
  const [{ id: wrongId }] = changed.purchase_units[0].payments.refunds;
  expect(wrongId).not.toBe(shown.id);
  expect(changed).toEqual(withRefund({ id: wrongId }));
  expect(await show()).toEqual(correct);
});

test('garbage and half_body are not JSON, and the capture has happened', async () => {
  const wallet = await givenWallet();
  for (const fault of ['garbage', 'half_body']) {
    const { id } = await wallet.givenApprovedOrder();
    await wallet.givenFault({ fault, operation: 'capture' });
    const { status, body } = await wallet.send('POST', capturePath(id));
    expect(status).toBe(201);
    expect(body).toBeTypeOf('string');
    expect(await capturesOf(wallet, id)).toBe(1);
  }
});

test('order_expired: the order answers 404, now and later', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  await wallet.givenFault({ fault: 'order_expired', operation: 'capture' });
  expect((await wallet.capture(id)).status).toBe(404);
  expect((await wallet.call('GET', `/v2/checkout/orders/${id}`)).status).toBe(404);
  expect(await wallet.reportOf(id)).toMatchObject({ state: 'reversed', captureCount: 0 });
  const unapproved = await wallet.givenOrder();
  await wallet.givenFault({ fault: 'order_expired', operation: 'show' });
  expect((await wallet.call('GET', `/v2/checkout/orders/${unapproved.id}`)).status).toBe(404);
  expect(await wallet.reportOf(unapproved.id)).toMatchObject({ state: 'expired' });
});

test('order_too_old: an authorisation answers ORDER_EXPIRED, and the order is gone', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder({ intent: 'AUTHORIZE' });
  await wallet.givenFault({ fault: 'order_too_old', operation: 'authorize' });
  const path = `/v2/checkout/orders/${id}`;
  expect(issueOf(await wallet.call('POST', `${path}/authorize`))).toBe('ORDER_EXPIRED');
  expect((await wallet.call('GET', path)).status).toBe(404);
  expect(await wallet.reportOf(id)).toMatchObject({ state: 'reversed', authorizations: [] });
});

test('already_captured: refused, but captured, once', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  await wallet.givenFault({ fault: 'already_captured', operation: 'capture' });
  expect(issueOf(await wallet.capture(id))).toBe('ORDER_ALREADY_CAPTURED');
  expect(await capturesOf(wallet, id)).toBe(1);
  expect((await wallet.call('GET', `/v2/checkout/orders/${id}`)).body.status).toBe('COMPLETED');
});

test('declined_capture: the order says COMPLETED, its capture DECLINED, no money moved', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  await wallet.givenFault({ fault: 'declined_capture', operation: 'capture' });
  const { body } = await wallet.capture(id);
  expect([body.status, body.purchase_units[0].payments.captures[0].status]).toEqual([
    'COMPLETED',
    'DECLINED',
  ]);
  expect(await capturesOf(wallet, id)).toBe(0);
});

test('refund_refused does not change the capture', async () => {
  const wallet = await givenWallet();
  const capture = await wallet.givenCapture();
  await wallet.givenFault({ fault: 'refund_refused', operation: 'refund' });
  const answer = await wallet.call('POST', `/v2/payments/captures/${capture.id}/refund`);
  expect(issueOf(answer)).toBe('REFUND_FAILED_INSUFFICIENT_FUNDS');
  expect((await wallet.call('GET', `/v2/payments/captures/${capture.id}`)).body.status).toBe('COMPLETED');
});

test('a fault happens as often as registered', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  await wallet.givenFault({ fault: 'unavailable', operation: 'show', times: 2 });
  const statuses = [];
  for (let call = 0; call < 3; call += 1)
    statuses.push((await wallet.call('GET', `/v2/checkout/orders/${id}`)).status);
  expect(statuses).toEqual([503, 503, 200]);
});

test('a fault of one order does not affect other orders, also for calls with a capture id', async () => {
  const wallet = await givenWallet();
  const [affected, other] = [await wallet.givenApprovedOrder(), await wallet.givenApprovedOrder()];
  const captureOf = async (id: string) =>
    (await wallet.capture(id)).body.purchase_units[0].payments.captures[0].id;
  const captures = { affected: await captureOf(affected.id), other: await captureOf(other.id) };
  await wallet.givenFault({ fault: 'unavailable', operation: 'refund', orderId: affected.id });
  expect((await wallet.call('POST', `/v2/payments/captures/${captures.other}/refund`)).status).toBe(201);
  expect((await wallet.call('POST', `/v2/payments/captures/${captures.affected}/refund`)).status).toBe(503);
});

test('a fault of one path does not affect other paths', async () => {
  const wallet = await givenWallet();
  const [affected, other] = [await wallet.givenOrder(), await wallet.givenOrder()];
  const path = `/v2/checkout/orders/${affected.id}`;
  await wallet.givenFault({ fault: 'unavailable', operation: 'show', path });
  expect((await wallet.call('GET', `/v2/checkout/orders/${other.id}`)).status).toBe(200);
  expect((await wallet.call('GET', path)).status).toBe(503);
});

test('a fault can affect the token endpoint', async () => {
  const wallet = await givenWallet();
  await wallet.givenFault({ fault: 'unavailable', operation: 'token' });
  const response = await fetch(`${wallet.url}/v1/oauth2/token`, { method: 'POST' });
  expect(response.status).toBe(503);
});

test('faults are listed, survive a restart and are cleared', async () => {
  const wallet = await givenWallet();
  const fault = await wallet.givenFault({ fault: 'unavailable', operation: 'show', times: 2 });
  const restarted = await wallet.restart();
  expect((await restarted.simulate('GET', '/faults')).body.faults).toEqual([fault]);
  expect((await restarted.simulate('DELETE', `/faults/${fault.id}`)).status).toBe(204);
  expect((await restarted.simulate('GET', '/faults')).body.faults).toEqual([]);
  expect((await restarted.simulate('DELETE', `/faults/${fault.id}`)).status).toBe(404);
});

test('a fault with a wrong operation, or misspelt, is refused', async () => {
  const wallet = await givenWallet();
  const register = async (body: object) => (await wallet.simulate('POST', '/faults', body)).status;
  expect(await register({ fault: 'declined_capture', operation: 'show' })).toBe(422);
  expect(await register({ fault: 'no_such_fault', operation: 'show' })).toBe(400);
  expect(await register({ fault: 'slow', operation: 'show', delay: 1 })).toBe(400);
});
