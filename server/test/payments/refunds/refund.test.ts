import { reasonOf } from '../../../src/wallet/mismatch.ts';
import { expect, onTestFinished, test } from 'vitest';
import { refundRefusals } from '../../../../wallet/src/faults/refund-refusals.ts';
import { findPayment } from '../../../src/payments/store/queries.ts';
import { platformActing } from '../../support/actors.ts';
import { makeRefundPayment } from '../../../src/payments/refunds/refund-payment.ts';
import { openReview } from '../../../src/payments/settle/open-review.ts';
import { makeSettlePayment } from '../../../src/payments/settle/settle-payment.ts';
import { lookAtPayment } from '../../../src/payments/watch/look-at-payment.ts';
import type { Wallet } from '../../../src/wallet/wallet.ts';
import { readLog } from '../../audit/audit-log.ts';
import { signInAndConfirm } from '../../support/dashboard.ts';
import type { Detailed, Page } from '../dashboard-support.ts';
import { startServer } from '../../support/server.ts';
import { givenShop, item, makeClient, makeStranger, walletSettings } from '../support.ts';
import { makeRefunds, type AnsweredRefund } from './support.ts';
import { until } from '../../support/until.ts';

const shop = givenShop();
const { givenCaptured, refund, refundNow, readRefund, balancesOf } = makeRefunds(shop);

test('a full refund gives everything back, the commission included, and the books are level again', async () => {
  const payment = await givenCaptured({ commissionAmount: 100 });
  expect(await refundNow(payment.id)).toMatchObject({
    id: `${payment.id}-r1`,
    transactionId: payment.id,
    status: 'completed',
    amount: 1000,
    commissionAmount: 100,
    currency: 'EUR',
    origin: 'platform',
    refundableAmount: 0,
  });
  expect(await balancesOf(payment.id)).toEqual({ shop: 0, commission: 0, wallet_clearing: 0 });
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({ refunded: { minor: 1000 } });
  expect(await shop.client.read(payment.id)).toMatchObject({
    status: 'captured',
    refundedAmount: 1000,
    refundableAmount: 0,
    refunds: [{ id: `${payment.id}-r1`, status: 'completed' }],
  });
});

test('the path without /webservice refunds as well, and a body is not needed', async () => {
  const payment = await givenCaptured();
  const answer = await fetch(`${shop.server.url}/v2/refund/${payment.id}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${shop.client.token}` },
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'completed', amount: 1000 });
});

test('parts are refunded until nothing is left, and the parts of the commission are exactly the commission', async () => {
  const payment = await givenCaptured({ commissionAmount: 100 });
  const parts = [];
  for (const amountToRefund of [333, 333, 333, 1])
    parts.push(await refundNow(payment.id, { amountToRefund }));
  expect(parts.map(({ commissionAmount }) => commissionAmount)).toEqual([33, 33, 33, 1]);
  expect(parts.map(({ refundableAmount }) => refundableAmount)).toEqual([667, 334, 1, 0]);
  expect(await balancesOf(payment.id)).toEqual({ shop: 0, commission: 0, wallet_clearing: 0 });
  const more = await refund(payment.id, { amountToRefund: 1 });
  expect(more.status).toBe(409);
  expect(await more.json()).toMatchObject({ code: 'nothing_to_refund' });
});

test('without the commission the account gives everything, below zero if it has to, and the commission is kept', async () => {
  const payment = await givenCaptured({ commissionAmount: 100 });
  await refundNow(payment.id, { refundCommission: false });
  expect(await balancesOf(payment.id)).toEqual({ shop: -100, commission: 100, wallet_clearing: 0 });
});

test('more than what is left is refused with both figures', async () => {
  const payment = await givenCaptured();
  await refundNow(payment.id, { amountToRefund: 400 });
  const answer = await refund(payment.id, { amountToRefund: 601 });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    code: 'refund_too_large',
    detail: `amountToRefund is 601, more than the 600 that are left of the payment ${payment.id}.`,
  });
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({ refunded: { minor: 400 } });
});

