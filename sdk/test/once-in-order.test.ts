import { beforeAll, expect, test } from 'vitest';
import { connect, type Sql, type Transaction } from '../../server/src/database/client.ts';
import { givenDatabase } from '../../server/test/support/database.ts';
import { onceInOrder, type FlorinEvent, type InOrderOptions, type SequenceStore } from '../src/index.ts';

let sql: Sql;
beforeAll(async () => {
  sql = connect(await givenDatabase('empty'), 8);
  await sql.script(`
    create table sequences (transaction_id text primary key, sequence integer not null);
    create table handled (place serial primary key, transaction_id text not null, event_id text not null)`);
  return () => sql.close();
});

const storeIn = (tx: Transaction): SequenceStore => ({
  lastSequence: async (id) => {
    const [row] = await tx<{ sequence: number }[]>`
      select sequence from sequences where transaction_id = ${id}`;
    return row?.sequence ?? 0;
  },
  advance: async (id, from, to) => {
    const rows =
      from === 0
        ? await tx`insert into sequences values (${id}, ${to}) on conflict do nothing returning 1 as one`
        : await tx`
            update sequences set sequence = ${to} where transaction_id = ${id} and sequence = ${from}
            returning 1 as one`;
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

const eventsOf = (transactionId: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const sequence = index + 1;
    const id = `evt_${transactionId}_${sequence}`;
    return { id, type: 'payment.captured', transactionId, sequence } as FlorinEvent;
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
