import { expect, test } from 'vitest';
import { reconcilePeriod } from '../../src/payments/reconciliation/reconcile-period.ts';
import { runDaily } from '../../src/payments/reconciliation/run-daily.ts';
import { signIn } from '../support/dashboard.ts';
import { givenReport, rowOf } from '../wallet/report.ts';
import { givenConnector } from '../wallet/support.ts';
import { makeRefunds } from './refunds/support.ts';
import { givenShop } from './support.ts';

const shop = givenShop({ isQuiet: true });
const { givenCaptured } = makeRefunds(shop);

type Row = ReturnType<typeof rowOf>;

const noFee = { fee_amount: { currency_code: 'EUR', value: '0.00' } };
const usd = (value: string) => ({
  transaction_amount: { currency_code: 'USD', value },
  fee_amount: undefined,
});

/** A comparison of a second whose report has exactly these rows. */
const compare = async (rows: readonly Row[]) => {
  const { deps } = shop.server;
  const wallet = givenConnector(await givenReport(shop.wallet.url, rows));
  const to = new Date();
  return reconcilePeriod({ ...deps, wallet }, { from: new Date(to.getTime() - 1000), to }, 'operator');
};

/** What the operator's accounts have, by the API of the dashboard, without those that have nothing. */
const readOwn = async () => {
  const viewer = await signIn(shop.server, await shop.server.givenOperator());
  const own = (await (await viewer.get('/operator-accounts')).json()) as Record<
    string,
    { currency: string; amount: number }[]
  >;
  return Object.fromEntries(
    Object.entries(own).map(([name, balances]) => [
      name,
      Object.fromEntries(
        balances.filter(({ amount }) => amount !== 0).map(({ currency, amount }) => [currency, amount]),
      ),
    ]),
  );
};

/** What a report says that our account at the wallet has more, in cents: amounts and fees of what is done. */
const addUp = (rows: readonly Row[]) => {
  const owed: Record<string, number> = {};
  for (const { transaction_info: row } of rows) {
    if (row.transaction_status !== 'S' && row.transaction_status !== 'V') continue;
    const { currency_code: currency, value } = row.transaction_amount;
    const cents = Math.round(Number(value) * 100) + Math.round(Number(row.fee_amount?.value ?? '0') * 100);
    owed[currency] = (owed[currency] ?? 0) + cents;
  }
  return owed;
};

const month = [
  rowOf('W1', 'T0400', '-50.00'),
  rowOf('W2', 'T0403', '-12.34', noFee),
  rowOf('W1BACK', 'T1101', '50.00', noFee),
  rowOf('D1', 'T0300', '20.00', noFee),
  rowOf('C1', 'T0200', '-10.00', noFee),
  rowOf('C1', 'T0200', '10.83', usd('10.83')),
  rowOf('F1', 'T0106', '-16.00', noFee),
  rowOf('F1BACK', 'T1108', '16.00', noFee),
  rowOf('F2', 'T0100', '-3.00', noFee),
  rowOf('HELD', 'T2101', '-5.00', noFee),
  rowOf('DENIED', 'T0400', '-7.00', { ...noFee, transaction_status: 'D' }),
];
const booked = month.filter(({ transaction_info: { transaction_id: id } }) => id !== 'HELD');

test('withdrawals, deposits, conversions and fees are booked from the report, once however often it is read, so that clearing is what the wallet has', async () => {
  await givenCaptured();
  const before = await readOwn();
  await Promise.all([compare(month), compare(month), compare(month)]);
  const after = await readOwn();
  const owed = addUp(booked);
  expect(owed).toEqual({ EUR: -604, USD: 1083 });
  expect(after).toEqual({
    commission: before['commission'],
    payout: {},
    bank: { EUR: 2000 - 1234 },
    walletConversion: { EUR: -1000, USD: 1083 },
    walletFee: { EUR: before['walletFee']!['EUR']! - 300 - 70 },
    walletClearing: { EUR: before['walletClearing']!['EUR']! - owed['EUR']!, USD: -1083 },
  });
  const viewer = await signIn(shop.server, await shop.server.givenOperator());
  const { flow } = (await (await viewer.get('/home')).json()) as { flow: Record<string, number>[] };
  expect(flow[0]).toMatchObject({
    currency: 'EUR',
    capturedAmount: 1000,
    refundedAmount: 0,
    atBankAmount: -766,
    convertedAmount: 1000,
    walletFeeAmount: 29 + 370,
    atWalletAmount: 1000 - 29 - 604,
  });
  expect(flow[0]!['accountsAmount']! + flow[0]!['commissionAmount']!).toBe(1000);
});

test('what a restored backup lost is booked again from the next report, and what it kept is not', async () => {
  const before = await readOwn();
  await shop.server.sql`delete from wallet_movements where transaction_id in ('W2', 'C1')`;
  expect(await readOwn()).not.toEqual(before);
  await compare(month);
  expect(await readOwn()).toEqual(before);
});

test('a report that has another amount than the books is named in the log, and changes nothing', async () => {
  const before = await readOwn();
  const { logged } = shop.server;
  const first = logged.length;
  await compare([rowOf('W2', 'T0403', '-12.35', noFee), rowOf('D1', 'T0300', '20.00', noFee)]);
  expect(await readOwn()).toEqual(before);
  expect(logged.slice(first).filter(({ msg }) => msg.startsWith('ALERT'))).toMatchObject([
    { transactions: ['W2'] },
  ]);
});

test('a withdrawal whose amount or time cannot be read is not guessed: it counts as not compared', async () => {
  const before = await readOwn();
  const { run } = await compare([
    rowOf('ODD1', 'T0400', `-${'9'.repeat(30)}`, noFee),
    rowOf('ODD2', 'T0400', '-1.00', { ...noFee, transaction_initiation_date: 'yesterday' }),
  ]);
  expect(run).toMatchObject({ uncheckedCount: 2, unreadable: ['ODD1', 'ODD2'] });
  expect(await readOwn()).toEqual(before);
});

test('a withdrawal that is under way is booked when the wallet has decided it, although its day was compared before', async () => {
  const { deps, sql } = shop.server;
  const before = await readOwn();
  const runWith = async (status: string) => {
    const rows = [
      rowOf('LATE', 'T0400', '-1.00', {
        ...noFee,
        transaction_status: status,
        transaction_initiation_date: dayAgo,
      }),
    ];
    const wallet = givenConnector(await givenReport(shop.wallet.url, rows));
    await sql`update daily_reconciliations set due_at = ${deps.realClock()}`;
    await runDaily({ ...deps, wallet });
  };
  const midnight = new Date(new Date().toISOString().slice(0, 10)).getTime();
  const dayAgo = new Date(midnight - 3600_000).toISOString();
  await sql`
    insert into daily_reconciliations (wallet_provider, due_at, compared_until)
    values (${deps.config.wallet.provider}, now(), ${new Date(midnight - 86_400_000)})`;
  await runWith('P');
  expect(await readOwn()).toEqual(before);
  await runWith('P');
  await runWith('S');
  expect((await readOwn())['bank']!['EUR']).toBe(before['bank']!['EUR']! - 100);
  const [daily] = await sql<{ pending: Date | null }[]>`
    select movements_pending_since as pending from daily_reconciliations`;
  expect(daily).toEqual({ pending: null });
  await runWith('S');
  expect((await readOwn())['bank']!['EUR']).toBe(before['bank']!['EUR']! - 100);
});
