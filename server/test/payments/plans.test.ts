import { expect, onTestFinished, test } from 'vitest';
import { connect, connectAlone, connectForReports, type Sql } from '../../src/database/client.ts';
import { takeDueLooks } from '../../src/payments/watch/queries.ts';
import {
  makeFindPayment,
  makeInsertPayment,
  makeMovePayment,
  makeOrderOperation,
} from '../../src/payments/batched-payments.ts';
import { listPayments } from '../../src/payments/read/queries.ts';
import { movePayment } from '../../src/payments/move-payments-query.ts';
import { givenPayments } from '../ledger/ledger-support.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import {
  aNewPayment,
  captureOf,
  captureOrderOf,
  givenClaimed,
  givenPaymentIn,
  tomorrow,
} from './payment-in-state.ts';

/** Plans are made on its one connection while there is one payment, and kept, since nobody counts the payments again. */
const givenEarlyPlans = async (server: TestServer) => {
  const sql = connect(server.parts.config.databaseUrl!, 1);
  onTestFinished(() => sql.close());
  await givenClaimed(server);
  await sql`alter table payments set (autovacuum_enabled = off)`;
  await sql`vacuum (full, analyze) payments`;
  return sql;
};

/** More payments than a plan would read by mistake without being noticed. */
const addPayments = async (server: TestServer) =>
  givenPayments(server, await givenPaymentIn(server, 'cancelled'), 500);

/** How many rows of payments, and entries of their indexes, were read so far by the two connections. */
const countRead = async (sql: Sql) => {
  // One connection writes and one reads, and each reports what it has done only once in a while by itself.
  await sql.begin((tx) => tx`select pg_stat_force_next_flush()`);
  await sql`select pg_stat_force_next_flush()`;
  const [row] = await sql<[{ read: number }]>`
    select (sum(idx_tup_read) + max(seq_tup_read))::float8 as read
    from pg_stat_user_indexes join pg_stat_user_tables using (relid) where pg_stat_user_indexes.relname = 'payments'`;
  return row.read;
};

test('plans that are made while there is one payment do not read all of them later', async () => {
  const server = await givenServer();
  const sql = await givenEarlyPlans(server);
  const [find, insert, order, move] = [
    makeFindPayment({ sql }),
    makeInsertPayment({ sql }),
    makeOrderOperation({ sql }),
    makeMovePayment({ sql }),
  ];
  const payTwo = async () => {
    const payments = [await aNewPayment(server, tomorrow()), await aNewPayment(server, tomorrow())];
    await Promise.all(payments.map(insert));
    const found = await Promise.all(payments.map(({ id }) => find(id)));
    const claimed = await Promise.all(found.map((payment) => order(captureOrderOf(payment!))));
    await Promise.all(claimed.map((payment) => move(captureOf(payment!))));
    const alone = await givenClaimed(server);
    await movePayment(sql, captureOf(alone));
  };
  await payTwo();
  await addPayments(server);
  const before = await countRead(sql);
  await payTwo();
  expect((await countRead(sql)) - before).toBeLessThan(100);
});

/** A payment that is due, and at a wallet that the test's own service is not connected to. */
const givenDue = async (server: TestServer, dueAt: Date) => {
  const id = await givenPaymentIn(server, 'awaiting_approval', tomorrow());
  await server.sql`update payment_looks set wallet_provider = 'another', due_at = ${dueAt} where payment_id = ${id}`;
  return id;
};

test('a due payment that somebody holds keeps no other from being taken', async () => {
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
  const sql = connect(server.parts.config.databaseUrl!, 1);
  onTestFinished(() => sql.close());
  // What is left is to join one row after the other, which it chooses by itself while there are few payments.
  for (const way of ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort'])
    await sql.script(`set enable_${way} = off`);
  const like = await givenPaymentIn(server, 'awaiting_approval', tomorrow());
  await sql`
    insert into payments (id, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor,
      account_id, return_url, cancel_url, order_details, wallet_provider, wallet_order_id, approval_url, created_at,
      updated_at, expires_at)
    select 'p-' || n, api_key_id, status, last_move, capture_mode, currency, total_minor, commission_minor, account_id,
      return_url, cancel_url, order_details, wallet_provider, 'o-' || n, approval_url, created_at, updated_at, expires_at
    from payments, generate_series(1, 500) n where id = ${like}`;
  await sql`
    insert into payment_looks (payment_id, wallet_provider, due_at)
    select 'p-' || n, 'orders-v2', ${new Date(0)} from generate_series(1, 500) n`;
  const due = { walletProvider: 'orders-v2', at: new Date(1), busyUntil: tomorrow(), limit: 20 };
  expect(await takeDueLooks(sql, due)).toHaveLength(20);
});

test('a search reads the payments that it finds, not all of them, whatever is searched for', async () => {
  const server = await givenServer();
  await givenPayments(server, await givenPaymentIn(server, 'cancelled'), 5000);
  // It may take as long as it needs, and when it is closed, what it has read is counted.
  const owner = await connectAlone(server.parts.config.databaseUrl!);
  await owner`
    update payments set id = 'pay_' || n || id, wallet_order_id = 'O' || n, reference = 'r' || n, payer_email = n || '@example.com',
      payer_name_key = 's' || n || ' ada', total_minor = 10000 + n
    from (select id as old, row_number() over (order by id) as n from payments where id like 'p-%') as numbered
    where id = old`;
  await owner`analyze payments`;
  await owner.close();
  const sql = connectForReports(server.parts.config.databaseUrl!);
  onTestFinished(() => sql.close());
  for (const search of ['pay_4321p', 'o4321', 'r4321', '4321@', 's4321', 'Ada s4321', '143.21']) {
    const before = await countRead(sql);
    const found = await listPayments(sql, { search }, undefined, 51);
    expect([search, found.map(({ reference }) => reference)]).toEqual([search, ['r4321']]);
    expect([search, (await countRead(sql)) - before < 100]).toEqual([search, true]);
  }
});
