import { describe, expect, test } from 'vitest';
import { readLog, verify } from '../audit/audit-log.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { allowedActions } from '../../src/payments/present/allowed-actions.ts';
import { keysOf } from '../../src/keys-of.ts';
import { paymentStatuses, type PaymentStatus } from '../../src/payments/payment.ts';
import { givenWatchedShop, type Detailed } from './dashboard-support.ts';
import { givenPaymentIn } from './payment-in-status.ts';
import { postingsOf } from './support.ts';

const shop = givenWatchedShop();

const act = (id: string, action: 'capture' | 'cancel' | 'ask-wallet', body?: object) =>
  shop.administrator.post(`/payments/${id}/${action}`, body);

const givenAuthorized = async () => {
  const payment = await shop.client.givenPayment({
    transaction: { captureMode: 'manual', commissionAmount: 100 },
  });
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  return payment;
};

const eventsOf = ({ timeline }: Detailed) =>
  timeline.filter(({ kind }) => kind === 'event').map(({ name, details }) => ({ name, details }));

/** What the audit log has about a payment. */
const auditOf = async (id: string) =>
  (await readLog(shop.administrator, '?limit=100')).items
    .filter(({ subject }) => subject === id)
    .map(({ actor, action, address, details }) => ({ actor, action, address, details }));

const entry = (action: string, details: object = {}) => ({
  actor: shop.administratorEmail,
  action,
  address: '127.0.0.1',
  details,
});

test('capture takes all of an authorised payment, once, and says whose order it was', async () => {
  const { id, extOrderId } = await givenAuthorized();
  const answer = await act(id, 'capture', {});
  expect(answer.status).toBe(200);
  const shown = (await answer.json()) as Detailed;
  expect(shown).toMatchObject({ id, status: 'captured', capturedAmount: 1000, actions: ['refund'] });
  expect(eventsOf(shown).at(-1)).toEqual({
    name: 'payment.captured',
    details: { capturedAmount: 1000, currency: 'EUR', by: 'operator' },
  });
  // Which operator it was is told to operators alone.
  expect(shown).toMatchObject({
    operations: [
      { kind: 'authorize', requestedBy: 'platform', operator: null },
      { kind: 'capture_authorization', requestedBy: 'operator', operator: shop.administratorEmail },
    ],
  });
  expect(JSON.stringify(await shop.client.read(id))).not.toContain(shop.administratorEmail);
  expect((await act(id, 'capture', {})).status).toBe(200);
  expect(await auditOf(id)).toEqual([
    entry('payment_capture_requested', { totalAmount: 1000, currency: 'EUR' }),
  ]);
  expect(await verify(shop.administrator)).toMatchObject({ intact: true });
  expect((await shop.wallet.truth(extOrderId)).captureCount).toBe(1);
  expect(await postingsOf(shop.server, id)).toEqual([
    { kind: 'wallet_clearing', account: null, amount: -1000 },
    { kind: 'commission', account: null, amount: 100 },
    { kind: 'account', account: 'shop', amount: 900 },
  ]);
});

test('capture takes a part; more than was authorised is 400 and claims nothing', async () => {
  const { id } = await givenAuthorized();
  const refused = await act(id, 'capture', { totalAmount: 1001 });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({
    errors: [{ pointer: '/totalAmount', detail: 'is 1001, more than the 1000 that were authorised' }],
  });
  const answer = await act(id, 'capture', { totalAmount: 400 });
  expect(await answer.json()).toMatchObject({ status: 'captured', capturedAmount: 400 });
  expect(await auditOf(id)).toEqual([
    entry('payment_capture_requested', { totalAmount: 400, currency: 'EUR' }),
  ]);
});

test('the operator and the platform capture at once: one capture, no matter who wins', async () => {
  const { id, extOrderId } = await givenAuthorized();
  const answers = await Promise.all([
    ...Array.from({ length: 5 }, () => act(id, 'capture', {})),
    ...Array.from({ length: 5 }, () => shop.client.call('PUT', `/moneyins/${id}/validate`, {})),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await shop.wallet.truth(extOrderId)).captureCount).toBe(1);
});

