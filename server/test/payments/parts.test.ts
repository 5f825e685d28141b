import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findPayment } from '../../src/payments/store/queries.ts';
import { resolvePayment } from '../../src/payments/watch/resolve-payment.ts';
import { administrator } from '../support/actors.ts';
import { alertsOf, lookAt } from '../operations/support.ts';
import { makeRefunds } from './refunds/support.ts';
import { givenShop } from './support.ts';
import { until } from '../support/until.ts';

// An authorisation that is captured in parts (docs/payments.md#capturing-in-parts).

const shop = givenShop();
const { refund, refundNow, balancesOf } = makeRefunds(shop);

interface Shown {
  readonly status: string;
  readonly capturedAmount: number;
  readonly capturableAmount: number;
  readonly captures: readonly { readonly id: string; readonly amount: number }[];
}

const givenAuthorized = async (transaction: object = {}) => {
  const payment = await shop.client.givenPayment({ transaction: { captureMode: 'manual', ...transaction } });
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  return payment;
};

const validate = (id: string, body: object, key: string | undefined = randomUUID()) =>
  shop.client.call('PUT', `/moneyins/${id}/validate`, body, { 'idempotency-key': key });
const part = (id: string, totalAmount: number, key?: string) =>
  validate(id, { totalAmount, final: false }, key);
const cancel = (id: string) => shop.client.call('PUT', `/moneyins/${id}/cancel`);

const capturePart = async (id: string, totalAmount: number) => {
  const answer = await part(id, totalAmount);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Shown;
};

const expectProblem = async (answer: Response, status: number, problem: object) => {
  expect({ status: answer.status, ...((await answer.json()) as object) }).toMatchObject({
    status,
    ...problem,
  });
};

/** By amount: the wallet shows captures of the same second in any order. */
const capturesAtWallet = async (orderId: string) =>
  (await shop.wallet.truth(orderId)).captures
    .map(({ id, amount }) => ({ id, amount: Math.round(Number(amount.value) * 100) }))
    .toSorted((a, b) => a.amount - b.amount);

const amountsAtWallet = async (orderId: string) =>
  (await capturesAtWallet(orderId)).map(({ amount }) => amount);

const typesOf = async (id: string) =>
  ((await shop.client.read(id)) as { timeline: { kind: string; name: string }[] }).timeline
    .filter(({ kind }) => kind === 'event')
    .map(({ name }) => name);

test('two parts and a last one are three captures, and the rest is released with the last', async () => {
  const { id, extOrderId } = await givenAuthorized({ commissionAmount: 350 });
  expect(await capturePart(id, 300)).toMatchObject({
    status: 'partially_captured',
    capturedAmount: 300,
    capturableAmount: 700,
  });
  expect(await capturePart(id, 200)).toMatchObject({ capturedAmount: 500, capturableAmount: 500 });
  const last = await validate(id, { totalAmount: 400 });
  expect(last.status).toBe(200);
  expect(await last.json()).toMatchObject({
    status: 'captured',
    capturedAmount: 900,
    capturableAmount: 0,
    captures: [
      { id: `${id}-c1`, amount: 300 },
      { id: `${id}-c2`, amount: 200 },
      { id: `${id}-c3`, amount: 400 },
    ],
  });
  expect(await shop.wallet.truth(extOrderId)).toMatchObject({
    captureCount: 3,
    captured: { minor: 900 },
    authorizations: [{ status: 'CAPTURED' }],
  });
  expect(await balancesOf(id)).toEqual({ wallet_clearing: -900, commission: 350, shop: 550 });
  expect(await typesOf(id)).toEqual([
    'payment.created',
    'payment.authorized',
    'payment.partially_captured',
    'payment.partially_captured',
    'payment.captured',
  ]);
});

test('parts of the same amount are captures of their own, and the same key captures once, for good', async () => {
  const { id, extOrderId } = await givenAuthorized();
  const key = randomUUID();
  expect((await part(id, 250, key)).status).toBe(200);
  await capturePart(id, 250);
  expect((await part(id, 250, key)).status).toBe(200);
  // The stored answers are kept for a day.
  await shop.server.sql`delete from idempotent_requests`;
  expect((await part(id, 250, key)).status).toBe(200);
  await expectProblem(await part(id, 100, `"${key}"`), 422, { code: 'idempotency_key_reused' });
  await shop.server.sql`delete from idempotent_requests`;
  await expectProblem(await part(id, 100, key), 422, { code: 'idempotency_key_reused' });
  expect(await amountsAtWallet(extOrderId)).toEqual([250, 250]);
  expect(await shop.client.read(id)).toMatchObject({ capturedAmount: 500 });
});

