import { afterEach, expect, test } from 'vitest';
import { findFreePort, givenServer } from '../../support/server.ts';
import { startLife, untilStopped } from '../../operations/crash/steps.ts';
import { makeMortalSql } from '../../operations/crash/mortal-sql.ts';
import { lookAt } from '../../operations/support.ts';
import { registerReceiver } from '../../wallet/receiver.ts';
import { makeRefunds } from '../refunds/support.ts';
import { walletSettings } from '../support.ts';
import { feePostingsOf, givenFeeShop, owedFor, type Body } from './support.ts';
import { until } from '../../support/until.ts';

// What the wallet keeps as its fee, and when it tells that (docs/decisions/036).

const shop = givenFeeShop();
const { givenCaptured, refundNow, readRefund } = makeRefunds(shop);

afterEach(async () => {
  shop.rewrite = () => undefined;
  await shop.wallet.clearFaults();
});

const eur = (value: string) => ({ currency_code: 'EUR', value });
const withoutFees = (payment: Body) => {
  delete payment.seller_receivable_breakdown;
  delete payment.seller_payable_breakdown;
};
const balanceOf = async (account: string) => {
  const answer = await shop.client.call('GET', `/accounts/${account}`);
  return ((await answer.json()) as { balances: { balance: number }[] }).balances[0]?.balance;
};

/** The fee account, the clearing account and what the API shows all say that the wallet has not told a fee. */
const expectUntold = async (id: string) => {
  expect(await shop.client.read(id)).toMatchObject({ status: 'captured', feeAmount: null, netAmount: null });
  expect(await feePostingsOf(shop.server, id)).toEqual([]);
};

const expectBooked = async (payment: { id: string; extOrderId: string }) => {
  expect(await shop.client.read(payment.id)).toMatchObject({ feeAmount: 29, netAmount: 971 });
  expect(await feePostingsOf(shop.server, payment.id)).toEqual([{ entry: 2, kind: 'fee', of: 1, fee: -29 }]);
  expect(await owedFor(shop.server, payment.id)).toBe(
    (await shop.wallet.truth(payment.extOrderId)).owed.minor,
  );
};

test('the fee of a capture is shown and posted with it, and the account of the platform gets all of the capture', async () => {
  const payment = await givenCaptured({ accountId: 'seller' });
  expect(await shop.client.read(payment.id)).toMatchObject({
    extCaptureId: payment.captureId,
    capturedAmount: 1000,
    feeAmount: 29,
    netAmount: 971,
  });
  await expectBooked(payment);
  expect(await balanceOf('seller')).toBe(1000);
  const [event] = await shop.server.sql<{ object: object }[]>`
    select object from all_events where subject_id = ${payment.id} and type = 'payment.captured'`;
  expect(event!.object).toMatchObject({ extCaptureId: payment.captureId, feeAmount: 29, netAmount: 971 });
});

test('the fee of a capture that was authorised first is that of what was captured', async () => {
  const { id, extOrderId } = await shop.client.givenPayment({ transaction: { captureMode: 'manual' } });
  await shop.wallet.approve(extOrderId);
  expect((await shop.client.resume(id)).status).toBe(200);
  const validated = await shop.client.call('PUT', `/moneyins/${id}/validate`, { totalAmount: 600 });
  expect(validated.status).toBe(200);
  expect(await shop.client.read(id)).toMatchObject({ capturedAmount: 600, feeAmount: 17, netAmount: 583 });
  expect(await owedFor(shop.server, id)).toBe(583);
});

test('what the wallet gives back of its fee with a refund is shown and posted with it, and the buyer gets all of the refund', async () => {
  const payment = await givenCaptured({ accountId: 'refunding' });
  const { id } = await refundNow(payment.id, { amountToRefund: 400 });
  expect(await readRefund(id)).toMatchObject({ amount: 400, feeAmount: 8, netAmount: 392 });
  expect(await feePostingsOf(shop.server, payment.id)).toEqual([
    { entry: 2, kind: 'fee', of: 1, fee: -29 },
    { entry: 4, kind: 'fee', of: 3, fee: 8 },
  ]);
  expect(await balanceOf('refunding')).toBe(600);
  expect(await owedFor(shop.server, payment.id)).toBe(
    (await shop.wallet.truth(payment.extOrderId)).owed.minor,
  );
});