test('cancel stops a payment that nobody has approved, and says whose order it was', async () => {
  const { id } = await shop.client.givenPayment();
  const answer = await act(id, 'cancel');
  expect(answer.status).toBe(200);
  const shown = (await answer.json()) as Detailed;
  expect(shown).toMatchObject({ status: 'cancelled', actions: [] });
  expect(eventsOf(shown).at(-1)).toEqual({ name: 'payment.cancelled', details: { reason: 'operator' } });
  expect(await auditOf(id)).toEqual([entry('payment_cancel_requested')]);
});

test('cancel releases an authorised payment at the wallet, and says whose order it was', async () => {
  const { id, extOrderId } = await givenAuthorized();
  const shown = (await (await act(id, 'cancel')).json()) as Detailed;
  expect(shown.status).toBe('cancelled');
  expect(eventsOf(shown).at(-1)).toEqual({
    name: 'payment.cancelled',
    details: { reason: 'released', by: 'operator' },
  });
  expect(await auditOf(id)).toEqual([entry('payment_cancel_requested')]);
  const { authorizations } = await shop.wallet.truth(extOrderId);
  expect(authorizations.map(({ status }) => status)).toEqual(['VOIDED']);
});

test("a platform's own orders say nothing of operators, and are no audit entries", async () => {
  const { id } = await givenAuthorized();
  await shop.client.call('PUT', `/moneyins/${id}/validate`, {});
  const shown = (await (await shop.viewer.get(`/payments/${id}`)).json()) as Detailed;
  expect(eventsOf(shown).at(-1)?.details).toEqual({ capturedAmount: 1000, currency: 'EUR' });
  expect(await auditOf(id)).toEqual([]);
});

test('an order in doubt is 202 and shown so; asking the wallet brings it home before it is due', async () => {
  const { id, extOrderId } = await givenAuthorized();
  await shop.wallet.fault({ fault: 'error_after_effect', operation: 'authorizationCapture', times: 50 });
  await shop.wallet.fault({ fault: 'unavailable', operation: 'authorizationShow', times: 50 });
  const answer = await act(id, 'capture', {});
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({ status: 'validating', inDoubt: true, actions: ['ask_wallet'] });
  await shop.server.sql`update operations set due_at = now() + interval '1 year' where payment_id = ${id}`;
  const stillSilent = await act(id, 'ask-wallet');
  expect(stillSilent.status).toBe(202);
  await shop.server.sql`update operations set due_at = now() + interval '1 year' where payment_id = ${id}`;
  await shop.wallet.clearFaults();
  const asked = await act(id, 'ask-wallet');
  expect(asked.status).toBe(200);
  const shown = (await asked.json()) as Detailed;
  expect(shown).toMatchObject({ status: 'captured', inDoubt: false });
  // No matter which process ends it, it was the operator's order.
  expect(eventsOf(shown).at(-1)?.details).toMatchObject({ by: 'operator' });
  expect((await shop.wallet.truth(extOrderId)).captureCount).toBe(1);
  expect(await auditOf(id)).toEqual([
    entry('wallet_asked'),
    entry('wallet_asked'),
    entry('payment_capture_requested', { totalAmount: 1000, currency: 'EUR' }),
  ]);
});

test('asking the wallet about a payment that nobody has approved looks, and changes nothing', async () => {
  const { id } = await shop.client.givenPayment();
  const answer = await act(id, 'ask-wallet');
  expect(answer.status).toBe(200);
  const shown = (await answer.json()) as Detailed;
  expect(shown).toMatchObject({ status: 'awaiting_approval', actions: ['cancel', 'ask_wallet'] });
  expect(shown.timeline.at(-1)).toMatchObject({
    kind: 'wallet_call',
    name: 'show_order',
    details: { status: 200 },
  });
});

test('asking the wallet about a payment that the buyer has approved captures it', async () => {
  const { id, extOrderId } = await shop.client.givenPayment();
  await shop.server.sql`update payment_looks set due_at = now() + interval '1 year' where payment_id = ${id}`;
  await shop.wallet.approve(extOrderId);
  const answer = await act(id, 'ask-wallet');
  expect(await answer.json()).toMatchObject({ status: 'captured', capturedAmount: 1000 });
  expect((await shop.wallet.truth(extOrderId)).captureCount).toBe(1);
});

