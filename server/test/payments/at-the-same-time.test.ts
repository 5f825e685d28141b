import { expect, onTestFinished, test } from 'vitest';
import { connect, type Sql } from '../../src/database/client.ts';
import { lockLivingKey } from '../../src/oauth/queries.ts';
import type { PaymentStatus } from '../../src/payments/payment.ts';
import { findPayment, type Payment } from '../../src/payments/queries.ts';
import { makeFindPayment, makeInsertPayment, makeMovePayment } from '../../src/payments/shared-statements.ts';
import { takeDuePayments } from '../../src/payments/check-queries.ts';
import { movePayment, type PaymentMove } from '../../src/payments/write-queries.ts';
import { givenPayments } from '../ledger/ledger-support.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import { aNewPayment, givenPaymentIn } from './payment-in-state.ts';
import { givenShop, postingsOf } from './support.ts';

const shop = givenShop();

const aSong = { merchantAccountId: 'merchant-1', description: 'A song', quantity: 1, type: 'digital' };

/** Until then nobody else looks at a payment. */
const tomorrow = () => new Date(Date.now() + 86_400_000);

const givenPayment = async (server: TestServer, status: PaymentStatus) =>
  (await findPayment(server.sql, await givenPaymentIn(server, status, tomorrow())))!;

const givenClaimed = (server: TestServer) => givenPayment(server, 'capturing');

const claimOf = (payment: Payment): PaymentMove => ({
  payment,
  move: 'claim_capture',
  at: new Date(),
  checkAt: tomorrow(),
  change: { claimedUntil: tomorrow() },
});

const captureOf = (payment: Payment): PaymentMove => ({
  payment,
  move: 'capture',
  at: new Date(),
  checkAt: new Date(),
  change: { walletCaptureId: `capture of ${payment.id}`, capturedMinor: 100n },
  event: { type: 'payment.captured', data: {} },
  postings: [
    { accountKind: 'wallet_clearing', accountId: null, currency: 'EUR', amountMinor: -100n },
    { accountKind: 'account', accountId: 'shop', currency: 'EUR', amountMinor: 100n },
  ],
  calls: [
    {
      operation: 'capture_order',
      requestId: payment.id,
      durationMs: 1,
      status: 201,
      issue: undefined,
      debugId: 'd',
    },
  ],
});

const statusOf = async ({ sql }: TestServer, id: string) => (await findPayment(sql, id))!.status;

/** Its events and the calls to the wallet about its order. */
const recordOf = async ({ sql }: TestServer, id: string) => {
  const rows = await sql<{ what: string }[]>`
    select type as what, at, 1 as place from events where payment_id = ${id}
    union all select operation, at, 2 from wallet_calls where payment_id = ${id} and operation <> 'token'
    order by at, place`;
  return rows.map(({ what }) => what);
};

test('fifty payments started and resumed at the same time are each captured and posted once', async () => {
  const { client, wallet, server } = shop;
  const amounts = Array.from({ length: 50 }, (_, index) => 1000 + index);
  const payments = await Promise.all(
    amounts.map((totalAmount) =>
      client.givenPayment({
        transaction: { totalAmount },
        items: [{ ...aSong, unitAmount: totalAmount }],
      }),
    ),
  );
  await Promise.all(payments.map(({ extOrderId }) => wallet.approve(extOrderId)));
  const answers = await Promise.all(payments.map(({ id }) => client.resume(id)));
  expect(answers.map(({ status }) => status)).toEqual(amounts.map(() => 200));
  for (const [index, { id, extOrderId }] of payments.entries()) {
    const minor = amounts[index]!;
    expect(await wallet.truth(extOrderId)).toMatchObject({ captureCount: 1, captured: { minor } });
    expect(await postingsOf(server, id)).toEqual([
      { kind: 'wallet_clearing', account: null, amount: -minor },
      { kind: 'account', account: 'shop', amount: minor },
    ]);
    expect(await recordOf(server, id)).toEqual([
      'payment.created',
      'create_order',
      'payment.captured',
      'capture_order',
    ]);
  }
});