test("a refund at the wallet's site and a reversal are booked with what the wallet gave back of its fee", async () => {
  const payment = await givenCaptured();
  await shop.wallet.refundAtSite(payment.captureId, '5.00');
  await lookAt(shop.server, payment.id, { by: 'wallet' });
  await shop.wallet.reverse(payment.captureId);
  await lookAt(shop.server, payment.id, { by: 'wallet' });
  expect((await shop.client.read(payment.id))['refunds']).toMatchObject([
    { amount: 500, feeAmount: 10, netAmount: 490 },
    { amount: 500, feeAmount: 0, netAmount: 500 },
  ]);
  expect(await owedFor(shop.server, payment.id)).toBe(
    (await shop.wallet.truth(payment.extOrderId)).owed.minor,
  );
});

test('a declined capture has a fee in its answer, and nothing of it is booked', async () => {
  const { id, extOrderId: orderId } = await shop.client.givenPayment();
  await shop.wallet.approve(orderId);
  await shop.wallet.fault({ fault: 'declined_capture', operation: 'capture', orderId, times: 1 });
  const seen: string[] = [];
  shop.rewrite = ({ status, seller_receivable_breakdown: figures }) => {
    if (figures?.paypal_fee) seen.push(status);
  };
  expect((await shop.client.resume(id)).status).toBe(402);
  expect(seen).toContain('DECLINED');
  expect(await shop.client.read(id)).toMatchObject({ status: 'failed', feeAmount: null, netAmount: null });
  expect(await feePostingsOf(shop.server, id)).toEqual([]);
});

test('the fee of a capture that the wallet decides later is booked when it has decided', async () => {
  const { id, extOrderId: orderId } = await shop.client.givenPayment();
  await shop.wallet.approve(orderId);
  await shop.wallet.fault({ fault: 'pending_capture', operation: 'capture', orderId, times: 1 });
  expect((await shop.client.resume(id)).status).toBe(202);
  expect(await shop.client.read(id)).toMatchObject({ feeAmount: null });
  await shop.wallet.settle((await shop.wallet.truth(orderId)).captures[0]!.id, 'completed');
  await lookAt(shop.server, id);
  await expectBooked({ id, extOrderId: orderId });
});

/** None of these can be booked, and none of them keeps a capture from being one. */
const garbled: Record<string, object | string | number | null> = {
  'no figures': null,
  'a text in their place': 'none',
  'a fee that is no amount': { paypal_fee: eur('twenty') },
  'a fee that is a number': { paypal_fee: 29 },
  'a fee below zero': { paypal_fee: eur('-0.29') },
  'a fee above the capture': { paypal_fee: eur('10.01') },
  'a fee of more decimals than the currency has': { paypal_fee: eur('0.295') },
  'a fee in another currency': { paypal_fee: { currency_code: 'USD', value: '0.29' } },
  'a fee that does not fit the net amount': { paypal_fee: eur('0.29'), net_amount: eur('9.70') },
  'a fee of another gross amount': { gross_amount: eur('20.00'), paypal_fee: eur('0.29') },
  'a fee beside one for a platform': {
    gross_amount: eur('10.00'),
    paypal_fee: eur('0.29'),
    platform_fees: [{ amount: eur('1.00') }],
    net_amount: eur('8.71'),
  },
};

test.each(Object.keys(garbled))('%s: the capture counts, and no fee is booked', async (name) => {
  shop.rewrite = (payment) => {
    payment.seller_receivable_breakdown = garbled[name];
  };
  const { id } = await givenCaptured();
  await expectUntold(id);
});

test('a garbled fee of a refund is not booked, and the refund counts', async () => {
  const payment = await givenCaptured();
  shop.rewrite = ({ seller_payable_breakdown: figures }) => {
    if (figures) figures.paypal_fee = eur('4.01');
  };
  const { id } = await refundNow(payment.id, { amountToRefund: 400 });
  expect(await readRefund(id)).toMatchObject({ status: 'completed', feeAmount: null, netAmount: null });
  shop.rewrite = () => undefined;
  await lookAt(shop.server, payment.id, { by: 'operator' });
  expect(await readRefund(id)).toMatchObject({ feeAmount: 8, netAmount: 392 });
});

