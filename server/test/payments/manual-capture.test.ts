import { expect, test } from 'vitest';
import { givenShop, postingsOf } from './support.ts';
import { until } from '../support/until.ts';

const shop = givenShop();

const givenAuthorized = async (commissionAmount = 100) => {
  const payment = await shop.client.givenPayment({
    transaction: { captureMode: 'manual', commissionAmount },
  });
  await shop.wallet.approve(payment.extOrderId);
  const answer = await shop.client.resume(payment.id);
  expect(answer.status).toBe(200);
  return payment;
};

const validate = (id: string, body: unknown = {}) =>
  shop.client.call('PUT', `/moneyins/${id}/validate`, body);
const cancel = (id: string) => shop.client.call('PUT', `/moneyins/${id}/cancel`);

test('a manual payment is authorised by resume, and nothing is posted yet', async () => {
  const payment = await givenAuthorized();
  expect(await shop.client.read(payment.id)).toMatchObject({ status: 'authorized', capturedAmount: 0 });
  expect(await postingsOf(shop.server, payment.id)).toEqual([]);
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(0);
});

test('validate captures all of it, once; again it answers the same', async () => {
  const payment = await givenAuthorized();
  const first = await validate(payment.id);
  expect(first.status).toBe(200);
  expect(await first.json()).toMatchObject({ id: payment.id, status: 'captured', capturedAmount: 1000 });
  expect((await validate(payment.id)).status).toBe(200);
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({
    captureCount: 1,
    captured: { minor: 1000 },
  });
  expect(await postingsOf(shop.server, payment.id)).toEqual([
    { kind: 'wallet_clearing', account: null, amount: -1000 },
    { kind: 'commission', account: null, amount: 100 },
    { kind: 'account', account: 'shop', amount: 900 },
  ]);
});

test('validate captures a part, and the rest is released', async () => {
  const payment = await givenAuthorized();
  const answer = await validate(payment.id, { totalAmount: 400 });
  expect(await answer.json()).toMatchObject({ status: 'captured', totalAmount: 1000, capturedAmount: 400 });
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({
    captureCount: 1,
    captured: { minor: 400 },
  });
  const other = await validate(payment.id, { totalAmount: 600 });
  expect(other.status).toBe(409);
  expect(await other.json()).toMatchObject({ code: 'payment_not_authorized' });
});

test.each([
  [{ total: 5 }, '/total', 'is not known here; did you mean totalAmount?'],
  [{ totalamount: 5 }, '/totalamount', 'is not known here; did you mean totalAmount?'],
  [{ sum: 5 }, '/sum', 'is not known here'],
  [null, '', 'must be an object'],
])('validate with %j captures nothing: a misspelt amount is not all of it', async (body, pointer, detail) => {
  const payment = await givenAuthorized();
  const answer = await validate(payment.id, body);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_request', errors: [{ pointer, detail }] });
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(0);
});

test('a commission that is more than the captured part takes all of it, and the account gets nothing', async () => {
  const payment = await givenAuthorized(500);
  expect((await validate(payment.id, { totalAmount: 400 })).status).toBe(200);
  expect(await postingsOf(shop.server, payment.id)).toEqual([
    { kind: 'wallet_clearing', account: null, amount: -400 },
    { kind: 'commission', account: null, amount: 400 },
  ]);
});

test('validate takes no more than was authorised', async () => {
  const payment = await givenAuthorized();
  const answer = await validate(payment.id, { totalAmount: 1001 });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    errors: [{ pointer: '/totalAmount', detail: 'is 1001, more than the 1000 that were authorised' }],
  });
});

test('twenty concurrent validations capture once', async () => {
  const payment = await givenAuthorized();
  const answers = await Promise.all(Array.from({ length: 20 }, () => validate(payment.id)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(1);
});

test('validate before the authorisation, and of an automatic payment, is 409', async () => {
  const early = await shop.client.givenPayment({ transaction: { captureMode: 'manual' } });
  expect((await validate(early.id)).status).toBe(409);
  const automatic = await shop.client.givenPayment();
  await shop.wallet.approve(automatic.extOrderId);
  await shop.client.resume(automatic.id);
  expect((await validate(automatic.id)).status).toBe(409);
});

test('cancel releases an authorised payment; after that it cannot be captured', async () => {
  const payment = await givenAuthorized();
  const answer = await cancel(payment.id);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'cancelled' });
  expect((await cancel(payment.id)).status).toBe(200);
  expect((await validate(payment.id)).status).toBe(409);
  const { authorizations } = await shop.wallet.truth(payment.extOrderId);
  expect(authorizations.map(({ status }) => status)).toEqual(['VOIDED']);
});

test('a captured payment cannot be cancelled', async () => {
  const payment = await givenAuthorized();
  await validate(payment.id);
  const answer = await cancel(payment.id);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'conflict' });
});

test('validate without a body captures all of it', async () => {
  const payment = await givenAuthorized();
  const answer = await shop.client.call('PUT', `/moneyins/${payment.id}/validate`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ status: 'captured', capturedAmount: 1000 });
});

test('an authorisation that lapses at the wallet is seen', async () => {
  const payment = await givenAuthorized();
  await shop.wallet.advance(30 * 24 * 60 * 60);
  shop.server.advance(2 * 60 * 60);
  await until(async () => expect(await shop.client.read(payment.id)).toMatchObject({ status: 'expired' }));
});

test('a validation in doubt is 202, and settles by itself', async () => {
  const payment = await givenAuthorized();
  await shop.wallet.fault({ fault: 'error_after_effect', operation: 'authorizationCapture', times: 50 });
  const answer = await validate(payment.id);
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({ status: 'validating' });
  await shop.wallet.clearFaults();
  await expect.poll(() => shop.client.read(payment.id)).toMatchObject({ status: 'captured' });
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(1);
});

test('an amount that the wallet cannot write is refused before anything is requested', async () => {
  const items = [
    { merchantAccountId: 'm', description: 'A song', quantity: 1, unitAmount: 100_000, type: 'digital' },
  ];
  const transaction = { captureMode: 'manual', currency: 'HUF', totalAmount: 100_000 };
  const payment = await shop.client.givenPayment({ transaction, items });
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  const answer = await validate(payment.id, { totalAmount: 50_050 });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    errors: [{ pointer: '/totalAmount', detail: 'is refused by the wallet in HUF: DECIMALS_NOT_SUPPORTED' }],
  });
  expect((await validate(payment.id, { totalAmount: 50_000 })).status).toBe(200);
});

test('a misspelt amount is refused: it would capture everything', async () => {
  const { id } = await givenAuthorized();
  const answer = await validate(id, { total: 5 });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    errors: [{ pointer: '/total', detail: 'is not known here; did you mean totalAmount?' }],
  });
  expect(await shop.client.read(id)).toMatchObject({ status: 'authorized' });
});
