import { expect, test } from 'vitest';
import { keepEvents } from '../../src/events/queries.ts';
import { writeEvent } from '../../src/payments/store/write-event.ts';
import { givenShop, makeStranger } from '../payments/support.ts';
import { until } from '../support/until.ts';

const shop = givenShop();

interface Event {
  readonly id: string;
  readonly type: string;
  readonly transactionId: string | null;
  readonly sequence: number;
  readonly previousId: string | null;
  readonly createdAt: string;
  readonly data: Record<string, unknown>;
}

interface Events {
  readonly items: readonly Event[];
  readonly nextCursor: string;
}

const listEvents = async (query: Record<string, string> = {}, client = shop.client) => {
  const answer = await client.call(
    'GET',
    `/events?${new URLSearchParams({ limit: '100', ...query }).toString()}`,
  );
  expect(answer.status).toBe(200);
  return (await answer.json()) as Events;
};

/** Follows a transaction until it has so many events. */
const eventsOf = (transactionId: string, count: number) =>
  until(async () => {
    const { items } = await listEvents({ transactionId });
    expect(items).toHaveLength(count);
    return items;
  });

/** The cursor behind everything that has happened by now. */
const theEnd = async () => {
  const { id } = await shop.client.givenPayment();
  await eventsOf(id, 1);
  let { items, nextCursor } = await listEvents();
  while (items.length > 0) ({ items, nextCursor } = await listEvents({ after: nextCursor }));
  return nextCursor;
};

test('an event has the payment as the API showed it at that moment, and names the event before it', async () => {
  const { id, extOrderId } = await shop.client.givenPayment();
  const atFirst = await shop.client.read(id);
  await shop.wallet.approve(extOrderId);
  await shop.client.resume(id);
  const afterwards = await shop.client.read(id);
  const [created, captured] = await eventsOf(id, 2);
  expect(created).toMatchObject({ type: 'payment.created', sequence: 1, previousId: null });
  expect(atFirst).toMatchObject(created!.data);
  expect(created!.data).toMatchObject({ id, status: 'awaiting_approval', capturedAmount: 0 });
  expect(captured).toMatchObject({ type: 'payment.captured', sequence: 2, previousId: created!.id });
  expect(afterwards).toMatchObject(captured!.data);
  expect(captured!.data).toMatchObject({ status: 'captured', capturedAmount: 1000, refundableAmount: 1000 });
  const alone = await shop.client.call('GET', `/events/${captured!.id}`);
  expect(await alone.json()).toEqual(captured);
});

test('refunds, transfers and accounts have events with what they are about', async () => {
  const { call, givenPayment, resume } = shop.client;
  const after = await theEnd();
  const { id, extOrderId } = await givenPayment({ transaction: { accountId: 'with-events' } });
  await shop.wallet.approve(extOrderId);
  await resume(id);
  const refunded = (await (await call('PUT', `/refund/${id}`, { amountToRefund: 300 })).json()) as object;
  const [, , , completed] = await eventsOf(id, 4);
  expect(completed).toMatchObject({ type: 'refund.completed', data: { amount: 300, status: 'completed' } });
  expect(refunded).toMatchObject({ id: completed!.data['id'] });
  const order = { debitAccountId: 'with-events', creditAccountId: 'other-with-events', amount: 5 };
  const transfer = (await (await call('POST', '/p2p', { ...order, currency: 'EUR' })).json()) as {
    id: string;
  };
  const [made] = await eventsOf(transfer.id, 1);
  expect(made).toMatchObject({ type: 'transfer.made', transactionId: transfer.id, data: transfer });
  const { items } = await listEvents({ after, type: 'account.opened' });
  expect(
    items.map(({ transactionId, sequence, data }) => ({ transactionId, sequence, id: data['id'] })),
  ).toEqual([
    { transactionId: null, sequence: 1, id: 'with-events' },
    { transactionId: null, sequence: 1, id: 'other-with-events' },
  ]);
});