test('a fee that the wallet reports after the capture is booked by the next look, once, however many look at the same time', async () => {
  shop.rewrite = withoutFees;
  const payment = await givenCaptured();
  await expectUntold(payment.id);
  await lookAt(shop.server, payment.id, { by: 'operator' });
  await expectUntold(payment.id);
  shop.rewrite = () => undefined;
  await Promise.all(Array.from({ length: 8 }, () => lookAt(shop.server, payment.id, { by: 'operator' })));
  await expectBooked(payment);
});

test('a fee that the wallet reports after the capture is booked when it sends a notification of the capture', async () => {
  shop.rewrite = withoutFees;
  const port = await findFreePort();
  const { webhookId } = await registerReceiver(
    shop.wallet.url,
    `http://127.0.0.1:${port}/wallet/notifications`,
  );
  const { id, extOrderId } = await shop.client.givenPayment();
  await shop.wallet.approve(extOrderId);
  expect((await shop.client.resume(id)).status).toBe(200);
  await expectUntold(id);
  // Only now someone listens: the wallet repeats what was not taken.
  await givenServer({
    ...walletSettings(shop.wallet),
    PORT: String(port),
    WALLET_WEBHOOK_ID: webhookId,
    DATABASE_URL: shop.server.deps.config.databaseUrl!,
  });
  await until(() => expectBooked({ id, extOrderId }));
});

test('a process that stops anywhere while it books a fee leaves nothing or all of it, and the next look books it once', async () => {
  const { deps } = shop.server;
  let isDone = false;
  for (let at = 1; !isDone; at += 1) {
    shop.rewrite = withoutFees;
    const payment = await givenCaptured();
    shop.rewrite = () => undefined;
    const life = startLife({ at, when: 'before' });
    const mortal = {
      ...shop.server,
      deps: { ...deps, sql: makeMortalSql(deps.sql, life.steps, new Set()) },
    };
    await untilStopped(lookAt(mortal, payment.id, { by: 'operator' }));
    isDone = !life.hasStopped();
    const posted = await feePostingsOf(shop.server, payment.id);
    const { feeAmount } = await shop.client.read(payment.id);
    expect([posted.length, feeAmount]).toEqual(posted.length === 0 ? [0, null] : [1, 29]);
    await lookAt(shop.server, payment.id, { by: 'operator' });
    await expectBooked(payment);
  }
});

test('the database refuses a second fee of the same entry, no matter who posts it', async () => {
  const payment = await givenCaptured();
  const second = shop.server.sql`
    insert into ledger_entries (payment_id, number, kind, fee_of) values (${payment.id}, 3, 'fee', 1)`;
  await expect(second).rejects.toMatchObject({ constraint: 'ledger_entries_fee' });
});

test('figures in the currency in which the wallet keeps our money are shown to operators, and only the fee in the currency of the payment is posted', async () => {
  shop.rewrite = ({ seller_receivable_breakdown: figures }) => {
    if (!figures) return;
    figures.receivable_amount = { currency_code: 'USD', value: '10.49' };
    figures.exchange_rate = { source_currency: 'EUR', target_currency: 'USD', value: '1.0803' };
    figures.paypal_fee_in_receivable_currency = { currency_code: 'USD', value: '0.31' };
  };
  const payment = await givenCaptured();
  await expectBooked(payment);
  const [row] = await shop.server.sql<{ conversion: object }[]>`
    select conversion from captures where payment_id = ${payment.id}`;
  expect(row!.conversion).toEqual({ currency: 'USD', amount: 1049, fee: 31, rate: '1.0803' });
  const [posted] = await shop.server.sql<{ currencies: string[] }[]>`
    select array_agg(distinct currency) as currencies from transfers where payment_id = ${payment.id}`;
  expect(posted!.currencies).toEqual(['EUR']);
});
