import { reasonOf } from '../../src/wallet/mismatch.ts';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findPayment } from '../../src/payments/store/queries.ts';
import { resolvePayment } from '../../src/payments/watch/resolve-payment.ts';
import { commitVerdict } from '../../src/payments/settle/commit-verdict.ts';
import { openReview } from '../../src/payments/settle/open-review.ts';
import { makeMovePayment } from '../../src/payments/store/batched-payments.ts';
import { sumLedger } from '../../src/ledger/sum-ledger.ts';
import { administrator } from '../support/actors.ts';
import { lookAt } from '../operations/support.ts';
import { makeRefunds } from './refunds/support.ts';
import { allCaptured, cart, dividedBody } from './shares-support.ts';
import { givenShop, type Outcome } from './support.ts';

// A payment whose items bring their shares to their own accounts (docs/payments.md#shares).

const shop = givenShop();
const { balancesOf } = makeRefunds(shop);

const start = async (transaction: object = {}, more: object = {}) => {
  const answer = await shop.client.init(dividedBody(transaction, more));
  expect(answer.status).toBe(200);
  return (await answer.json()) as Outcome;
};

const approve = async ({ id, extOrderId }: Outcome) => {
  await shop.wallet.approve(extOrderId);
  expect((await shop.client.resume(id)).status).toBe(200);
};

const validate = async (id: string, body: object, status = 200) => {
  const headers = { 'idempotency-key': randomUUID() };
  const answer = await shop.client.call('PUT', `/moneyins/${id}/validate`, body, headers);
  expect(answer.status).toBe(status);
};

const get = async (path: string) => (await (await shop.client.call('GET', path)).json()) as object;

test('a capture brings each item to its own account, less its commission, in one entry', async () => {
  const payment = await start();
  await approve(payment);
  expect(await balancesOf(payment.id)).toEqual(allCaptured);
  const entries = await shop.server.sql`
    select distinct entry_number as entry from transfers where payment_id = ${payment.id} and 'wallet_fee' not in (from_kind, to_kind)`;
  expect([...entries]).toEqual([{ entry: 1 }]);
  const figures = { refundedAmount: 0 };
  expect(await shop.client.read(payment.id)).toMatchObject({
    distribution: 'items',
    commissionAmount: 90,
    distributedAmount: 0,
    // What the account of the payment sells itself can still be passed on.
    distributableAmount: 100,
    items: [
      { commissionRate: 1000, commissionAmount: 0 },
      { commissionRate: 0, commissionAmount: 30 },
      { commissionRate: 0, commissionAmount: 0 },
    ],
    shares: [
      {
        index: 0,
        accountId: 'ann',
        amount: 600,
        commissionAmount: 60,
        capturedAmount: 600,
        earnedCommissionAmount: 60,
        receivedAmount: 540,
        refundableAmount: 600,
        ...figures,
      },
      {
        index: 1,
        accountId: 'bob',
        amount: 300,
        receivedAmount: 270,
        earnedCommissionAmount: 30,
        ...figures,
      },
      {
        index: 2,
        accountId: 'market',
        amount: 100,
        receivedAmount: 100,
        earnedCommissionAmount: 0,
        ...figures,
      },
    ],
  });
});

test('the payments of an account are those that it gets, of which it gets a share, and of which a part was distributed to it', async () => {
  const divided = await start({ accountId: 'fair' });
  const whole = await shop.client.givenPayment({ transaction: { accountId: 'stall' } });
  await approve(whole);
  const parts = [{ accountId: 'helper', amount: 100 }];
  const answer = await shop.client.call('POST', `/moneyins/${whole.id}/distribution`, { parts });
  expect(answer.status).toBe(200);
  const paymentsOf = async (accountId: string, more = '') => {
    const { items } = (await get(`/moneyins?accountId=${accountId}${more}`)) as { items: { id: string }[] };
    return items.map(({ id }) => id);
  };
  expect(await paymentsOf('fair')).toEqual([divided.id]);
  expect(await paymentsOf('stall')).toEqual([whole.id]);
  expect(await paymentsOf('helper')).toEqual([whole.id]);
  expect(await paymentsOf('helper', '&status=cancelled')).toEqual([]);
  const [newest] = await paymentsOf('ann', '&limit=1');
  expect(newest).toBe(divided.id);
});