test('a payment has a thousand refunds at most, those that were refused included', async () => {
  const { id, extOrderId } = await givenCaptured();
  const givenRefused = (from: number, to: number) => shop.server.sql`
    insert into refunds (payment_id, number, attempt, capture_number, origin, platform_id, account_id, currency, amount_minor, commission_minor,
      returns_commission, status, issue, refusal, created_at, ended_at)
    select id, n, 'refused ' || n, 1, 'platform', platform_id, account_id, currency, 1, 0, true, 'failed', 'REFUSED', 'final', now(), now()
    from payments, generate_series(${from}::int, ${to}::int) n where id = ${id}`;
  await givenRefused(1, 999);
  expect(await refundNow(id, { amountToRefund: 1 })).toMatchObject({ id: `${id}-r1000` });
  const answer = await refund(id, { amountToRefund: 1 });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'nothing_to_refund',
    detail: `The payment ${id} has 1000 refunds, and cannot have more.`,
  });
  expect(await shop.wallet.truth(extOrderId)).toMatchObject({ refunded: { minor: 1 } });
});

test('a payment that is not captured has nothing to refund', async () => {
  const payment = await shop.client.givenPayment();
  const answer = await refund(payment.id);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'payment_not_captured' });
});

test("another platform's payment is not there, and nor is its refund (A8)", async () => {
  const payment = await givenCaptured();
  await refundNow(payment.id);
  const stranger = await makeStranger(shop.server);
  expect((await stranger.call('PUT', `/refund/${payment.id}`)).status).toBe(404);
  expect((await stranger.call('GET', `/refunds/${payment.id}-r1`)).status).toBe(404);
});

test.each([[{ amount: 5 }], [{ amountToRefund: 0 }], [{ amountToRefund: 1.5 }], [null]])(
  '%j refunds nothing',
  async (body) => {
    const payment = await givenCaptured();
    expect((await refund(payment.id, body)).status).toBe(400);
    expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({ refunded: { minor: 0 } });
  },
);

test('the same Idempotency-Key refunds once, however often it is sent, and without one each call refunds', async () => {
  const payment = await givenCaptured();
  const send = async (headers: Record<string, string>) => {
    const answer = await refund(payment.id, { amountToRefund: 100 }, headers);
    const { id, status } = (await answer.json()) as { id: string; status: string };
    return [id, status, answer.headers.get('idempotency-replayed')];
  };
  const key = { 'idempotency-key': `refund-${payment.id}` };
  expect(await send(key)).toEqual([`${payment.id}-r1`, 'completed', null]);
  expect(await send(key)).toEqual([`${payment.id}-r1`, 'completed', 'true']);
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({ refunded: { minor: 100 } });
  expect(await send({})).toEqual([`${payment.id}-r2`, 'completed', null]);
  expect(await send({})).toEqual([`${payment.id}-r3`, 'completed', null]);
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({
    refunded: { minor: 300 },
    refundCount: 3,
  });
});

test('50 refunds that race never give back more than was captured (F16)', async () => {
  const payment = await givenCaptured({ commissionAmount: 77 });
  /** A caller who waited too long, on a slow machine, is told so and asks again. */
  const refundPatiently = async (): Promise<string> => {
    const answer = await refund(payment.id, { amountToRefund: 100 });
    const { code, status } = (await answer.json()) as { code?: string; status: string };
    return code === 'refund_in_progress' ? refundPatiently() : (code ?? status);
  };
  const ends = await Promise.all(Array.from({ length: 50 }, refundPatiently));
  expect(ends.filter((end) => end === 'completed')).toHaveLength(10);
  expect(ends.filter((end) => end === 'nothing_to_refund')).toHaveLength(40);
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({
    refunded: { minor: 1000 },
    refundCount: 10,
  });
  expect(await balancesOf(payment.id)).toEqual({ shop: 0, commission: 0, wallet_clearing: 0 });
});