test('a part that is all that was left ends the payment', async () => {
  const { id } = await givenAuthorized();
  await capturePart(id, 600);
  expect(await capturePart(id, 400)).toMatchObject({ status: 'captured', capturedAmount: 1000 });
  await expectProblem(await part(id, 1), 409, { code: 'payment_not_authorized' });
});

test('a part needs an amount and a key, and so does every capture after it the key', async () => {
  const { id, extOrderId } = await givenAuthorized();
  await expectProblem(await validate(id, { final: false }), 400, { errors: [{ pointer: '/totalAmount' }] });
  const without = (body: object) => shop.client.call('PUT', `/moneyins/${id}/validate`, body);
  const needsKey = { errors: [{ pointer: 'header/idempotency-key' }] };
  await expectProblem(await without({ totalAmount: 300, final: false }), 400, needsKey);
  await capturePart(id, 300);
  await expectProblem(await without({ totalAmount: 300 }), 400, needsKey);
  expect(await amountsAtWallet(extOrderId)).toEqual([300]);
});

test('more than is left to capture is refused, and nothing is captured', async () => {
  const { id, extOrderId } = await givenAuthorized();
  await capturePart(id, 800);
  for (const final of [false, true])
    await expectProblem(await validate(id, { totalAmount: 201, final }), 400, {
      errors: [{ pointer: '/totalAmount', detail: 'is 201, more than the 200 that are left to capture' }],
    });
  expect(await amountsAtWallet(extOrderId)).toEqual([800]);
});

test('more parts than the wallet allows are declined; what was captured stays, and the rest can be released', async () => {
  const { id, extOrderId } = await givenAuthorized();
  for (let made = 0; made < 10; made += 1) await capturePart(id, 50);
  const key = randomUUID();
  await expectProblem(await part(id, 50, key), 402, { code: 'payment_declined', retryable: false });
  await expectProblem(await part(id, 50, key), 402, { code: 'payment_declined' });
  expect(await shop.client.read(id)).toMatchObject({
    status: 'partially_captured',
    capturedAmount: 500,
    declineIssue: 'MAX_CAPTURE_COUNT_EXCEEDED',
  });
  expect((await typesOf(id)).at(-1)).toBe('payment.part_declined');
  expect(await (await cancel(id)).json()).toMatchObject({ status: 'captured', capturedAmount: 500 });
  expect((await shop.wallet.truth(extOrderId)).captureCount).toBe(10);
});

test('cancel releases the rest: the payment is captured then, with what was captured', async () => {
  const { id, extOrderId } = await givenAuthorized();
  await capturePart(id, 300);
  const answer = await cancel(id);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    status: 'captured',
    capturedAmount: 300,
    capturableAmount: 0,
    redirectionUrl: expect.stringContaining('outcome=success') as string,
  });
  expect((await shop.wallet.truth(extOrderId)).authorizations).toMatchObject([{ status: 'VOIDED' }]);
  await expectProblem(await validate(id, { totalAmount: 300 }), 409, { code: 'payment_not_authorized' });
  expect(await amountsAtWallet(extOrderId)).toEqual([300]);
});

test('an authorisation that expires after a part ends the payment as captured', async () => {
  const { id } = await givenAuthorized();
  await capturePart(id, 300);
  await shop.wallet.advance(30 * 24 * 60 * 60);
  shop.server.advance(2 * 60 * 60);
  await until(async () =>
    expect(await shop.client.read(id)).toMatchObject({ status: 'captured', capturedAmount: 300 }),
  );
  expect((await typesOf(id)).at(-1)).toBe('payment.captured');
});

