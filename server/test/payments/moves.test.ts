import { expect, test } from 'vitest';
import type { Transaction } from '../../src/database/client.ts';
import { postCaptures } from '../../src/ledger/post-captures-query.ts';
import { isOver, moves, paymentStatuses, type Move, type PaymentStatus } from '../../src/payments/payment.ts';
import { findPayment, renewClaim, type Payment } from '../../src/payments/queries.ts';
import { releaseClaim, movePayment } from '../../src/payments/write-queries.ts';
import { givenServer, type TestServer } from '../support/server.ts';
import { givenPaymentIn, tomorrow, transferOf } from './payment-in-state.ts';

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
      const transfers = move === 'capture' ? [transferOf(payment)] : undefined;
      const moved = await tryOut(server, async (tx) => {
        const answer = await movePayment(tx, { payment, move, at, nextLookAt: at, change, transfers });
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
  const rest = { at: new Date(), nextLookAt: tomorrow() };
  const move = (payment: Payment, name: Move) =>
    movePayment(sql, { payment, move: name, ...rest, change: { claimedUntil: tomorrow() } });
  const open = (await findPayment(sql, id))!;
  const first = (await move(open, 'claim_capture'))!;
  // Whoever took over from the first holder has committed that the buyer may choose another instrument, and they did.
  const second = (await move((await move(first, 'reopen'))!, 'claim_capture'))!;
  expect(await move(first, 'reopen')).toBe(undefined);
  await releaseClaim(sql, first, rest.at, rest.nextLookAt, []);
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

/** Whatever a payment in the state needs beside the status, written by whoever wants to force it there. */
const forceInto = (
  tx: Transaction,
  id: string,
  to: PaymentStatus,
  change: 'with its move' | 'status alone',
) => {
  const isCaptured = to === 'captured';
  const transfers = isCaptured
    ? '[{"fromKind": "wallet_clearing", "toKind": "account", "toAccountId": "shop", "currency": "EUR", "amountMinor": "100"}]'
    : null;
  return tx`
    with written as (select ${id}::text as id, now() as at, ${transfers}::text::jsonb as transfers),
    ${postCaptures(tx)}
    update payments set status = ${to}, next_look_at = ${isOver(to) ? null : new Date()},
      captured_minor = ${isCaptured ? 100 : null}
      ${change === 'with its move' ? tx`, last_move = status || ' > ' || ${to}` : tx``}
    where id = ${id}`;
};

const refusalOf = (server: TestServer, act: (tx: Transaction) => Promise<unknown>) =>
  tryOut(server, act).then(
    () => 'none',
    (error: Error & { constraint_name?: string; constraint?: string }) =>
      error.constraint_name ?? error.constraint ?? error.message,
  );

test('the database lets a payment go exactly where the table lets it, whoever sends it', async () => {
  const server = await givenServer();
  const listed = new Set(
    Object.values(moves).flatMap(({ from, to }) => from.map((state) => `${state} > ${to}`)),
  );
  for (const from of paymentStatuses) {
    const id = await givenPaymentIn(server, from, tomorrow());
    for (const to of paymentStatuses.filter((status) => status !== from)) {
      const refusal = await refusalOf(server, (tx) => forceInto(tx, id, to, 'with its move'));
      const isListed = listed.has(`${from} > ${to}`);
      expect({ from, to, refusal }).toEqual({
        from,
        to,
        refusal: isListed ? 'none' : 'payments_move_is_legal',
      });
    }
  }
});

test('the database refuses a new status without the move that led to it, also where there is such a move', async () => {
  const server = await givenServer();
  for (const from of paymentStatuses) {
    const id = await givenPaymentIn(server, from, tomorrow());
    for (const to of paymentStatuses.filter((status) => status !== from)) {
      const refusal = await refusalOf(server, (tx) => forceInto(tx, id, to, 'status alone'));
      expect({ from, to, refusal }).toEqual({ from, to, refusal: 'payments_status_is_where_it_moved' });
    }
  }
});

type Row = Record<string, string | number | null>;

/** Changes a payment past all code of ours. */
const force = ({ sql }: TestServer, id: string, change: Row) => sql`
  update payments set status = c.status, last_move = c.last_move, capture_mode = c.capture_mode, currency = c.currency,
    total_minor = c.total_minor, commission_minor = c.commission_minor, claimed_minor = c.claimed_minor,
    claimed_by = c.claimed_by, claimed_until = c.claimed_until, captured_minor = c.captured_minor,
    next_look_at = c.next_look_at, wallet_authorization_id = c.wallet_authorization_id,
    wallet_capture_id = c.wallet_capture_id
  from jsonb_populate_record(
    (select p from payments p where p.id = ${id}), ${JSON.stringify(change)}::text::jsonb) as c
  where payments.id = c.id`;

const unsound: Record<string, { readonly change: Row; readonly rule: string }> = {
  'in a status that does not exist': {
    change: { status: 'paid', last_move: 'capturing > paid' },
    rule: 'payments_move_is_legal',
  },
  'with a mode of capture that does not exist': {
    change: { capture_mode: 'twice' },
    rule: 'payments_capture_mode_is_known',
  },
  'of nothing': { change: { total_minor: 0, claimed_minor: null }, rule: 'payments_total_is_an_amount' },
  'over the largest amount': {
    change: { total_minor: 1_000_000_000_001 },
    rule: 'payments_total_is_an_amount',
  },
  'with a commission above its total': {
    change: { commission_minor: 101 },
    rule: 'payments_commission_is_a_part',
  },
  'with a claim above its total': { change: { claimed_minor: 101 }, rule: 'payments_claimed_is_a_part' },
  'claimed by somebody unknown': { change: { claimed_by: 'buyer' }, rule: 'payments_claimed_by_is_known' },
  'in an invalid currency': { change: { currency: 'euro' }, rule: 'payments_currency_is_a_code' },
  'with an amount captured that is not captured': {
    change: { captured_minor: 1 },
    rule: 'payments_captured_has_its_amount',
  },
  'that nobody looks at again and that is not over': {
    change: { next_look_at: null },
    rule: 'payments_open_has_its_look',
  },
  'that is authorised without an authorisation': {
    change: {
      status: 'authorized',
      last_move: 'authorizing > authorized',
      wallet_authorization_id: null,
    },
    rule: 'payments_authorized_has_its_id',
  },
  'that is claimed without its claim': {
    change: { status: 'capturing', last_move: 'awaiting_approval > capturing', claimed_until: null },
    rule: 'payments_claimed_has_its_claim',
  },
};

test.each(Object.entries(unsound))('the database refuses a payment %s', async (_, { change, rule }) => {
  const server = await givenServer();
  const id = await givenPaymentIn(server, 'awaiting_approval');
  await force(server, id, {});
  await expect(force(server, id, change)).rejects.toThrow(rule);
});

const missing: Record<string, { readonly change: Row; readonly rule: string }> = {
  'its amount': { change: { captured_minor: null }, rule: 'payments_captured_has_its_amount' },
  'an amount within its total': { change: { captured_minor: 101 }, rule: 'payments_captured_is_a_part' },
  'the id of its capture': { change: { wallet_capture_id: null }, rule: 'payments_captured_has_its_id' },
  'its ledger entry': { change: {}, rule: 'payments_captured_is_posted' },
};

test.each(Object.entries(missing))(
  'the database refuses a captured payment without %s',
  async (_, { change, rule }) => {
    const server = await givenServer();
    const id = await givenPaymentIn(server, 'capturing');
    const captured = {
      status: 'captured',
      last_move: 'capturing > captured',
      next_look_at: null,
      captured_minor: 100,
    };
    await expect(force(server, id, { ...captured, ...change })).rejects.toThrow(rule);
  },
);

test('exactly the states without a way out are over', () => {
  expect(paymentStatuses.filter(isOver)).toEqual([
    'captured',
    'cancelled',
    'expired',
    'failed',
    'quarantined',
  ]);
});
