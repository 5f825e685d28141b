import { beforeAll, expect, test } from 'vitest';
import { runDaily } from '../../src/payments/reconciliation/run-daily.ts';
import { takeInChangedDisputes } from '../../src/payments/reconciliation/take-in-changed-disputes.ts';
import { takeInDispute } from '../../src/payments/disputes/take-in-dispute.ts';
import type { Wallet } from '../../src/wallet/wallet.ts';
import { signIn } from '../support/dashboard.ts';
import { findFreePort, startServer, type TestServer } from '../support/server.ts';
import { registerReceiver } from '../wallet/receiver.ts';
import { startWallet, type SimulatedWallet } from '../wallet/support.ts';
import { makeClient, postingsOf, walletSettings } from './support.ts';
import { until } from '../support/until.ts';

let wallet: SimulatedWallet;
let server: TestServer;
let client: Awaited<ReturnType<typeof makeClient>>;

/** A service that the wallet notifies. */
beforeAll(async () => {
  wallet = await startWallet();
  const port = await findFreePort();
  const { webhookId } = await registerReceiver(wallet.url, `http://127.0.0.1:${port}/wallet/notifications`);
  server = await startServer({ ...walletSettings(wallet), PORT: String(port), WALLET_WEBHOOK_ID: webhookId });
  client = await makeClient(server);
  return async () => {
    await server.close();
    await wallet.close();
  };
});

const untilShown = (id: string, shown: object) =>
  until(async () => expect(await client.read(id)).toMatchObject(shown));

const givenCaptured = async () => {
  const payment = await client.givenPayment();
  await wallet.approve(payment.extOrderId);
  await untilShown(payment.id, { status: 'captured' });
  const { captures } = await wallet.truth(payment.extOrderId);
  return { ...payment, captureId: captures[0]!.id };
};

const givenDisputed = async (complaint: object = {}) => {
  const payment = await givenCaptured();
  const { dispute_id: disputeId } = await wallet.dispute(payment.captureId, complaint);
  await untilShown(payment.id, { disputes: [{ extDisputeId: disputeId }] });
  return { ...payment, disputeId };
};

const eventsOf = async (id: string) => {
  const { timeline } = (await client.read(id)) as { timeline: { kind: string; name: string }[] };
  return timeline.filter(({ name }) => name.startsWith('dispute.')).map(({ name }) => name);
};

const openedAmounts = async (id: string) => {
  const rows = await server.sql<{ amount: number }[]>`
    select (details->>'amount')::int as amount from all_events where subject_id = ${id} and type = 'dispute.opened'`;
  return rows.map(({ amount }) => amount);
};

const refund = (id: string, body: object) => client.call('PUT', `/refund/${id}`, body);

test('a payment shows its dispute as the wallet does, with an event for each change', async () => {
  const { id, disputeId } = await givenDisputed({
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    amount: { currency_code: 'EUR', value: '6.00' },
  });
  const shown = await client.read(id);
  expect(shown['disputes']).toEqual([
    {
      id: `${id}-${disputeId}`,
      extDisputeId: disputeId,
      transactionId: id,
      status: 'open',
      stage: 'inquiry',
      reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
      outcome: null,
      amount: 600,
      currency: 'EUR',
      waitsForSeller: true,
      sellerDueAt: expect.any(String) as string,
      createdAt: expect.any(String) as string,
      updatedAt: expect.any(String) as string,
    },
  ]);
  await wallet.updateDispute(disputeId, { status: 'UNDER_REVIEW', stage: 'CHARGEBACK' });
  await untilShown(id, {
    disputes: [{ status: 'under_review', stage: 'chargeback', waitsForSeller: false }],
  });
  await wallet.resolveDispute(disputeId, 'RESOLVED_SELLER_FAVOUR');
  await untilShown(id, { disputes: [{ status: 'resolved', outcome: 'RESOLVED_SELLER_FAVOUR' }] });
  expect(await eventsOf(id)).toEqual(['dispute.opened', 'dispute.updated', 'dispute.resolved']);
});

test('a dispute that the buyer wins takes the money back once, as a reversal', async () => {
  const { id, disputeId } = await givenDisputed();
  await wallet.resolveDispute(disputeId, 'RESOLVED_BUYER_FAVOUR');
  await untilShown(id, {
    disputes: [{ outcome: 'RESOLVED_BUYER_FAVOUR' }],
    refundedAmount: 1000,
    refunds: [{ origin: 'reversal', status: 'completed', amount: 1000 }],
  });
  const amounts = (await postingsOf(server, id)).map(({ amount }) => amount);
  expect(amounts).toEqual([-1000, -1000, 1000, 1000]);
});

