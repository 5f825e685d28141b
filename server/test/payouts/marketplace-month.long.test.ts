import { expect, test } from 'vitest';
import { reconcilePeriod } from '../../src/payments/reconciliation/reconcile-period.ts';
import { runDaily } from '../../src/payments/reconciliation/run-daily.ts';
import { lookAt } from '../operations/support.ts';
import { givenShop } from '../payments/support.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { fetchReport, type ReportRow } from '../bookkeeping/read-report.ts';
import { fc } from '../support/properties.ts';
import { readWalletReport } from '../wallet/read-wallet-report.ts';
import { addUpJournal, addUpStatement, journalNumbers, openMarket, sellers } from './market.ts';
import { givenSeller, ourBank, payOut, type Payout } from './payout-support.ts';
import { readPain } from './read-pain.ts';
import { writeCamt, type BankEntry } from './write-camt.ts';

// A month of a marketplace with three sellers. Everything is done by the public API, or by what people do in the dashboard, and everyone's
// figures are added up here, by nothing of Florin's.

const shop = givenShop({ isQuiet: true, settings: ourBank });

const market = openMarket(() => shop);

const item = fc.record({
  merchantAccountId: fc.constantFrom(...sellers),
  quantity: fc.integer({ min: 1, max: 3 }),
  unitAmount: fc.integer({ min: 100, max: 9000 }),
  taxAmount: fc.integer({ min: 0, max: 99 }),
  commissionRate: fc.integer({ min: 0, max: 2500 }),
});
const cart = fc.record({
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'USD'),
  items: fc.array(item, { minLength: 1, maxLength: 4 }),
  shipping: fc.constantFrom(0, 0, 499),
  returns: fc.constantFrom('nothing', 'nothing', 'nothing', 'an item', 'everything'),
});
type ReturnedCart = typeof cart extends fc.Arbitrary<infer T> ? T : never;

/** Some buyers bring back an item, or all of it. */
const sell = async ({ returns, ...one }: ReturnedCart, reference: string) => {
  const sold = await market.sell(one, reference);
  if (returns === 'nothing') return { ...sold, returns };
  const { shares, cart: bought } = sold;
  const body = returns === 'an item' ? { items: [{ index: bought.items.length - 1 }] } : {};
  expect((await shop.client.call('PUT', `/refund/${sold.id}`, body)).status).toBe(200);
  market.book(bought.currency, returns === 'an item' ? shares.slice(-1) : shares, -1);
  return { ...sold, returns };
};

const sellAll = async (carts: readonly ReturnedCart[]) => {
  const sold: Awaited<ReturnType<typeof sell>>[] = [];
  const next = carts.entries();
  const sellOn = async () => {
    for (const [index, one] of next) sold.push(await sell(one, `order-${index}`));
  };
  await Promise.all(Array.from({ length: 4 }, sellOn));
  return sold;
};

interface Balance {
  readonly currency: string;
  readonly balance: number;
  readonly held: number;
  readonly available: number;
}
const balancesOf = async (accountId: string) =>
  (
    (await (await shop.client.call('GET', `/accounts/${accountId}`)).json()) as {
      balances: readonly Balance[];
    }
  ).balances;
const eurosOf = async (accountId: string) =>
  (await balancesOf(accountId)).find(({ currency }) => currency === 'EUR')!;

const administrator = async () => signInAndConfirm(shop.server, await shop.server.givenOperator());

/** Pays all sellers what they have, and gives the file to the bank. Answers what the bank reads in it, by account. */
const payAll = async (accounts: readonly string[]) => {
  const payouts = new Map<string, Payout>();
  for (const accountId of accounts) {
    const { status, body } = await payOut(shop, { accountId, all: true });
    expect({ accountId, status }).toEqual({ accountId, status: 201 });
    payouts.set(accountId, body);
    market.add(accountId, 'EUR', -body.amount);
  }
  const [ada, grace] = [await administrator(), await administrator()];
  const made = await ada.post('/payout-runs', { attempt: crypto.randomUUID() });
  const { id, count, totalAmount } = (await made.json()) as {
    id: string;
    count: number;
    totalAmount: number;
  };
  expect(count).toBe(accounts.length);
  expect((await ada.post(`/payout-runs/${id}/approve`, { count, totalAmount })).status).toBe(409);
  expect((await grace.post(`/payout-runs/${id}/approve`, { count, totalAmount })).status).toBe(200);
  const file = readPain(await (await grace.get(`/payout-runs/${id}/file`)).text());
  expect(Math.round(Number(file.controlSum) * 100)).toBe(totalAmount);
  const transfers = new Map(
    [...payouts].map(([accountId, payout]) => {
      const found = file.transfers.find(({ endToEndId }) => endToEndId === payout.id.replace('_', '-'))!;
      expect(Math.round(Number(found.amount) * 100)).toBe(payout.amount);
      return [accountId, found];
    }),
  );
  return { payouts, transfers, totalAmount };
};

