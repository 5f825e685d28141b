import { expect, onTestFinished, test } from 'vitest';
import { findPayment } from '../../src/payments/store/queries.ts';
import { takeInRefunds } from '../../src/payments/refunds/take-in-refunds.ts';
import { openReview } from '../../src/payments/settle/open-review.ts';
import { resolvePayment } from '../../src/payments/watch/resolve-payment.ts';
import { reasonOf } from '../../src/wallet/mismatch.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { lookAt } from '../operations/support.ts';
import { bookWrongRefund } from '../payments/refunds/book-wrong-refund.ts';
import { makeRefunds } from '../payments/refunds/support.ts';
import { givenShop, makeClient, walletSettings } from '../payments/support.ts';
import { administrator } from '../support/actors.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { orderOf, transfer } from './account-support.ts';

// Who bears what the wallet takes back of a payment that was passed on by a distribution: of 10.00 the market got 9.00, and passed 8.00
// on to ann and bob (docs/decisions/097).

const shop = givenShop();

interface Place {
  readonly client: typeof shop.client;
  readonly server: TestServer;
}

/** The accounts of each test are its own. */
const givenDistributed = async (name: string, { client, server }: Place = shop) => {
  const named = (accountId: string) => `${name}-${accountId}`;
  const { refundNow, givenCaptured } = makeRefunds(shop, client);
  const payment = await givenCaptured({ accountId: named('market'), commissionAmount: 100 });
  const { id, captureId } = payment;
  const answer = await client.call('POST', `/moneyins/${id}/distribution`, {
    parts: [
      { accountId: named('ann'), amount: 500, commissionAmount: 50 },
      { accountId: named('bob'), amount: 300 },
    ],
  });
  expect(answer.status).toBe(200);
  const { transfers } = (await answer.json()) as { transfers: { id: string; creditAccountId: string }[] };
  const transferTo = (accountId: string) =>
    transfers.find(({ creditAccountId }) => creditAccountId === named(accountId))!.id;
  const reverse = (accountId: string, body: object = {}) =>
    client.call('POST', `/p2p/${transferTo(accountId)}/reversal`, body);
  const takeBack = async (value?: string) => {
    if (value === undefined) {
      const { id: reversalId } = await shop.wallet.reverse(captureId);
      return lookAt(server, id, { by: 'wallet', reversalId });
    }
    await shop.wallet.refundAtSite(captureId, value);
    return lookAt(server, id, { by: 'wallet' });
  };
  /** What of this payment each has, whatever else they have. */
  const figures = async () => {
    const rows = await server.sql<{ account: string; amount: number }[]>`
      select coalesce(account, kind) as account, sum(amount)::float8 as amount
      from (
        select from_kind, from_account_id, to_kind, to_account_id, amount_minor from transfers
        where payment_id = ${id} and 'wallet_fee' not in (from_kind, to_kind)
        union all
        select from_kind, from_account_id, to_kind, to_account_id, amount_minor from account_transfers
        where transaction_id = ${id}) as moved,
        lateral (values (from_kind, from_account_id, -amount_minor), (to_kind, to_account_id, amount_minor))
          as side (kind, account, amount)
      where kind in ('account', 'commission') group by 1`;
    const short = rows.map(({ account, amount }) => [account.replace(`${name}-`, ''), amount] as const);
    return Object.fromEntries(short);
  };
  const read = async (path: string) => (await client.call('GET', path)).json();
  const balanceOf = async (accountId: string) => {
    const { balances } = (await read(`/accounts/${named(accountId)}`)) as { balances: { balance: number }[] };
    return balances[0]!.balance;
  };
  return { ...payment, named, transferTo, reverse, takeBack, figures, read, balanceOf, refundNow };
};

const sharesOf = (body: unknown) =>
  (
    body as { shares: { index: null; accountId: string; amount: number; commissionAmount: number }[] }
  ).shares.map(({ index, accountId, amount, commissionAmount }) => [
    index,
    accountId,
    amount,
    commissionAmount,
  ]);

const nothingLeft = { market: 0, ann: 0, bob: 0, commission: 0 };

