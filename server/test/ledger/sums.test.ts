import { expect, test } from 'vitest';
import { readBalances, readOperatorBalances } from '../../src/ledger/read-balances.ts';
import { readCapturedDays } from '../../src/ledger/read-captured-days.ts';
import { sumAccounts } from '../../src/ledger/queries.ts';
import { readSums } from '../../src/ledger/read-sums.ts';
import { sumLedger } from '../../src/ledger/sum-ledger.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import { capture, givenPayments, givenTemplate } from './ledger-support.ts';

const markOf = async ({ sql }: TestServer) => {
  const [row] = await sql<{ mark: bigint }[]>`select up_to_entry as mark from ledger_summed`;
  return row!.mark;
};

/** Everything that is read with the help of kept sums. */
const readAll = async ({ parts }: TestServer) => ({
  shop: (await readBalances(parts, ['shop'])).get('shop'),
  operator: await readOperatorBalances(parts),
  days: await readCapturedDays(parts, new Date(0)),
});

/** The same, straight from the postings. */
const addUp = async ({ sql }: TestServer) => {
  const sums = await sql<{ kind: string; currency: string; amountMinor: bigint }[]>`
    select account_kind as kind, currency, sum(amount_minor)::bigint as "amountMinor" from postings
    group by account_kind, currency order by currency`;
  const of = (wanted: string) =>
    sums
      .filter(({ kind }) => kind === wanted)
      .map(({ currency, amountMinor }) => ({ currency, amountMinor }));
  const days = await sql`
    select (e.at at time zone 'UTC')::date::text as day, p.currency, -sum(amount_minor)::bigint as "capturedMinor",
      count(*) as count
    from postings p join ledger_entries e on e.id = p.entry_id where account_kind = 'wallet_clearing'
    group by 1, 2 order by 1, 2`;
  return {
    shop: of('account'),
    operator: { commission: of('commission'), walletClearing: of('wallet_clearing') },
    days: [...days],
  };
};

const expectRight = async (server: TestServer) =>
  expect(await readAll(server)).toMatchObject(await addUp(server));

test('balances and days are the sum of all postings, before and after they are summed, by many at once', async () => {
  const server = await givenServer();
  const payments = await givenPayments(server, await givenTemplate(server), 300);
  const { sql } = server;
  const posted = new AbortController();
  const post = async (ids: readonly string[]) => {
    for (const [index, paymentId] of ids.entries()) {
      const currency = index % 3 === 0 ? 'USD' : 'EUR';
      // Also on a day long past: a clock may have been wrong when others had summed that day already.
      const at = new Date(Date.UTC(2030, 0, 1 + (index % 4)));
      await sql.begin((tx) => capture(tx, { paymentId, currency, at, capturedMinor: BigInt(100 + index) }));
    }
  };
  const sumOn = async () => {
    while (!posted.signal.aborted) await sumLedger(server.parts, 1).catch(expectBusy);
  };
  const posting = Promise.all(
    [0, 1, 2].map((part) => post(payments.filter((_, index) => index % 3 === part))),
  );
  const others = [sumOn(), sumOn()];
  await posting;
  posted.abort();
  await Promise.all(others);
  await expectRight(server);
  await sumLedger(server.parts, 1);
  expect(await sumLedger(server.parts, 1)).toBe(false);
  await expectRight(server);
});

/** Another process had the ledger at that moment. */
const expectBusy = (error: unknown) => expect(error).toMatchObject({ code: '55P03' });

test('a balance that is read while others sum counts each posting once', async () => {
  const server = await givenServer();
  const [one] = await givenPayments(server, await givenTemplate(server), 1);
  await server.sql.begin((tx) => capture(tx, { paymentId: one! }));
  const read = await readSums(server.parts, async (tx, mark) => {
    expect(await sumLedger(server.parts, 1)).toBe(true);
    return sumAccounts(tx, mark, ['shop']);
  });
  expect([...read]).toEqual([{ accountId: 'shop', currency: 'EUR', amountMinor: 970n }]);
});

test('nothing is summed past an entry that is still being written, so that none is left out', async () => {
  const server = await givenServer();
  const [slow, quick] = await givenPayments(server, await givenTemplate(server), 2);
  const written = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  const writing = server.sql.begin(async (tx) => {
    await capture(tx, { paymentId: slow! });
    written.resolve();
    await commit.promise;
  });
  await written.promise;
  // Has a higher number, and is committed first.
  await server.sql.begin((tx) => capture(tx, { paymentId: quick! }));
  await expect(sumLedger(server.parts, 1)).rejects.toMatchObject({ code: '55P03' });
  expect(await markOf(server)).toBe(0n);
  await expectRight(server);
  commit.resolve();
  await writing;
  expect(await sumLedger(server.parts, 1)).toBe(true);
  expect(await markOf(server)).toBeGreaterThan(1n);
  await expectRight(server);
});

test('a few postings are left as they are: they are added up faster than they are summed', async () => {
  const server = await givenServer();
  const [one] = await givenPayments(server, await givenTemplate(server), 1);
  await server.sql.begin((tx) => capture(tx, { paymentId: one! }));
  expect(await sumLedger(server.parts)).toBe(false);
  expect(await markOf(server)).toBe(0n);
});

test('sums beyond 2^53 are written out whole', async () => {
  const server = await givenServer();
  const payments = await givenPayments(server, await givenTemplate(server), 11);
  for (const paymentId of payments) {
    await server.sql.begin((tx) =>
      capture(tx, { paymentId, capturedMinor: 999_999_999_999_999n, commissionMinor: 0n }),
    );
  }
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  const text = await (await viewer.get('/accounts/shop')).text();
  expect(text).toContain('"balances":[{"currency":"EUR","amount":10999999999999989}]');
});
