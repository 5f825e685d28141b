import { beforeAll, expect, test } from 'vitest';
import { connect, type Sql, type Transaction } from '../../server/src/database/client.ts';
import { givenDatabase } from '../../server/test/support/database.ts';
import {
  onceInOrder,
  type FlorinEvent,
  type InOrderOptions,
  type LastEvent,
  type SequenceStore,
} from '../src/index.ts';

let sql: Sql;
beforeAll(async () => {
  sql = connect(await givenDatabase('empty'), 8);
  await sql.script(`
    create table last_events (transaction_id text primary key, sequence integer not null, created_at text not null);
    create table handled (place serial primary key, transaction_id text not null, event_id text not null)`);
  return () => sql.close();
});

const storeIn = (tx: Transaction): SequenceStore => ({
  lastEvent: async (id) => {
    const [row] = await tx<LastEvent[]>`
      select sequence, created_at as "createdAt" from last_events where transaction_id = ${id}`;
    return row;
  },
  advance: async (id, from, { sequence, createdAt }) => {
    const rows =
      from === undefined
        ? await tx`
            insert into last_events values (${id}, ${sequence}, ${createdAt})
            on conflict do nothing returning 1 as one`
        : await tx`
            update last_events set sequence = ${sequence}, created_at = ${createdAt}
            where transaction_id = ${id} and sequence = ${from.sequence} returning 1 as one`;
    return rows.length === 1;
  },
});

/** A delivery as a receiver takes it: everything it writes is in one transaction. */
const deliver = (event: FlorinEvent, options?: InOrderOptions, afterwards = () => {}) =>
  sql.begin((tx) =>
    onceInOrder(
      event,
      storeIn(tx),
      async ({ id, transactionId }) => {
        await tx`insert into handled (transaction_id, event_id) values (${transactionId ?? id}, ${id})`;
        afterwards();
      },
      options,
    ),
  );

/** Events a second apart. */
const eventsOf = (transactionId: string, count: number, hour = 10) =>
  Array.from({ length: count }, (_, index) => {
    const sequence = index + 1;
    const id = `evt_${transactionId}_${sequence}`;
    const createdAt = new Date(Date.UTC(2026, 10, 18, hour, 0, sequence)).toISOString();
    return { id, type: 'payment.captured', transactionId, sequence, createdAt } as FlorinEvent;
  });

const handledOf = async (transactionId: string) => {
  const rows = await sql<{ id: string }[]>`
    select event_id as id from handled where transaction_id = ${transactionId} order by place`;
  return rows.map(({ id }) => id);
};

/** Another order each time, and the same ones in every run. */
let seed = 1;
const shuffle = <T>(items: readonly T[]) =>
  items
    .map((item) => ({ item, key: (seed = (seed * 48_271) % 2_147_483_647) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);

test('events that arrive often, at the same time and in any order are handled once and in order', async () => {
  const chains = ['pay_a', 'pay_b'].map((id) => eventsOf(id, 6));
  let open = chains.flat();
  while (open.length > 0) {
    const deliveries = shuffle([...open, ...open]);
    const handlings = await Promise.all(deliveries.map((event) => deliver(event)));
    open = [...new Set(deliveries.filter((_, index) => handlings[index] === 'too_early'))];
  }
  for (const events of chains)
    expect(await handledOf(events[0]!.transactionId!)).toEqual(events.map(({ id }) => id));
});

test('an event whose handling fails counts as not handled, and what it wrote is gone', async () => {
  const [event] = eventsOf('pay_fails', 1);
  const failing = deliver(event!, {}, () => {
    throw new Error('out of stock');
  });
  await expect(failing).rejects.toThrow('out of stock');
  expect(await handledOf('pay_fails')).toEqual([]);
  expect(await deliver(event!)).toBe('handled');
  expect(await deliver(event!)).toBe('repeated');
  expect(await handledOf('pay_fails')).toEqual([event!.id]);
});

test('an event with a gap before it waits, or is handled where gaps are expected, and an older one never is', async () => {
  const [first, second, third] = eventsOf('pay_gap', 3);
  expect(await deliver(second!)).toBe('too_early');
  expect(await deliver(second!, { mayHaveGaps: true })).toBe('handled');
  expect(await deliver(first!, { mayHaveGaps: true })).toBe('repeated');
  expect(await deliver(third!)).toBe('handled');
  expect(await handledOf('pay_gap')).toEqual([second!.id, third!.id]);
});

test('events of an account, which have no transaction, are kept apart', async () => {
  const [one, other] = ['acc_1', 'acc_2'].map((id) => ({
    ...eventsOf(id, 1)[0]!,
    type: 'account.opened',
    transactionId: null,
  })) as [FlorinEvent, FlorinEvent];
  expect([await deliver(one), await deliver(other), await deliver(one)]).toEqual([
    'handled',
    'handled',
    'repeated',
  ]);
});

test('an event that got the number of another one after a restore is not handled, but named, and those after it are handled', async () => {
  const [created, cancelled, released] = eventsOf('pay_back', 3);
  for (const event of [created, cancelled, released]) expect(await deliver(event!)).toBe('handled');
  const [, captured, refunded] = eventsOf('pay_back', 3, 11);
  expect(await deliver(captured!)).toBe('restored');
  expect(await deliver(captured!)).toBe('repeated');
  expect(await deliver(cancelled!)).toBe('repeated');
  expect(await deliver(refunded!)).toBe('handled');
  expect(await deliver(refunded!)).toBe('repeated');
  expect(await handledOf('pay_back')).toEqual(
    [created!, cancelled!, released!, refunded!].map(({ id }) => id),
  );
});

test('an event that comes again is repeated, although the clock of the process that wrote it was ahead', async () => {
  const [first, second, third] = eventsOf('pay_skew', 3);
  const ahead = { ...first!, createdAt: third!.createdAt };
  expect(await deliver(ahead)).toBe('handled');
  expect(await deliver(second!)).toBe('handled');
  expect(await deliver(ahead)).toBe('repeated');
});
