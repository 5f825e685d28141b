import { expect, test } from 'vitest';
import { sumLedger } from '../../src/ledger/sum-ledger.ts';
import { signIn } from '../support/dashboard.ts';
import { findFreePort, givenServer, type TestServer } from '../support/server.ts';
import { givenPaymentIn } from '../payments/payment-in-status.ts';
import { initBody, makeClient, walletSettings } from '../payments/support.ts';
import { givenWallet } from '../wallet/support.ts';

const watch = async (server: TestServer) => {
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  return async () => {
    const answer = await viewer.get('/home');
    expect(answer.status).toBe(200);
    return (await answer.json()) as Record<string, unknown> & {
      now: string;
      today: Record<string, unknown>;
      wallet: Record<string, unknown>;
    };
  };
};

const dayOf = (server: TestServer) => server.deps.clock().toISOString().slice(0, 10);

test('an installation without payments', async () => {
  const server = await givenServer();
  const home = await watch(server);
  const shown = await home();
  expect(shown).toEqual({
    now: shown.now,
    day: dayOf(server),
    today: {
      started: 0,
      approved: 0,
      waiting: 0,
      captured: 0,
      failed: 0,
      cancelled: 0,
      expired: 0,
      underWay: 0,
      declines: [],
      successShare: null,
      volumes: [],
    },
    lastWeek: { started: 0, captured: 0 },
    days: [],
    flow: [],
    inDoubt: { count: 0, oldestAt: null },
    quarantined: { count: 0 },
    disputes: { count: 0, nearestDueAt: null },
    refunds: { refused: 0, undecided: 0 },
    reconciliation: null,
    webhooks: { failing: 0, givenUp: 0, lagSeconds: null },
    warnings: [],
    wallet: {
      state: 'unknown',
      lastAnswerAt: null,
      recentCalls: 0,
      hasMoreCalls: false,
      recentFailures: 0,
      medianMs: null,
      troubles: [],
    },
  });
  expect(Math.abs(Date.parse(shown.now) - Date.now())).toBeLessThan(60_000);
});

/** Moves the clock to the next noon, so that no test crosses midnight. */
const goToNextNoon = (server: TestServer) => {
  const now = server.deps.clock();
  const noon = new Date(`${now.toISOString().slice(0, 10)}T12:00:00Z`).getTime() + 24 * 60 * 60 * 1000;
  server.advance((noon - now.getTime()) / 1000);
};

test('payments started today are counted by their outcome, and money by the day of its capture', async () => {
  const wallet = await givenWallet();
  const server = await givenServer(walletSettings(wallet));
  const client = await makeClient(server);
  const givenCapture = async (currency = 'EUR') => {
    const payment = await client.givenPayment({ transaction: { currency, commissionAmount: 100 } });
    await wallet.approve(payment.extOrderId);
    expect((await client.resume(payment.id)).status).toBe(200);
  };
  goToNextNoon(server);
  const yesterday = dayOf(server);
  await givenCapture();
  await givenCapture('USD');
  const late = await client.givenPayment({ transaction: { captureMode: 'manual' } });
  await wallet.approve(late.extOrderId);
  await client.resume(late.id);
  goToNextNoon(server);
  const today = dayOf(server);

  await givenCapture();
  await givenCapture();
  await givenCapture('JPY');
  // Started yesterday and captured today: it counts for today's money, but not for today's payments.
  await client.call('PUT', `/moneyins/${late.id}/validate`, { totalAmount: 400 });
  const cancelled = await client.givenPayment();
  await client.call('PUT', `/moneyins/${cancelled.id}/cancel`);
  await client.givenPayment();
  const farOff = new Date(server.deps.clock().getTime() + 1e9);
  for (const status of ['failed', 'expired', 'authorized', 'quarantined'] as const) {
    const id = await givenPaymentIn(server, status, farOff);
    await server.sql`update payments set created_at = ${server.deps.clock()} where id = ${id}`;
  }
  const home = await watch(server);
  const shown = await home();
  const volumes = [
    { currency: 'EUR', capturedAmount: 2400, count: 3 },
    { currency: 'JPY', capturedAmount: 1000, count: 1 },
  ];
  expect(shown).toMatchObject({
    day: today,
    today: {
      started: 9,
      captured: 3,
      failed: 1,
      cancelled: 1,
      expired: 1,
      underWay: 2,
      successShare: 0.75,
      volumes,
    },
    days: [
      { day: yesterday, currency: 'EUR', capturedAmount: 1000, count: 1 },
      { day: yesterday, currency: 'USD', capturedAmount: 1000, count: 1 },
      ...volumes.map((volume) => ({ day: today, ...volume })),
    ],
    inDoubt: { count: 0, oldestAt: null },
    quarantined: { count: 1 },
  });
  expect(shown.wallet).toMatchObject({ state: 'well', recentFailures: 0 });
  expect(shown.wallet['recentCalls']).toBeGreaterThan(5);
  expect(shown.wallet['medianMs']).toBeGreaterThan(0);

  // Thirty days including today: after 29 more days the first of these two days is no longer shown.
  server.advance(29 * 24 * 60 * 60);
  const signedInAgain = await watch(server);
  const later = await signedInAgain();
  expect(later['days']).toEqual(volumes.map((volume) => ({ day: today, ...volume })));
  expect(later.today).toMatchObject({ started: 0, volumes: [] });
  expect(later.wallet).toMatchObject({ state: 'unknown', recentCalls: 0 });
});

