import { expect, test } from 'vitest';
import { sumCaptures, readOperatorBalances } from '../../src/ledger/balance-queries.ts';
import { keepEvents } from '../../src/events/queries.ts';
import { sumLedger } from '../../src/ledger/sum-ledger.ts';
import { lockSumming } from '../../src/ledger/summing-queries.ts';
import { signIn } from '../support/dashboard.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import { capture, givenPayments, givenTemplate, move } from './ledger-support.ts';
import { readBalances } from '../../src/accounts/read-accounts.ts';

const countUnsummed = async ({ sql }: TestServer) =>
  (await sql`select 1 from entries_to_sum union all select 1 from account_transfers_to_sum`).length;

/** Sums whatever there is, in batches so small that there are many. */
const sumAll = (server: TestServer) => sumLedger(server.deps, { tailEntries: 1, batchEntries: 7 });

/** Everything that is read with the help of kept sums. */
const readAll = async ({ deps }: TestServer) => ({
  shop: (await readBalances(deps, 1, ['shop'])).get('shop'),
  operator: await readOperatorBalances(deps),
  days: await sumCaptures(deps.reports, new Date(0)),
});

/** The same, straight from the transfers. */
const addUp = async ({ sql }: TestServer) => {
  const sums = await sql<{ kind: string; currency: string; amountMinor: bigint }[]>`
    select coalesce(account, kind) as kind, currency, sum(amount)::bigint as "amountMinor"
    from (
      select currency, kind, account, amount from transfers, lateral (values
        (from_kind, from_account_id, -amount_minor), (to_kind, to_account_id, amount_minor)) as side (kind, account, amount)
      union all
      select currency, kind, account, amount from account_transfers, lateral (values
        (from_kind, from_account_id, -amount_minor), (to_kind, to_account_id, amount_minor)) as side (kind, account, amount)) as postings
    group by 1, 2 order by currency`;
  const of = (wanted: string) =>
    sums
      .filter(({ kind }) => kind === wanted)
      .map(({ currency, amountMinor }) => ({ currency, amountMinor }));
  const days = await sql`
    select (at at time zone 'UTC')::date::text as day, currency, sum(amount_minor)::bigint as "capturedMinor",
      count(distinct payment_id) as count
    from transfers where from_kind = 'wallet_clearing' and to_kind <> 'wallet_fee' group by 1, 2 order by 1, 2`;
  return {
    shop: of('shop'),
    operator: { commission: of('commission'), walletClearing: of('wallet_clearing') },
    days: [...days],
  };
};

const expectRight = async (server: TestServer) =>
  expect(await readAll(server)).toMatchObject(await addUp(server));

test('balances and days are the sum of all transfers, before and after they are summed, by many at once', async () => {
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
      if (index % 2 === 0)
        await move(server, { id: `t-${paymentId}`, currency, at, amountMinor: BigInt(index + 1) });
    }
  };
  const sumOn = async () => {
    while (!posted.signal.aborted) await sumAll(server);
  };
  await sql`insert into accounts (platform_id, id, opened_at) values (1, 'partner', now())`;
  const posting = Promise.all(
    [0, 1, 2].map((part) => post(payments.filter((_, index) => index % 3 === part))),
  );
  const others = [sumOn(), sumOn()];
  await posting;
  posted.abort();
  await Promise.all(others);
  await expectRight(server);
  await sumAll(server);
  expect(await countUnsummed(server)).toBe(0);
  expect(await sumAll(server)).toBe(false);
  await expectRight(server);
});

test('a balance that is read while others sum counts each transfer once', async () => {
  const server = await givenServer();
  const payments = await givenPayments(server, await givenTemplate(server), 100);
  for (const paymentId of payments) await server.sql.begin((tx) => capture(tx, { paymentId }));
  const expected = await addUp(server);
  const summed = new AbortController();
  const summing = sumLedger(server.deps, { tailEntries: 1, batchEntries: 1 }).finally(() => summed.abort());
  let reads = 0;
  while (!summed.signal.aborted) {
    expect(await readAll(server)).toMatchObject(expected);
    reads += 1;
  }
  await summing;
  expect(reads).toBeGreaterThan(1);
  expect(await countUnsummed(server)).toBe(0);
});

test('an entry that is still being written when others are summed is not left out', async () => {
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
  await server.sql.begin((tx) => capture(tx, { paymentId: quick! }));
  // Neither waits for a writer.
  expect(await sumAll(server)).toBe(true);
  await expectRight(server);
  commit.resolve();
  await writing;
  expect(await countUnsummed(server)).toBe(1);
  await expectRight(server);
  expect(await sumAll(server)).toBe(true);
  await expectRight(server);
});

test('while one process sums the others pass, and the months of events are made all the same', async () => {
  const server = await givenServer();
  const [one] = await givenPayments(server, await givenTemplate(server), 1);
  await server.sql.begin((tx) => capture(tx, { paymentId: one! }));
  await server.sql.begin(async (tx) => {
    expect(await lockSumming(tx)).toBe(true);
    await sumAll(server);
    expect(await countUnsummed(server)).toBe(1);
    await keepEvents(server.sql, 13);
  });
});

test('a few entries are left as they are: they are added up faster than they are summed', async () => {
  const server = await givenServer();
  const [one] = await givenPayments(server, await givenTemplate(server), 1);
  await server.sql.begin((tx) => capture(tx, { paymentId: one! }));
  expect(await sumLedger(server.deps)).toBe(false);
  expect(await countUnsummed(server)).toBe(1);
});

test('sums beyond 2^53 are written out whole, before and after they are summed', async () => {
  const server = await givenServer();
  const payments = await givenPayments(server, await givenTemplate(server), 11);
  for (const paymentId of payments) {
    await server.sql.begin((tx) =>
      capture(tx, { paymentId, capturedMinor: 999_999_999_999_999n, commissionMinor: 0n }),
    );
  }
  const viewer = await signIn(server, await server.givenOperator('viewer'));
  const expected = '"balances":[{"currency":"EUR","amount":10999999999999989,"held":0}]';
  expect(await (await viewer.get('/accounts/shop')).text()).toContain(expected);
  await sumAll(server);
  expect(await (await viewer.get('/accounts/shop')).text()).toContain(expected);
});
