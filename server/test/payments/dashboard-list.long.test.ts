import { expect, onTestFinished, test } from 'vitest';
import { connectAlone } from '../../src/database/client.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { givenWatchedShop, type Listed, type Page } from './dashboard-support.ts';
import { makeClient, makeStranger } from './support.ts';

const shop = givenWatchedShop();

const list = async (query = '') => {
  const answer = await shop.viewer.get(`/payments${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page<Listed>;
};

const idsOf = ({ items }: Page<Listed>) => items.map(({ id }) => id);

const song = (unitAmount: number) => [
  { merchantAccountId: 'm', description: 'A song', quantity: 1, unitAmount, type: 'digital' },
];

test('the list shows the payments of every key, newest first, with the key they came with', async () => {
  const other = await makeClient(shop.server);
  const before = Date.now();
  const one = await shop.client.givenPayment({
    transaction: { reference: 'order-7', comment: 'hello', commissionAmount: 100 },
  });
  const two = await other.givenPayment();
  const { items } = await list('?limit=2');
  expect(items.map(({ id }) => id)).toEqual([two.id, one.id]);
  const { createdAt, updatedAt, expiresAt, ...rest } = items[1] as unknown as Record<string, unknown>;
  expect(rest).toEqual({
    id: one.id,
    status: 'awaiting_approval',
    operation: null,
    extOrderId: one.extOrderId,
    accountId: 'shop',
    reference: 'order-7',
    comment: 'hello',
    metadata: {},
    currency: 'EUR',
    totalAmount: 1000,
    commissionAmount: 100,
    capturedAmount: 0,
    capturableAmount: 0,
    captures: [],
    extCaptureId: null,
    feeAmount: null,
    netAmount: null,
    refundedAmount: 0,
    refundableAmount: 0,
    captureMode: 'automatic',
    declineIssue: null,
    platformId: 1,
    apiKeyId: shop.client.key.id,
    apiKeyLabel: 'test',
    inDoubt: false,
    payer: null,
  });
  expect(updatedAt).toBe(createdAt);
  expect(Date.parse(createdAt as string)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(expiresAt as string) - Date.parse(createdAt as string)).toBe(3 * 60 * 60 * 1000);
});

test('payments of all platforms are listed with their platform, or those of one', async () => {
  const stranger = await makeStranger(shop.server);
  const theirs = await stranger.givenPayment();
  const ours = await shop.client.givenPayment();
  const { items } = await list('?limit=2');
  expect(items).toMatchObject([
    { id: ours.id, platformId: 1 },
    { id: theirs.id, platformId: stranger.platformId },
  ]);
  expect(idsOf(await list(`?platformId=${stranger.platformId}`))).toEqual([theirs.id]);
  expect(idsOf(await list('?platformId=1&limit=1'))).toEqual([ours.id]);
  const answer = await shop.viewer.get(`/payments.csv?platformId=${stranger.platformId}`);
  const [, ...rows] = (await answer.text()).trimEnd().split('\r\n');
  expect(rows).toEqual([
    expect.stringMatching(new RegExp(`^"${theirs.id}",.*,"${stranger.platformId}","",`)),
  ]);
});

test('every pair of filters combines to what both of them let through', async () => {
  const client = await makeClient(shop.server);
  const mark = new Date().toISOString();
  const given = [
    { accountId: 'books', reference: 'r-1', currency: 'EUR', totalAmount: 1000 },
    { accountId: 'books', reference: 'r-2', currency: 'USD', totalAmount: 2000 },
    { accountId: 'music', reference: 'r-2', currency: 'EUR', totalAmount: 2000 },
    { accountId: 'music', currency: 'EUR', totalAmount: 3000 },
    { accountId: 'books', reference: 'r-1', currency: 'EUR', totalAmount: 2500 },
    { accountId: 'music', reference: 'r-1', currency: 'JPY', totalAmount: 1000 },
  ];
  const payments: ((typeof given)[number] & {
    id: string;
    extOrderId: string;
    status: string;
    at: string;
  })[] = [];
  for (const [index, transaction] of given.entries()) {
    const { id, extOrderId } = await client.givenPayment({
      transaction,
      items: song(transaction.totalAmount),
    });
    if (index % 2 === 0) await client.call('PUT', `/moneyins/${id}/cancel`);
    const { createdAt, status } = (await client.read(id)) as { createdAt: string; status: string };
    payments.unshift({ ...transaction, id, extOrderId, status, at: createdAt });
  }
  const middle = payments[2]!;
  type Known = (typeof payments)[number];
  const filters: [string, (payment: Known) => boolean][] = [
    ['status=cancelled', ({ status }) => status === 'cancelled'],
    ['status=awaiting_approval', ({ status }) => status === 'awaiting_approval'],
    ['accountId=books', ({ accountId }) => accountId === 'books'],
    ['reference=r-1', ({ reference }) => reference === 'r-1'],
    ['currency=EUR', ({ currency }) => currency === 'EUR'],
    ['amountFrom=2000', ({ totalAmount }) => totalAmount >= 2000],
    ['amountTo=2000', ({ totalAmount }) => totalAmount <= 2000],
    [`from=${middle.at}`, ({ at }) => at >= middle.at],
    [`to=${middle.at}`, ({ at }) => at < middle.at],
    ['search=r-2', ({ reference }) => reference === 'r-2'],
    [`search=${middle.id}`, ({ id }) => id === middle.id],
    [`search=${middle.extOrderId}`, ({ id }) => id === middle.id],
    [`search=${middle.id.slice(0, -1)}`, ({ id }) => id === middle.id],
    [`search=${middle.extOrderId.slice(0, -1).toLowerCase()}`, ({ id }) => id === middle.id],
    ['search=r-', ({ reference }) => reference !== undefined],
    ['search=boo', ({ accountId }) => accountId === 'books'],
    ['search=20%2C00', ({ totalAmount, currency }) => totalAmount === 2000 && currency !== 'JPY'],
    ['search=jpy+1000', ({ currency }) => currency === 'JPY'],
    [`search=${middle.id.slice(1)}`, () => false],
  ];
  for (const [query, isMatch] of filters) {
    for (const [otherQuery, isOtherMatch] of filters) {
      // A parameter that is given twice is a list, which no filter takes.
      if (query.split('=')[0] === otherQuery.split('=')[0]) continue;
      const since = /from=/.test(query + otherQuery) ? '' : `&from=${mark}`;
      const expected = payments.filter((payment) => isMatch(payment) && isOtherMatch(payment));
      const found = await list(`?${query}&${otherQuery}${since}`);
      expect({ query, otherQuery, ids: idsOf(found) }).toEqual({
        query,
        otherQuery,
        ids: expected.map(({ id }) => id),
      });
    }
  }
});

test('who pays is shown, and found by parts of their name and address', async () => {
  const client = await makeClient(shop.server);
  const givenPaid = async (buyer: string) => {
    const payment = await client.givenPayment({ transaction: { accountId: 'people' } });
    await shop.wallet.approve(payment.extOrderId, buyer);
    await client.resume(payment.id);
    return payment.id;
  };
  const [ada, pia] = [await givenPaid('ada'), await givenPaid('pia')];
  const found = async (search: string) =>
    idsOf(await list(`?accountId=people&search=${encodeURIComponent(search)}`));
  expect((await list('?accountId=people')).items).toMatchObject([
    // Her bank decides later.
    { id: pia, status: 'capturing', payer: { name: 'Pia Perrin', email: 'pia@buyers.example' } },
    { id: ada, payer: { name: 'Ada Amsel', email: 'ada@buyers.example', instrument: 'paypal' } },
  ]);
  for (const search of [
    'ada@buy',
    'ADA@',
    'da@buyers',
    'amsel',
    'Amsel A',
    'Ada Ams',
    'ada amsel',
    ' Ámsel ',
    'mse',
  ]) {
    expect([search, await found(search)]).toEqual([search, [ada]]);
  }
  for (const search of ['Eve Amsel', 'Amsel Eve', 'eve@']) {
    expect([search, await found(search)]).toEqual([search, []]);
  }
  expect(await (await client.call('GET', `/moneyins/${ada}`)).text()).not.toMatch(/Amsel|buyers/);
});

test('the filter for payments in doubt finds what is shown as in doubt, and nothing else', async () => {
  const client = await makeClient(shop.server);
  const transaction = { accountId: 'doubted' };
  const sure = await client.givenPayment({ transaction });
  const doubted = await client.givenPayment({ transaction });
  await shop.wallet.approve(doubted.extOrderId);
  for (const operation of ['capture', 'show'])
    await shop.wallet.fault({
      fault: 'error_after_effect',
      operation,
      orderId: doubted.extOrderId,
      times: 1000,
    });
  expect((await client.resume(doubted.id)).status).toBe(202);
  const inDoubt = await list('?accountId=doubted&inDoubt=true');
  expect(inDoubt.items).toMatchObject([{ id: doubted.id, inDoubt: true }]);
  expect(idsOf(await list('?accountId=doubted&inDoubt=false'))).toEqual([sure.id]);
});

test('pages neither repeat nor leave out a payment while new ones arrive, with any filter', async () => {
  const client = await makeClient(shop.server);
  const transaction = { accountId: 'paged' };
  const ids: string[] = [];
  for (let count = 0; count < 7; count += 1) ids.unshift((await client.givenPayment({ transaction })).id);
  for (const filter of ['accountId=paged', 'accountId=paged&status=awaiting_approval&currency=EUR']) {
    const seen: string[] = [];
    let cursor: string | null = '';
    const start = ids.length;
    while (cursor !== null) {
      const page: Page<Listed> = await list(`?limit=2&${filter}${cursor && `&after=${cursor}`}`);
      seen.push(...idsOf(page));
      cursor = page.nextCursor;
      ids.unshift((await client.givenPayment({ transaction })).id);
    }
    expect(seen).toEqual(ids.slice(ids.length - start));
  }
});

test("a platform's list has the same filters, and only its own payments", async () => {
  const client = await makeStranger(shop.server);
  const { id } = await client.givenPayment({ transaction: { reference: 'shared' } });
  await shop.client.givenPayment({ transaction: { reference: 'shared' } });
  const answer = await client.call('GET', '/moneyins?reference=shared');
  expect(idsOf((await answer.json()) as Page<Listed>)).toEqual([id]);
  expect((await list('?reference=shared')).items.length).toBe(2);
});

test('text that looks like a page travels as text, in an answer that no browser takes for one', async () => {
  const nasty = '<script>alert(1)</script>"\'&';
  const payment = await shop.client.givenPayment({
    transaction: { reference: nasty, comment: nasty, accountId: nasty },
  });
  const answer = await shop.viewer.get(`/payments?search=${encodeURIComponent(nasty)}`);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(((await answer.json()) as Page<Listed>).items).toMatchObject([
    { id: payment.id, reference: nasty, comment: nasty, accountId: nasty },
  ]);
});

test.each([
  'status=paid',
  'limit=0',
  'limit=101',
  'from=yesterday',
  'from=0000-01-01T00:00:00Z',
  'to=9999-12-31T23:59:59-12:00',
  'after=xyz',
  `after=${Buffer.from('["0000-01-01T00:00:00.000Z","x"]').toString('base64url')}`,
  'currency=euro',
  'amountFrom=-1',
  'amountTo=1.5',
  'inDoubt=perhaps',
  'search=%00',
  'reference=%00',
  'accountId=%00',
])('400: %s', async (query) => {
  const answer = await shop.viewer.get(`/payments?${query}`);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'invalid_request' });
});

test('a search that takes too long is ended, says how to help, and takes nothing from payments', async () => {
  const { ping, deps } = shop.server;
  // It may hold the lock for as long as the searches take.
  const owner = await connectAlone(deps.config.databaseUrl!);
  onTestFinished(() => owner.close());
  const lock = Promise.withResolvers<void>();
  const unlock = Promise.withResolvers<void>();
  const holding = owner.begin(async (tx) => {
    await tx`lock table payments in access exclusive mode`;
    lock.resolve();
    await unlock.promise;
  });
  try {
    await lock.promise;
    const searches = Promise.all([
      shop.viewer.get('/payments?currency=EUR'),
      shop.viewer.get('/payments.csv'),
      shop.client.call('GET', '/moneyins'),
      shop.viewer.get('/payments'),
    ]);
    expect((await ping(shop.client.token)).status).toBe(200);
    for (const answer of await searches) {
      await expectProblem(shop.server, answer, {
        status: 422,
        code: 'search_too_wide',
        detail:
          'Looking through so many payments takes too long. Narrow the search by time, account or status.',
      });
    }
  } finally {
    unlock.resolve();
    await holding;
  }
});
