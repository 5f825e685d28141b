import { beforeAll, expect, test } from 'vitest';
import { takeInDispute } from '../../../server/src/payments/disputes/take-in-dispute.ts';
import { reconcilePeriod } from '../../../server/src/payments/reconciliation/reconcile-period.ts';
import { runDaily } from '../../../server/src/payments/reconciliation/run-daily.ts';
import { readReport } from '../../../server/test/bookkeeping/read-report.ts';
import { lookAt } from '../../../server/test/operations/support.ts';
import {
  addUpJournal,
  addUpStatement,
  journalNumbers,
  openMarket,
  sellers,
} from '../../../server/test/payouts/market.ts';
import { ourBank } from '../../../server/test/payouts/payout-support.ts';
import type { BankEntry } from '../../../server/test/payouts/write-camt.ts';
import { readWalletReport } from '../../../server/test/wallet/read-wallet-report.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { signInAs } from '../support/dashboard.ts';
import { takePicture } from '../support/pictures.ts';
import { startShop, type DashboardShop } from '../support/shop.ts';
import { makeOperatorAtWork } from './operator-at-work.ts';

// A month of a marketplace with three sellers, by operators in their browsers. Buyers pay by the API, and everyone's figures are added up
// here, by nothing of Florin's.

let shop: DashboardShop;
beforeAll(async () => {
  shop = await startShop(ourBank);
  return shop.close;
});

const market = openMarket(() => shop);

const ibans = {
  ann: 'DE89 3704 0044 0532 0130 00',
  bob: 'NL91 ABNA 0417 1643 00',
  cora: 'IT60 X054 2811 1010 0000 0123 456',
};

/** Each has something of every seller. */
const cartOf = (order: number) =>
  ({
    currency: order % 4 === 3 ? 'USD' : 'EUR',
    items: sellers.map((merchantAccountId, index) => ({
      merchantAccountId,
      quantity: 1 + ((order + index) % 3),
      unitAmount: 733 + 117 * order + 61 * index,
      taxAmount: 7 * index,
      commissionRate: 850 + 375 * index,
    })),
    shipping: order % 2 === 0 ? 499 : 0,
  }) as const;

const sellTo = async (orders: readonly number[]) => {
  const sold = [];
  for (const order of orders) sold.push(await market.sell(cartOf(order), `order-${order}`));
  return sold;
};

const signInToWork = async (role: 'administrator' | 'finance') => {
  const { page, operator } = await signInAs(shop.dashboard, role);
  return makeOperatorAtWork(page, operator, shop.dashboard.url);
};
type AtWork = Awaited<ReturnType<typeof signInToWork>>;

/** Pays all that these have: one person makes the run, another approves it. Returns what the bank sends, by the seller. */
const payAll = async (maker: AtWork, approver: AtWork) => {
  let sum = 0;
  for (const accountId of sellers) {
    sum += market.of(accountId);
    await maker.payOut(accountId);
  }
  const run = await maker.makeRun();
  expect(await maker.page.getByRole('button', { name: 'Approve…' }).count()).toBe(0);
  const file = await approver.approve(run);
  expect(Math.round(Number(file.controlSum) * 100)).toBe(sum);
  const transfers = new Map<string, BankEntry>();
  for (const accountId of sellers) {
    const { endToEndId, amount } = file.transfers.find(({ name }) => name === `Seller ${accountId}`)!;
    expect({ accountId, amount }).toEqual({ accountId, amount: (market.of(accountId) / 100).toFixed(2) });
    market.add(accountId, 'EUR', -market.of(accountId));
    transfers.set(accountId, { endToEndId, amount });
  }
  return { sum, transfers };
};

const formatMoney = (cents: number, currency = 'EUR') =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(cents / 100);