test('of one payment one refund is made at a time, a hundred wait, and the next one is refused at once', async () => {
  const { id, extOrderId } = await givenCaptured();
  const released = Promise.withResolvers<void>();
  const { deps } = shop.server;
  const wallet: Wallet = {
    ...deps.wallet,
    refundCapture: async (...wanted) => {
      await released.promise;
      return deps.wallet.refundCapture(...wanted);
    },
  };
  const slow = { ...deps, wallet };
  // Longer than a hundred of them take on any machine.
  const refundPayment = makeRefundPayment(slow, makeSettlePayment(slow), 600_000);
  const payment = (await findPayment(deps.sql, id))!;
  const order = (number: number) =>
    refundPayment(payment, {
      attempt: `crowd-${number}`,
      amountMinor: undefined,
      comment: undefined,
      returnsCommission: true,
      by: platformActing(payment.apiKeyId),
    });
  const crowd = Promise.allSettled(Array.from({ length: 101 }, (_, number) => order(number)));
  await expect(order(101)).rejects.toMatchObject({
    code: 'overloaded',
    message: `Too many refunds of the payment ${id} wait already.`,
  });
  released.resolve();
  const [first, ...others] = await crowd;
  expect(first).toMatchObject({ status: 'fulfilled', value: { refund: { status: 'completed' } } });
  for (const other of others) expect(other).toMatchObject({ reason: { code: 'nothing_to_refund' } });
  expect(await shop.wallet.truth(extOrderId)).toMatchObject({ refunded: { minor: 1000 }, refundCount: 1 });
});

test('while a person has to look at a payment a refund is refused at once, also in the moment in which the wallet is asked', async () => {
  const { id, extOrderId: orderId } = await givenCaptured();
  const { deps, sql } = shop.server;
  // Otherwise the service finds at once that nothing is wrong, and ends the review.
  await shop.wallet.fault({ fault: 'error_before_effect', operation: 'show', orderId, times: 1000 });
  await openReview(
    deps,
    (await findPayment(sql, id))!,
    reasonOf('other_order_amount', { shown: '9.00 EUR' }),
  );
  await sql`
    update operations set is_held = true, lease = lease + 1, due_at = now() + interval '1 hour'
    where payment_id = ${id} and verdict is null`;
  const answer = await refund(id);
  // A refund that waits for the end of the review is answered `refund_in_progress`.
  expect(await answer.json()).toMatchObject({
    status: 409,
    code: 'payment_under_review',
    since: expect.stringMatching(/^20\d\d-.*Z$/),
  });
  expect(answer.headers.get('retry-after')).toBeNull();
});

const mayWorkLater = { status: 422, code: 'refund_refused', retryable: true };
const isFinal = { ...mayWorkLater, retryable: false };
const isDispute = { status: 409, code: 'payment_disputed', retryable: true };

const refusalAnswers: Record<(typeof refundRefusals)[keyof typeof refundRefusals]['issue'], object> = {
  CAPTURE_FULLY_REFUNDED: isFinal,
  REFUND_AMOUNT_EXCEEDED: isFinal,
  REFUND_TIME_LIMIT_EXCEEDED: isFinal,
  REFUND_NOT_ALLOWED: isFinal,
  PARTIAL_REFUND_NOT_ALLOWED: isFinal,
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: isFinal,
  REFUND_CAPTURE_CURRENCY_MISMATCH: isFinal,
  REFUND_AMOUNT_TOO_LOW: isFinal,
  DUPLICATE_INVOICE_ID: isFinal,
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: isFinal,
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: isFinal,
  REFUND_IS_RESTRICTED: isFinal,
  REFUND_FAILED_INSUFFICIENT_FUNDS: mayWorkLater,
  PENDING_CAPTURE: mayWorkLater,
  PAYEE_ACCOUNT_RESTRICTED: mayWorkLater,
  TRANSACTION_DISPUTED: isDispute,
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: isDispute,
};

test.each(Object.entries(refundRefusals).map(([fault, { issue }]) => [issue, fault] as const))(
  '%s: nothing goes back, and the answer says whether that is final, may work later, or is a dispute',
  async (issue, fault) => {
    const payment = await givenCaptured();
    await shop.wallet.fault({ fault, operation: 'refund', orderId: payment.extOrderId });
    const answer = await refund(payment.id, { amountToRefund: 300 });
    expect(await answer.json()).toMatchObject({
      ...refusalAnswers[issue],
      issue,
      refundId: `${payment.id}-r1`,
    });
    expect(await shop.client.read(payment.id)).toMatchObject({ refundedAmount: 0, refundableAmount: 1000 });
    expect(await refundNow(payment.id)).toMatchObject({ amount: 1000, refundableAmount: 0 });
  },
);