test("the statement of a seller says what it is: a capture, with the payment; the wallet's fee is nobody's but the account's of the payment", async () => {
  const payment = await start({ reference: 'order-18' });
  await approve(payment);
  expect(await get('/accounts/ann/statement?limit=1')).toMatchObject({
    items: [{ kind: 'capture', amount: 540, transactionId: payment.id, reference: 'order-18', feeAmount: 0 }],
  });
  expect(await get('/accounts/market/statement?limit=1')).toMatchObject({
    items: [
      { kind: 'capture', amount: 100, transactionId: payment.id, feeAmount: expect.any(Number) as number },
    ],
  });
  const { items } = (await get('/accounts/market/statement?limit=1')) as { items: { feeAmount: number }[] };
  expect(items[0]!.feeAmount).toBeGreaterThan(0);
});

test('shipping and discounts are in proportion to the items, to the cent', async () => {
  const amountBreakdown = { totalItems: 950, totalItemTaxes: 50, shipping: 101, discount: 50 };
  const payment = await start({ totalAmount: 1051 }, { amountBreakdown });
  await approve(payment);
  // 630.6, 315.3 and 105.1; the cent that is left goes to the largest remainder.
  expect(await shop.client.read(payment.id)).toMatchObject({
    shares: [
      { amount: 631, commissionAmount: 63 },
      { amount: 315, commissionAmount: 30 },
      { amount: 105, commissionAmount: 0 },
    ],
  });
  expect(await balancesOf(payment.id)).toEqual({
    wallet_clearing: -1051,
    ann: 568,
    bob: 285,
    market: 105,
    commission: 93,
  });
});

test('captures in parts divide in proportion to what is left, and together they are exactly the shares', async () => {
  const { id, ...outcome } = await start({ captureMode: 'manual' });
  await approve({ id, ...outcome });
  await validate(id, { totalAmount: 333, final: false });
  expect(await balancesOf(id)).toEqual({
    wallet_clearing: -333,
    ann: 180,
    bob: 90,
    market: 33,
    commission: 30,
  });
  await validate(id, { totalAmount: 1, final: false });
  await validate(id, {});
  expect(await balancesOf(id)).toEqual(allCaptured);
  expect(await shop.client.read(id)).toMatchObject({
    shares: [{ capturedAmount: 600 }, { capturedAmount: 300 }, { capturedAmount: 100 }],
  });
});

test('a smaller capture gives each item its part, and the commission in proportion', async () => {
  const payment = await start({ captureMode: 'manual' });
  await approve(payment);
  await validate(payment.id, { totalAmount: 500 });
  expect(await balancesOf(payment.id)).toEqual({
    wallet_clearing: -500,
    ann: 270,
    bob: 135,
    market: 50,
    commission: 45,
  });
});

test('a changed cart is divided by what it is then, also among new sellers', async () => {
  const payment = await start();
  const items = [
    { ...cart[0], quantity: 1 },
    { ...cart[1], merchantAccountId: 'cleo' },
  ];
  const body = { transaction: { totalAmount: 600 }, items };
  const answer = await shop.client.call('PUT', `/moneyins/${payment.id}`, body);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    distribution: 'items',
    commissionAmount: 60,
    shares: [
      { accountId: 'ann', amount: 300, commissionAmount: 30, capturedAmount: 0 },
      { accountId: 'cleo', amount: 300, commissionAmount: 30 },
    ],
  });
  await approve(payment);
  expect(await balancesOf(payment.id)).toEqual({
    wallet_clearing: -600,
    ann: 270,
    cleo: 270,
    commission: 60,
  });
  const refused = await shop.client.call('PUT', `/moneyins/${(await start()).id}`, {
    ...body,
    transaction: { totalAmount: 600, commissionAmount: 10 },
  });
  expect(await refused.json()).toMatchObject({ errors: [{ pointer: '/transaction/commissionAmount' }] });
});

