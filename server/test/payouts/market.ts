import { expect } from 'vitest';
import { initBody, type givenShop } from '../payments/support.ts';

// A marketplace whose figures are added up here, by nothing of Florin's.

type Shop = Pick<ReturnType<typeof givenShop>, 'client' | 'wallet'>;

export const sellers = ['ann', 'bob', 'cora'] as const;

interface Cart {
  readonly currency: 'EUR' | 'USD';
  readonly items: readonly {
    readonly merchantAccountId: (typeof sellers)[number];
    readonly quantity: number;
    readonly unitAmount: number;
    readonly taxAmount: number;
    readonly commissionRate: number;
  }[];
  readonly shipping: number;
}

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

interface Sold {
  readonly id: string;
  readonly captureId: string;
  readonly cart: Cart;
  /** In the order of the items. */
  readonly shares: readonly Share[];
  readonly totalAmount: number;
}

export const openMarket = (shopOf: () => Shop) => {
  /** What everyone has to have, in cents, by `account currency`. */
  const books = new Map<string, number>();
  /** What captures brought to each. */
  const received = new Map<string, number>();
  const addTo = (to: Map<string, number>, account: string, currency: string, cents: number) =>
    to.set(`${account} ${currency}`, (to.get(`${account} ${currency}`) ?? 0) + cents);
  const add = (account: string, currency: string, cents: number) => addTo(books, account, currency, cents);
  const of = (account: string, currency = 'EUR') => books.get(`${account} ${currency}`) ?? 0;
  const receivedBy = (account: string, currency = 'EUR') => received.get(`${account} ${currency}`) ?? 0;

  const book = (currency: string, shares: readonly Share[], sign: 1 | -1) => {
    for (const { account, amount, commission } of shares) {
      add(account, currency, sign * (amount - commission));
      add('commission', currency, sign * commission);
      if (sign === 1) addTo(received, account, currency, amount - commission);
    }
  };

  /** A buyer pays for a cart. */
  const sell = async (cart: Cart, reference: string): Promise<Sold> => {
    const { client, wallet } = shopOf();
    const { currency, items, shipping } = cart;
    const shares = divide(cart);
    const totalAmount = shares.reduce((sum, { amount }) => sum + amount, 0);
    const taxes = items.reduce((sum, { taxAmount }) => sum + taxAmount, 0);
    const amountBreakdown = {
      totalItems: totalAmount - taxes - shipping,
      totalItemTaxes: taxes,
      ...(shipping > 0 && { shipping }),
    };
    const answer = await client.init(
      initBody({
        transaction: { accountId: 'market', currency, totalAmount, reference, distribution: 'items' },
        items: items.map((bought) => ({ ...bought, description: 'A song', type: 'digital' })),
        amountBreakdown,
      }),
    );
    expect(answer.status).toBe(200);
    const { id, extOrderId } = (await answer.json()) as { id: string; extOrderId: string };
    await wallet.approve(extOrderId);
    expect((await client.resume(id)).status).toBe(200);
    book(currency, shares, 1);
    const { captures } = await wallet.truth(extOrderId);
    return { id, captureId: captures[0]!.id, cart, shares, totalAmount };
  };

  /** The buyer of something disputes, and wins. */
  const loseDispute = async ({ captureId, cart: { currency }, shares }: Sold) => {
    const { dispute_id: disputeId } = await shopOf().wallet.dispute(captureId);
    await shopOf().wallet.resolveDispute(disputeId, 'RESOLVED_BUYER_FAVOUR');
    book(currency, shares, -1);
    return disputeId;
  };

  return { add, of, receivedBy, book, sell, loseDispute };
};

const rowsOf = (text: string) =>
  text
    .replace(/^\u{FEFF}/u, '')
    .trimEnd()
    .split('\r\n')
    .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell));

/** A statement as a file: what its lines add up to, by currency. */
export const addUpStatement = (text: string) => {
  const [head, ...rows] = rowsOf(text);
  const column = (name: string) => head!.indexOf(name);
  const sums: Record<string, number> = {};
  for (const row of rows) {
    const [currency, amount] = [row[column('currency')]!, row[column('amount')]!];
    if (amount !== '') sums[currency] = (sums[currency] ?? 0) + Math.round(Number(amount) * 100);
  }
  return sums;
};

/** The numbers of the accounts in the journal, as the settings leave them. */
export const journalNumbers = {
  sellers: '1700',
  commission: '8510',
  clearing: '1360',
  fees: '4970',
  bank: '1200',
};

/** A journal as CSV: what each account of the books gets by it, to be added to what others have given it. */
export const addUpJournal = (text: string, sums: Record<string, number> = {}) => {
  for (const [, , debit = '', credit = '', amount = ''] of rowsOf(text).slice(1)) {
    const cents = Math.round(Number(amount) * 100);
    sums[debit] = (sums[debit] ?? 0) - cents;
    sums[credit] = (sums[credit] ?? 0) + cents;
  }
  return sums;
};
