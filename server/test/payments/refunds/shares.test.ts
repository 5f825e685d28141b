import { reasonOf } from '../../../src/wallet/mismatch.ts';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { sumAccounts } from '../../../src/payments/store/sum-accounts.ts';
import { findPayment } from '../../../src/payments/store/queries.ts';
import { resolvePayment } from '../../../src/payments/watch/resolve-payment.ts';
import { openReview } from '../../../src/payments/settle/open-review.ts';
import { administrator } from '../../support/actors.ts';
import { signInAndConfirm } from '../../support/dashboard.ts';
import { startServer } from '../../support/server.ts';
import { lookAt } from '../../operations/support.ts';
import { allCaptured, cart, dividedBody, nothingLeft } from '../shares-support.ts';
import { givenShop, makeClient, walletSettings } from '../support.ts';
import { bookWrongRefund } from './book-wrong-refund.ts';
import { makeRefunds } from './support.ts';
import { until } from '../../support/until.ts';

// Refunds of a payment that was divided by its items: of 10.00, of which ann has 6.00, bob 3.00 and market 1.00
// (docs/payments.md#refunds-of-shares).

const shop = givenShop();
const { refund, refundNow, readRefund, balancesOf } = makeRefunds(shop);

const givenDivided = async (transaction: object = {}, { client } = shop) => {
  const answer = await client.init(dividedBody(transaction));
  const { id, extOrderId } = (await answer.json()) as { id: string; extOrderId: string };
  await shop.wallet.approve(extOrderId);
  expect((await client.resume(id)).status).toBe(200);
  const { captures } = await shop.wallet.truth(extOrderId);
  return { id, extOrderId, captureId: captures[0]?.id ?? '' };
};

const sharesOf = (body: object) =>
  (body as { shares: { index: number; amount: number; commissionAmount: number }[] }).shares.map(
    ({ index, amount, commissionAmount }) => [index, amount, commissionAmount],
  );

const availableOf = async (accountId: string) => {
  const sums = await sumAccounts(shop.server.deps.sql, 1, [accountId], shop.server.deps.clock());
  const sum = sums.find(({ currency }) => currency === 'EUR')!;
  return Number(sum.amountMinor - sum.reservedMinor);
};

test('a full refund takes from each seller what it got, its commission too, and leaves nothing', async () => {
  const { id } = await givenDivided();
  const made = await refundNow(id);
  expect(made).toMatchObject({ amount: 1000, commissionAmount: 90, refundableAmount: 0 });
  expect(sharesOf(made)).toEqual([
    [0, 600, 60],
    [1, 300, 30],
    [2, 100, 0],
  ]);
  expect(await balancesOf(id)).toEqual(nothingLeft);
  expect(await shop.client.read(id)).toMatchObject({
    refunds: [{ shares: [{ index: 0, accountId: 'ann' }, { accountId: 'bob' }, { accountId: 'market' }] }],
    shares: [
      { refundedAmount: 600, refundableAmount: 0, receivedAmount: 0, earnedCommissionAmount: 0 },
      {},
      {},
    ],
  });
});

test('a refund without names is in proportion to what is left of each item, and parts of it are exactly the whole', async () => {
  const { id } = await givenDivided();
  expect(sharesOf(await refundNow(id, { amountToRefund: 333 }))).toEqual([
    [0, 200, 20],
    [1, 100, 10],
    [2, 33, 0],
  ]);
  for (const amountToRefund of [1, 332, 333]) await refundNow(id, { amountToRefund });
  await refundNow(id);
  expect(await balancesOf(id)).toEqual(nothingLeft);
});

test('a refund of an item takes from its seller alone, and of what is left of it no more can be taken', async () => {
  const { id } = await givenDivided();
  const made = await refundNow(id, { items: [{ index: 1, amount: 100 }] });
  expect(made).toMatchObject({ amount: 100, commissionAmount: 10 });
  expect(sharesOf(made)).toEqual([[1, 100, 10]]);
  expect(await balancesOf(id)).toEqual({ ...allCaptured, wallet_clearing: -900, bob: 180, commission: 80 });
  const tooMuch = await refund(id, { items: [{ index: 1, amount: 201 }] });
  expect(await tooMuch.json()).toMatchObject({
    status: 422,
    code: 'refund_too_large',
    detail: `201 is more than the 200 that are left of the item 1 of the payment ${id}.`,
  });
  expect(sharesOf(await refundNow(id, { items: [{ index: 1 }, { index: 2, amount: 40 }] }))).toEqual([
    [1, 200, 20],
    [2, 40, 0],
  ]);
  expect(await (await refund(id, { items: [{ index: 1 }] })).json()).toMatchObject({
    code: 'nothing_to_refund',
  });
  // What is left of all: 600 of the first, and 60 of the last.
  expect(sharesOf(await refundNow(id))).toEqual([
    [0, 600, 60],
    [2, 60, 0],
  ]);
  expect(await balancesOf(id)).toEqual(nothingLeft);
});