test('of the payments started today, it is counted how many were approved, and why others were declined', async () => {
  const wallet = await givenWallet();
  const server = await givenServer(walletSettings(wallet));
  const client = await makeClient(server);
  goToNextNoon(server);
  const givenDeclined = async () => {
    const payment = await client.givenPayment();
    await wallet.approve(payment.extOrderId, 'dora');
    expect((await client.resume(payment.id)).status).toBe(402);
    return payment;
  };
  await givenDeclined();
  await givenDeclined();
  // Declined once, and then paid: nobody dropped out.
  const { id, extOrderId } = await givenDeclined();
  await wallet.approve(extOrderId);
  expect((await client.resume(id)).status).toBe(200);
  await client.givenPayment();
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  const home = async () =>
    (await (await viewer.get('/home')).json()) as { today: { declines: { issue: string }[] } };
  const { today } = await home();
  expect(today).toMatchObject({ started: 4, approved: 3, captured: 1, waiting: 3, declines: [{ count: 2 }] });
  const issue = today.declines[0]!.issue;
  const list = async (search: string) =>
    ((await (await viewer.get(`/payments?${search}`)).json()) as { items: { declineIssue: string }[] }).items;
  expect((await list(`declineIssue=${issue}`)).map(({ declineIssue }) => declineIssue)).toEqual([
    issue,
    issue,
  ]);
  expect(await list('declineIssue=OTHER')).toEqual([]);
  expect(await list('approved=true')).toHaveLength(3);
  expect(await list('approved=false')).toHaveLength(1);
});

test('the flow of money says where every captured cent has gone, before and after the ledger is summed', async () => {
  const wallet = await givenWallet();
  const server = await givenServer(walletSettings(wallet));
  const client = await makeClient(server);
  const givenCapture = async (currency: string) => {
    const payment = await client.givenPayment({ transaction: { currency, commissionAmount: 100 } });
    await wallet.approve(payment.extOrderId);
    expect((await client.resume(payment.id)).status).toBe(200);
    return payment;
  };
  const refunded = await givenCapture('EUR');
  await givenCapture('EUR');
  await givenCapture('USD');
  const part = { amountToRefund: 500 };
  expect((await client.call('PUT', `/refund/${refunded.id}`, part)).status).toBe(200);
  const feeOf = async (currency: string) => {
    const [row] = await server.sql<{ fee: bigint }[]>`
      select sum(case when to_kind = 'wallet_clearing' then amount_minor else -amount_minor end)::bigint as fee
      from transfers where currency = ${currency} and 'wallet_fee' in (from_kind, to_kind)`;
    return Number(row!.fee);
  };
  const [euroFee, dollarFee] = [await feeOf('EUR'), await feeOf('USD')];
  expect(euroFee).toBeGreaterThan(0);
  const expected = [
    {
      currency: 'EUR',
      capturedAmount: 2000,
      refundedAmount: 500,
      accountsAmount: 1800 - 450,
      commissionAmount: 200 - 50,
      walletFeeAmount: euroFee,
      atWalletAmount: 2000 - 500 - euroFee,
      atBankAmount: 0,
      convertedAmount: 0,
      payoutAmount: 0,
      paidOutAmount: 0,
    },
    {
      currency: 'USD',
      capturedAmount: 1000,
      refundedAmount: 0,
      accountsAmount: 900,
      commissionAmount: 100,
      walletFeeAmount: dollarFee,
      atWalletAmount: 1000 - dollarFee,
      atBankAmount: 0,
      convertedAmount: 0,
      payoutAmount: 0,
      paidOutAmount: 0,
    },
  ];
  const home = await watch(server);
  expect((await home())['flow']).toEqual(expected);
  await sumLedger(server.deps, { tailEntries: 1, batchEntries: 2 });
  expect((await home())['flow']).toEqual(expected);
});

test('today is compared with the same day of last week, until the same time', async () => {
  const wallet = await givenWallet();
  const server = await givenServer(walletSettings(wallet));
  const client = await makeClient(server);
  goToNextNoon(server);
  const weekAgo = (hours: number) =>
    new Date(server.deps.clock().getTime() - 7 * 24 * 3_600_000 + hours * 3_600_000);
  const givenStarted = async (at: Date) => {
    const { id } = await client.givenPayment();
    await server.sql`update payments set created_at = ${at} where id = ${id}`;
  };
  await givenStarted(weekAgo(-1));
  await givenStarted(weekAgo(-2));
  // Later on that day, on the day before, and today.
  await givenStarted(weekAgo(1));
  await givenStarted(weekAgo(-13));
  await client.givenPayment();
  const home = await watch(server);
  expect(await home()).toMatchObject({ today: { started: 1 }, lastWeek: { started: 2, captured: 0 } });
});

