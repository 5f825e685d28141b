import { isOver, type PaymentStatus } from '../../src/payments/payment.ts';
import { findPayment, type Payment } from '../../src/payments/queries.ts';
import { insertPayment, type NewPayment, type PaymentMove } from '../../src/payments/write-queries.ts';
import type { TestServer } from '../support/server.ts';

/** Until then nobody else looks at a payment. */
export const tomorrow = () => new Date(Date.now() + 86_400_000);

/** A payment that could be inserted, with what it hangs on. */
export const aNewPayment = async (
  { sql, givenApiKey }: TestServer,
  checkAt: Date = new Date(),
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
    walletOrderId: id,
    approvalUrl: 'https://wallet.example.com',
    createdAt: at,
    expiresAt: at,
    checkAt,
    event: { type: 'payment.created', data: {} },
    calls: [],
  };
};

/** A payment in any state, put there past the moves, as no code of ours could. */
export const givenPaymentIn = async (server: TestServer, status: PaymentStatus, checkAt?: Date) => {
  const { sql } = server;
  const payment = await aNewPayment(server, checkAt);
  const { id, createdAt: at } = payment;
  await insertPayment(sql, payment);
  await sql.begin(async (tx) => {
    await tx`alter table payments disable trigger payments_sound`;
    await tx`
      update payments set status = ${status}, check_at = ${isOver(status) ? null : payment.checkAt},
        claimed_until = ${at}, wallet_authorization_id = 'a', wallet_capture_id = ${id}, claimed_minor = 100,
        captured_minor = ${status === 'captured' ? 100n : null}
      where id = ${id}`;
    await tx`alter table payments enable trigger payments_sound`;
  });
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
  checkAt: tomorrow(),
  change: { claimedUntil: tomorrow() },
});

export const captureOf = (payment: Payment): PaymentMove => ({
  payment,
  move: 'capture',
  at: new Date(),
  checkAt: new Date(),
  change: { walletCaptureId: `capture of ${payment.id}`, capturedMinor: 100n },
  event: { type: 'payment.captured', data: {} },
  postings: [
    { accountKind: 'wallet_clearing', accountId: null, currency: 'EUR', amountMinor: -100n },
    { accountKind: 'account', accountId: 'shop', currency: 'EUR', amountMinor: 100n },
  ],
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