test('a second part whose answer was lost is found by its own id, and captured once', async () => {
  const { id, extOrderId } = await givenAuthorized();
  await capturePart(id, 300);
  await shop.wallet.fault({
    fault: 'error_after_effect',
    operation: 'authorizationCapture',
    orderId: extOrderId,
    times: 50,
  });
  const key = randomUUID();
  const answer = await part(id, 300, key);
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({ status: 'validating', capturedAmount: 300 });
  await expectProblem(await part(id, 300), 409, { code: 'payment_in_progress' });
  await shop.wallet.clearFaults();
  await expect
    .poll(() => shop.client.read(id))
    .toMatchObject({ status: 'partially_captured', capturedAmount: 600 });
  expect((await part(id, 300, key)).status).toBe(200);
  expect(await amountsAtWallet(extOrderId)).toEqual([300, 300]);
});

test('a declined part leaves what was captured and what is held: another key may try again', async () => {
  const { id, extOrderId } = await givenAuthorized();
  await capturePart(id, 300);
  await shop.wallet.fault({
    fault: 'payer_cannot_pay',
    operation: 'authorizationCapture',
    orderId: extOrderId,
  });
  await expectProblem(await part(id, 300), 402, { code: 'payment_declined' });
  expect(await shop.client.read(id)).toMatchObject({
    status: 'partially_captured',
    capturedAmount: 300,
    capturableAmount: 700,
    declineIssue: 'PAYER_CANNOT_PAY',
  });
  expect(await capturePart(id, 300)).toMatchObject({ capturedAmount: 600 });
});

/** The wallet has captured a part that is not booked here, as after a restore from a backup. */
const captureElsewhere = async (orderId: string, amountMinor: bigint) => {
  const [authorization] = (await shop.wallet.truth(orderId)).authorizations;
  const elsewhere = { orderId, ownId: randomUUID(), isFinal: false, bookedIds: [] };
  const money = { currency: 'EUR', amountMinor };
  const { wallet } = shop.server.deps;
  await wallet.captureAuthorization(authorization!.id, money, elsewhere.ownId, undefined, elsewhere);
};

test('a part that was captured before a restore is not captured again when the platform asks for it again', async () => {
  const { id, extOrderId } = await givenAuthorized();
  await capturePart(id, 300);
  await captureElsewhere(extOrderId, 200n);
  expect((await part(id, 200)).status).toBe(202);
  expect(await shop.client.read(id)).toMatchObject({ status: 'quarantined', capturedAmount: 300 });
  expect(alertsOf(shop.server, id)).toHaveLength(1);
  expect(await amountsAtWallet(extOrderId)).toEqual([200, 300]);
});

test('parts that are not booked are adopted one by one, and the rest of the authorisation goes on', async () => {
  const { id, extOrderId } = await givenAuthorized({ commissionAmount: 350 });
  await capturePart(id, 300);
  await captureElsewhere(extOrderId, 200n);
  await captureElsewhere(extOrderId, 100n);
  const [third, second] = await capturesAtWallet(extOrderId);
  const adopt = async (captureId: string) => {
    await lookAt(shop.server, id, { by: 'wallet' });
    const payment = (await findPayment(shop.server.sql, id))!;
    const resolution = { kind: 'adopt', captureId, note: 'lost by a restore' } as const;
    await resolvePayment(shop.server.deps, payment, administrator, resolution);
    return shop.client.read(id);
  };
  expect(await adopt(third!.id)).toMatchObject({ capturedAmount: 400 });
  expect(await adopt(second!.id)).toMatchObject({
    status: 'partially_captured',
    capturedAmount: 600,
    capturableAmount: 400,
    captures: [{ amount: 300 }, { extCaptureId: third!.id }, { extCaptureId: second!.id }],
  });
  expect(await balancesOf(id)).toEqual({ wallet_clearing: -600, commission: 350, shop: 250 });
  await lookAt(shop.server, id, { by: 'wallet' });
  expect(await (await validate(id, {})).json()).toMatchObject({ status: 'captured', capturedAmount: 1000 });
  expect(await amountsAtWallet(extOrderId)).toEqual([100, 200, 300, 400]);
});