test.each([
  ['failed_refund', 'failed'],
  ['cancelled_refund', 'cancelled'],
])('%s: the wallet accepted it, but no money went back', async (fault, status) => {
  const payment = await givenCaptured();
  await shop.wallet.fault({ fault, operation: 'refund', orderId: payment.extOrderId });
  expect((await refund(payment.id)).status).toBe(422);
  expect(await readRefund(`${payment.id}-r1`)).toMatchObject({ status });
  expect(await balancesOf(payment.id)).toMatchObject({ shop: 1000 });
});

test.each([
  ['completed', 'completed', 0],
  ['failed', 'failed', 1000],
  ['cancelled', 'cancelled', 1000],
] as const)(
  'a refund that is pending keeps its amount until the wallet decides: %s',
  async (outcome, status, balance) => {
    const payment = await givenCaptured();
    await shop.wallet.fault({ fault: 'pending_refund', operation: 'refund', orderId: payment.extOrderId });
    const answer = await refund(payment.id);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({ status: 'pending', refundableAmount: 0 });
    expect(await balancesOf(payment.id)).toMatchObject({ shop: 1000 });
    const { refunds } = await shop.wallet.truth(payment.extOrderId);
    await shop.wallet.settleRefund(refunds[0]!.id, outcome);
    shop.server.advance(2 * 60);
    await until(async () => expect(await readRefund(`${payment.id}-r1`)).toMatchObject({ status }));
    expect(await balancesOf(payment.id)).toMatchObject({ shop: balance });
  },
);

test('a pending refund is asked for until it ends, however often the wallet was asked and however it answered', async () => {
  const payment = await givenCaptured();
  const { id, extOrderId: orderId } = payment;
  await shop.wallet.fault({ fault: 'pending_refund', operation: 'refund', orderId });
  expect((await refund(id)).status).toBe(202);
  await shop.server.sql`update payment_looks set looks = 100 where payment_id = ${id}`;
  const fault = await shop.wallet.fault({ fault: 'garbage', operation: 'show', orderId });
  shop.server.advance(2 * 60);
  await expect.poll(() => shop.wallet.faultTimesLeft(fault)).toBe(0);
  // The next look is planned, for a quarter of an hour later, when the service has read the answer: only then the time may move.
  const inTenMinutes = new Date(shop.server.deps.clock().getTime() + 10 * 60_000);
  const findPlanned = () =>
    shop.server.sql`select from payment_looks where payment_id = ${id} and due_at > ${inTenMinutes}`;
  await expect.poll(findPlanned).toHaveLength(1);
  const { refunds } = await shop.wallet.truth(orderId);
  await shop.wallet.settleRefund(refunds[0]!.id, 'completed');
  shop.server.advance(16 * 60);
  await until(async () => expect(await readRefund(`${id}-r1`)).toMatchObject({ status: 'completed' }));
});

const expectRefundedByItself = async (fault: string, status: string) => {
  const payment = await givenCaptured();
  await shop.wallet.fault({ fault, operation: 'refund', orderId: payment.extOrderId });
  const answered = (await (await refund(payment.id, { amountToRefund: 400 })).json()) as AnsweredRefund;
  expect(answered).toMatchObject({ status });
  await until(async () => expect(await readRefund(answered.id)).toMatchObject({ status: 'completed' }));
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({
    refunded: { minor: 400 },
    refundCount: 1,
  });
  expect(await balancesOf(payment.id)).toMatchObject({ shop: 600 });
};

test.each([
  ['error_after_effect', 'completed'],
  ['connection_cut_after_effect', 'completed'],
  ['garbage', 'under_way'],
])('%s at a refund: it is made once, and the service finds out by itself (F3)', async (fault, status) => {
  await expectRefundedByItself(fault, status);
});

