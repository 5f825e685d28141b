import { expect, onTestFinished, test } from 'vitest';
import { connect, connectAlone, connectForReports, type Sql } from '../../src/database/client.ts';
import { takeDueLooks } from '../../src/payments/watch/queries.ts';
import {
  makeFindPayment,
  makeInsertPayment,
  makeMovePayment,
  makeRequestOperation,
} from '../../src/payments/store/batched-payments.ts';
import { listDueOperations, makeDoubtsDue } from '../../src/operations/queries.ts';
import { countStarted } from '../../src/payments/read/count-started.ts';
import { listPayments } from '../../src/payments/read/queries.ts';
import { listBooked } from '../../src/payments/reconciliation/queries.ts';
import { movePayment } from '../../src/payments/store/move-payments-query.ts';
import { givenPayments } from '../ledger/ledger-support.ts';
import { countRead, givenCounted } from '../support/count-read.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import {
  aNewPayment,
  captureOf,
  captureOrderOf,
  givenClaimed,
  givenFound,
  givenPaymentIn,
  tomorrow,
} from './payment-in-status.ts';

/** Plans are made on its one connection while there is one payment, and kept, since nobody counts the payments again. */
const givenEarlyPlans = async (server: TestServer) => {
  const sql = connect(server.deps.config.databaseUrl!, 1);
  onTestFinished(() => sql.close());
  await givenClaimed(server);
  await sql`alter table payments set (autovacuum_enabled = off)`;
  await sql`vacuum (full, analyze) payments`;
  return sql;
};

/** More payments than a plan would read by mistake without being noticed. */
const addPayments = async (server: TestServer) =>
  givenPayments(server, await givenPaymentIn(server, 'cancelled'), 500);

/** Pays for two payments at once and for one alone, each from its beginning to its end. */
const makePay = (server: TestServer, sql: Sql) => {
  const [find, insert, order, move] = [
    makeFindPayment({ sql }),
    makeInsertPayment({ sql }),
    makeRequestOperation({ sql }),
    makeMovePayment({ sql }),
  ];
  return async () => {
    const payments = [await aNewPayment(server, tomorrow()), await aNewPayment(server, tomorrow())];
    await Promise.all(payments.map(insert));
    const found = await Promise.all(payments.map(({ id }) => find(id)));
    const claimed = await Promise.all(found.map((payment) => order(captureOrderOf(payment!))));
    await Promise.all(claimed.map((payment) => move(captureOf(payment!))));
    const alone = await givenClaimed(server);
    await movePayment(sql, captureOf(alone));
  };
};

test('plans that are made while there is one payment do not read all of them later', async () => {
  const server = await givenServer();
  const sql = await givenEarlyPlans(server);
  const pay = makePay(server, sql);
  await pay();
  await addPayments(server);
  const before = await countRead(sql, 'payments');
  await pay();
  expect((await countRead(sql, 'payments')) - before).toBeLessThan(100);
});

/** Operations of the payments that `addPayments` made, at a wallet that the test's own service is not connected to. */
const orderForAll = async (
  { sql }: TestServer,
  number: number,
  verdict: string | null,
  dueAt = new Date(),
) => {
  await sql`
    insert into operations (payment_id, number, kind, amount_minor, request_id, requested_by, wallet_provider, opened_at, due_at,
      is_held, lease, looked_at, verdict, ended_at)
    select id, ${number}::integer, 'release', 1, id, 'service', 'another', now(), ${dueAt}::timestamptz, false, 1, now(),
      ${verdict}::text, case when ${verdict}::text is not null then now() end
    from payments where id like 'p-%'`;
};

/** PostgreSQL has counted the operations while none was open, and takes it that none is. */
const givenOutdatedCounts = async (server: TestServer) => {
  await addPayments(server);
  await orderForAll(server, 1, 'released');
  await server.sql`alter table operations set (autovacuum_enabled = off)`;
  await server.sql`vacuum analyze operations`;
  await orderForAll(server, 2, null, tomorrow());
};

test('while much is under way, a payment is paid without reading what is under way for the others', async () => {
  const { server, sql } = await givenCounted();
  await givenOutdatedCounts(server);
  const before = await countRead(sql, 'operations');
  await makePay(server, sql)();
  expect((await countRead(sql, 'operations')) - before).toBeLessThan(50);
});

test('to move a payment that nothing is under way for does not read what is under way for all others', async () => {
  const { server, sql } = await givenCounted();
  const payments = [
    await givenFound(server, 'awaiting_approval'),
    await givenFound(server, 'awaiting_approval'),
  ];
  await addPayments(server);
  await orderForAll(server, 1, null);
  await server.sql`vacuum analyze operations`;
  const move = makeMovePayment({ sql });
  const before = await countRead(sql, 'operations');
  const cancelled = await Promise.all(
    payments.map((payment) => move({ payment, move: 'cancel', at: new Date() })),
  );
  expect(cancelled.map((payment) => payment?.storedStatus)).toEqual(['cancelled', 'cancelled']);
  expect((await countRead(sql, 'operations')) - before).toBeLessThan(20);
});