test('what the wallet takes back of a payment comes from those to whom it was distributed, with both commissions, and their statements say so', async () => {
  const { id, named, takeBack, figures, read } = await givenDistributed('whole');
  expect(await figures()).toEqual({ market: 100, ann: 450, bob: 300, commission: 150 });
  await takeBack();
  expect(await figures()).toEqual(nothingLeft);
  const payment = (await read(`/moneyins/${id}`)) as { refunds: object[] };
  expect(payment).toMatchObject({
    refundableAmount: 0,
    distributableAmount: 0,
    refunds: [{ origin: 'reversal', commissionAmount: 150 }],
  });
  expect(sharesOf(payment.refunds[0])).toEqual([
    [null, named('market'), 250, 150],
    [null, named('ann'), 450, 0],
    [null, named('bob'), 300, 0],
  ]);
  expect(await read(`/accounts/${named('ann')}/statement`)).toMatchObject({
    items: [
      { kind: 'chargeback', amount: -450, refundId: `${id}-r1`, origin: 'reversal', commissionAmount: 0 },
      { kind: 'transfer', amount: 450 },
    ],
  });
});

test('of a part everyone gives in proportion to what they have of the payment, and parts of it are exactly the whole', async () => {
  const { takeBack, figures } = await givenDistributed('parts');
  await takeBack('3.33');
  expect(await figures()).toEqual({ market: 67, ann: 300, bob: 200, commission: 100 });
  await takeBack('0.01');
  await takeBack();
  expect(await figures()).toEqual(nothingLeft);
});

test('what was reversed before is the money of the payment again, and after the loss no more can be reversed than is left', async () => {
  const { id, named, reverse, takeBack, figures, transferTo, read } = await givenDistributed('reversed');
  expect((await reverse('bob', { amount: 300 })).status).toBe(201);
  await takeBack('5.00');
  expect(await figures()).toEqual({ market: 200, ann: 225, bob: 0, commission: 75 });
  const tooMuch = await reverse('ann', { amount: 226 });
  await expectProblem(shop.server, tooMuch, {
    status: 422,
    code: 'reversal_too_large',
    detail: `amount is 226, more than the 225 that are left of the transfer ${transferTo('ann')}.`,
  });
  expect(await (await reverse('ann')).json()).toMatchObject({ amount: 225 });
  await expectProblem(shop.server, await reverse('ann'), {
    status: 409,
    code: 'nothing_to_reverse',
    detail: `"${named('ann')}" has nothing left of the payment ${id}: the wallet took back what the transfer ${transferTo('ann')} brought.`,
  });
  expect(await read(`/moneyins/${id}`)).toMatchObject({ distributableAmount: 425 });
  await takeBack();
  expect(await figures()).toEqual(nothingLeft);
});

test('what a platform refunds is still given by the account of the payment, and what the wallet takes back afterwards by those who have the rest', async () => {
  const { refundNow, takeBack, figures, id, read, reverse } = await givenDistributed('ordered');
  expect(await refundNow(id, { amountToRefund: 500 })).toMatchObject({ commissionAmount: 50, shares: [] });
  expect(await figures()).toEqual({ market: -350, ann: 450, bob: 300, commission: 100 });
  await takeBack();
  // Of 500, the commission of the payment gives its other 50. The rest is in proportion to 450, 300 and the 50 that were distributed.
  expect(await figures()).toEqual({ market: -350, ann: 197, bob: 131, commission: 22 });
  expect(await read(`/moneyins/${id}`)).toMatchObject({ refundableAmount: 0, distributableAmount: 0 });
  expect((await reverse('ann')).status).toBe(201);
  expect((await reverse('bob')).status).toBe(201);
  expect(await figures()).toEqual({ market: -22, ann: 0, bob: 0, commission: 22 });
});