test(
  'operators do a month of a marketplace in the dashboard, and ledger, wallet, bank, statements, journal and report agree to the cent',
  { timeout: 400_000 },
  async () => {
    const ada = await signInToWork('administrator');
    for (const id of sellers) await ada.openSeller({ id, name: `Seller ${id}`, iban: ibans[id] });
    await ada.passDays(1);

    // Buyers pay. Some bring back an item.
    const sold = await sellTo([0, 1, 2, 3]);
    for (const [index, seller] of [
      [0, 1],
      [3, 2],
    ] as const) {
      const { id, shares, cart } = sold[index]!;
      await ada.refundItem(id, sellers[seller]);
      market.book(cart.currency, [shares[seller]!], -1);
    }

    // Everyone is paid out, and one payout comes back.
    const grace = await signInToWork('finance');
    const first = await payAll(ada, grace);
    const back = { ...first.transfers.get('bob')!, direction: 'CRDT', reason: 'AC04' } as const;
    expect(await grace.takeIn([...first.transfers.values(), back])).toContain('Paid: 3. Returned: 1.');
    const returned = Math.round(Number(back.amount) * 100);
    market.add('bob', 'EUR', returned);

    // The buyer of something that is paid out disputes, and wins. The sellers owe it.
    const lost = sold[1]!;
    await takeInDispute(shop.server.deps, await market.loseDispute(lost));
    await lookAt(shop.server, lost.id, { by: 'operator' });
    expect(market.of('ann')).toBeLessThan(0);
    await ada.open('/accounts/ann');
    await ada.page.getByText(`The account owes ${formatMoney(-market.of('ann'))}`).waitFor();
    await expectAccessible(ada.page);
    await takePicture(ada.page, 'month-debt');

    // What they sell next pays the debt first. Then the second run.
    await sellTo([4, 5, 6, 7, 8]);
    const second = await payAll(ada, grace);
    expect(await grace.takeIn([...second.transfers.values()])).toContain('Paid: 3. Returned: 0.');
    const sent = first.sum + second.sum - returned;

    // The days' comparisons with the wallet, which nobody has to press for.
    const to = new Date(shop.server.deps.realClock().getTime() + 1000);
    const period = { from: new Date(to.getTime() - 86_400_000), to };
    await reconcilePeriod(shop.server.deps, period, 'operator');
    await runDaily(shop.server.deps);
    expect((await reconcilePeriod(shop.server.deps, period, 'operator')).differences).toEqual([]);
    const { owed } = await readWalletReport(shop.wallet.url);

    await grace.open('');
    const flow = grace.page.getByRole('region', { name: 'Where the money is' });
    await flow.getByRole('radiogroup', { name: 'Currency' }).getByText('EUR').click();
    const inAccounts = sellers.reduce((sum, name) => sum + market.of(name), 0);
    for (const [name, cents] of [
      ['Sellers’ accounts', inAccounts],
      ['Your commission', market.of('commission')],
      ['Paid out', sent],
    ] as const)
      await flow.getByRole('link', { name: `${name} ${formatMoney(cents)}`, exact: true }).waitFor();
    await takePicture(grace.page, 'month-flow');

    // The month's end, and the files of it.
    await ada.passDays(32);
    expect((await ada.downloadReport('PDF')).text.slice(0, 5)).toBe('%PDF-');
    const report = readReport((await ada.downloadReport('CSV')).text).rows;
    const statements = [];
    for (const accountId of sellers)
      statements.push(addUpStatement((await ada.downloadStatement(accountId)).text));
    for (const currency of ['EUR', 'USD']) {
      const journal: Record<string, number> = {};
      for (const text of await ada.downloadJournals(currency, 4)) addUpJournal(text, journal);
      const closing = (name: string) =>
        report.find(
          (row) => row.currency === currency && (row.accountId === '' ? row.account : row.accountId) === name,
        )?.cents['closing'] ?? 0;
      const balances = sellers.map((name) => market.of(name, currency));
      const all = balances.reduce((sum, balance) => sum + balance, 0);
      const [bank, fees] = [currency === 'EUR' ? sent : 0, closing('wallet_fee')];
      expect(sellers.map(closing)).toEqual(balances);
      expect(statements.map((sums) => sums[currency])).toEqual(balances);
      expect({
        accounts: closing('accounts'),
        commission: closing('commission'),
        clearing: closing('wallet_clearing'),
        bank: closing('bank'),
        onItsWay: closing('payout'),
      }).toEqual({
        accounts: all,
        commission: market.of('commission', currency),
        clearing: -owed[currency]!,
        bank,
        onItsWay: 0,
      });
      expect(fees).toBeLessThan(0);
      expect(all + market.of('commission', currency) + bank + fees - owed[currency]!).toBe(0);
      expect(journal).toMatchObject({
        [journalNumbers.sellers]: all,
        [journalNumbers.commission]: market.of('commission', currency),
        [journalNumbers.clearing]: -owed[currency]!,
        [journalNumbers.fees]: fees,
        ...(bank !== 0 && { [journalNumbers.bank]: bank }),
      });
    }
  },
);
