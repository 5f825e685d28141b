import { expect, test } from 'vitest';
import { lockLivingKey } from '../../src/access/oauth/queries.ts';
import { findPayment } from '../../src/payments/store/queries.ts';
import {
  makeInsertPayment,
  makeMovePayment,
  makeRequestOperation,
} from '../../src/payments/store/batched-payments.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import { aNewPayment, captureOf, captureOrderOf, givenClaimed, givenFound } from './payment-in-status.ts';
import { givenShop, item, postingsOf } from './support.ts';

const shop = givenShop();

const statusOf = async ({ sql }: TestServer, id: string) => (await findPayment(sql, id))!.status;

/** Its events and the calls to the wallet about its order. */
const recordOf = async ({ sql }: TestServer, id: string) => {
  const rows = await sql<{ what: string }[]>`
    select type as what, at, 1 as place from all_events where subject_id = ${id}
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
        items: [{ ...item, unitAmount: totalAmount }],
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
    select distinct p.xmin::text from payments p join wallet_calls c on c.payment_id = p.id and c.xmin = p.xmin
      join ledger_entries l on l.payment_id = p.id and l.xmin = p.xmin`;
  expect(commits).toHaveLength(1);
});

test('a payment that someone holds keeps nobody waiting but those who want it', async () => {
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

test('an account that someone holds keeps nobody waiting but those who pay into it', async () => {
  const server = await givenServer();
  const insert = makeInsertPayment(server);
  const [held, free] = [await aNewPayment(server), await aNewPayment(server)];
  await server.sql`insert into accounts (platform_id, id, opened_at) values (1, 'other', now())`;
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
    move({ ...captureOf(bad), change: {} }),
    move(captureOf(good)),
  ]);
  expect(refused).toMatchObject({ status: 'rejected', reason: { code: '23514' } });
  expect(moved).toMatchObject({ status: 'fulfilled', value: { status: 'captured' } });
  expect(await statusOf(server, bad.id)).toBe('capturing');
});

test('of two who want the same payment at once, one gets it', async () => {
  const server = await givenServer();
  const [order, move] = [makeRequestOperation(server), makeMovePayment(server)];
  const [open, claimed] = await Promise.all([
    givenFound(server, 'awaiting_approval'),
    givenFound(server, 'capturing'),
  ]);
  const claims = await Promise.all([order(captureOrderOf(open)), order(captureOrderOf(open))]);
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