test('a refund is of one capture: the oldest that has so much left, or the one that is named', async () => {
  const { id, extOrderId } = await givenAuthorized();
  await capturePart(id, 300);
  await capturePart(id, 500);
  expect(await refundNow(id, { amountToRefund: 200 })).toMatchObject({ captureId: `${id}-c1` });
  expect(await refundNow(id, { amountToRefund: 200 })).toMatchObject({ captureId: `${id}-c2` });
  await expectProblem(await refund(id), 422, {
    code: 'refund_too_large',
    detail: `400 is more than is left of any capture of the payment. Left are 100 of ${id}-c1, 300 of ${id}-c2. Refund each by itself.`,
  });
  await expectProblem(await refund(id, { captureId: `${id}-c9` }), 400, {
    errors: [{ pointer: '/captureId' }],
  });
  expect(await refundNow(id, { captureId: `${id}-c2` })).toMatchObject({
    amount: 300,
    captureId: `${id}-c2`,
  });
  await expectProblem(await refund(id, { captureId: `${id}-c2` }), 409, { code: 'nothing_to_refund' });
  expect(await refundNow(id)).toMatchObject({ amount: 100, captureId: `${id}-c1`, refundableAmount: 0 });
  expect(await shop.client.read(id)).toMatchObject({ status: 'partially_captured', refundedAmount: 800 });
  expect(await shop.wallet.truth(extOrderId)).toMatchObject({ refunded: { minor: 800 } });
  expect(await capturePart(id, 100)).toMatchObject({ capturedAmount: 900 });
  await lookAt(shop.server, id);
  expect(await shop.client.read(id)).toMatchObject({ status: 'partially_captured', operation: null });
});

test('a refund at the site of the wallet is booked of the part that it gives back', async () => {
  const { id, extOrderId } = await givenAuthorized();
  await capturePart(id, 300);
  await capturePart(id, 500);
  const [, second] = await capturesAtWallet(extOrderId);
  await shop.wallet.refundAtSite(second!.id, '2.00');
  await lookAt(shop.server, id, { by: 'wallet' });
  expect(await shop.client.read(id)).toMatchObject({
    status: 'partially_captured',
    refundedAmount: 200,
    refunds: [{ origin: 'wallet', captureId: `${id}-c2` }],
  });
});

test('a capture that nobody here has requested is not taken for a part: a person is asked', async () => {
  const { id, extOrderId } = await givenAuthorized();
  await capturePart(id, 300);
  await captureElsewhere(extOrderId, 200n);
  await lookAt(shop.server, id, { by: 'wallet' });
  expect(await shop.client.read(id)).toMatchObject({ status: 'quarantined', capturedAmount: 300 });
  await expectProblem(await part(id, 100), 409, { code: 'payment_in_progress' });
  expect(await amountsAtWallet(extOrderId)).toEqual([200, 300]);
});

test('the parts of any split take exactly the commission, and full refunds return it', async () => {
  for (const [parts, commissionAmount] of [
    [[1, 1, 997], 3],
    [[333, 333, 334], 501],
    [[10, 480, 10], 499],
  ] as const) {
    const { id } = await givenAuthorized({ commissionAmount });
    for (const amount of parts) await capturePart(id, amount);
    const captured = parts.reduce((sum: number, amount) => sum + amount, 0);
    if (captured < 1000) await cancel(id);
    const commission = Math.min(commissionAmount, captured);
    expect(await balancesOf(id)).toEqual({
      wallet_clearing: -captured,
      commission,
      shop: captured - commission,
    });
    for (const [index] of parts.entries()) await refundNow(id, { captureId: `${id}-c${index + 1}` });
    expect(Object.values(await balancesOf(id)).every((amount) => amount === 0)).toBe(true);
  }
});

test('twenty requests for parts at the same time never capture more than was authorised, and each key once', async () => {
  const { id, extOrderId } = await givenAuthorized();
  const keys = Array.from({ length: 20 }, (_, index) => `key ${id} ${index % 5}`);
  const send = (key: string) => part(id, 300, key);
  const done = new Set<string>();
  // Those that are refused while another one is under way come again.
  await until(async () => {
    const answers = await Promise.all(keys.map(async (key) => ({ key, status: (await send(key)).status })));
    for (const { key, status } of answers) if (status === 200) done.add(key);
    expect(done.size).toBe(3);
  });
  expect(await amountsAtWallet(extOrderId)).toEqual([300, 300, 300]);
  expect(await shop.client.read(id)).toMatchObject({ capturedAmount: 900 });
});