test('asking the wallet about an authorised payment looks whether it still stands', async () => {
  const { id } = await givenAuthorized();
  const answer = await act(id, 'ask-wallet');
  expect(answer.status).toBe(200);
  const shown = (await answer.json()) as Detailed;
  expect(shown).toMatchObject({ status: 'authorized', actions: ['capture', 'cancel', 'ask_wallet'] });
  expect(shown.timeline.at(-1)).toMatchObject({ kind: 'wallet_call', name: 'show_authorization' });
});

const farOff = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000);

/** What a state refuses; the ones not listed are shown above to do what they are for. */
const refusals: Record<
  PaymentStatus,
  Partial<Record<'capture' | 'cancel' | 'ask-wallet', [number, string]>>
> = {
  awaiting_approval: { capture: [409, 'payment_not_authorized'] },
  capturing: { capture: [409, 'payment_not_authorized'], cancel: [409, 'payment_in_progress'] },
  authorizing: { capture: [409, 'payment_not_authorized'], cancel: [409, 'payment_in_progress'] },
  authorized: {},
  // Which part it is, nobody has said.
  partially_captured: { capture: [400, 'invalid_request'] },
  validating: { capture: [409, 'payment_not_authorized'], cancel: [409, 'payment_in_progress'] },
  releasing: { capture: [409, 'payment_not_authorized'] },
  captured: {
    capture: [409, 'payment_not_authorized'],
    cancel: [409, 'conflict'],
    'ask-wallet': [409, 'conflict'],
  },
  cancelled: { capture: [409, 'payment_not_authorized'], 'ask-wallet': [409, 'conflict'] },
  expired: {
    capture: [409, 'payment_not_authorized'],
    cancel: [409, 'payment_expired'],
    'ask-wallet': [409, 'conflict'],
  },
  failed: { capture: [402, 'payment_declined'], cancel: [409, 'conflict'], 'ask-wallet': [409, 'conflict'] },
  quarantined: { capture: [409, 'payment_not_authorized'], cancel: [409, 'payment_in_progress'] },
};

describe.each(keysOf(paymentStatuses))('a payment that is %s', (status) => {
  test('offers what it allows, and refuses the rest without a trace', async () => {
    const id = await givenPaymentIn(shop.server, status, farOff);
    const before = (await (await shop.viewer.get(`/payments/${id}`)).json()) as Detailed;
    expect(before.actions).toEqual(allowedActions[status]);
    for (const [action, [httpStatus, code]] of Object.entries(refusals[status])) {
      const path = action as 'capture' | 'cancel' | 'ask-wallet';
      // Another amount than the one claimed: a repetition of the same order is answered, not refused.
      const answer = await act(id, path, action === 'capture' ? { totalAmount: 50 } : undefined);
      const { code: found } = (await answer.json()) as { code: string };
      expect({ action, status: answer.status, code: found }).toEqual({ action, status: httpStatus, code });
    }
    expect(await (await shop.viewer.get(`/payments/${id}`)).json()).toEqual(before);
    expect(await auditOf(id)).toEqual([]);
  });
});

test('404: there is no such payment', async () => {
  for (const action of ['capture', 'cancel', 'ask-wallet'] as const) {
    await expectProblem(shop.server, await act('pay_none', action, action === 'capture' ? {} : undefined), {
      status: 404,
      code: 'not_found',
      detail: 'There is no payment pay_none.',
    });
  }
});

test('what another site makes a browser send, or a viewer sends, does nothing (A9)', async () => {
  const { id } = await givenAuthorized();
  for (const action of ['capture', 'cancel', 'ask-wallet']) {
    const body = action === 'capture' ? {} : undefined;
    const path = `/payments/${id}/${action}`;
    const foreign = await shop.administrator.post(path, body, { 'sec-fetch-site': 'cross-site' });
    expect(await foreign.json()).toMatchObject({ status: 403, code: 'foreign_origin' });
    const viewed = await shop.viewer.post(path, body);
    expect(await viewed.json()).toMatchObject({ status: 403, code: 'role_not_allowed' });
  }
  expect(await shop.client.read(id)).toMatchObject({ status: 'authorized' });
  expect(await auditOf(id)).toEqual([]);
});
