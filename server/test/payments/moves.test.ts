import { reasonOf } from '../../src/wallet/mismatch.ts';
import { expect, test } from 'vitest';
import type { Transaction } from '../../src/database/client.ts';
import { postCaptures } from '../../src/ledger/post-captures-query.ts';
import { keepOpen, renewLease, takeOverOperation } from '../../src/operations/queries.ts';
import { movePayment } from '../../src/payments/store/move-payments-query.ts';
import { requestOperation } from '../../src/payments/store/request-operations-query.ts';
import { keysOf } from '../../src/keys-of.ts';
import { operationKinds, type OperationKind } from '../../src/payments/operation-kind.ts';
import {
  isOver,
  isUnderWay,
  moves,
  requestableFrom,
  storedStatuses,
  paymentStatuses,
  routeOf,
  type StoredStatus,
  type Payment,
} from '../../src/payments/payment.ts';
import { findPayment } from '../../src/payments/store/queries.ts';
import { givenServerOfFile, type TestServer } from '../support/server.ts';
import {
  captureOrderOf,
  forceCaptures,
  givenFound,
  givenPaymentIn,
  tomorrow,
  transferOf,
} from './payment-in-status.ts';

// Quiet: otherwise the service itself takes over what is due.
const server = givenServerOfFile({}, { isQuiet: true });

const states = keysOf(storedStatuses);

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
  for (const state of states) {
    const payment = await givenFound(server, state);
    for (const move of moves) {
      const { from, to } = routeOf(move);
      const at = new Date();
      const isCapture = /^(?:capture|adopt)/.test(move);
      const leftMinor = payment.totalMinor - (payment.capturedMinor ?? 0n);
      const amountMinor = to === 'captured' ? leftMinor : 30n;
      const change = isCapture ? { capture: { walletCaptureId: 'C', amountMinor } } : {};
      const transfers = isCapture ? [{ ...transferOf(payment), amountMinor }] : undefined;
      const entryNumber = payment.captures.length + 1;
      const moved = await tryOut(server, async (tx) => {
        const answer = await movePayment(tx, { payment, move, at, change, transfers, entryNumber });
        // What is told of the payment is what it then is, though not all of it is read back.
        expect(answer ?? payment).toEqual(await findPayment(tx, payment.id));
        return answer;
      });
      expect({ state, move, moved: moved?.storedStatus }).toEqual({
        state,
        move,
        moved: from.includes(state) ? to : undefined,
      });
    }
  }
});

test('every operation can be requested in exactly the states that the table says, and no second one beside it', async () => {
  for (const state of states) {
    const payment = await givenFound(server, state);
    for (const kind of keysOf(operationKinds)) {
      const order = { ...captureOrderOf(payment), kind };
      const ordered = await tryOut(server, async (tx) => {
        const first = await requestOperation(tx, order);
        const second = await requestOperation(tx, { ...order, kind: 'review' });
        expect([first, second].filter((one) => one !== undefined)).toHaveLength(1);
        return first;
      });
      expect({ state, kind, ordered: ordered?.operation?.kind }).toEqual({
        state,
        kind,
        ordered: requestableFrom(kind).includes(state) ? kind : undefined,
      });
    }
  }
});

test('while an operation is open nothing moves the payment but its own verdict', async () => {
  const payment = await givenFound(server, 'capturing');
  const at = new Date();
  for (const move of ['cancel', 'expire', 'refuse'] as const) {
    expect(await tryOut(server, (tx) => movePayment(tx, { payment, move, at }))).toBe(undefined);
  }
});

/** As the verdict "not approved" ends an operation. */
const endWithoutEffect = ({ sql }: TestServer, payment: Payment, operation: Payment['operation']) =>
  movePayment(sql, {
    payment,
    move: undefined,
    ended: { operation: operation!, verdict: 'not_approved', onlyIfHeld: true },
    at: new Date(),
  });