test('a refund of a seller is of all its items, in proportion to what is left of them', async () => {
  const items = [cart[0], { ...cart[1], merchantAccountId: 'ann' }, cart[2]];
  const answer = await shop.client.init({ ...dividedBody(), items });
  const { id, extOrderId } = (await answer.json()) as { id: string; extOrderId: string };
  await shop.wallet.approve(extOrderId);
  await shop.client.resume(id);
  const made = await refundNow(id, { accounts: [{ accountId: 'ann', amount: 300 }], amountToRefund: 300 });
  expect(sharesOf(made)).toEqual([
    [0, 200, 20],
    [1, 100, 10],
  ]);
  expect(await balancesOf(id)).toEqual({ wallet_clearing: -700, ann: 540, market: 100, commission: 60 });
  expect(await refundNow(id, { accounts: [{ accountId: 'ann' }] })).toMatchObject({ amount: 600 });
  expect(await balancesOf(id)).toEqual({ wallet_clearing: -100, ann: 0, market: 100, commission: 0 });
});

test('without the commission the sellers give everything, below zero if they have to', async () => {
  const { id } = await givenDivided();
  const made = await refundNow(id, { items: [{ index: 0 }], refundCommission: false });
  expect(sharesOf(made)).toEqual([[0, 600, 0]]);
  expect(await balancesOf(id)).toEqual({ ...allCaptured, wallet_clearing: -400, ann: -60 });
});

test.each([
  ['an item that the payment does not have', { items: [{ index: 3 }] }, '/items/0/index'],
  ['an item twice', { items: [{ index: 0 }, { index: 0 }] }, '/items/1/index'],
  ['a seller who sells nothing of it', { accounts: [{ accountId: 'zoe' }] }, '/accounts/0/accountId'],
  ['items and sellers', { items: [{ index: 0 }], accounts: [{ accountId: 'ann' }] }, '/accounts'],
  ['another sum', { amountToRefund: 5, items: [{ index: 0, amount: 6 }] }, '/amountToRefund'],
  ['no items', { items: [] }, '/items'],
])('400: %s', async (_, body, pointer) => {
  const { id } = await givenDivided();
  const answer = await refund(id, body);
  expect({ status: answer.status, ...((await answer.json()) as object) }).toMatchObject({
    status: 400,
    errors: [{ pointer }],
  });
  expect(await balancesOf(id)).toEqual(allCaptured);
});

test('400: items of a payment that is not divided by them', async () => {
  const { id } = await makeRefunds(shop).givenCaptured();
  expect(await (await refund(id, { items: [{ index: 0 }] })).json()).toMatchObject({
    errors: [{ pointer: '/items', detail: `cannot be taken: the payment ${id} is not divided by its items` }],
  });
});

test('a refund that the wallet decides later is reserved for each of its sellers, and freed when it fails', async () => {
  const { id } = await givenDivided();
  const before = await Promise.all(['ann', 'bob', 'market'].map(availableOf));
  await shop.wallet.fault({ fault: 'pending_refund', operation: 'refund', times: 1 });
  const answer = await refund(id, { items: [{ index: 0 }, { index: 2, amount: 30 }] });
  expect(answer.status).toBe(202);
  const reserved = async () => {
    const now = await Promise.all(['ann', 'bob', 'market'].map(availableOf));
    return now.map((amount, index) => before[index]! - amount);
  };
  expect(await reserved()).toEqual([540, 0, 30]);
  expect(await shop.client.read(id)).toMatchObject({
    distributableAmount: 70,
    shares: [{ refundedAmount: 0, refundableAmount: 0 }, { refundableAmount: 300 }, { refundableAmount: 70 }],
  });
  expect(await (await refund(id, { items: [{ index: 0 }] })).json()).toMatchObject({
    code: 'nothing_to_refund',
  });
  const pending = ((await answer.json()) as { id: string }).id;
  const { walletRefundId } = (
    await shop.server.sql<{ walletRefundId: string }[]>`
    select wallet_refund_id as "walletRefundId" from refunds where payment_id = ${id}`
  )[0]!;
  await shop.wallet.settleRefund(walletRefundId, 'failed');
  await lookAt(shop.server, id, { by: 'wallet' });
  expect(await readRefund(pending)).toMatchObject({ status: 'failed' });
  expect(await reserved()).toEqual([0, 0, 0]);
  expect(await balancesOf(id)).toEqual(allCaptured);
});

test("a refund at the wallet's own site and what the wallet takes back itself are in proportion", async () => {
  const { id, captureId } = await givenDivided();
  await shop.wallet.refundAtSite(captureId, '5.00');
  await lookAt(shop.server, id, { by: 'wallet' });
  expect(await balancesOf(id)).toEqual({
    wallet_clearing: -500,
    ann: 270,
    bob: 135,
    market: 50,
    commission: 45,
  });
  const { id: reversalId } = await shop.wallet.reverse(captureId);
  await lookAt(shop.server, id, { by: 'wallet', reversalId });
  expect(await shop.client.read(id)).toMatchObject({
    refunds: [
      { origin: 'wallet', shares: [{ amount: 300 }, { amount: 150 }, { amount: 50 }] },
      { origin: 'reversal', amount: 500 },
    ],
  });
  expect(await balancesOf(id)).toEqual(nothingLeft);
});

