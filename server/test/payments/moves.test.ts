import { expect, test } from 'vitest';
import type { Transaction } from '../../src/database/client.ts';
import { isOver, moves, paymentStatuses, type Move } from '../../src/payments/payment.ts';
import { movePayment } from '../../src/payments/queries.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import { givenPaymentIn } from './payment-in-state.ts';

/** Does something in a transaction, and takes it back. */
const tryOut = async <T>({ sql }: TestServer, act: (tx: Transaction) => Promise<T>) => {
  const takeBack = new Error('take back');
  let result: T | undefined;
  await sql
    .begin(async (tx) => {
      result = await act(tx);
      throw takeBack;
    })
    .catch((error: unknown) => {
      if (error !== takeBack) throw error;
    });
  return result;
};

test('every move from every state does exactly what the table says', async () => {
  const server = await givenServer();
  const names = Object.keys(moves) as Move[];
  for (const status of paymentStatuses) {
    const id = await givenPaymentIn(server, status);
    for (const move of names) {
      const { from, to } = moves[move];
      const at = new Date();
      const change = { claimedUntil: at, ...(move === 'capture' ? { capturedMinor: 100n } : {}) };
      const moved = await tryOut(server, (tx) => movePayment(tx, id, move, at, { checkAt: at, change }));
      expect({ status, move, moved: moved?.status }).toEqual({
        status,
        move,
        moved: from.includes(status) ? to : undefined,
      });
    }
  }
});

test('the database has the same list of moves', async () => {
  const { sql } = await givenServer();
  const rows = await sql<
    { pair: string }[]
  >`select from_status || ' > ' || to_status as pair from payment_moves`;
  const listed = Object.values(moves).flatMap(({ from, to }) => from.map((status) => `${status} > ${to}`));
  expect(rows.map(({ pair }) => pair).toSorted()).toEqual([...new Set(listed)].toSorted());
});

test('the database refuses a move that is not listed, whoever makes it', async () => {
  const server = await givenServer();
  const id = await givenPaymentIn(server, 'cancelled');
  const forced = server.sql`update payments set status = 'capturing', check_at = now() where id = ${id}`;
  await expect(forced).rejects.toThrow(`payment ${id} cannot move from cancelled to capturing`);
});

test('exactly the states without a way out are over', () => {
  expect(paymentStatuses.filter(isOver)).toEqual([
    'captured',
    'cancelled',
    'expired',
    'failed',
    'quarantined',
  ]);
});