test('a verdict without an effect counts only from who holds the operation', async () => {
  const payment = (await requestOperation(
    server.sql,
    captureOrderOf(await givenFound(server, 'awaiting_approval')),
  ))!;
  await server.sql`update operations set due_at = now() where payment_id = ${payment.id}`;
  const taken = await takeOverOperation<OperationKind>(server.sql, payment.id, 'when_due');
  expect(taken).toMatchObject({ number: 1, lease: 2, isUnanswered: true, mayStillHappen: true });
  expect(await endWithoutEffect(server, payment, payment.operation)).toBe(undefined);
  expect(await endWithoutEffect(server, payment, taken!)).toMatchObject({ status: 'awaiting_approval' });
});

test('what an earlier holder writes about an operation is ignored', async () => {
  const { sql } = server;
  const payment = (await requestOperation(
    sql,
    captureOrderOf(await givenFound(server, 'awaiting_approval')),
  ))!;
  const first = payment.operation!;
  await sql`update operations set due_at = now() where payment_id = ${payment.id}`;
  const second = (await takeOverOperation(sql, payment.id, 'when_due'))!;
  expect(await renewLease(sql, payment.id, first)).toBe(false);
  await keepOpen(sql, payment.id, first, { pauseMs: 0, mismatch: reasonOf('no_answer', {}) });
  const { ageMs: _, ...asTaken } = second;
  expect((await findPayment(sql, payment.id))!.operation).toMatchObject(asTaken);
  expect(await renewLease(sql, payment.id, second)).toBe(true);
});

test('a lease that is renewed late is renewed, as long as nobody has taken over', async () => {
  const { sql } = server;
  const payment = (await requestOperation(
    sql,
    captureOrderOf(await givenFound(server, 'awaiting_approval')),
  ))!;
  await sql`update operations set due_at = now() - interval '1 hour' where payment_id = ${payment.id}`;
  expect(await renewLease(sql, payment.id, payment.operation!)).toBe(true);
  expect(await takeOverOperation(sql, payment.id, 'at_once')).toBe(undefined);
});

/** Whatever a payment in the state needs beside the status, written by someone who wants to force it there. */
const forceInto = (
  tx: Transaction,
  id: string,
  from: StoredStatus,
  to: StoredStatus,
  change: 'with its move' | 'status alone',
) => {
  const capturedMinor = { captured: 100, partially_captured: 40 }[to as string] ?? null;
  const transfers =
    capturedMinor === null || from === 'partially_captured'
      ? null
      : `[{"fromKind": "wallet_clearing", "toKind": "account", "toAccountId": "shop", "currency": "EUR", "amountMinor": "${capturedMinor}"}]`;
  return tx`
    with written as (
      select ${id}::text as id, 1 as platform_id, now() as at, ${transfers}::text::jsonb as transfers, null::jsonb as fee_transfers,
        1 as entry_number, null::integer as fee_entry),
    ${postCaptures(tx)}, ${forceCaptures(tx)}
    update payments set status = ${to},
      captured_minor = ${capturedMinor}
      ${change === 'with its move' ? tx`, last_move = status || ' > ' || ${to}` : tx``}
    where id = ${id}`;
};

const refusalOf = (server: TestServer, act: (tx: Transaction) => Promise<unknown>) =>
  tryOut(server, act).then(
    () => 'none',
    (error: Error & { constraint_name?: string; constraint?: string }) =>
      error.constraint_name ?? error.constraint ?? error.message,
  );

test('the database lets a payment go exactly where the table lets it, no matter who sends it', async () => {
  const listed = new Set(
    states.flatMap((state) => storedStatuses[state].moves.map((move) => `${state} > ${routeOf(move).to}`)),
  );
  for (const from of states) {
    const id = await givenPaymentIn(server, from, tomorrow());
    for (const to of states.filter((state) => state !== from)) {
      const refusal = await refusalOf(server, (tx) => forceInto(tx, id, from, to, 'with its move'));
      const isListed = listed.has(`${from} > ${to}`);
      expect({ from, to, refusal }).toEqual({
        from,
        to,
        refusal: isListed ? 'none' : 'move_is_legal',
      });
    }
  }
});