test('who reads on from a cursor gets what commits late, once, although it was written first', async () => {
  const { id } = await shop.client.givenPayment();
  const after = await theEnd();
  const late = { type: 'payment.reviewed', details: {}, object: {} } as const;
  const [meanwhile, cursor] = await shop.server.sql.begin(async (tx) => {
    await writeEvent(tx, id, new Date(), late);
    const other = await shop.client.givenPayment();
    const [first] = await eventsOf(other.id, 1);
    const read = await listEvents({ after });
    expect(read.items.map((event) => event.id)).toEqual([first!.id]);
    return [other, read.nextCursor];
  });
  const [, second] = await eventsOf(id, 2);
  const later = await listEvents({ after: cursor });
  expect(later.items.map((event) => event.id)).toEqual([second!.id]);
  expect((await listEvents({ after: later.nextCursor })).items).toEqual([]);
  expect((await listEvents({ after })).items.map((event) => event.transactionId)).toEqual([meanwhile.id, id]);
});

test('events are listed by time as well, and the end of a list has a cursor to read on from', async () => {
  shop.server.stopClock();
  const account = async (id: string) => {
    await shop.client.call('PUT', `/accounts/${id}`);
    shop.server.advance(60);
    return shop.server.deps.clock().toISOString();
  };
  const after = await theEnd();
  shop.server.advance(60);
  const from = await account('early');
  const to = await account('between');
  await account('late');
  const type = 'account.opened';
  const idsOf = ({ items }: Events) => items.map(({ data }) => data['id']);
  await until(async () => expect(idsOf(await listEvents({ after, type }))).toHaveLength(3));
  const found = await listEvents({ after, type, from, to });
  expect(idsOf(found)).toEqual(['between']);
  expect(found.items[0]!.createdAt >= from && found.items[0]!.createdAt < to).toBe(true);
  expect(idsOf(await listEvents({ after, type, to }))).toEqual(['early', 'between']);
  expect(await listEvents({ after: found.nextCursor, type, from, to })).toEqual({
    items: [],
    nextCursor: found.nextCursor,
  });
});

test('a platform sees its own events, those of its accounts among them, and nothing of another platform', async () => {
  const other = await makeStranger(shop.server);
  const { id } = await shop.client.givenPayment();
  const [created] = await eventsOf(id, 1);
  expect((await other.call('GET', `/events/${created!.id}`)).status).toBe(404);
  expect((await listEvents({ transactionId: id }, other)).items).toEqual([]);
  await other.call('PUT', '/accounts/own');
  await expect
    .poll(async () => (await listEvents({}, other)).items)
    .toMatchObject([{ type: 'account.opened', data: { id: 'own' } }]);
});

test('a cursor of an event that is not there any more is refused, and not taken for a position', async () => {
  const { id } = await shop.client.givenPayment();
  await eventsOf(id, 1);
  const cursor = Buffer.from(JSON.stringify(['1', `evt_${id}_1`])).toString('base64url');
  const answer = await shop.client.call('GET', `/events?after=${cursor}`);
  expect(answer.status).toBe(410);
  expect(await answer.json()).toMatchObject({ code: 'cursor_expired' });
});

test('events of a month are dropped together when they are older than they are kept', async () => {
  const { sql } = shop.server;
  await sql`create table events_2020_01 partition of events for values from ('2020-01-01+0') to ('2020-02-01+0')`;
  await sql`
    insert into events (position, placed_at, subject_id, sequence, platform_id, type, at, details, object)
    values (-1, '2020-01-15+0', 'pay_old', 1, 1, 'payment.created', '2020-01-15+0', '{}', '{}')`;
  await keepEvents(sql, 13);
  expect(await sql`select from events where subject_id = 'pay_old'`).toHaveLength(0);
  const months = await sql<{ name: string }[]>`
    select inhrelid::regclass::text as name from pg_inherits where inhparent = 'events'::regclass order by name`;
  const now = new Date();
  const month = (ahead: number) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    return `events_${first.toISOString().slice(0, 7).replace('-', '_')}`;
  };
  expect(months.map(({ name }) => name)).toEqual([month(0), month(1), month(2)]);
});
