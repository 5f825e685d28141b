import { expect, test } from 'vitest';
import { givenBusyMonth } from '../../../dashboard/test/support/busy-month.ts';
import { givenCapture, learnOfReversals, orderOf, transfer } from '../accounts/account-support.ts';
import { expectProblem } from '../http/expect-problem.ts';
import { lookAt } from '../operations/support.ts';
import { givenShop } from '../payments/support.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import { givenMoreOfTheMonth } from './given-more-of-the-month.ts';

const settings = { DATEV_CONSULTANT: '29098', DATEV_CLIENT: '55003' };

/** Which account of the ledger the standard numbers mean. */
const kinds: Readonly<Record<string, string>> = {
  '1700': 'account',
  '8510': 'commission',
  '1360': 'wallet_clearing',
  '4970': 'wallet_fee',
  '1200': 'bank',
  '1590': 'wallet_conversion',
};

type Viewer = Awaited<ReturnType<typeof signIn>>;

const read = async (viewer: Viewer, query: string) => {
  const answer = await viewer.get(`/journal.csv?${query}`);
  expect({ query, status: answer.status }).toEqual({ query, status: 200 });
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** What a journal says: who has more and less by it, in cents, on the credit side what an account of the ledger gets. */
type Sums = Record<string, number>;

const add = (sums: Sums, account: string, cents: number) => {
  const kind = kinds[account] ?? account;
  sums[kind] = (sums[kind] ?? 0) + cents;
};

const cents = (text: string) => Math.round(Number(text.replace(',', '.')) * 100);

const rowsOf = (bytes: Buffer, heads: number) => {
  const rows = new TextDecoder('windows-1252').decode(bytes).split('\r\n');
  expect(rows.pop()).toBe('');
  return rows.slice(heads);
};
const cellsOf = (row: string) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell);

/** How each format is read back, by nothing of ours. Each one sees debit and credit where the program that imports it does. */
const readers: Record<string, (bytes: Buffer, sums: Sums) => number> = {
  datev: (bytes, sums) => {
    const rows = rowsOf(bytes, 2).map((row) => row.split(';'));
    for (const [amount = '', side, , , , , debit = '', credit = ''] of rows) {
      expect(side).toBe('"S"');
      add(sums, debit, -cents(amount));
      add(sums, credit, cents(amount));
    }
    return rows.length;
  },
  csv: (bytes, sums) => {
    const rows = rowsOf(bytes, 1).map(cellsOf);
    for (const [, , debit = '', credit = '', amount = ''] of rows) {
      add(sums, debit, -cents(amount));
      add(sums, credit, cents(amount));
    }
    return rows.length;
  },
  quickbooks: (bytes, sums) => {
    const rows = rowsOf(bytes, 1).map(cellsOf);
    for (const [, , account = '', debit = '', credit = ''] of rows)
      add(sums, account, cents(credit) - cents(debit));
    return rows.length / 2;
  },
  xero: (bytes, sums) => {
    const rows = rowsOf(bytes, 1).map(cellsOf);
    for (const [, , , account = '', , amount = ''] of rows) add(sums, account, -cents(amount));
    return rows.length / 2;
  },
  odoo: (bytes, sums) => {
    const rows = rowsOf(bytes, 1).map(cellsOf);
    for (const row of rows) add(sums, row[3]!, cents(row[6]!) - cents(row[5]!));
    return rows.length / 2;
  },
};

/** What the ledger has, straight from its tables. */
const addUp = async ({ sql }: TestServer, currency: string) => {
  const rows = await sql<{ kind: string; amount: bigint }[]>`
    select kind, sum(amount)::bigint as amount from (
      select from_kind as kind, -amount_minor as amount from transfers where currency = ${currency}
      union all select to_kind, amount_minor from transfers where currency = ${currency}
      union all select from_kind, -amount_minor from account_transfers where currency = ${currency}
      union all select to_kind, amount_minor from account_transfers where currency = ${currency}
      union all select from_kind, -amount_minor from wallet_movements where currency = ${currency}
      union all select to_kind, amount_minor from wallet_movements where currency = ${currency}) as moved
    group by kind`;
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)]));
};

