import { expect, test } from 'vitest';
import { reconcilePeriod } from '../../src/payments/reconciliation/reconcile-period.ts';
import { runDaily } from '../../src/payments/reconciliation/run-daily.ts';
import { lookAt } from '../operations/support.ts';
import { givenShop, initBody } from '../payments/support.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { fc } from '../support/properties.ts';
import { readWalletReport } from '../wallet/read-wallet-report.ts';
import { givenSeller, ourBank, payOut, type Payout } from './payout-support.ts';
import { readPain } from './read-pain.ts';
import { writeCamt, type BankEntry } from './write-camt.ts';

// A month of a marketplace with three sellers. Everything is done by the public API, or by what people do in the dashboard, and everyone's
// figures are added up here, by nothing of Florin's.

const shop = givenShop({ isQuiet: true, settings: ourBank });

const sellers = ['ann', 'bob', 'cora'] as const;

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
type Cart = typeof cart extends fc.Arbitrary<infer T> ? T : never;

/** What everyone has to have, in cents, by `account currency`. */
const books = new Map<string, number>();
/** What captures brought to each. */
const received = new Map<string, number>();
const add = (to: Map<string, number>, account: string, currency: string, cents: number) =>
  to.set(`${account} ${currency}`, (to.get(`${account} ${currency}`) ?? 0) + cents);

interface Share {
  readonly account: string;
  readonly amount: number;
  readonly commission: number;
}

/** Shipping in proportion to the items, the cents that are left to the largest remainders. */
const divide = ({ items, shipping }: Cart): readonly Share[] => {
  const prices = items.map(({ quantity, unitAmount, taxAmount }) => quantity * unitAmount + taxAmount);
  const sum = prices.reduce((all, price) => all + price, 0);
  const parts = prices.map((price) => Math.floor((price * shipping) / sum));
  const left = shipping - parts.reduce((all, part) => all + part, 0);
  const byRemainder = prices
    .map((price, index) => ({ index, remainder: (price * shipping) % sum }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index]! += 1;
  return items.map(({ merchantAccountId: account, commissionRate }, index) => {
    const amount = prices[index]! + parts[index]!;
    return { account, amount, commission: Math.floor((amount * commissionRate + 5000) / 10_000) };
  });
};

const book = (currency: string, shares: readonly Share[], sign: 1 | -1) => {
  for (const { account, amount, commission } of shares) {
    add(books, account, currency, sign * (amount - commission));
    add(books, 'commission', currency, sign * commission);
    if (sign === 1) add(received, account, currency, amount - commission);
  }
};

interface Sold {
  readonly id: string;
  readonly captureId: string;
  readonly cart: Cart;
  readonly shares: readonly Share[];
}

const sell = async (one: Cart, reference: string): Promise<Sold> => {
  const { currency, items, shipping, returns } = one;
  const shares = divide(one);
  const totalAmount = shares.reduce((sum, { amount }) => sum + amount, 0);
  const taxes = items.reduce((sum, { taxAmount }) => sum + taxAmount, 0);
  const amountBreakdown = {
    totalItems: totalAmount - taxes - shipping,
    totalItemTaxes: taxes,
    ...(shipping > 0 && { shipping }),
  };
  const answer = await shop.client.init(
    initBody({
      transaction: { accountId: 'market', currency, totalAmount, reference, distribution: 'items' },
      items: items.map((bought) => ({ ...bought, description: 'A song', type: 'digital' })),
      amountBreakdown,
    }),
  );
  expect(answer.status).toBe(200);
  const { id, extOrderId } = (await answer.json()) as { id: string; extOrderId: string };
  await shop.wallet.approve(extOrderId);
  expect((await shop.client.resume(id)).status).toBe(200);
  book(currency, shares, 1);
  if (returns !== 'nothing') {
    const body = returns === 'an item' ? { items: [{ index: items.length - 1 }] } : {};
    expect((await shop.client.call('PUT', `/refund/${id}`, body)).status).toBe(200);
    book(currency, returns === 'an item' ? shares.slice(-1) : shares, -1);
  }
  const { captures } = await shop.wallet.truth(extOrderId);
  return { id, captureId: captures[0]!.id, cart: one, shares };
};

const sellAll = async (carts: readonly Cart[]) => {
  const sold: Sold[] = [];
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
    add(books, accountId, 'EUR', -body.amount);
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

const rowsOf = (text: string) =>
  text
    .replace(/^\u{FEFF}/u, '')
    .trimEnd()
    .split('\r\n')
    .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell));

