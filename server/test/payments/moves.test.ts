import { expect, test } from 'vitest';
import type { Transaction } from '../../src/database/client.ts';
import { isOver, moves, paymentStatuses, type Move, type PaymentStatus } from '../../src/payments/payment.ts';
import { insertPayment, movePayment } from '../../src/payments/queries.ts';
import { givenServer, type TestServer } from '../support/server.ts';

/** A payment in any state, put there past the moves, as no code of ours could. */
const givenPaymentIn = async ({ sql, givenApiKey }: TestServer, status: PaymentStatus) => {
  const id = `pay_${crypto.randomUUID()}`;
  const { id: apiKeyId } = await givenApiKey();
  const at = new Date();
  await sql`insert into accounts (id, opened_at) values ('shop', ${at}) on conflict do nothing`;
  await sql.begin(async (tx) => {
    await insertPayment(tx, {
      id,
      apiKeyId,
      captureMode: 'automatic',
      currency: 'EUR',
      totalMinor: 100n,
      commissionMinor: 0n,
      accountId: 'shop',
      reference: null,
      comment: null,
      returnUrl: 'https://shop.example.com/return',
      cancelUrl: 'https://shop.example.com/cancel',
      errorUrl: null,
      orderDetails: {},
      walletOrderId: id,
      approvalUrl: 'https://wallet.example.com',
      createdAt: at,
      expiresAt: at,
      checkAt: at,
    });
    await tx`alter table payments disable trigger payments_move`;
    await tx`
      update payments set status = ${status}, check_at = ${isOver(status) ? null : at}, claimed_until = ${at},
        wallet_authorization_id = 'a', wallet_capture_id = ${id}, claimed_minor = 100,
        captured_minor = ${status === 'captured' ? 100n : null}
      where id = ${id}`;
    await tx`alter table payments enable trigger payments_move`;
  });
  return id;
};

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
      const moved = await tryOut(server, (tx) => movePayment(tx, id, move, at, { checkAt: at }, change));
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