// The service waits eight seconds for an answer, here for both at the same time.
test.concurrent.each([
  ['timeout_after_effect', 'under_way'],
  ['late_effect', 'under_way'],
])('%s at a refund: it is made once, and the service finds out by itself (F3)', async (fault, status) => {
  await expectRefundedByItself(fault, status);
});

const untilRefunded = (id: string, refundedAmount: number) =>
  until(async () => expect(await shop.client.read(id)).toMatchObject({ refundedAmount }));

test("a refund at the wallet's own site that nobody told of is seen with the next refund, by the wallet's sum, and booked once", async () => {
  const payment = await givenCaptured();
  await shop.wallet.refundAtSite(payment.captureId, '4.00');
  await refundNow(payment.id, { amountToRefund: 300 });
  await untilRefunded(payment.id, 700);
  expect(await shop.client.read(payment.id)).toMatchObject({
    refundableAmount: 300,
    operation: null,
    refunds: [
      { origin: 'platform', amount: 300 },
      { origin: 'wallet', amount: 400 },
    ],
  });
  expect(await balancesOf(payment.id)).toMatchObject({ shop: 300 });
});

test("a refund at the wallet's own site that nobody told of is seen when the wallet refuses what is not left any more", async () => {
  const payment = await givenCaptured();
  await shop.wallet.refundAtSite(payment.captureId, '4.00');
  expect(await (await refund(payment.id)).json()).toMatchObject({ issue: 'REFUND_AMOUNT_EXCEEDED' });
  await untilRefunded(payment.id, 400);
  expect(await refundNow(payment.id)).toMatchObject({ amount: 600, refundableAmount: 0 });
});

test('of an order with two captures a refund that names neither is not taken for one of the payment: a person decides', async () => {
  const { id, captureId } = await givenCaptured();
  await shop.wallet.refundAtSite(captureId, '4.00');
  const { deps } = shop.server;
  const describeOrder: Wallet['describeOrder'] = async (orderId) => {
    const { result, calls } = await deps.wallet.describeOrder(orderId);
    const [first] = result!.captures;
    const captures = [first!, { ...first!, id: 'ANOTHER' }];
    const refunds = result!.refunds.map((one) => ({ ...one, captureId: undefined }));
    return { result: { ...result!, captures, refunds }, calls };
  };
  const unclear = { ...deps, wallet: { ...deps.wallet, describeOrder } };
  const present = (await findPayment(deps.sql, id))!;
  const look = { by: 'wallet', urgency: 'at_once', looks: 0 } as const;
  await lookAtPayment(unclear, makeSettlePayment(unclear), present, look);
  expect(await shop.client.read(id)).toMatchObject({
    refunds: [],
    refundedAmount: 0,
    operation: { progress: 'mismatch' },
  });
});

test('in a currency without decimals a part of a large amount is refunded exactly (F16)', async () => {
  const totalAmount = 9_999_999_999;
  const { id, extOrderId } = await shop.client.givenPayment({
    transaction: { currency: 'JPY', totalAmount, commissionAmount: 3_333_333_333 },
    items: [{ ...item, unitAmount: totalAmount }],
  });
  await shop.wallet.approve(extOrderId);
  expect((await shop.client.resume(id)).status).toBe(200);
  expect(await refundNow(id, { amountToRefund: 1 })).toMatchObject({ amount: 1, commissionAmount: 0 });
  expect(await refundNow(id)).toMatchObject({ amount: 9_999_999_998, commissionAmount: 3_333_333_333 });
  expect(await shop.wallet.truth(extOrderId)).toMatchObject({
    refunded: { currency: 'JPY', minor: totalAmount },
  });
  expect(await balancesOf(id)).toEqual({ shop: 0, commission: 0, wallet_clearing: 0 });
});

test('a refund shows what happened to it, from the request to its end', async () => {
  const payment = await givenCaptured();
  const { id } = await refundNow(payment.id, { comment: 'Sent the wrong song' });
  const shown = await readRefund(id);
  expect(shown).toMatchObject({ id, transactionId: payment.id, comment: 'Sent the wrong song' });
  const steps = (shown['timeline'] as { name: string }[]).map(({ name }) => name);
  expect(steps.toSorted()).toEqual(['refund.completed', 'refund.requested', 'refund_capture']);
});

