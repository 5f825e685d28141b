import { expect, test } from 'vitest';
import { exportStatement } from '../../src/accounts/statement/export-statement.ts';
import { sumLedger } from '../../src/ledger/sum-ledger.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { lookAt } from '../operations/support.ts';
import type { Page } from '../payments/dashboard-support.ts';
import { givenShop, makeStranger } from '../payments/support.ts';
import { givenSeller, payOut } from '../payouts/payout-support.ts';
import { givenCapture, learnOfReversals, orderOf, transfer } from './account-support.ts';

const shop = givenShop();

interface Line {
  readonly createdAt: string;
  readonly kind: string;
  readonly currency: string;
  readonly amount: number;
  readonly balance: number;
  readonly transactionId: string | null;
  readonly reference: string | null;
  readonly transferId: string | null;
  readonly otherAccountId: string | null;
  readonly comment: string | null;
  readonly feeAmount: number | null;
  readonly commissionAmount: number;
  readonly refundId: string | null;
  readonly origin: string | null;
}

const readPage = async (accountId: string, query = '', client = shop.client) => {
  const answer = await client.call('GET', `/accounts/${accountId}/statement?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page<Line>;
};

/** All lines, read in pages of two. */
const readAll = async (accountId: string, query = '') => {
  const lines: Line[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page<Line> = await readPage(accountId, `limit=2&${query}${cursor && `&after=${cursor}`}`);
    lines.push(...page.items);
    cursor = page.nextCursor;
  }
  return lines;
};

const day = 24 * 60 * 60;

/** Postings of three days in two currencies. `summedDays` of them are in the stored sums. */
const givenThreeDays = async (accountId: string, summedDays: number) => {
  const summing = (number: number) =>
    number < summedDays ? sumLedger(shop.server.deps, { tailEntries: 1 }) : undefined;
  await givenCapture(shop, accountId, { reference: 'r-1' });
  await transfer(shop, orderOf(accountId, 'other', 50, { comment: 'Rent' }));
  await summing(0);
  shop.server.advance(day);
  await givenCapture(shop, accountId, { currency: 'USD' });
  await transfer(shop, orderOf('other', accountId, 20));
  await summing(1);
  shop.server.advance(day);
  await givenCapture(shop, accountId, { commissionAmount: 0 });
  await transfer(shop, orderOf(accountId, 'other', 900, { currency: 'USD' }));
  await summing(2);
};

const shown = (lines: readonly Line[]) =>
  lines.map(({ kind, currency, amount, balance }) => [kind, currency, amount, balance]);

const threeDays = [
  ['transfer', 'USD', -900, 0],
  ['capture', 'EUR', 1000, 1870],
  ['transfer', 'EUR', 20, 870],
  ['capture', 'USD', 900, 900],
  ['transfer', 'EUR', -50, 850],
  ['capture', 'EUR', 900, 900],
];

test.each([0, 1, 2, 3])(
  'each line has the balance of its currency after it, on every page and for every period, with %i days summed',
  async (summedDays) => {
    const accountId = `days-${summedDays}`;
    await givenThreeDays(accountId, summedDays);
    const lines = await readAll(accountId);
    expect(shown(lines)).toEqual(threeDays);
    expect(lines[4]).toMatchObject({
      otherAccountId: 'other',
      comment: 'Rent',
      transactionId: null,
      feeAmount: 0,
    });
    expect(lines[5]).toMatchObject({ reference: 'r-1', transferId: null, otherAccountId: null });
    const { createdAt: at } = lines[2]!;
    expect(shown(await readAll(accountId, `to=${at}`))).toEqual(threeDays.slice(3));
    expect(shown(await readAll(accountId, `from=${at}`))).toEqual(threeDays.slice(0, 3));
  },
);

test('pages neither repeat nor leave out a line while money comes in, and their balances stay exact', async () => {
  await givenCapture(shop, 'paged');
  for (const amount of [1, 2, 3]) await transfer(shop, orderOf('paged', 'other', amount));
  const first = await readPage('paged', 'limit=2');
  await transfer(shop, orderOf('paged', 'other', 4));
  await sumLedger(shop.server.deps, { tailEntries: 1 });
  const second = await readPage('paged', `limit=2&after=${first.nextCursor}`);
  expect(second.nextCursor).toBeNull();
  expect([...first.items, ...second.items].map(({ amount, balance }) => [amount, balance])).toEqual([
    [-3, 894],
    [-2, 897],
    [-1, 899],
    [900, 900],
  ]);
});

test('another platform with an account of the same id has a statement of its own', async () => {
  await givenCapture(shop, 'shared', { reference: 'mine' });
  const stranger = await makeStranger(shop.server);
  await stranger.call('PUT', '/accounts/shared');
  expect((await readPage('shared', '', stranger)).items).toEqual([]);
  expect((await readPage('shared')).items).toMatchObject([{ reference: 'mine' }]);
});

test('404: there is no statement of an account that is not open', async () => {
  for (const path of ['/accounts/nobody/statement', '/accounts/nobody/statement.csv']) {
    await expectProblem(shop.server, await shop.client.call('GET', path), {
      status: 404,
      code: 'account_unknown',
      detail: 'There is no account "nobody".',
    });
  }
});

test.each(['after=xyz', 'limit=0', 'from=yesterday', 'form=2026-01-01T00:00:00Z'])(
  '400: statement?%s',
  async (query) => {
    const answer = await shop.client.call('GET', `/accounts/shop/statement?${query}`);
    expect(await answer.json()).toMatchObject({ status: 400, code: 'invalid_request' });
  },
);

/** The rows of a file, read by a pattern that is not ours: every cell is quoted. */
const readFile = async (path: string) => {
  const answer = await shop.client.call('GET', path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [first = '', ...rows] = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(await answer.arrayBuffer())
    .split('\r\n');
  expect(rows.pop()).toBe('');
  expect(first).toBe(
    '\u{FEFF}"createdAt","kind","currency","amount","balance","transactionId","reference","transferId","otherAccountId","comment","walletFee","linkedTransactionId","reversalOf","refundId","origin","commission","payoutId","metadata","refundMetadata"',
  );
  return rows.map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell));
};

const isBalance = (row: readonly string[]) => row[1]?.endsWith('_balance') === true;

/** The rows of a file that are postings. */
const readPostings = async (path: string) => (await readFile(path)).filter((row) => !isBalance(row));

test('the file has the lines of the statement, oldest first, with decimals and the balance at the start of the period', async () => {
  await givenThreeDays('filed', 1);
  const lines = (await readAll('filed')).toReversed();
  const decimal = (amount: number) => (amount / 100).toFixed(2);
  const expected = lines.map((line) => [
    line.createdAt,
    line.kind,
    line.currency,
    decimal(line.amount),
    decimal(line.balance),
    line.transactionId ?? '',
    line.reference ?? '',
    line.transferId ?? '',
    line.otherAccountId ?? '',
    line.comment ?? '',
    line.feeAmount === null ? '' : decimal(line.feeAmount),
    '',
    '',
    '',
    '',
    decimal(line.commissionAmount),
    '',
    '',
    '',
  ]);
  expect(expected[1]?.slice(1, 5)).toEqual(['transfer', 'EUR', '-0.50', '8.50']);
  expect(expected[0]?.[15]).toBe('1.00');
  expect(await readPostings('/accounts/filed/statement.csv')).toEqual(expected);
  const { createdAt: at } = lines[3]!;
  expect(await readPostings(`/accounts/filed/statement.csv?from=${at}`)).toEqual(expected.slice(3));
  expect(await readPostings(`/accounts/filed/statement.csv?to=${at}`)).toEqual(expected.slice(0, 3));
});

test("a line shows what the wallet kept of a capture or gave back with a refund, and the account's amounts are without it", async () => {
  const paymentId = await givenCapture(shop, 'charged');
  expect((await shop.client.call('PUT', `/refund/${paymentId}`, { amountToRefund: 400 })).status).toBe(200);
  await transfer(shop, orderOf('charged', 'other', 10));
  const { items } = await readPage('charged');
  expect(items.map(({ kind, amount, feeAmount }) => [kind, amount, feeAmount])).toEqual([
    ['transfer', -10, 0],
    ['refund', -360, -8],
    ['capture', 900, 29],
  ]);
  const rows = await readPostings('/accounts/charged/statement.csv');
  expect(rows.map((row) => row[10])).toEqual(['0.29', '-0.08', '0.00']);
  expect(rows.map((row) => row.slice(13, 16))).toEqual([
    ['', '', '1.00'],
    [`${paymentId}-r1`, 'platform', '-0.40'],
    ['', '', '0.00'],
  ]);
});

test('a comment in a file is no formula, and metadata has none (A13)', async () => {
  await givenCapture(shop, 'nasty');
  const metadata = { note: ';=1+1' };
  await transfer(shop, orderOf('nasty', '=other', 1, { comment: '=1+1', metadata }));
  const rows = await readPostings('/accounts/nasty/statement.csv');
  expect(rows.at(-1)?.slice(8, 10)).toEqual(["'=other", "'=1+1"]);
  expect(rows.at(-1)?.at(-2)).toBe(`{""note"":"";'=1+1""}`);
});

test('each line of the file has the metadata of its payment, refund, transfer or payout, as they are now', async () => {
  const paymentId = await givenCapture(shop, 'noted');
  await shop.client.call('PATCH', `/moneyins/${paymentId}`, { metadata: { cart: '4711' } });
  const refund = { amountToRefund: 100, metadata: { ticket: '7' } };
  expect((await shop.client.call('PUT', `/refund/${paymentId}`, refund)).status).toBe(200);
  await transfer(shop, orderOf('noted', 'other', 10, { metadata: { month: '5' } }));
  await givenSeller(shop, 'noted');
  await payOut(shop, { accountId: 'noted', amount: 10, metadata: { run: 'may' } });
  const rows = await readPostings('/accounts/noted/statement.csv');
  expect(rows.map((row) => [row[1], ...row.slice(-2)])).toEqual([
    ['capture', '{""cart"":""4711""}', ''],
    ['refund', '{""cart"":""4711""}', '{""ticket"":""7""}'],
    ['transfer', '{""month"":""5""}', ''],
    ['payout', '{""run"":""may""}', ''],
  ]);
});

test('a file of many lines adds up, whatever page of it a line is on', async () => {
  await givenCapture(shop, 'busy');
  await shop.client.call('PUT', '/accounts/quiet');
  const [{ keyId } = { keyId: '' }] = await shop.server.sql<{ keyId: string }[]>`
    select api_key_id as "keyId" from payments limit 1`;
  await shop.server.sql`
    insert into account_transfers (id, platform_id, at, from_account_id, to_account_id, currency, amount_minor, api_key_id)
    select 'many-' || n, 1, date_trunc('second', now()) + n / 3 * interval '1 second', case when n % 2 = 0 then 'busy' else 'quiet' end,
      case when n % 2 = 0 then 'quiet' else 'busy' end, 'EUR', n, ${keyId} from generate_series(1, 1201) n`;
  await shop.server.sql`
    insert into account_transfers_to_sum (id) select id from account_transfers where id like 'many-%'`;
  const rows = await readPostings('/accounts/busy/statement.csv');
  expect(rows.length).toBe(1202);
  let balance = 0;
  for (const row of rows) {
    balance += Math.round(Number(row[3]) * 100);
    expect(row[4]).toBe((balance / 100).toFixed(2));
  }
  expect(balance).toBe(900 + 601);
});

test('however slowly a file is read, it ends with what was posted within a minute of its beginning', async () => {
  await givenCapture(shop, 'slow', { reference: 'before' });
  const period = { from: undefined, to: undefined };
  const writeTime = (at: Date) => at.toISOString();
  const wanted = { account: { platformId: 1, accountId: 'slow' }, opening: new Map(), writeTime, ...period };
  const file = exportStatement(shop.server.deps, wanted);
  await file.next();
  shop.server.advance(30);
  await givenCapture(shop, 'slow', { reference: 'meanwhile' });
  shop.server.advance(60);
  await givenCapture(shop, 'slow', { reference: 'after' });
  let rest = '';
  for await (const rows of file) rest += rows;
  expect(rest.match(/before|meanwhile|after/g)).toEqual(['before', 'meanwhile']);
});

test('a file begins with what the account had and ends with what it has, in each currency, and names the account and its month', async () => {
  await givenThreeDays('kept/2', 1);
  const [, , { createdAt: from } = { createdAt: '' }] = (await readAll('kept%2F2')).toReversed();
  const rows = await readFile(`/accounts/kept%2F2/statement.csv?from=${from}`);
  const shownBalances = rows.filter(isBalance).map((row) => [row[1], row[2], row[3], row[4]]);
  expect(shownBalances).toEqual([
    ['opening_balance', 'EUR', '', '8.50'],
    ['closing_balance', 'EUR', '', '18.70'],
    ['closing_balance', 'USD', '', '0.00'],
  ]);
  expect(rows[0]?.[0]).toBe(from);
  const [month, next] = ['2031-12', '2032-01'].map((name) => `${name}-01T00:00:00Z`);
  for (const [query, name] of [
    [`from=${month}&to=${next}`, '2031-12'],
    ['from=2025-11-03T00:00:00Z&to=2025-11-05T00:00:00Z', '2025-11-03-to-2025-11-04'],
    ['from=2025-11-03T00:00:00Z&to=2025-11-04T00:00:00Z', '2025-11-03'],
    ['', shop.server.deps.clock().toISOString().slice(0, 10)],
  ] as const) {
    const answer = await shop.client.call('GET', `/accounts/kept%2F2/statement.csv?${query}`);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="statement-kept-2-${name}.csv"`,
    );
  }
});

test('money that the wallet took back itself is a chargeback in the statement, with its refund, and no plain refund', async () => {
  const paymentId = await givenCapture(shop, 'disputed');
  const [{ captureId } = { captureId: '' }] = await shop.server.sql<{ captureId: string }[]>`
    select wallet_capture_id as "captureId" from captures where payment_id = ${paymentId}`;
  await shop.wallet.reverse(captureId);
  await lookAt(shop.server, paymentId, { by: 'operator' });
  await learnOfReversals(shop.server);
  const { items } = await readPage('disputed');
  expect(items[0]).toMatchObject({
    kind: 'chargeback',
    refundId: `${paymentId}-r1`,
    origin: 'reversal',
    transactionId: paymentId,
  });
  const rows = await readPostings('/accounts/disputed/statement.csv');
  expect(rows.map((row) => [row[1], row[13], row[14]])).toEqual([
    ['capture', '', ''],
    ['chargeback', `${paymentId}-r1`, 'reversal'],
  ]);
});
