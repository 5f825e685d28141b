import { expect, test } from 'vitest';
import { sumLedger } from '../../src/ledger/sum-ledger.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenShop } from '../payments/support.ts';
import { givenCapture, orderOf, transfer } from './account-support.ts';

const shop = givenShop();

const get = async <T>(path: string) => {
  const answer = await shop.client.call('GET', path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
};

/** Sums whatever there is. */
const sumAll = () => sumLedger(shop.server.deps, { tailEntries: 1 });

test('an account shows in each currency what it has, what refunds under way leave of it, and what the wallet has not decided', async () => {
  await givenCapture(shop, 'books');
  await givenCapture(shop, 'books', { currency: 'USD' });
  await transfer(shop, orderOf('books', 'other', 50));
  const undecided = { accountId: 'books', commissionAmount: 30, currency: 'CHF' };
  const { id, extOrderId } = await shop.client.givenPayment({ transaction: undecided });
  const fault = { fault: 'pending_capture', operation: 'capture', orderId: extOrderId, times: 1 } as const;
  await shop.wallet.fault(fault);
  await shop.wallet.approve(extOrderId);
  expect((await shop.client.resume(id)).status).toBe(202);
  const dollars = await givenCapture(shop, 'books', { currency: 'USD' });
  await shop.wallet.fault({ fault: 'pending_refund', operation: 'refund', times: 1 });
  expect((await shop.client.call('PUT', `/refund/${dollars}`, { amountToRefund: 500 })).status).toBe(202);
  const { createdAt, ...account } = await get<{ createdAt: string }>('/accounts/books');
  expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000);
  expect(account).toEqual({
    id: 'books',
    status: 'open',
    name: null,
    email: null,
    vatNumber: null,
    bankAccount: null,
    reserve: null,
    payoutSchedule: null,
    nextPayout: null,
    updatedAt: createdAt,
    metadata: {},
    balances: [
      { currency: 'CHF', balance: 0, available: 0, reserved: 0, held: 0, pending: 970 },
      { currency: 'EUR', balance: 850, available: 850, reserved: 0, held: 0, pending: 0 },
      { currency: 'USD', balance: 1800, available: 1350, reserved: 450, held: 0, pending: 0 },
    ],
  });
  const more = await transfer(shop, orderOf('books', 'other', 1351, { currency: 'USD' }));
  expect(more.body.code).toBe('balance_too_low');
});

test('404: there is no such account', async () => {
  await expectProblem(shop.server, await shop.client.call('GET', '/accounts/nobody'), {
    status: 404,
    code: 'account_unknown',
    detail: 'There is no account "nobody".',
  });
});

interface Page {
  readonly items: readonly { id: string; balances: readonly object[] }[];
  readonly nextCursor: string | null;
}

/** The ids on all pages. */
const listAll = async (query: string) => {
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const after: string = cursor === '' ? '' : `&after=${cursor}`;
    const answer: Page = await get(`/accounts/balances?limit=2&${query}${after}`);
    ids.push(...answer.items.map(({ id }) => id));
    cursor = answer.nextCursor;
  }
  return ids;
};

test('balances are paged by the id of the account: all of them, or those that changed since a time, summed or not', async () => {
  shop.server.stopClock();
  for (const id of ['idle', 'É', 'b-3']) await shop.client.call('PUT', `/accounts/${encodeURIComponent(id)}`);
  await givenCapture(shop, 'b-1');
  await givenCapture(shop, 'a-1');
  shop.server.advance(60);
  const between = shop.server.deps.clock().toISOString();
  const changedSince = () => listAll(`updateDate=${between}`);
  expect(await changedSince()).toEqual([]);
  await transfer(shop, orderOf('b-1', 'b-2', 400));
  await givenCapture(shop, 'B');
  const changed = ['B', 'b-1', 'b-2'];
  expect(await changedSince()).toEqual(changed);
  expect(await sumAll()).toBe(true);
  expect(await changedSince()).toEqual(changed);
  const all = await listAll('');
  expect(all).toEqual([...new Set([...all, ...changed, 'a-1', 'idle', 'É', 'b-3'])].toSorted());
  const { items } = await get<Page>(`/accounts/balances?updateDate=${between}`);
  const balance = { currency: 'EUR', reserved: 0, held: 0, pending: 0 };
  expect(items.map(({ balances }) => balances)).toEqual([
    [{ ...balance, balance: 900, available: 900 }],
    [{ ...balance, balance: 500, available: 500 }],
    [{ ...balance, balance: 400, available: 400 }],
  ]);
});

test('balances are limited to the accounts that were opened in a period, its first moment included and its last not', async () => {
  shop.server.stopClock();
  const opened: string[] = [];
  for (const id of ['period-1', 'period-2', 'period-3']) {
    shop.server.advance(60);
    opened.push(shop.server.deps.clock().toISOString());
    await shop.client.call('PUT', `/accounts/${id}`);
  }
  const [first, second, third] = opened;
  expect(await listAll(`from=${second}`)).toEqual(['period-2', 'period-3']);
  expect(await listAll(`from=${first}&to=${third}`)).toEqual(['period-1', 'period-2']);
  expect(await listAll(`to=${first}`)).not.toContain('period-1');
});

test.each(['page=1', 'limit=101', 'after=2', 'updateDate=yesterday', 'updatedDate=2026-01-01T00:00:00Z'])(
  '400: balances?%s',
  async (query) => {
    const answer = await shop.client.call('GET', `/accounts/balances?${query}`);
    expect(await answer.json()).toMatchObject({ status: 400, code: 'invalid_request' });
  },
);