/** An administrator who may give money away. */
const givenAdministrator = async () => {
  const operator = await shop.server.givenOperator();
  const session = await signInAndConfirm(shop.server, operator);
  const read = async <T>(path: string) => (await (await session.get(path)).json()) as T;
  const refundAs = async (id: string, body: object = {}) => {
    const answer = await session.post(`/payments/${id}/refunds`, { attempt: crypto.randomUUID(), ...body });
    return { status: answer.status, refund: (await answer.json()) as AnsweredRefund };
  };
  return { email: operator.email, session, read, refundAs };
};

test('an administrator refunds once, however often the button is pressed, and the audit log says who it was', async () => {
  const { email, session, read, refundAs } = await givenAdministrator();
  const { id, extOrderId } = await givenCaptured({ commissionAmount: 100 });
  const order = { attempt: crypto.randomUUID(), amountToRefund: 400, refundCommission: false };
  const answers = await Promise.all(Array.from({ length: 5 }, () => refundAs(id, order)));
  for (const answer of answers) {
    expect(answer).toMatchObject({
      status: 200,
      refund: { id: `${id}-r1`, status: 'completed', amount: 400, commissionAmount: 0, operator: email },
    });
  }
  expect(await shop.wallet.truth(extOrderId)).toMatchObject({ refunded: { minor: 400 }, refundCount: 1 });
  expect(await read<Detailed>(`/payments/${id}`)).toMatchObject({
    refundedAmount: 400,
    refundableAmount: 600,
    refunds: [{ id: `${id}-r1`, origin: 'operator', refundCommission: false }],
    operations: [{}, { kind: 'refund', requestedBy: 'operator', operator: email }],
    actions: ['refund'],
  });
  const { items } = await readLog(session, '?limit=10');
  expect(items.filter(({ subject }) => subject === id)).toMatchObject([
    { actor: email, action: 'refund_requested', details: { amount: 400, currency: 'EUR' } },
  ]);
  await refundAs(id);
  expect(await read<Detailed>(`/payments/${id}`)).toMatchObject({ refundableAmount: 0, actions: [] });
});

test('409: an attempt that has made its refund is not taken for one with another amount, comment or commission', async () => {
  const { refundAs } = await givenAdministrator();
  const { id, extOrderId } = await givenCaptured({ commissionAmount: 100 });
  const attempt = crypto.randomUUID();
  const order = { attempt, amountToRefund: 400, comment: 'May', refundCommission: false };
  expect((await refundAs(id, order)).status).toBe(200);
  const changes = [
    { amountToRefund: 500 },
    { amountToRefund: undefined },
    { comment: 'June' },
    { refundCommission: true },
  ];
  for (const change of changes)
    expect(await refundAs(id, { ...order, ...change })).toMatchObject({
      status: 409,
      refund: {
        code: 'conflict',
        detail: `The attempt ${attempt} has made another refund already: 4.00 EUR. Send a new attempt.`,
      },
    });
  const rest = { attempt: crypto.randomUUID() };
  const answers = [await refundAs(id, rest), await refundAs(id, rest)];
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, refund: { amount: 600 } });
  expect(await shop.wallet.truth(extOrderId)).toMatchObject({ refunded: { minor: 1000 }, refundCount: 2 });
});

test('a refund that the wallet refuses is answered to an administrator as it ended, and can be made again', async () => {
  const { read, refundAs } = await givenAdministrator();
  const { id, extOrderId: orderId } = await givenCaptured();
  await shop.wallet.fault({ fault: 'refund_refused', operation: 'refund', orderId, times: 1 });
  const { status, refund: refused } = await refundAs(id);
  expect({ status, refused }).toMatchObject({
    status: 200,
    refused: { status: 'failed', refundableAmount: 1000 },
  });
  expect((await read<Detailed>(`/payments/${id}`)).actions).toEqual(['refund']);
  expect((await refundAs(id)).refund).toMatchObject({ id: `${id}-r2`, status: 'completed' });
});