const monthsUntil = (now: Date) =>
  [2, 1, 0].map((back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );

test('of a busy month every format has the debits and credits of the whole ledger, to the cent, by transfer and by day, in every time zone', async () => {
  const server = await givenServer(settings);
  await givenBusyMonth(server);
  await givenMoreOfTheMonth(server);
  const months = monthsUntil(server.deps.clock());
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  const counts: Record<string, number> = {};
  for (const currency of ['EUR', 'USD']) {
    const ledger = await addUp(server, currency);
    expect(Object.values(ledger).reduce((sum, amount) => sum + amount, 0)).toBe(0);
    for (const [format, by, timeZone] of [
      ['datev', 'transfer', 'Europe/Berlin'],
      ['csv', 'transfer', 'America/St_Johns'],
      ['quickbooks', 'day', 'America/New_York'],
      ['xero', 'day', 'Pacific/Auckland'],
      ['odoo', 'day', 'UTC'],
      ['datev', 'day', 'Europe/Berlin'],
    ] as const) {
      const sums: Sums = {};
      let lines = 0;
      for (const month of months) {
        const query = new URLSearchParams({ month, format, by, currency, timeZone });
        const { bytes } = await read(viewer, query.toString());
        lines += readers[format]!(bytes, sums);
      }
      expect({ format, by, currency, sums }).toEqual({ format, by, currency, sums: ledger });
      counts[`${format} ${by} ${currency}`] = lines;
    }
  }
  const [{ transfers } = { transfers: 0n }] = await server.sql<{ transfers: bigint }[]>`
    select (select count(*) from transfers where currency = 'EUR')
      + (select count(*) from account_transfers where currency = 'EUR')
      + (select count(*) from wallet_movements where currency = 'EUR') as transfers`;
  expect(counts['datev transfer EUR']).toBe(Number(transfers));
  expect(counts['datev day EUR']).toBeLessThan(1000);
});

const shop = givenShop();

test('a line names its day where the books are kept, why, whose money and of which payment; a chargeback is none of the refunds', async () => {
  const { server, client, wallet } = shop;
  const now = server.deps.clock();
  const dayAfter = new Date(now.getTime() + 86_400_000);
  const next = new Date(Date.UTC(dayAfter.getUTCFullYear(), dayAfter.getUTCMonth() + 1, 1));
  const at = new Date(next.getTime() - 30 * 60_000);
  const [month, monthAfter] = [at, next].map((one) => one.toISOString().slice(0, 7));
  const [day, dayThere] = [at, next].map((one) => one.toISOString().slice(0, 10));
  server.advance((at.getTime() - now.getTime()) / 1000);
  const first = await givenCapture(shop, 'seller', { reference: 'order-17' });
  await client.call('PUT', `/refund/${first}`, { amountToRefund: 300 });
  const second = await givenCapture(shop, 'seller');
  const [{ id: captureId } = { id: '' }] = await server.sql<{ id: string }[]>`
    select wallet_capture_id as id from captures where payment_id = ${second}`;
  await wallet.reverse(captureId);
  await lookAt(server, second, { by: 'operator' });
  await learnOfReversals(server);
  await transfer(shop, orderOf('seller', 'partner', 10, { reference: 'p-1' }));
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  const { answer, bytes } = await read(viewer, `month=${monthAfter}&timeZone=Europe/Berlin`);
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="journal-EUR-${monthAfter}.csv"`,
  );
  const rows = rowsOf(bytes, 1).map(cellsOf);
  const shown = rows.map(([, kind, debit, credit, amount, , , reference, from, to]) =>
    [kind, debit, credit, amount, reference, from, to].join(' '),
  );
  expect(shown).toEqual([
    'capture 1360 1700 9.00 order-17  seller',
    'capture 1360 8510 1.00 order-17  ',
    'fee 4970 1360 0.29 order-17  ',
    'refund 1700 1360 2.70 order-17 seller ',
    'refund 8510 1360 0.30 order-17  ',
    expect.stringMatching(/^fee 1360 4970 0\.\d\d order-17 {2}$/),
    'capture 1360 1700 9.00   seller',
    'capture 1360 8510 1.00   ',
    'fee 4970 1360 0.29   ',
    expect.stringMatching(/^chargeback 1700 1360 \d+\.\d\d {2}seller $/),
    ...shown.slice(10, -1),
    'transfer 1700 1700 0.10 p-1 seller partner',
  ]);
  expect(shown.slice(10, -1).every((row) => /chargeback|fee/.test(row))).toBe(true);
  expect(rows[0]?.[6]).toBe(first);
  expect(rows.map(([day]) => day)).toEqual(rows.map(() => dayThere));
  expect(rowsOf((await read(viewer, `month=${monthAfter}`)).bytes, 1)).toEqual([]);
  const before = rowsOf((await read(viewer, `month=${month}`)).bytes, 1).map(cellsOf);
  expect(before.map(([one]) => one)).toEqual(rows.map(() => day));
});

test('409 and 422: what DATEV would refuse is refused before a file begins, and says what to do', async () => {
  const { server, client } = shop;
  for (const id of ['seller', 'partner']) await client.call('PUT', `/accounts/${id}`);
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  const ask = (query: string) => viewer.get(`/journal.csv?month=2026-11&format=datev&${query}`);
  await expectProblem(server, await ask(''), {
    status: 409,
    code: 'conflict',
    detail: 'The journal for DATEV needs the settings DATEV_CONSULTANT and DATEV_CLIENT.',
  });
  const other = await givenServer({ ...settings, DATABASE_URL: server.deps.config.databaseUrl! });
  await server.sql`
    with made as (
      insert into account_transfers (id, platform_id, at, from_account_id, to_account_id, currency, amount_minor, operator)
      select 'many-' || n, 1, '2020-01-15T12:00:00Z', 'seller', 'partner', 'EUR', 1, 'ada' from generate_series(1, 100000) n
      returning id)
    insert into account_transfers_to_sum select id from made`;
  const there = await signIn(other, await other.givenOperator('viewer'));
  const tooMany = await there.get('/journal.csv?month=2020-01&format=datev');
  expect(await tooMany.json()).toMatchObject({
    code: 'search_too_wide',
    detail: expect.stringContaining('by=day'),
  });
  const summed = await there.get('/journal.csv?month=2020-01&format=datev&by=day');
  expect(rowsOf(Buffer.from(await summed.arrayBuffer()), 2)).toHaveLength(1);
  expect(summed.headers.get('content-disposition')).toContain('EXTF_journal-EUR-2020-01.csv');
  expect(summed.headers.get('content-type')).toBe('text/csv; charset=windows-1252');
});

test.each(['month=2026-13', 'month=2026-11&format=pdf', 'month=2026-11&currency=euro', 'format=csv'])(
  '400: journal.csv?%s',
  async (query) => {
    const viewer = await signIn(shop.server, await shop.server.givenOperator('viewer'));
    expect((await viewer.get(`/journal.csv?${query}`)).status).toBe(400);
  },
);
