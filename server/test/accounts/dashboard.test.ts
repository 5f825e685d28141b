import { expect, test } from 'vitest';
import { postAccountTransfer } from '../../src/ledger/post-account-transfer.ts';
import { readLog } from '../audit/audit-log.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenWatchedShop, type Page } from '../payments/dashboard-support.ts';
import { makeStranger } from '../payments/support.ts';
import { givenCapture, orderOf, transfer } from './account-support.ts';

const shop = givenWatchedShop();

const read = async <T>(path: string) => {
  const answer = await shop.viewer.get(path);
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
};

interface Account {
  readonly id: string;
  readonly createdAt: string;
  readonly balances: readonly { currency: string; amount: number }[];
}

test('an account is opened once, by an administrator, and that is on record', async () => {
  const opened = await shop.administrator.post('/accounts', { id: 'new shop/1' });
  expect(opened.status).toBe(201);
  const account = (await opened.json()) as Account;
  expect(account).toEqual({
    platformId: 1,
    id: 'new shop/1',
    status: 'open',
    name: null,
    email: null,
    vatNumber: null,
    bankAccount: null,
    reserve: null,
    payoutSchedule: null,
    nextPayout: null,
    createdAt: account.createdAt,
    balances: [],
  });
  expect(Date.now() - Date.parse(account.createdAt)).toBeLessThan(60_000);
  const again = await shop.administrator.post('/accounts', { id: 'new shop/1' });
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(account);
  expect(await read('/accounts/new%20shop%2F1')).toEqual(account);
  const { items } = await readLog(shop.administrator);
  expect(items.filter(({ subject }) => subject === 'new shop/1')).toMatchObject([
    { action: 'account_opened', actor: shop.administratorEmail, address: '127.0.0.1', details: {} },
  ]);
});

test('an account is opened on the platform that is named, and on none that does not exist', async () => {
  const platformId = await shop.server.givenPlatform();
  expect((await shop.administrator.post('/accounts', { id: 'branch', platformId })).status).toBe(201);
  expect(await read(`/accounts/branch?platformId=${platformId}`)).toMatchObject({ platformId, id: 'branch' });
  await expectProblem(shop.server, await shop.viewer.get('/accounts/branch'), {
    status: 404,
    code: 'account_unknown',
    detail: 'There is no account "branch".',
  });
  const { items } = await readLog(shop.administrator);
  expect(items.find(({ subject }) => subject === 'branch')).toMatchObject({ details: { platformId } });
  await expectProblem(
    shop.server,
    await shop.administrator.post('/accounts', { id: 'branch', platformId: 2_147_483_647 }),
    { status: 404, code: 'not_found', detail: 'There is no platform 2147483647.' },
  );
});

test('an account can have any name, also one that stands in an address of ours', async () => {
  const { id } = (await (await shop.administrator.post('/accounts', { id: 'operator' })).json()) as Account;
  expect(await read<Account>('/accounts/operator')).toMatchObject({ id, balances: [] });
});

test.each([{}, { id: '' }, { id: 'x'.repeat(257) }, { id: 7 }])(
  '400: no account can be opened with %j',
  async (body) => {
    const answer = await shop.administrator.post('/accounts', body);
    expect(await answer.json()).toMatchObject({ status: 400, code: 'invalid_request' });
  },
);

test('what another site makes a browser send opens nothing', async () => {
  const answer = await shop.administrator.post(
    '/accounts',
    { id: 'forged' },
    { 'sec-fetch-site': 'cross-site' },
  );
  expect(await answer.json()).toMatchObject({ status: 403, code: 'foreign_origin' });
  expect((await shop.viewer.get('/accounts/forged')).status).toBe(404);
});

test('balances and postings are those of the ledger, in each currency', async () => {
  const before = await read<Record<string, { currency: string; amount: number }[]>>('/operator-accounts');
  const first = await givenCapture(shop, 'books', { reference: 'r-1' });
  const second = await givenCapture(shop, 'books', { currency: 'USD' });
  const third = await givenCapture(shop, 'books');
  await givenCapture(shop, 'other');
  const moved = await transfer(shop, orderOf('books', 'other', 50, { comment: 'Rent' }));
  expect((await read<Account>('/accounts/books')).balances).toEqual([
    { currency: 'EUR', amount: 1750, held: 0 },
    { currency: 'USD', amount: 900, held: 0 },
  ]);
  const { items, nextCursor } = await read<Page<{ createdAt: string }>>('/accounts/books/postings');
  const posting = {
    kind: 'capture',
    currency: 'EUR',
    amount: 900,
    reference: null,
    transferId: null,
    payoutId: null,
    otherAccountId: null,
    comment: null,
    refundId: null,
    origin: null,
  };
  const between = {
    kind: 'transfer',
    amount: -50,
    otherAccountId: 'other',
    comment: 'Rent',
    paymentId: null,
  };
  expect(
    items.map(({ createdAt, ...rest }) => ({
      ...rest,
      isRecent: Date.now() - Date.parse(createdAt) < 60_000,
    })),
  ).toEqual([
    { ...posting, ...between, transferId: moved.body.id, balance: 1750, isRecent: true },
    { ...posting, paymentId: third, balance: 1800, isRecent: true },
    { ...posting, paymentId: second, currency: 'USD', balance: 900, isRecent: true },
    { ...posting, paymentId: first, reference: 'r-1', balance: 900, isRecent: true },
  ]);
  expect(nextCursor).toBeNull();
  const after = await read<Record<string, { currency: string; amount: number }[]>>('/operator-accounts');
  const grown = (kind: string, currency: string) => {
    const of = (balances: typeof after) =>
      balances[kind]!.find((balance) => balance.currency === currency)?.amount ?? 0;
    return of(after) - of(before);
  };
  expect(grown('commission', 'EUR')).toBe(300);
  expect(grown('commission', 'USD')).toBe(100);
  expect(grown('walletClearing', 'EUR')).toBe(-2913);
  expect(grown('walletFee', 'EUR')).toBe(-87);
  expect(grown('walletClearing', 'USD')).toBe(-971);
  expect(grown('walletFee', 'USD')).toBe(-29);
});