test('operators list refunds newest first, page by page, by status, account and time, and read one with its timeline', async () => {
  const { read } = await givenAdministrator();
  const accountId = crypto.randomUUID();
  const { id, extOrderId: orderId } = await givenCaptured({ accountId, reference: 'order 17' });
  await refundNow(id, { amountToRefund: 100 });
  await shop.wallet.fault({ fault: 'refund_refused', operation: 'refund', orderId, times: 1 });
  await refund(id, { amountToRefund: 200 });
  await refundNow(id, { amountToRefund: 300 });
  const list = (query: string) => read<Page<AnsweredRefund>>(`/refunds?accountId=${accountId}${query}`);
  const amountsOf = async (query: string) => (await list(query)).items.map(({ amount }) => amount);
  expect(await amountsOf('')).toEqual([300, 200, 100]);
  const first = await list('&limit=2');
  expect(first.items.map(({ amount }) => amount)).toEqual([300, 200]);
  expect(await amountsOf(`&limit=2&after=${first.nextCursor}`)).toEqual([100]);
  expect(await amountsOf('&status=failed')).toEqual([200]);
  expect(await amountsOf('&to=2020-01-01T00:00:00Z')).toEqual([]);
  expect(await amountsOf('&from=2020-01-01T00:00:00Z')).toEqual([300, 200, 100]);
  expect(await read(`/refunds/${id}-r2`)).toMatchObject({
    reference: 'order 17',
    status: 'failed',
    timeline: expect.arrayContaining([expect.objectContaining({ name: 'refund.failed' })]),
  });
});

test('where a setting names an account that covers it, a refund takes no account below zero, as far as that one has the money, in one entry', async () => {
  const server = await startServer({ ...walletSettings(shop.wallet), REFUND_COVER_ACCOUNT: 'platform' });
  onTestFinished(server.close);
  const client = await makeClient(server);
  const covered = makeRefunds(shop, client);
  await covered.givenCaptured({ accountId: 'platform' });
  const spent = { debitAccountId: 'platform', creditAccountId: 'elsewhere', amount: 850 };
  expect((await client.call('POST', '/p2p', spent)).status).toBe(201);
  const first = await covered.givenCaptured({ accountId: 'seller', commissionAmount: 100 });
  await covered.refundNow(first.id, { refundCommission: false });
  const balances = async (id: string) =>
    ((await (await client.call('GET', `/accounts/${id}`)).json()) as { balances: object[] }).balances;
  expect(await balances('seller')).toMatchObject([{ currency: 'EUR', balance: 0 }]);
  expect(await balances('platform')).toMatchObject([{ currency: 'EUR', balance: 50 }]);
  const moved = await server.sql`
    select entry_number as entry, from_account_id as "from", to_kind as "to", amount_minor::float8 as amount from transfers
    where payment_id = ${first.id} and entry_number > 1 and 'wallet_fee' not in (from_kind, to_kind)
    order by amount_minor`;
  expect([...moved]).toEqual([
    { entry: 3, from: 'platform', to: 'account', amount: 100 },
    { entry: 3, from: 'seller', to: 'wallet_clearing', amount: 1000 },
  ]);
  // The rest of the next one is a debt, which is paid from what comes next.
  const second = await covered.givenCaptured({ accountId: 'seller', commissionAmount: 100 });
  await covered.refundNow(second.id, { refundCommission: false });
  expect(await balances('seller')).toMatchObject([{ balance: -50, available: -50 }]);
  expect(await balances('platform')).toMatchObject([{ balance: 0 }]);
  await covered.givenCaptured({ accountId: 'seller', commissionAmount: 100 });
  expect(await balances('seller')).toMatchObject([{ balance: 850, available: 850 }]);
});