test('while a dispute is open a part is not refunded, and the wallet is not called; everything is', async () => {
  const { id, disputeId } = await givenDisputed();
  const part = await refund(id, { amountToRefund: 400 });
  expect(part.status).toBe(409);
  expect(await part.json()).toMatchObject({
    code: 'payment_disputed',
    detail: `The buyer disputes the payment ${id} (${disputeId}). Until that is resolved, only all that is left can be refunded.`,
  });
  expect(await client.read(id)).toMatchObject({ refunds: [], operation: null });
  expect((await refund(id, {})).status).toBe(200);
});

test("while the buyer's bank takes the money back nothing is refunded, as the wallet says, and nothing is paid twice", async () => {
  const { id, extOrderId, disputeId } = await givenDisputed({ channel: 'EXTERNAL' });
  const answer = await refund(id, {});
  expect(await answer.json()).toMatchObject({
    status: 409,
    code: 'payment_disputed',
    issue: 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
    retryable: true,
  });
  expect(await wallet.truth(extOrderId)).toMatchObject({ refunded: { minor: 0 } });
  await wallet.resolveDispute(disputeId, 'RESOLVED_SELLER_FAVOUR');
  await untilShown(id, { disputes: [{ status: 'resolved' }], refundableAmount: 1000 });
  expect((await refund(id, {})).status).toBe(200);
});

test('after a dispute a part can be refunded again', async () => {
  const { id, disputeId } = await givenDisputed();
  await wallet.resolveDispute(disputeId, 'CANCELED_BY_BUYER');
  await untilShown(id, { disputes: [{ status: 'resolved' }] });
  expect((await refund(id, { amountToRefund: 400 })).status).toBe(200);
});

test('an older state that arrives late does not take the place of a newer one', async () => {
  const { id, captureId, disputeId } = await givenDisputed();
  const { deps } = server;
  const { result: older } = await deps.wallet.showDispute(disputeId);
  const { result: listed } = await deps.wallet.listDisputes({ captureId });
  await wallet.resolveDispute(disputeId, 'DENIED');
  await untilShown(id, { disputes: [{ status: 'resolved' }] });
  const late: Wallet = {
    ...deps.wallet,
    showDispute: async () => ({ result: older, calls: [] }),
    listDisputes: async () => ({ result: listed, calls: [] }),
  };
  expect(await takeInDispute({ ...deps, wallet: late }, disputeId)).toBe('taken_in');
  expect(await takeInDispute(deps, disputeId)).toBe('taken_in');
  expect(await client.read(id)).toMatchObject({ disputes: [{ status: 'resolved', outcome: 'DENIED' }] });
  expect(await eventsOf(id)).toEqual(['dispute.opened', 'dispute.resolved']);
});

test('Home counts the disputes that wait for the seller, and the list names them with where to answer', async () => {
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  type Home = { disputes: { count: number; nearestDueAt: string | null } };
  const before = (await (await viewer.get('/home')).json()) as Home;
  const { id, disputeId } = await givenDisputed({ channel: 'EXTERNAL' });
  const waiting = await givenDisputed();
  await wallet.updateDispute(waiting.disputeId, { status: 'WAITING_FOR_BUYER_RESPONSE' });
  await untilShown(waiting.id, { disputes: [{ status: 'waiting_for_buyer' }] });
  const { disputes } = (await (await viewer.get('/home')).json()) as Home;
  expect(disputes.count).toBe(before.disputes.count + 1);
  const list = await viewer.get('/disputes?open=true&limit=100');
  const { items } = (await list.json()) as { items: { extDisputeId: string; sellerDueAt: string }[] };
  const listed = items.find((dispute) => dispute.extDisputeId === disputeId)!;
  expect(listed).toMatchObject({
    transactionId: id,
    stage: 'chargeback',
    walletUrl: `${wallet.url}/simulator/payments`,
  });
  // A bank gives ten days, and a buyer twenty.
  expect(disputes.nearestDueAt).toBe(listed.sellerDueAt);
  // Disputes of one second stand in the order of their ids, so the two may have changed places.
  type Page = { items: { id: string }[]; nextCursor: string };
  const page = async (query: string) => (await (await viewer.get(`/disputes?${query}`)).json()) as Page;
  const first = await page('limit=1');
  const rest = await page(`limit=100&after=${first.nextCursor}`);
  expect([...first.items, ...rest.items]).toEqual((await page('limit=100')).items);
});

test('a dispute that the wallet does not show at first has to be sent again, and taken in (F22)', async () => {
  const payment = await givenCaptured();
  const fault = await wallet.fault({ fault: 'garbage', operation: 'disputeShow' });
  const { dispute_id: disputeId } = await wallet.dispute(payment.captureId);
  await untilShown(payment.id, { disputes: [{ extDisputeId: disputeId }] });
  expect(await wallet.faultTimesLeft(fault)).toBe(0);
});