test('calls of the wallet are counted up to a bound, and the answer says when there were more', async () => {
  const server = await givenServer();
  const id = await givenPaymentIn(server, 'cancelled');
  const addCalls = (count: number) => server.sql`
    insert into wallet_calls (payment_id, at, last_at, line, operation, duration_ms, status)
    select ${id}, ${server.deps.clock()}, ${server.deps.clock()}, n, 'show_order', 10, 200
    from generate_series(1, ${count}::integer) n`;
  const home = await watch(server);
  await addCalls(10_000);
  expect((await home()).wallet).toMatchObject({ recentCalls: 10_000, hasMoreCalls: false, medianMs: 10 });
  await addCalls(1);
  expect((await home()).wallet).toMatchObject({ recentCalls: 10_000, hasMoreCalls: true });
});

test('an operation whose outcome the wallet does not report is in doubt since it was requested', async () => {
  const wallet = await givenWallet();
  const server = await givenServer(walletSettings(wallet));
  const client = await makeClient(server);
  const payment = await client.givenPayment();
  await wallet.approve(payment.extOrderId);
  await wallet.fault({ fault: 'error_after_effect', operation: 'capture', times: 1000 });
  await wallet.fault({ fault: 'error_after_effect', operation: 'show', times: 1000 });
  expect((await client.resume(payment.id)).status).toBe(202);
  const home = await watch(server);
  const { operation } = (await client.read(payment.id)) as { operation: { since: string } };
  const shown = await home();
  expect(shown).toMatchObject({ inDoubt: { count: 1, oldestAt: operation.since }, today: { underWay: 1 } });
  // The wallet answers, but only with errors.
  expect(shown.wallet['lastAnswerAt']).not.toBeNull();
  expect(shown.wallet['recentFailures']).toBeGreaterThan(0);
});

test('refunds wait for a person that were refused and not requested again, and those that are undecided for a week', async () => {
  const wallet = await givenWallet();
  const server = await givenServer(walletSettings(wallet));
  const client = await makeClient(server);
  const givenRefund = async (fault: string) => {
    const { id, extOrderId: orderId } = await client.givenPayment();
    await wallet.approve(orderId);
    expect((await client.resume(id)).status).toBe(200);
    await wallet.fault({ fault, operation: 'refund', orderId, times: 1 });
    await client.call('PUT', `/refund/${id}`, {});
    return id;
  };
  await givenRefund('refund_not_allowed');
  await givenRefund('transaction_disputed');
  await givenRefund('pending_refund');
  const refused = await givenRefund('refund_refused');
  expect(await (await watch(server))()).toMatchObject({ refunds: { refused: 1, undecided: 0 } });
  expect((await client.call('PUT', `/refund/${refused}`, {})).status).toBe(200);
  await givenRefund('payee_account_restricted');
  expect(await (await watch(server))()).toMatchObject({ refunds: { refused: 1, undecided: 0 } });
  server.advance(8 * 24 * 60 * 60);
  expect(await (await watch(server))()).toMatchObject({ refunds: { refused: 0, undecided: 1 } });
});

test('a wallet that has stopped answering is shown as failing, even before any payment exists', async () => {
  const server = await givenServer({ WALLET_URL: `http://127.0.0.1:${await findFreePort()}` });
  const client = await makeClient(server);
  const home = await watch(server);
  while ((await home()).wallet['state'] === 'unknown') {
    expect((await client.init(initBody())).status).toBe(503);
  }
  expect((await home()).wallet).toMatchObject({ state: 'failing', recentCalls: 0, lastAnswerAt: null });
});

test('a payment that the wallet decides later is not in doubt, on home and in the list: nobody has to do anything', async () => {
  const wallet = await givenWallet();
  const server = await givenServer(walletSettings(wallet));
  const home = await watch(server);
  const client = await makeClient(server);
  const { id, extOrderId } = await client.givenPayment();
  await wallet.approve(extOrderId, 'pia');
  expect((await client.resume(id)).status).toBe(202);
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  const list = async (query: string) =>
    (await (await viewer.get(`/payments${query}`)).json()) as { items: object[] };
  expect((await list('')).items).toMatchObject([{ id, inDoubt: false, operation: { progress: 'pending' } }]);
  expect((await list('?inDoubt=true')).items).toEqual([]);
  expect((await list('?inDoubt=false')).items).toHaveLength(1);
  expect((await home())['inDoubt']).toEqual({ count: 0, oldestAt: null });
});