test('refunds at the same time take no more from the account that covers them than it has', async () => {
  const server = await startServer({ ...walletSettings(shop.wallet), REFUND_COVER_ACCOUNT: 'backer' });
  onTestFinished(server.close);
  const client = await makeClient(server);
  const covered = makeRefunds(shop, client);
  await covered.givenCaptured({ accountId: 'backer' });
  const sellers = ['Zoe', 'adam', 'backed', 'yves'];
  const payments = await Promise.all(sellers.map((accountId) => covered.givenCaptured({ accountId })));
  for (const debitAccountId of sellers)
    await client.call('POST', '/p2p', { debitAccountId, creditAccountId: 'elsewhere', amount: 700 });
  await Promise.all(payments.map(({ id }) => covered.refundNow(id)));
  const balanceOf = async (id: string) => {
    const { balances } = (await (await client.call('GET', `/accounts/${id}`)).json()) as {
      balances: [{ balance: number }];
    };
    return balances[0].balance;
  };
  const owing = await Promise.all(sellers.map(balanceOf));
  // 2800 are missing, and 1000 are there.
  expect(owing.reduce((sum, balance) => sum + balance, 0)).toBe(-1800);
  expect(owing.filter((balance) => balance === 0)).toHaveLength(1);
  expect(await balanceOf('backer')).toBe(0);
});

test('a refund that was made outside is booked with a comment, by a key that has the right, and the wallet is not asked', async () => {
  const payment = await givenCaptured({ commissionAmount: 100 });
  const book = (body: object, { call } = shop.client) => call('PUT', `/refundcreate/${payment.id}`, body);
  const outside = { amountToRefund: 400, comment: 'By bank transfer' };
  expect(await (await book(outside)).json()).toMatchObject({ status: 403, code: 'right_missing' });
  const booker = await makeClient(shop.server, { mayBookRefunds: true });
  expect((await book({ amountToRefund: 400 }, booker)).status).toBe(400);
  const answer = await book(outside, booker);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    origin: 'outside',
    status: 'completed',
    amount: 400,
    commissionAmount: 40,
    refundableAmount: 600,
  });
  expect(await balancesOf(payment.id)).toEqual({ shop: 540, commission: 60, wallet_clearing: -600 });
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({ refundCount: 0 });
  // What the wallet does not show is no mismatch.
  await shop.wallet.refundAtSite(payment.captureId, '1.00');
  const present = (await findPayment(shop.server.sql, payment.id))!;
  await lookAtPayment(shop.server.deps, makeSettlePayment(shop.server.deps), present, {
    by: 'wallet',
    urgency: 'at_once',
    looks: 0,
  });
  expect(await shop.client.read(payment.id)).toMatchObject({
    operation: null,
    refundedAmount: 500,
    refunds: [{ origin: 'outside' }, { origin: 'wallet', amount: 100 }],
  });
});

// The last ones, because they move the clocks.
test.each([
  [
    'never reached the wallet',
    'error_before_effect',
    0,
    'the wallet has not said for a day what became of it',
  ],
  ['was made without an answer', 'error_after_effect', 1, null],
])(
  'after 45 days, when the wallet has forgotten the request, a refund that %s is looked up and not sent again',
  async (_, fault, refundCount, askedOfPerson) => {
    const { id, extOrderId: orderId } = await givenCaptured();
    await shop.wallet.fault({ fault, operation: 'refund', orderId, times: 1000 });
    await shop.wallet.fault({ fault: 'error_before_effect', operation: 'show', orderId, times: 1000 });
    expect((await refund(id, { amountToRefund: 400 })).status).toBe(202);
    const { deps, sql } = shop.server;
    // Nobody but the test looks at it during that time.
    await sql`update operations set due_at = clock_timestamp() + interval '1 day' where payment_id = ${id} and verdict is null`;
    const days = 46 * 24 * 60 * 60;
    shop.server.advance(days);
    await shop.wallet.advance(days);
    await shop.wallet.clearFaults();
    const present = (await findPayment(deps.sql, id))!;
    await lookAtPayment(deps, makeSettlePayment(deps), present, {
      by: 'service',
      urgency: 'at_once',
      looks: 1,
    });
    expect(await shop.wallet.truth(orderId)).toMatchObject({ refundCount });
    expect(await findPayment(deps.sql, id)).toMatchObject({
      refundedMinor: BigInt(refundCount * 400),
      refundingMinor: BigInt(400 - refundCount * 400),
      operation: askedOfPerson === null ? null : { mismatch: askedOfPerson },
    });
    shop.client = await makeClient(shop.server);
  },
);