/** A statement as a file: what its lines add up to, by currency. */
const addUpStatement = async (accountId: string) => {
  const [head, ...rows] = rowsOf(
    await (await shop.client.call('GET', `/accounts/${accountId}/statement.csv`)).text(),
  );
  const column = (name: string) => head!.indexOf(name);
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const [currency, amount] = [row[column('currency')]!, row[column('amount')]!];
    if (amount !== '') sums[currency] = (sums[currency] ?? 0) + Math.round(Number(amount) * 100);
  }
  return sums;
};

/** The numbers of the accounts in the journal, as the settings leave them. */
const numbers = { sellers: '1700', commission: '8510', clearing: '1360', fees: '4970', bank: '1200' };

const addUpJournal = async (currency: string) => {
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
    for (const [, , debit = '', credit = '', amount = ''] of rowsOf(await answer.text()).slice(1)) {
      const cents = Math.round(Number(amount.replace(',', '.')) * 100);
      sums[debit] = (sums[debit] ?? 0) - cents;
      sums[credit] = (sums[credit] ?? 0) + cents;
    }
  }
  return sums;
};

test('after a month with 200 carts, refunds, a dispute that was lost after a payout, and two payout runs, all books agree to the cent', async () => {
  for (const accountId of sellers) await givenSeller(shop, accountId);
  await shop.client.call('PATCH', '/accounts/cora', { reserve: { rate: 1000, days: 30 } });
  const carts = fc.sample(cart, 200);

  // The first half of the month, and a payout of everything.
  const sold = await sellAll(carts.slice(0, 100));
  for (const accountId of sellers)
    expect((await eurosOf(accountId)).balance).toBe(books.get(`${accountId} EUR`));
  const held = Math.floor(received.get('cora EUR')! / 10);
  expect(await eurosOf('cora')).toMatchObject({ held, available: books.get('cora EUR')! - held });
  const first = await payAll(sellers);
  expect(await eurosOf('cora')).toMatchObject({ balance: held, available: 0 });
  const entries = [...first.transfers.values()];
  expect(await takeIn(entries)).toMatchObject({ paid: 3, returned: 0, doubtful: [] });

  // The buyer of something that is paid out already disputes, and wins. Whoever sold it owes the money.
  const lost = sold.find(
    ({ cart: { currency, returns }, shares }) =>
      currency === 'EUR' && returns === 'nothing' && shares.some(({ account }) => account === 'bob'),
  )!;
  const { dispute_id: disputeId } = await shop.wallet.dispute(lost.captureId);
  await shop.wallet.resolveDispute(disputeId, 'RESOLVED_BUYER_FAVOUR');
  await lookAt(shop.server, lost.id, { by: 'operator' });
  book('EUR', lost.shares, -1);
  const debt = await eurosOf('bob');
  expect(debt.balance).toBe(books.get('bob EUR'));
  expect(debt.balance).toBeLessThan(0);
  expect((await payOut(shop, { accountId: 'bob', all: true })).status).toBe(422);

  // The second half, which pays the debt, and another payout. One comes back.
  await sellAll(carts.slice(100));
  const second = await payAll(sellers);
  const [ann, bob, cora] = sellers.map((name) => second.transfers.get(name)!);
  const back: BankEntry = { ...ann!, direction: 'CRDT', reason: 'AC04' };
  expect(await takeIn([ann!, bob!, cora!, back])).toMatchObject({ paid: 3, returned: 1, doubtful: [] });
  const returned = second.payouts.get('ann')!.amount;
  add(books, 'ann', 'EUR', returned);

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
  const sent = first.totalAmount + second.totalAmount - returned;
  for (const currency of ['EUR', 'USD']) {
    const of = (account: string) => books.get(`${account} ${currency}`) ?? 0;
    const journal = await addUpJournal(currency);
    const statements = await Promise.all(sellers.map(addUpStatement));
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
      [numbers.sellers]: all,
      [numbers.commission]: of('commission'),
      [numbers.clearing]: -owed[currency]!,
      [numbers.fees]: fees,
      ...(bank !== 0 && { [numbers.bank]: bank }),
    });
  }
});