const takeIn = async (entries: readonly BankEntry[]) => {
  const answer = await (await administrator()).post('/bank-statements', { statement: writeCamt(entries) });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { paid: number; returned: number; doubtful: readonly unknown[] };
};

const readStatement = async (accountId: string) =>
  addUpStatement(await (await shop.client.call('GET', `/accounts/${accountId}/statement.csv`)).text());

/** The operator's report of each month until now, as soon as the last one is over: what the first began with, and the last ended with. */
const readReports = async () => {
  const before = shop.server.deps.clock();
  const over = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 1, 0, 2));
  shop.server.advance((over.getTime() - before.getTime()) / 1000);
  const viewer = await administrator();
  const [first, last] = await Promise.all(
    [2, 1].map(async (back) => {
      const start = new Date(Date.UTC(over.getUTCFullYear(), over.getUTCMonth() - back, 1));
      return fetchReport(viewer, { month: start.toISOString().slice(0, 7) });
    }),
  );
  expect(first!.rows.every(({ cents }) => cents['opening'] === 0)).toBe(true);
  const find = (rows: readonly ReportRow[], currency: string, name: string) =>
    rows.find(
      (row) => row.currency === currency && (row.accountId === '' ? row.account : row.accountId) === name,
    )?.cents ?? {};
  return {
    closing: (currency: string, name: string) => find(last!.rows, currency, name)['closing'] ?? 0,
    /** In all these months. */
    moved: (currency: string, name: string, column: string) =>
      [first!, last!].reduce((sum, { rows }) => sum + (find(rows, currency, name)[column] ?? 0), 0),
  };
};

const readJournal = async (currency: string) => {
  const viewer = await administrator();
  const sums: Record<string, number> = {};
  const now = shop.server.deps.clock();
  const months = [-1, 0].map((step) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + step, 1)).toISOString().slice(0, 7),
  );
  for (const month of months) {
    const query = new URLSearchParams({ month, format: 'csv', by: 'transfer', currency, timeZone: 'UTC' });
    const answer = await viewer.get(`/journal.csv?${query.toString()}`);
    expect(answer.status).toBe(200);
    addUpJournal(await answer.text(), sums);
  }
  return sums;
};