test('what is due is found without reading what is under way and not due', async () => {
  const { server, sql } = await givenCounted();
  await addPayments(server);
  await orderForAll(server, 1, null, tomorrow());
  await server.sql`update operations set due_at = now() where payment_id = 'p-7'`;
  await server.sql`vacuum analyze operations`;
  const before = await countRead(sql, 'operations');
  expect(await listDueOperations(sql, 'another', 30)).toEqual(['p-7']);
  expect((await countRead(sql, 'operations')) - before).toBeLessThan(20);
});

test('an operation in doubt is made due without reading what is under way for each of them', async () => {
  const { server, sql } = await givenCounted();
  await givenOutdatedCounts(server);
  const before = await countRead(sql, 'operations');
  await makeDoubtsDue(sql, 'another', 60_000, 20);
  // It looks for doubts among all that is under way, once, and then makes 20 of them due.
  expect((await countRead(sql, 'operations')) - before).toBeLessThan(600);
  expect(await listDueOperations(sql, 'another', 30)).toHaveLength(20);
});

test('due payments are taken without reading all that are due', async () => {
  const { server, sql } = await givenCounted();
  await addPayments(server);
  await server.sql`
    insert into payment_looks (payment_id, wallet_provider, due_at)
    select id, 'another', now() from payments where id like 'p-%'`;
  await server.sql`vacuum analyze payment_looks`;
  const before = await countRead(sql, 'payment_looks');
  const due = { walletProvider: 'another', at: tomorrow(), busyUntil: tomorrow(), limit: 10 };
  expect(await takeDueLooks(sql, due)).toHaveLength(10);
  expect((await countRead(sql, 'payment_looks')) - before).toBeLessThan(100);
});

/** A payment that is due, and at a wallet that the test's own service is not connected to. */
const givenDue = async (server: TestServer, dueAt: Date) => {
  const id = await givenPaymentIn(server, 'awaiting_approval', tomorrow());
  await server.sql`update payment_looks set wallet_provider = 'another', due_at = ${dueAt} where payment_id = ${id}`;
  return id;
};

test('a due payment that someone holds keeps no other from being taken', async () => {
  const server = await givenServer();
  const ids: string[] = [];
  for (const dueAt of [1, 2, 3]) ids.push(await givenDue(server, new Date(dueAt)));
  const due = { walletProvider: 'another', at: new Date(3), busyUntil: tomorrow(), limit: 20 };
  const take = async () => (await takeDueLooks(server.sql, due)).map(({ payment }) => payment.id);
  await server.sql.begin(async (tx) => {
    await tx`select from payment_looks where payment_id = ${ids[0]!} for update`;
    expect((await take()).toSorted()).toEqual(ids.slice(1).toSorted());
  });
  expect(await take()).toEqual(ids.slice(0, 1));
});

test('of processes that look for due payments at the same time, each payment goes to one', async () => {
  const server = await givenServer();
  for (let count = 0; count < 30; count += 1) await givenDue(server, new Date(1));
  const due = { walletProvider: 'another', at: new Date(3), busyUntil: tomorrow(), limit: 10 };
  const taken: string[] = [];
  const takeAll = async () => {
    for (;;) {
      const payments = await takeDueLooks(server.sql, due);
      taken.push(...payments.map(({ payment }) => payment.id));
      const left = await server.sql`select from payment_looks where due_at <= ${due.at}`;
      if (left.length === 0) return;
    }
  };
  await Promise.all([takeAll(), takeAll(), takeAll()]);
  expect(taken).toHaveLength(30);
  expect(new Set(taken).size).toBe(30);
});