test('a refund that was booked with a wrong amount is corrected for each of its sellers', async () => {
  const payment = await givenDivided();
  await shop.wallet.refundAtSite(payment.captureId, '2.00');
  await bookWrongRefund(shop.server, payment, 500n);
  expect(await balancesOf(payment.id)).toMatchObject({ ann: 270, bob: 135, market: 50, commission: 45 });
  const read = async () => (await findPayment(shop.server.sql, payment.id))!;
  await openReview(shop.server.deps, await read(), reasonOf('other_order_amount', { shown: '9.00 EUR' }));
  await resolvePayment(shop.server.deps, await read(), administrator, {
    kind: 'correct',
    note: 'it was 2.00',
  });
  expect(await balancesOf(payment.id)).toEqual({
    wallet_clearing: -800,
    ann: 432,
    bob: 216,
    market: 80,
    commission: 72,
  });
});

test('a refund that was closed as not made and is made after all takes what is left of its items, and the rest from all', async () => {
  const { id, extOrderId: orderId } = await givenDivided();
  await shop.wallet.fault({ fault: 'error_before_effect', operation: 'show', orderId, times: 1000 });
  await shop.wallet.fault({ fault: 'error_after_effect', operation: 'refund', orderId, times: 1000 });
  expect((await refund(id, { items: [{ index: 1 }] })).status).toBe(202);
  // Nothing is asked of the wallet here, so it is closed without an answer.
  await shop.server
    .sql`update operations set mismatch = 'no word for a day' where payment_id = ${id} and verdict is null`;
  const present = (await findPayment(shop.server.sql, id))!;
  await resolvePayment(shop.server.deps, present, administrator, { kind: 'close', note: 'not made' });
  const booker = await makeClient(shop.server, { mayBookRefunds: true });
  const outside = { items: [{ index: 1, amount: 200 }], comment: 'By bank transfer' };
  expect((await booker.call('PUT', `/refundcreate/${id}`, outside)).status).toBe(200);
  await shop.wallet.clearFaults();
  await until(async () => {
    await lookAt(shop.server, id, { by: 'wallet' });
    expect(await readRefund(`${id}-r1`)).toMatchObject({ status: 'completed', amount: 300 });
  });
  // 100 are left of what it named; the other 200 are of the others, who have 600 and 100.
  expect(sharesOf(await readRefund(`${id}-r1`))).toEqual([
    [0, 171, 17],
    [1, 100, 10],
    [2, 29, 0],
  ]);
  expect(await balancesOf(id)).toEqual({
    wallet_clearing: -500,
    ann: 386,
    bob: 0,
    market: 71,
    commission: 43,
  });
});

test('where a setting names an account that covers it, a refund takes no seller below zero', async () => {
  const server = await startServer({ ...walletSettings(shop.wallet), REFUND_COVER_ACCOUNT: 'market' });
  onTestFinished(server.close);
  const client = await makeClient(server);
  await makeRefunds(shop, client).givenCaptured({ accountId: 'market' });
  const { id } = await givenDivided({}, { ...shop, client });
  const order = { debitAccountId: 'bob', creditAccountId: 'elsewhere', amount: 200 };
  expect((await client.call('POST', '/p2p', order)).status).toBe(201);
  await makeRefunds(shop, client).refundNow(id);
  const balances = async (accountId: string) =>
    (
      (await (await client.call('GET', `/accounts/${accountId}`)).json()) as {
        balances: { balance: number }[];
      }
    ).balances[0]!.balance;
  expect(await Promise.all(['ann', 'bob', 'market'].map(balances))).toEqual([0, 0, 800]);
});

test('an administrator refunds an item in the dashboard, and the same attempt with another item is refused', async () => {
  const { id } = await givenDivided();
  const session = await signInAndConfirm(shop.server, await shop.server.givenOperator());
  const attempt = randomUUID();
  const send = (body: object) => session.post(`/payments/${id}/refunds`, { attempt, ...body });
  const answer = await send({ items: [{ index: 1 }] });
  expect(answer.status).toBe(200);
  expect(sharesOf((await answer.json()) as object)).toEqual([[1, 300, 30]]);
  expect((await send({ items: [{ index: 1 }] })).status).toBe(200);
  expect((await send({ accounts: [{ accountId: 'bob', amount: 300 }] })).status).toBe(200);
  expect((await send({ items: [{ index: 0 }] })).status).toBe(409);
  expect((await send({ amountToRefund: 300 })).status).toBe(409);
  expect(await balancesOf(id)).toMatchObject({ bob: 0, ann: 540 });
});

test('the database refuses shares of a refund that do not add up to it', async () => {
  const { id } = await givenDivided();
  await refundNow(id, { amountToRefund: 100 });
  const wrong = shop.server.sql`
    update refunds set shares = jsonb_set(shares, '{0,amountMinor}', '59') where payment_id = ${id}`;
  await expect(wrong).rejects.toThrow('refunds_shares_are_the_amount');
});