test('items that are sent back as GET shows them keep their rate and their amount of commission', async () => {
  const payment = await start();
  const { items } = (await shop.client.read(payment.id)) as { items: object[] };
  const body = {
    transaction: { totalAmount: 1600 },
    items: [{ ...items[0], quantity: 4 }, ...items.slice(1)],
  };
  const answer = await shop.client.call('PUT', `/moneyins/${payment.id}`, body);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    commissionAmount: 150,
    shares: [
      { accountId: 'ann', amount: 1200, commissionAmount: 120 },
      { accountId: 'bob', amount: 300, commissionAmount: 30 },
      { accountId: 'market', amount: 100, commissionAmount: 0 },
    ],
  });
  await approve(payment);
  expect(await balancesOf(payment.id)).toEqual({
    wallet_clearing: -1600,
    ann: 1080,
    bob: 270,
    market: 100,
    commission: 150,
  });
});

test('what the wallet decides later is shown as pending for each seller, and is posted so when it does', async () => {
  const payment = await start({ currency: 'CHF' });
  const fault = {
    fault: 'pending_capture',
    operation: 'capture',
    orderId: payment.extOrderId,
    times: 1,
  } as const;
  await shop.wallet.fault(fault);
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(202);
  const inFrancs = async (accountId: string) => {
    const { balances } = (await get(`/accounts/${accountId}`)) as { balances: { currency: string }[] };
    return balances.find(({ currency }) => currency === 'CHF');
  };
  expect(await inFrancs('ann')).toMatchObject({ balance: 0, pending: 540 });
  expect(await inFrancs('bob')).toMatchObject({ balance: 0, pending: 270 });
  expect(await inFrancs('market')).toMatchObject({ balance: 0, pending: 100 });
  const { captures } = await shop.wallet.truth(payment.extOrderId);
  await shop.wallet.settle(captures[0]!.id, 'completed');
  await lookAt(shop.server, payment.id);
  expect(await shop.client.read(payment.id)).toMatchObject({ status: 'captured' });
  expect(await balancesOf(payment.id)).toEqual(allCaptured);
  await sumLedger(shop.server.deps, { tailEntries: 1 });
  expect(await inFrancs('ann')).toMatchObject({ balance: 540, pending: 0 });
});

test('a capture that an administrator adopts is divided as well, and so is a part of one', async () => {
  const adopt = async (id: string, captureId: string) => {
    await lookAt(shop.server, id, { by: 'wallet' });
    const payment = (await findPayment(shop.server.sql, id))!;
    await openReview(shop.server.deps, payment, reasonOf('other_order_amount', { shown: '9.00 EUR' }));
    const asked = (await findPayment(shop.server.sql, id))!;
    await resolvePayment(shop.server.deps, asked, administrator, { kind: 'adopt', captureId, note: 'paid' });
  };
  const whole = await start();
  expect((await shop.client.call('PUT', `/moneyins/${whole.id}/cancel`)).status).toBe(200);
  await shop.wallet.approve(whole.extOrderId);
  await shop.wallet.captureElsewhere(whole.extOrderId);
  const [capture] = (await shop.wallet.truth(whole.extOrderId)).captures;
  await adopt(whole.id, capture!.id);
  expect(await balancesOf(whole.id)).toEqual(allCaptured);
  const inParts = await start({ captureMode: 'manual' });
  await approve(inParts);
  await validate(inParts.id, { totalAmount: 333, final: false });
  const { authorizations } = await shop.wallet.truth(inParts.extOrderId);
  await shop.wallet.capturePartElsewhere(authorizations[0]!.id, '5.67');
  const { captures } = await shop.wallet.truth(inParts.extOrderId);
  const second = captures.find(({ amount }) => amount.value === '5.67');
  await adopt(inParts.id, second!.id);
  await lookAt(shop.server, inParts.id, { by: 'wallet' });
  await validate(inParts.id, {});
  expect(await balancesOf(inParts.id)).toEqual(allCaptured);
});