test('a process takes no more due payments than it has room for, however the database goes about it', async () => {
  const server = await givenServer();
  const sql = connect(server.deps.config.databaseUrl!, 1);
  onTestFinished(() => sql.close());
  // What is left is to join one row after the other, which it chooses by itself while there are few payments.
  for (const way of ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort'])
    await sql.script(`set enable_${way} = off`);
  const like = await givenPaymentIn(server, 'awaiting_approval', tomorrow());
  await sql`
    insert into payments (id, platform_id, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor,
      account_id, return_url, cancel_url, order_details, wallet_provider, wallet_order_id, approval_url, created_at,
      updated_at, expires_at)
    select 'p-' || n, platform_id, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor, account_id,
      return_url, cancel_url, order_details, wallet_provider, 'o-' || n, approval_url, created_at, updated_at, expires_at
    from payments, generate_series(1, 500) n where id = ${like}`;
  await sql`
    insert into payment_looks (payment_id, wallet_provider, due_at)
    select 'p-' || n, 'orders-v2', ${new Date(0)} from generate_series(1, 500) n`;
  const due = { walletProvider: 'orders-v2', at: new Date(1), busyUntil: tomorrow(), limit: 20 };
  expect(await takeDueLooks(sql, due)).toHaveLength(20);
});

test('what was booked in an hour is found without reading all that was ever booked', async () => {
  const { server, sql } = await givenCounted();
  await givenPayments(server, await givenPaymentIn(server, 'cancelled'), 5000);
  await server.sql`insert into ledger_entries (payment_id, number, kind) select id, 1, 'capture' from payments`;
  await server.sql`insert into entries_to_sum (payment_id, number) select payment_id, number from ledger_entries`;
  await server.sql`
    insert into transfers (platform_id, payment_id, entry_number, line, at, from_kind, to_kind, to_account_id, currency,
      amount_minor)
    select platform_id, id, 1, 1, now() - row_number() over () * interval '1 hour', 'wallet_clearing', 'account', account_id, currency, 1
    from payments`;
  await server.sql`
    insert into captures (payment_id, number, wallet_capture_id, amount_minor, captured_at, entry_number)
    select payment_id, 1, 'C' || payment_id, 1, at, 1 from transfers`;
  await server.sql`vacuum analyze transfers, payments, captures`;
  const read = async () => (await countRead(sql, 'payments')) + (await countRead(sql, 'transfers'));
  const before = await read();
  const to = new Date(Date.now() - 10 * 3_600_000);
  const booked = await listBooked(sql, 'orders-v2', { from: new Date(to.getTime() - 3_600_000), to }, 100);
  expect(booked).toHaveLength(1);
  expect((await read()) - before).toBeLessThan(2000);
});

test('a search reads the payments that it finds, not all of them, whatever is searched for', async () => {
  const server = await givenServer();
  await givenPayments(server, await givenPaymentIn(server, 'cancelled'), 5000);
  // It may take as long as it needs, and when it is closed, what it has read is counted.
  const owner = await connectAlone(server.deps.config.databaseUrl!);
  await owner`
    update payments set id = 'pay_' || n || id, wallet_order_id = 'O' || n, reference = 'r' || n,
      payer_email = n || '@example.com', payer_account_id = 'PAYER' || n, payer_name_key = 's' || n || ' ada', total_minor = 10000 + n
    from (select id as old, row_number() over (order by id) as n from payments where id like 'p-%') as numbered
    where id = old`;
  await owner`insert into ledger_entries (payment_id, number, kind) select id, 1, 'capture' from payments where reference like 'r%'`;
  await owner`
    insert into captures (payment_id, number, wallet_capture_id, amount_minor, captured_at, entry_number)
    select id, 1, 'C' || substr(reference, 2), 1, now(), 1 from payments where reference like 'r%'`;
  // It also sorts what was written last into the index of words.
  await owner`vacuum analyze payments, captures`;
  await owner.close();
  const sql = connectForReports(server.deps.config.databaseUrl!);
  onTestFinished(() => sql.close());
  for (const search of [
    'pay_4321p',
    'o4321',
    'c4321',
    'r4321',
    'R4321',
    '4321@',
    's4321',
    'Ada s4321',
    '4321@exam',
    '143.21',
    'payer4321',
  ]) {
    const before = await countRead(sql, 'payments');
    const found = await listPayments(sql, { filter: { search }, after: undefined, limit: 51 });
    expect([search, found.map(({ reference }) => reference)]).toEqual([search, ['r4321']]);
    expect([search, (await countRead(sql, 'payments')) - before < 100]).toEqual([search, true]);
  }
});

test('the figures of a day read the payments of that day, and a reason for declining reads its payments, not all of them', async () => {
  const { server, reports } = await givenCounted();
  await givenPayments(server, await givenPaymentIn(server, 'cancelled'), 5000);
  const owner = await connectAlone(server.deps.config.databaseUrl!);
  // A year of payments, some thirteen a day, and one in a thousand is declined.
  await owner`
    update payments set created_at = now() - interval '365 days' * n / 5000,
      decline_issue = case when n % 1000 = 7 then 'INSTRUMENT_DECLINED' end
    from (select id as old, row_number() over (order by id) as n from payments where id like 'p-%') as numbered
    where id = old`;
  await owner`vacuum analyze payments`;
  await owner.close();
  const since = new Date(Date.now() - 31 * 24 * 3_600_000);
  const before = await countRead(reports, 'payments');
  const counts = await countStarted(reports, since, new Date(since.getTime() + 24 * 3_600_000));
  expect(counts.reduce((sum, { count }) => sum + Number(count), 0)).toBeGreaterThan(5);
  expect((await countRead(reports, 'payments')) - before).toBeLessThan(200);
  const listed = await countRead(reports, 'payments');
  expect(
    await listPayments(reports, {
      filter: { declineIssue: 'INSTRUMENT_DECLINED' },
      after: undefined,
      limit: 51,
    }),
  ).toHaveLength(5);
  expect((await countRead(reports, 'payments')) - listed).toBeLessThan(200);
});