test('moves that are asked for together share one commit', async () => {
  const server = await givenServer();
  const move = makeMovePayment(server);
  const claimed = await Promise.all(Array.from({ length: 5 }, () => givenClaimed(server)));
  const moved = await Promise.all(claimed.map((payment) => move(captureOf(payment))));
  expect(moved.map((payment) => payment?.id)).toEqual(claimed.map(({ id }) => id));
  const commits = await server.sql`
    select distinct p.xmin::text from payments p join events e on e.payment_id = p.id and e.xmin = p.xmin
      join wallet_calls c on c.payment_id = p.id and c.xmin = p.xmin
      join ledger_entries l on l.payment_id = p.id and l.xmin = p.xmin`;
  expect(commits).toHaveLength(1);
});

test('a payment that somebody holds keeps nobody waiting but those who want it', async () => {
  const server = await givenServer();
  const move = makeMovePayment(server);
  const [held, free, other] = await Promise.all([
    givenClaimed(server),
    givenClaimed(server),
    givenClaimed(server),
  ]);
  const { waiting } = await server.sql.begin(async (tx) => {
    await tx`select from payments where id = ${held.id} for update`;
    const [first, ...others] = [held, free, other].map((payment) => move(captureOf(payment)));
    expect((await Promise.all(others)).map((payment) => payment?.status)).toEqual(['captured', 'captured']);
    expect(await statusOf(server, held.id)).toBe('capturing');
    return { waiting: first! };
  });
  expect((await waiting)?.status).toBe('captured');
});

test('an account that somebody holds keeps nobody waiting but those who pay into it', async () => {
  const server = await givenServer();
  const insert = makeInsertPayment(server);
  const [held, free] = [await aNewPayment(server), await aNewPayment(server)];
  await server.sql`insert into accounts (id, opened_at) values ('other', now())`;
  const { waiting } = await server.sql.begin(async (tx) => {
    await tx`select from accounts where id = 'shop' for update`;
    const [first, second] = [insert(held), insert({ ...free, accountId: 'other' })];
    expect(await second).toBe(true);
    return { waiting: first };
  });
  expect(await waiting).toBe(true);
});

test('a move that is not sound is refused alone', async () => {
  const server = await givenServer();
  const move = makeMovePayment(server);
  const [bad, good] = await Promise.all([givenClaimed(server), givenClaimed(server)]);
  const [refused, moved] = await Promise.allSettled([
    move({ ...captureOf(bad), change: { walletCaptureId: 'a capture of nothing' } }),
    move(captureOf(good)),
  ]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: '23514' } });
  expect(moved).toMatchObject({ status: 'fulfilled', value: { status: 'captured' } });
  expect(await statusOf(server, bad.id)).toBe('capturing');
});

test('of two who want the same payment at once, one gets it', async () => {
  const server = await givenServer();
  const move = makeMovePayment(server);
  const [open, claimed] = await Promise.all([
    givenPayment(server, 'awaiting_approval'),
    givenPayment(server, 'capturing'),
  ]);
  const claims = await Promise.all([move(claimOf(open)), move(claimOf(open))]);
  expect(claims.filter((one) => one !== undefined)).toHaveLength(1);
  const captures = await Promise.all([move(captureOf(claimed)), move(captureOf(claimed))]);
  expect(captures.filter((one) => one !== undefined)).toHaveLength(1);
  expect(await postingsOf(server, claimed.id)).toHaveLength(2);
});

test('the same payment inserted twice at once is new for one of the two', async () => {
  const server = await givenServer();
  const insert = makeInsertPayment(server);
  const payment = await aNewPayment(server);
  const other = await aNewPayment(server);
  const inserted = await Promise.all([insert(payment), insert(other), insert(payment)]);
  expect(inserted[1]).toBe(true);
  expect(inserted[0]).not.toBe(inserted[2]);
});