test('a dispute about money that the wallet took past us is shown, booked or not', async () => {
  const { id, extOrderId } = await client.givenPayment();
  expect((await client.call('PUT', `/moneyins/${id}/cancel`)).status).toBe(200);
  await wallet.approve(extOrderId);
  await wallet.captureElsewhere(extOrderId);
  await untilShown(id, { status: 'quarantined' });
  const [capture] = (await wallet.truth(extOrderId)).captures;
  const { dispute_id: extDisputeId } = await wallet.dispute(capture!.id);
  await untilShown(id, { disputes: [{ extDisputeId, status: 'open' }] });
  expect(await eventsOf(id)).toEqual(['dispute.opened']);
});

test.each(['disputeShow', 'disputeList'])(
  'one wrong amount of a dispute (%s): the wallet is asked again, and the event has the true amount (F29)',
  async (operation) => {
    const payment = await givenCaptured();
    const fault = await wallet.fault({ fault: 'wrong_amount', operation, orderId: payment.extOrderId });
    await wallet.dispute(payment.captureId, { amount: { currency_code: 'EUR', value: '3.00' } });
    await untilShown(payment.id, { disputes: [{ amount: 300 }] });
    expect(await wallet.faultTimesLeft(fault)).toBe(0);
    expect(await openedAmounts(payment.id)).toEqual([300]);
  },
);

test.each(['disputeShow', 'disputeList'])(
  'while the amounts of a dispute are wrong (%s) nothing is told of it, and then the truth (F29)',
  async (operation) => {
    const payment = await givenCaptured();
    const { extOrderId: orderId, captureId } = payment;
    const fault = await wallet.fault({ fault: 'wrong_amount', operation, orderId, times: 1000 });
    const amount = { currency_code: 'EUR', value: '3.00' };
    const { dispute_id: disputeId } = await wallet.dispute(captureId, { amount });
    expect(await takeInDispute(server.deps, disputeId)).toBe('unconfirmed');
    await until(async () => expect(await wallet.faultTimesLeft(fault)).toBeLessThanOrEqual(1000 - 4));
    expect(await openedAmounts(payment.id)).toEqual([]);
    await wallet.clearFault(fault);
    await untilShown(payment.id, { disputes: [{ amount: 300 }] });
    expect(await openedAmounts(payment.id)).toEqual([300]);
  },
);

test('a dispute that cannot be kept stops neither the others nor the comparison of the day', async () => {
  const bad = await givenDisputed();
  const payment = await givenCaptured();
  await wallet.fault({ fault: 'notification_lost', operation: 'notification', orderId: payment.extOrderId });
  const { dispute_id: disputeId } = await wallet.dispute(payment.captureId);
  const { deps } = server;
  const over = { currency: 'EUR', amountMinor: 0n };
  const showDispute: Wallet['showDispute'] = async (id) => {
    const { result, calls } = await deps.wallet.showDispute(id);
    return { result: result && (id === bad.disputeId ? { ...result, money: over } : result), calls };
  };
  const listDisputes: Wallet['listDisputes'] = async (filter, next) => {
    const { result, calls } = await deps.wallet.listDisputes(filter, next);
    const disputes = result!.disputes.map((one) =>
      one.id === bad.disputeId ? { ...one, money: over } : one,
    );
    return { result: { ...result!, disputes }, calls };
  };
  const dayAgo = new Date(deps.realClock().getTime() - 24 * 60 * 60 * 1000);
  await takeInChangedDisputes({ ...deps, wallet: { ...deps.wallet, showDispute, listDisputes } }, dayAgo);
  expect(await client.read(payment.id)).toMatchObject({ disputes: [{ extDisputeId: disputeId }] });
  expect(server.logged.filter(({ msg }) => msg === 'a dispute could not be taken in')).toMatchObject([
    { dispute: bad.disputeId },
  ]);
});

test('a dispute of which no notification came is found by the daily comparison', async () => {
  const payment = await givenCaptured();
  await wallet.fault({ fault: 'notification_lost', operation: 'notification', orderId: payment.extOrderId });
  const { dispute_id: disputeId } = await wallet.dispute(payment.captureId);
  const days = 2 * 24 * 60 * 60;
  server.advance(days);
  await wallet.advance(days);
  await runDaily(server.deps);
  // The service may have taken the turn itself.
  await until(async () =>
    expect(await client.read(payment.id)).toMatchObject({
      disputes: [{ extDisputeId: disputeId, status: 'open' }],
    }),
  );
});

test('what the wallet sends again three hours later, under its first time, is taken in (F5)', async () => {
  const payment = await givenCaptured();
  const fault = await wallet.fault({ fault: 'garbage', operation: 'disputeShow', times: 1000 });
  const { dispute_id: disputeId } = await wallet.dispute(payment.captureId);
  await until(async () => expect(await wallet.faultTimesLeft(fault)).toBeLessThan(1000));
  const before = server.logged.length;
  server.advance(3 * 60 * 60);
  await wallet.clearFaults();
  await wallet.advance(3 * 60 * 60);
  await untilShown(payment.id, { disputes: [{ extDisputeId: disputeId }] });
  expect(server.logged.slice(before).filter(({ msg }) => msg.includes('notification'))).toEqual([]);
});