test('of several calls at once the money is divided once', async () => {
  const payment = await start();
  await shop.wallet.approve(payment.extOrderId);
  await Promise.all(Array.from({ length: 5 }, () => shop.client.resume(payment.id)));
  await expect.poll(() => shop.client.read(payment.id)).toMatchObject({ status: 'captured' });
  expect(await balancesOf(payment.id)).toEqual(allCaptured);
});

test('without a distribution the account of the payment gets all of it', async () => {
  const answer = await shop.client.init(
    dividedBody({ distribution: undefined }, { items: [{ ...cart[2], quantity: 10 }] }),
  );
  const payment = (await answer.json()) as Outcome;
  await approve(payment);
  expect(await balancesOf(payment.id)).toEqual({ wallet_clearing: -1000, market: 1000 });
  expect(await shop.client.read(payment.id)).toMatchObject({ distribution: null, shares: [] });
});

const [record, book, bag] = cart;

test.each([
  [
    'a commission of the whole payment beside it',
    { commissionAmount: 1 },
    {},
    '/transaction/commissionAmount',
  ],
  ['another value', { distribution: 'sellers' }, {}, '/transaction/distribution'],
  ['a commission without it', { distribution: undefined }, {}, '/items/0/commissionRate'],
  [
    'an amount and a rate',
    {},
    { items: [{ ...record, commissionAmount: 1 }, book, bag] },
    '/items/0/commissionRate',
  ],
  [
    'more commission than the item brings',
    {},
    { items: [record, { ...book, commissionAmount: 301 }, bag] },
    '/items/1/commissionAmount',
  ],
  [
    'a rate above the whole',
    {},
    { items: [{ ...record, commissionRate: 10_001 }, book, bag] },
    '/items/0/commissionRate',
  ],
  [
    'a misspelt commission',
    {},
    { items: [record, book, { ...bag, comissionRate: 5 }] },
    '/items/2/comissionRate',
  ],
  [
    'gifts alone',
    { totalAmount: 5 },
    { items: [{ ...bag, unitAmount: 0 }], amountBreakdown: { totalItems: 0, shipping: 5 } },
    '/transaction/distribution',
  ],
])('400: %s', async (_, transaction, more, pointer) => {
  const answer = await shop.client.init(dividedBody(transaction, more));
  expect(answer.status).toBe(400);
  expect(
    ((await answer.json()) as { errors: { pointer: string }[] }).errors.map((fault) => fault.pointer),
  ).toContain(pointer);
});

test('the database refuses shares that do not add up to the payment', async () => {
  const { id } = await start();
  const tooMuch = shop.server.sql`
    update payments set shares = jsonb_set(shares, '{0,amountMinor}', '601') where id = ${id}`;
  await expect(tooMuch).rejects.toThrow('payments_shares_are_the_total');
  const commission = shop.server.sql`
    update payments set shares = jsonb_set(shares, '{0,commissionMinor}', '61') where id = ${id}`;
  await expect(commission).rejects.toThrow('payments_shares_are_the_total');
});

test('a process that comes late with the last part of a divided payment finds it booked, and nothing that is left to divide', async () => {
  const payment = await start({ captureMode: 'manual' });
  const { id, extOrderId: orderId } = payment;
  await approve(payment);
  await validate(id, { totalAmount: 333, final: false });
  await shop.wallet.fault({ fault: 'error_after_effect', operation: 'show', orderId, times: 1000 });
  await validate(id, {}, 202);
  const { deps, sql } = shop.server;
  const underWay = (await findPayment(sql, id))!;
  const capture = { id: 'TAKEN', money: { amountMinor: 667n, currency: 'EUR' } };
  const commit = () =>
    commitVerdict(deps, makeMovePayment(deps), underWay, {
      outcome: { outcome: 'captured', capture },
      calls: [],
    });
  for (const _ of ['in time', 'late'])
    expect(await commit()).toMatchObject({ status: 'captured', capturedMinor: 1000n, operation: null });
  expect(await balancesOf(id)).toEqual(allCaptured);
});