test('nobody who starts a payment waits for a token of the same key', async () => {
  const { client, server } = shop;
  await server.sql.begin(async (tx) => {
    await lockLivingKey(tx, client.key.id);
    expect((await client.init()).status).toBe(200);
  });
});

/** Plans are made on its one connection while there is one payment, and kept, since nobody counts the payments again. */
const givenEarlyPlans = async (server: TestServer) => {
  const sql = connect(server.parts.config.databaseUrl!, 1);
  onTestFinished(() => sql.end());
  await givenClaimed(server);
  await sql`alter table payments set (autovacuum_enabled = off)`;
  await sql`vacuum (full, analyze) payments`;
  return sql;
};

/** More payments than a plan would read by mistake without being noticed. */
const addPayments = async (server: TestServer) =>
  givenPayments(server, await givenPaymentIn(server, 'cancelled'), 500);

/** After five times PostgreSQL keeps a plan for whatever is asked. */
const untilKept = async (act: () => Promise<unknown>) => {
  for (let time = 1; time <= 7; time += 1) await act();
};

/** How many rows of payments, and entries of their indexes, were read so far, as far as this connection knows. */
const countRead = async (sql: Sql) => {
  await sql`select pg_stat_force_next_flush()`;
  const [row] = await sql<[{ read: number }]>`
    select (sum(idx_tup_read) + max(seq_tup_read))::float8 as read
    from pg_stat_user_indexes join pg_stat_user_tables using (relid) where pg_stat_user_indexes.relname = 'payments'`;
  return row.read;
};

test('plans that are made while there is one payment do not read all of them later', async () => {
  const server = await givenServer();
  const sql = await givenEarlyPlans(server);
  const [find, insert, move] = [
    makeFindPayment({ sql }),
    makeInsertPayment({ sql }),
    makeMovePayment({ sql }),
  ];
  const payTwo = async () => {
    const payments = [await aNewPayment(server, tomorrow()), await aNewPayment(server, tomorrow())];
    await Promise.all(payments.map(insert));
    const found = await Promise.all(payments.map(({ id }) => find(id)));
    const claimed = await Promise.all(found.map((payment) => move(claimOf(payment!))));
    await Promise.all(claimed.map((payment) => move(captureOf(payment!))));
    const alone = await givenClaimed(server);
    await movePayment(sql, captureOf(alone));
  };
  await untilKept(payTwo);
  await addPayments(server);
  const before = await countRead(sql);
  await payTwo();
  expect((await countRead(sql)) - before).toBeLessThan(100);
});

test('a process takes no more due payments than it has room for, however the database goes about it', async () => {
  const server = await givenServer();
  const sql = connect(server.parts.config.databaseUrl!, 1);
  onTestFinished(() => sql.end());
  // What is left is to join one row after the other, which it chooses by itself while there are few payments.
  for (const way of ['hashjoin', 'mergejoin', 'material', 'hashagg', 'sort'])
    await sql`set ${sql(`enable_${way}`)} = off`;
  const like = await givenPaymentIn(server, 'awaiting_approval', tomorrow());
  await sql`
    insert into payments (id, api_key_id, status, capture_mode, currency, total_minor, commission_minor, account_id,
      return_url, cancel_url, order_details, wallet_order_id, approval_url, created_at, updated_at, expires_at, check_at)
    select 'p-' || n, api_key_id, status, capture_mode, currency, total_minor, commission_minor, account_id, return_url,
      cancel_url, order_details, 'o-' || n, approval_url, created_at, updated_at, expires_at, ${new Date(0)}
    from payments, generate_series(1, 500) n where id = ${like}`;
  expect(await takeDuePayments(sql, new Date(1), tomorrow(), 20)).toHaveLength(20);
});