test('the days of an account end with what it has, and an old posting is in all of them', async () => {
  await givenCapture(shop, 'daily');
  await givenCapture(shop, 'giver');
  const old = new Date(Date.now() - 40 * 86_400_000);
  const order = { id: 'p2p_old', at: old, fromAccountId: 'giver', toAccountId: 'daily', currency: 'EUR' };
  const ordered = {
    amountMinor: 300n,
    comment: null,
    paymentId: null,
    reference: null,
    reversalOf: null,
    fromKind: 'account' as const,
    toKind: 'account' as const,
    distributionId: null,
    metadata: null,
    platformId: 1,
    apiKeyId: null,
    operator: 'ada@example.com',
  };
  await shop.server.sql.begin((tx) => postAccountTransfer(tx, { ...order, ...ordered }));
  const { items } = await read<{ items: { currency: string; days: { day: string; amount: number }[] }[] }>(
    '/accounts/daily/balance-days',
  );
  const days = items[0]!.days;
  expect(items.length).toBe(1);
  expect(days.length).toBe(30);
  expect(days[0]).toMatchObject({ amount: 300 });
  expect(days.at(-2)).toMatchObject({ amount: 300 });
  expect(days.at(-1)).toEqual({ day: new Date().toISOString().slice(0, 10), amount: 1200 });
});

test('pages of postings neither repeat nor leave out one while money comes in', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) ids.unshift(await givenCapture(shop, 'paged'));
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page<{ paymentId: string }> = await read(
      `/accounts/paged/postings?limit=2${cursor && `&after=${cursor}`}`,
    );
    seen.push(...page.items.map(({ paymentId }) => paymentId));
    cursor = page.nextCursor;
    await givenCapture(shop, 'paged');
  }
  expect(seen).toEqual(ids);
});

test('accounts are listed by id, in pages, and found by what their id begins with', async () => {
  const ids = ['find-Z', 'find-a', 'find-b%', 'find-b_', 'find-é', 'finch'].concat('find-'.padEnd(256, 'ü'));
  for (const id of ids) await shop.administrator.post('/accounts', { id });
  const all = async (search: string) => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page<Account> = await read(
        `/accounts?limit=2&search=${encodeURIComponent(search)}${cursor && `&after=${cursor}`}`,
      );
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    return seen;
  };
  expect(await all('find-')).toEqual(ids.filter((id) => id !== 'finch').toSorted());
  expect(await all('find-b%')).toEqual(['find-b%']);
  expect(await all('fin')).toEqual([...ids].toSorted());
  expect(await all('nobody')).toEqual([]);
  const { items } = await read<Page<Account>>('/accounts?search=books');
  expect(items).toMatchObject([{ id: 'books', balances: [{ currency: 'EUR' }, { currency: 'USD' }] }]);
});

test('accounts of the same id are listed for each platform, with their own money, or for one', async () => {
  const stranger = await makeStranger(shop.server);
  await givenCapture(shop, 'twin');
  await stranger.call('PUT', '/accounts/twin');
  const first = await read<Page<Account>>('/accounts?search=twin&limit=1');
  expect(first.items).toMatchObject([{ platformId: 1, id: 'twin', balances: [{ amount: 900 }] }]);
  const second = await read<Page<Account>>(`/accounts?search=twin&limit=1&after=${first.nextCursor}`);
  expect(second).toMatchObject({
    items: [{ platformId: stranger.platformId, id: 'twin', balances: [] }],
    nextCursor: null,
  });
  const own = await read<Page<Account>>(`/accounts?search=twin&platformId=${stranger.platformId}`);
  expect(own.items).toEqual(second.items);
});

test('404: there is no such account', async () => {
  for (const path of ['/accounts/nobody', '/accounts/nobody/postings']) {
    await expectProblem(shop.server, await shop.viewer.get(path), {
      status: 404,
      code: 'account_unknown',
      detail: 'There is no account "nobody".',
    });
  }
});

test.each([
  '/accounts?search=%00',
  '/accounts?after=xyz',
  '/accounts?limit=0',
  '/accounts/shop/postings?after=xyz',
])('400: %s', async (path) => {
  const answer = await shop.viewer.get(path);
  expect(await answer.json()).toMatchObject({ status: 400, code: 'invalid_request' });
});