test('the database refuses a new status without the move that led to it, also where there is such a move', async () => {
  for (const from of states) {
    const id = await givenPaymentIn(server, from, tomorrow());
    for (const to of states.filter((state) => state !== from)) {
      const refusal = await refusalOf(server, (tx) => forceInto(tx, id, from, to, 'status alone'));
      expect({ from, to, refusal }).toEqual({ from, to, refusal: 'payments_status_is_where_it_moved' });
    }
  }
});

type Row = Record<string, string | number | null>;

/** Changes a payment past all code of ours. */
const force = ({ sql }: TestServer, id: string, change: Row) => sql`
  update payments set status = c.status, last_move = c.last_move, capture_mode = c.capture_mode, currency = c.currency,
    total_minor = c.total_minor, commission_minor = c.commission_minor,
    captured_minor = c.captured_minor, wallet_authorization_id = c.wallet_authorization_id
  from jsonb_populate_record(
    (select p from payments p where p.id = ${id}), ${JSON.stringify(change)}::text::jsonb) as c
  where payments.id = c.id`;

const unsound: Record<string, { readonly change: Row; readonly rule: string }> = {
  'in a status that does not exist': {
    change: { status: 'paid', last_move: 'awaiting_approval > paid' },
    rule: 'move_is_legal',
  },
  'with a mode of capture that does not exist': {
    change: { capture_mode: 'twice' },
    rule: 'capture_mode_is_known',
  },
  'of nothing': { change: { total_minor: 0 }, rule: 'amount_is_in_its_limits' },
  'over the largest amount': {
    change: { total_minor: 1_000_000_000_001 },
    rule: 'amount_is_in_its_limits',
  },
  'with a commission above its total': {
    change: { commission_minor: 101 },
    rule: 'payments_commission_is_a_part',
  },
  'in an invalid currency': { change: { currency: 'euro' }, rule: 'currency_is_a_code' },
  'with an amount captured that is not captured': {
    change: { captured_minor: 1 },
    rule: 'payments_captured_has_its_amount',
  },
  'that is authorised without an authorisation': {
    change: {
      status: 'authorized',
      last_move: 'awaiting_approval > authorized',
      wallet_authorization_id: null,
    },
    rule: 'payments_authorized_has_its_id',
  },
};

test.each(Object.entries(unsound))('the database refuses a payment %s', async (_, { change, rule }) => {
  const id = await givenPaymentIn(server, 'awaiting_approval');
  await force(server, id, {});
  await expect(force(server, id, change)).rejects.toThrow(rule);
});

const missing: Record<string, { readonly change: Row; readonly rule: string }> = {
  'its amount': { change: { captured_minor: null }, rule: 'payments_captured_has_its_amount' },
  'an amount within its total': { change: { captured_minor: 101 }, rule: 'payments_captured_is_a_part' },
  'its capture': { change: {}, rule: 'payments_captured_has_its_capture' },
};

test.each(Object.entries(missing))(
  'the database refuses a captured payment without %s',
  async (_, { change, rule }) => {
    const id = await givenPaymentIn(server, 'awaiting_approval');
    const captured = { status: 'captured', last_move: 'awaiting_approval > captured', captured_minor: 100 };
    await expect(force(server, id, { ...captured, ...change })).rejects.toThrow(rule);
  },
);

test('exactly these statuses are the end for platform and buyer', () => {
  expect(keysOf(paymentStatuses).filter(isOver)).toEqual([
    'captured',
    'cancelled',
    'expired',
    'failed',
    'quarantined',
  ]);
});

test('every operation can be requested in some state, and every move leaves one', () => {
  expect(keysOf(operationKinds).filter((kind) => requestableFrom(kind).length === 0)).toEqual([]);
  expect(moves.filter((move) => routeOf(move).from.length === 0)).toEqual([]);
});

test('every status of what is under way belongs to one kind of operation, as the filter for it takes it', () => {
  const kindsOf = (status: string) =>
    states.flatMap((state) => {
      const { operations } = storedStatuses[state];
      return keysOf(operations).filter((kind) => operations[kind] === status);
    });
  const underWay = keysOf(paymentStatuses).filter(isUnderWay);
  expect(underWay.map((status) => new Set(kindsOf(status)).size)).toEqual(underWay.map(() => 1));
});
