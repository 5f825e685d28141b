import { expect, test } from 'vitest';
import type { Transaction } from '../../src/database/client.ts';
import { isOver, moves, paymentStatuses, type Move } from '../../src/payments/payment.ts';
import { findPayment, renewClaim, type Payment } from '../../src/payments/queries.ts';
import { releaseClaim, movePayment } from '../../src/payments/write-queries.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import { givenPaymentIn, tomorrow } from './payment-in-state.ts';

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
    const payment = (await findPayment(server.sql, await givenPaymentIn(server, status, tomorrow())))!;
    for (const move of names) {
      const { from, to } = moves[move];
      const at = new Date();
      const change = { claimedUntil: at, ...(move === 'capture' ? { capturedMinor: 100n } : {}) };
      const moved = await tryOut(server, async (tx) => {
        const answer = await movePayment(tx, { payment, move, at, checkAt: at, change });
        // What is told of the payment is what it then is, though not all of it is read back.
        expect(answer ?? payment).toEqual(await findPayment(tx, payment.id));
        return answer;
      });
      expect({ status, move, moved: moved?.status }).toEqual({
        status,
        move,
        moved: from.includes(status) ? to : undefined,
      });
    }
  }
});

test('a late outcome of an earlier claim neither ends nor frees the present one', async () => {
  const { sql, ...server } = await givenServer();
  const id = await givenPaymentIn({ sql, ...server }, 'awaiting_approval', tomorrow());
  const rest = { at: new Date(), checkAt: tomorrow() };
  const move = (payment: Payment, name: Move) =>
    movePayment(sql, { payment, move: name, ...rest, change: { claimedUntil: tomorrow() } });
  const open = (await findPayment(sql, id))!;
  const first = (await move(open, 'claim_capture'))!;
  // Whoever took over from the first holder has committed that the buyer may choose another instrument, and they did.
  const second = (await move((await move(first, 'reopen'))!, 'claim_capture'))!;
  expect(await move(first, 'reopen')).toBe(undefined);
  await releaseClaim(sql, first, rest.at, rest.checkAt, []);
  expect(await findPayment(sql, id)).toEqual(second);
  expect(await move(second, 'reopen')).toMatchObject({ status: 'awaiting_approval' });
});

test('a lease that is renewed too late, after it was let go, stays let go', async () => {
  const server = await givenServer();
  const payment = (await findPayment(server.sql, await givenPaymentIn(server, 'capturing', tomorrow())))!;
  const from = payment.claimedUntil!;
  const [until, letGoAt] = [tomorrow(), new Date(from.getTime() + 1)];
  await renewClaim(server.sql, payment, from, until);
  expect(await findPayment(server.sql, payment.id)).toMatchObject({ claimedUntil: until });
  await releaseClaim(server.sql, payment, letGoAt, tomorrow(), []);
  await renewClaim(server.sql, payment, until, tomorrow());
  expect(await findPayment(server.sql, payment.id)).toMatchObject({ claimedUntil: letGoAt });
});

test('the database lets a payment go exactly where the table lets it, whoever sends it', async () => {
  const server = await givenServer();
  const listed = new Set(
    Object.values(moves).flatMap(({ from, to }) => from.map((state) => `${state} > ${to}`)),
  );
  for (const from of paymentStatuses) {
    const id = await givenPaymentIn(server, from, tomorrow());
    for (const to of paymentStatuses.filter((status) => status !== from)) {
      const refusal = await tryOut(
        server,
        (tx) => tx`
          update payments set status = ${to}, check_at = ${isOver(to) ? null : new Date()},
            captured_minor = ${to === 'captured' ? 100 : null}
          where id = ${id}`,
      ).then(
        () => 'none',
        (error: Error) => error.message,
      );
      const isListed = listed.has(`${from} > ${to}`);
      expect(refusal).toBe(isListed ? 'none' : `payment ${id} cannot move from ${from} to ${to}`);
    }
  }
});

const literal = (value: string | number | null) => (typeof value === 'string' ? `'${value}'` : String(value));

const unsound: Record<string, Record<string, string | number | null>> = {
  'in a status that does not exist': { status: 'paid' },
  'of nothing': { total_minor: 0 },
  'over the largest amount': { total_minor: 1_000_000_000_001 },
  'with a commission above its total': { commission_minor: 101 },
  'in a currency that is none': { currency: 'euro' },
  'with an amount captured that is not captured': { captured_minor: 1 },
  'that nobody looks at again and that is not over': { check_at: null },
};

test.each(Object.entries(unsound))('the database refuses a payment %s', async (_, change) => {
  const server = await givenServer();
  const id = await givenPaymentIn(server, 'awaiting_approval');
  const assignments = Object.entries(change).map(([column, value]) => `${column} = ${literal(value)}`);
  const forced = server.sql.script(`update payments set ${assignments.join(', ')} where id = '${id}'`);
  await expect(forced).rejects.toThrow(/cannot move|would not be sound/);
});

test('the database refuses a captured payment without its amount, and a claimed one without its claim', async () => {
  const server = await givenServer();
  const claimed = await givenPaymentIn(server, 'capturing');
  const capture = server.sql`update payments set status = 'captured', check_at = null where id = ${claimed}`;
  await expect(capture).rejects.toThrow(`payment ${claimed} would not be sound as captured`);
  const open = await givenPaymentIn(server, 'awaiting_approval');
  const claim = server.sql`update payments set status = 'capturing', claimed_until = null where id = ${open}`;
  await expect(claim).rejects.toThrow(`payment ${open} would not be sound as capturing`);
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