test('after a month with 200 carts, refunds, a dispute that was lost after a payout, and two payout runs, all books agree to the cent', async () => {
  for (const accountId of sellers) await givenSeller(shop, accountId);
  await shop.client.call('PATCH', '/accounts/cora', { reserve: { rate: 1000, days: 30 } });
  const carts = fc.sample(cart, 200);

  // The first half of the month, and a payout of everything.
  const sold = await sellAll(carts.slice(0, 100));
  for (const accountId of sellers) expect((await eurosOf(accountId)).balance).toBe(market.of(accountId));
  const held = Math.floor(market.receivedBy('cora') / 10);
  expect(await eurosOf('cora')).toMatchObject({ held, available: market.of('cora') - held });
  const first = await payAll(sellers);
  expect(await eurosOf('cora')).toMatchObject({ balance: held, available: 0 });
  const entries = [...first.transfers.values()];
  expect(await takeIn(entries)).toMatchObject({ paid: 3, returned: 0, doubtful: [] });

  // The buyer of something that is paid out already disputes, and wins. Whoever sold it owes the money.
  const lost = sold.find(
    ({ cart: { currency }, returns, shares }) =>
      currency === 'EUR' && returns === 'nothing' && shares.some(({ account }) => account === 'bob'),
  )!;
  await market.loseDispute(lost);
  await lookAt(shop.server, lost.id, { by: 'operator' });
  const debt = await eurosOf('bob');
  expect(debt.balance).toBe(market.of('bob'));
  expect(debt.balance).toBeLessThan(0);
  expect((await payOut(shop, { accountId: 'bob', all: true })).status).toBe(422);

  // The second half, which pays the debt, and another payout. One comes back.
  await sellAll(carts.slice(100));
  const second = await payAll(sellers);
  const [ann, bob, cora] = sellers.map((name) => second.transfers.get(name)!);
  const back: BankEntry = { ...ann!, direction: 'CRDT', reason: 'AC04' };
  expect(await takeIn([ann!, bob!, cora!, back])).toMatchObject({ paid: 3, returned: 1, doubtful: [] });
  const returned = second.payouts.get('ann')!.amount;
  market.add('ann', 'EUR', returned);

  // The month's end: whatever the wallet reports and nobody told us of is taken in, and then nothing is left to say.
  const tomorrow = new Date(shop.server.deps.clock().getTime() + 1000);
  const period = { from: new Date(tomorrow.getTime() - 86_400_000), to: tomorrow };
  await reconcilePeriod(shop.server.deps, period, 'operator');
  await runDaily(shop.server.deps);
  expect((await reconcilePeriod(shop.server.deps, period, 'operator')).differences).toEqual([]);
  expect(await shop.client.read(lost.id)).toMatchObject({ refunds: [{ origin: 'reversal' }] });

  const { owed } = await readWalletReport(shop.wallet.url);
  const viewer = await administrator();
  const own = (await (await viewer.get('/operator-accounts')).json()) as Record<
    string,
    { currency: string; amount: number }[]
  >;
  const ownOf = (name: string, currency: string) =>
    own[name]!.find((one) => one.currency === currency)?.amount ?? 0;
  const inTheEnd = new Map<string, Record<string, number>>();
  const sent = first.totalAmount + second.totalAmount - returned;
  for (const currency of ['EUR', 'USD']) {
    const of = (account: string) => market.of(account, currency);
    const journal = await readJournal(currency);
    const statements = await Promise.all(sellers.map(readStatement));
    const shown = await Promise.all(sellers.map(balancesOf));
    const balances = shown.map((all) => all.find((one) => one.currency === currency)!.balance);
    expect(balances).toEqual(sellers.map(of));
    expect(statements.map((sums) => sums[currency])).toEqual(balances);
    const all = balances.reduce((sum, balance) => sum + balance, 0);
    const bank = currency === 'EUR' ? sent : 0;
    expect({
      commission: ownOf('commission', currency),
      clearing: ownOf('walletClearing', currency),
      onItsWay: ownOf('payout', currency),
      bank: ownOf('bank', currency),
    }).toEqual({ commission: of('commission'), clearing: -owed[currency]!, onItsWay: 0, bank });
    const fees = ownOf('walletFee', currency);
    expect(fees).toBeLessThan(0);
    expect(all + of('commission') + bank + fees - owed[currency]!).toBe(0);
    expect(journal).toMatchObject({
      [journalNumbers.sellers]: all,
      [journalNumbers.commission]: of('commission'),
      [journalNumbers.clearing]: -owed[currency]!,
      [journalNumbers.fees]: fees,
      ...(bank !== 0 && { [journalNumbers.bank]: bank }),
    });
    inTheEnd.set(currency, {
      ...Object.fromEntries(sellers.map((name) => [name, of(name)])),
      accounts: all,
      commission: of('commission'),
      wallet_clearing: -owed[currency]!,
      wallet_fee: fees,
      bank,
      payout: 0,
    });
  }

  // And what the operator files of it: every account of the ledger, and what moved it.
  const { closing, moved } = await readReports();
  for (const [currency, expected] of inTheEnd)
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, closing(currency, name)]))).toEqual(
      expected,
    );
  expect({
    captured: moved('EUR', 'accounts', 'capture'),
    lost: moved('EUR', 'accounts', 'chargeback'),
    paidOut: moved('EUR', 'accounts', 'payout'),
    sent: moved('EUR', 'bank', 'payout_paid'),
    cameBack: moved('EUR', 'ann', 'payout_returned'),
  }).toEqual({
    captured: sellers.reduce((sum, name) => sum + market.receivedBy(name), 0),
    lost: -lost.shares.reduce((sum, { amount, commission }) => sum + amount - commission, 0),
    paidOut: -first.totalAmount - second.totalAmount,
    sent: first.totalAmount + second.totalAmount,
    cameBack: returned,
  });
});