test('a seller who was paid out owes it: first its reserve, then the cover account as far as it has money, then a debt that the next sale pays', async () => {
  const server = await startServer({ ...walletSettings(shop.wallet), REFUND_COVER_ACCOUNT: 'cover' });
  onTestFinished(server.close);
  const client = await makeClient(server);
  const place = { client, server };
  const { named, takeBack, balanceOf } = await givenDistributed('owing', place);
  const reserve = { reserve: { rate: 2000, days: 30 } };
  expect((await client.call('PATCH', `/accounts/${named('ann')}`, reserve)).status).toBe(200);
  await makeRefunds(shop, client).givenCaptured({ accountId: 'lender' });
  expect((await transfer(place, orderOf('lender', 'cover', 100))).status).toBe(201);
  // 90 of 450 are held back.
  expect((await transfer(place, orderOf(named('ann'), 'elsewhere', 361))).status).toBe(422);
  expect((await transfer(place, orderOf(named('ann'), 'elsewhere', 360))).status).toBe(201);
  await takeBack();
  // Ann gave 450 of her 90, and cover what it had.
  expect(await Promise.all(['ann', 'bob', 'market'].map(balanceOf))).toEqual([-260, 0, 0]);
  const cover = await (await client.call('GET', '/accounts/cover')).json();
  expect(cover).toMatchObject({ balances: [{ balance: 0 }] });
  expect((await transfer(place, orderOf('lender', named('ann'), 300))).status).toBe(201);
  expect(await balanceOf('ann')).toBe(40);
});

test('a loss that the wallet decides later is reserved for each, and a reversal cannot take it meanwhile', async () => {
  const { id, extOrderId, captureId, named, reverse, figures, read } = await givenDistributed('later');
  await shop.wallet.refundAtSite(captureId, '10.00');
  const { deps } = shop.server;
  const { result } = await deps.wallet.describeOrder(extOrderId);
  const pending = { ...result!.refunds[0]!, meaning: 'pending' as const };
  const deciding = { ...deps.wallet, describeRefund: async () => ({ result: pending, calls: [] }) };
  await takeInRefunds({ ...deps, wallet: deciding }, id, { ...result!, refunds: [pending] }, undefined);
  expect(await read(`/accounts/${named('ann')}`)).toMatchObject({
    balances: [{ balance: 450, reserved: 450, available: 0 }],
  });
  expect(await (await reverse('ann')).json()).toMatchObject({ code: 'nothing_to_reverse' });
  await lookAt(shop.server, id, { by: 'wallet' });
  expect(await figures()).toEqual(nothingLeft);
  expect(await read(`/accounts/${named('ann')}`)).toMatchObject({ balances: [{ balance: 0, reserved: 0 }] });
});

test('a loss that was booked with a wrong amount is corrected for each of them', async () => {
  const payment = await givenDistributed('wrong');
  await shop.wallet.refundAtSite(payment.captureId, '2.00');
  await bookWrongRefund(shop.server, payment, 500n);
  expect(await payment.figures()).toEqual({ market: 50, ann: 225, bob: 150, commission: 75 });
  const read = async () => (await findPayment(shop.server.sql, payment.id))!;
  await openReview(shop.server.deps, await read(), reasonOf('other_order_amount', { shown: '9.00 EUR' }));
  await resolvePayment(shop.server.deps, await read(), administrator, {
    kind: 'correct',
    note: 'it was 2.00',
  });
  expect(await payment.figures()).toEqual({ market: 80, ann: 360, bob: 240, commission: 120 });
});

test('a reversal waits for a loss that is being booked, and takes nothing that it has taken', async () => {
  const { reverse, takeBack, figures } = await givenDistributed('at-once');
  const { sql } = shop.server;
  const released = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const holding = sql.begin(async (tx) => {
    await tx`lock table refunds in share mode`;
    held.resolve();
    await released.promise;
  });
  await held.promise;
  const untilWaiting = (count: number) =>
    until(async () => {
      const waiting = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      expect(waiting).toHaveLength(count);
    });
  try {
    const taken = takeBack();
    await untilWaiting(1);
    const reversed = reverse('ann');
    await untilWaiting(2);
    released.resolve();
    const [, answer] = await Promise.all([taken, reversed]);
    expect(await answer.json()).toMatchObject({ status: 409, code: 'nothing_to_reverse' });
  } finally {
    released.resolve();
    await holding;
  }
  expect(await figures()).toEqual(nothingLeft);
});
