import { postCaptures } from '../../src/ledger/post-captures-query.ts';
import type { Transfer } from '../../src/ledger/transfer.ts';
import { isOver, moves, type PaymentStatus } from '../../src/payments/payment.ts';
import { findPayment, type Payment } from '../../src/payments/queries.ts';
import { insertPayment, type NewPayment, type PaymentMove } from '../../src/payments/write-queries.ts';
import type { TestServer } from '../support/server.ts';

type Totals = Pick<Payment, 'accountId' | 'currency' | 'totalMinor'>;

/** Until then nobody else looks at a payment. */
export const tomorrow = () => new Date(Date.now() + 86_400_000);

/** A payment that could be inserted, with what it hangs on. */
export const aNewPayment = async (
  { sql, givenApiKey }: TestServer,
  nextLookAt: Date = new Date(),
): Promise<NewPayment> => {
  const id = `pay_${crypto.randomUUID()}`;
  const { id: apiKeyId } = await givenApiKey();
  const at = new Date();
  await sql`insert into accounts (id, opened_at) values ('shop', ${at}) on conflict do nothing`;
  return {
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
    orderDetails: { items: [], buyer: {} },
    walletProvider: 'orders-v2',
    walletOrderId: id,
    approvalUrl: 'https://wallet.example.com',
    createdAt: at,
    expiresAt: at,
    nextLookAt,
    event: { type: 'payment.created', data: {} },
    calls: [],
  };
};

const asJson = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));

/** A move that ends in the state. */
const arrivalOf = (status: PaymentStatus) => {
  const from = Object.values(moves).find(({ to }) => to === status)?.from[0];
  return `${from ?? 'new'} > ${status}`;
};

/** A payment in any state, put there at once, as no code of ours could. */
export const givenPaymentIn = async (server: TestServer, status: PaymentStatus, nextLookAt?: Date) => {
  const { sql } = server;
  const payment = await aNewPayment(server, nextLookAt);
  const { id, createdAt: at } = payment;
  await insertPayment(sql, payment);
  const transfers = status === 'captured' ? asJson([transferOf(payment)]) : null;
  await sql`
    with written as (
      select ${id}::text as id, ${at}::timestamptz as at, ${transfers}::text::jsonb as transfers),
    ${postCaptures(sql)}
    update payments set status = ${status}, last_move = ${arrivalOf(status)},
      next_look_at = ${isOver(status) ? null : payment.nextLookAt}, claimed_until = ${at},
      wallet_authorization_id = 'a', wallet_capture_id = ${id}, claimed_minor = 100,
      captured_minor = ${status === 'captured' ? 100n : null}
    where id = ${id}`;
  return id;
};

/** The same, as it is found. */
export const givenFound = async (server: TestServer, status: PaymentStatus) =>
  (await findPayment(server.sql, await givenPaymentIn(server, status, tomorrow())))!;

export const givenClaimed = (server: TestServer) => givenFound(server, 'capturing');

export const claimOf = (payment: Payment): PaymentMove => ({
  payment,
  move: 'claim_capture',
  at: new Date(),
  nextLookAt: tomorrow(),
  change: { claimedUntil: tomorrow() },
});

/** All of it, to its account. */
export const transferOf = ({ accountId, currency, totalMinor }: Totals): Transfer => ({
  fromKind: 'wallet_clearing',
  fromAccountId: null,
  toKind: 'account',
  toAccountId: accountId,
  currency,
  amountMinor: totalMinor,
});

export const captureOf = (payment: Payment): PaymentMove => ({
  payment,
  move: 'capture',
  at: new Date(),
  nextLookAt: new Date(),
  change: { walletCaptureId: `capture of ${payment.id}`, capturedMinor: 100n },
  event: { type: 'payment.captured', data: {} },
  transfers: [transferOf(payment)],
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
