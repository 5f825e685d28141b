import type { Sql, Transaction } from '../../src/database/client.ts';
import { postCaptures } from '../../src/ledger/post-captures-query.ts';
import type { Transfer } from '../../src/ledger/transfer.ts';
import { insertPayment, type NewPayment } from '../../src/payments/store/insert-payments-query.ts';
import type { PaymentMove } from '../../src/payments/store/move-payments-query.ts';
import type { OperationRequest } from '../../src/payments/store/request-operations-query.ts';
import { keysOf } from '../../src/keys-of.ts';
import type { OperationKind } from '../../src/payments/operation-kind.ts';
import {
  isOpenStatus,
  moves,
  storedStatuses,
  routeOf,
  type StoredStatus,
  type PaymentStatus,
  type Payment,
} from '../../src/payments/payment.ts';
import { findPayment } from '../../src/payments/store/queries.ts';
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
  await sql`insert into accounts (platform_id, id, opened_at) values (1, 'shop', ${at}) on conflict do nothing`;
  return {
    id,
    platformId: 1,
    apiKeyId,
    captureMode: 'automatic',
    currency: 'EUR',
    totalMinor: 100n,
    commissionMinor: 0n,
    accountId: 'shop',
    shares: null,
    reference: null,
    comment: null,
    metadata: null,
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
    event: { type: 'payment.created', details: {} },
    calls: [],
  };
};

const asJson = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part));

/** A move that ends in the state. */
const arrivalOf = (state: StoredStatus) => {
  const from = moves.map(routeOf).find(({ to }) => to === state)?.from[0];
  return state === 'awaiting_approval' ? 'new > awaiting_approval' : `${from ?? 'new'} > ${state}`;
};

interface Stored {
  readonly state: StoredStatus;
  readonly kind?: OperationKind;
  readonly mismatch?: string;
}

/** What is stored of a payment that is shown with this status. */
const storedOf = (status: PaymentStatus): Stored => {
  if (status === 'quarantined')
    return { state: 'awaiting_approval', kind: 'capture', mismatch: 'another amount' };
  const states = keysOf(storedStatuses);
  const isShownAs = states.find((state) => state === status);
  if (isShownAs !== undefined) return { state: isShownAs };
  const [during] = states.flatMap((state) => {
    const { operations } = storedStatuses[state];
    const kind = keysOf(operations).find((one) => operations[one] === status);
    return kind === undefined ? [] : [{ state, kind }];
  });
  return during!;
};

/** The capture of each payment in the part `written` of a statement that has transfers. Its id at the wallet is the payment's. */
export const forceCaptures = (sql: Sql | Transaction) => sql`
  captures_forced as (
    insert into captures (payment_id, number, wallet_capture_id, amount_minor, captured_at, entry_number)
    select id, 1, id, (select sum((line ->> 'amountMinor')::bigint) from jsonb_array_elements(transfers) as line), at, 1
    from written where transfers is not null)`;

/** A payment that is shown with this status, put there at once, as no code of ours could. Nobody is at work on it. */
export const givenPaymentIn = async (server: TestServer, status: PaymentStatus, nextLookAt?: Date) => {
  const payment = await aNewPayment(server, nextLookAt);
  const { id, createdAt: at } = payment;
  const { state, kind, mismatch = null } = storedOf(status);
  const capturedMinor = { captured: 100n, partially_captured: 40n }[state as string] ?? null;
  const transfers =
    capturedMinor === null ? null : asJson([{ ...transferOf(payment), amountMinor: capturedMinor }]);
  // In one transaction, because a service that looks at payments would otherwise look at this one on its way.
  await server.sql.begin(async (tx) => {
    await insertPayment(tx, payment);
    await tx`
      with written as (
        select ${id}::text as id, 1 as platform_id, ${at}::timestamptz as at, ${transfers}::text::jsonb as transfers,
          null::jsonb as fee_transfers, 1 as entry_number, null::integer as fee_entry),
      looks as (delete from payment_looks where payment_id = ${id} and ${!isOpenStatus(state)}),
      ${postCaptures(tx)}, ${forceCaptures(tx)}
      update payments set status = ${state}, last_move = ${arrivalOf(state)},
        wallet_authorization_id = 'a',
        captured_minor = ${capturedMinor}
      where id = ${id}`;
    if (kind === undefined) return;
    await tx`
      insert into operations (payment_id, number, kind, amount_minor, request_id, requested_by, wallet_provider, opened_at, due_at,
        is_held, lease, mismatch)
      values (${id}, 1, ${kind}, 100, ${`${id}-1`}, 'platform', 'orders-v2', ${at}, ${nextLookAt ?? at}, false, 1,
        ${mismatch})`;
  });
  return id;
};

/** The same, as it is found. */
export const givenFound = async (server: TestServer, status: PaymentStatus) =>
  (await findPayment(server.sql, await givenPaymentIn(server, status, tomorrow())))!;

export const givenClaimed = (server: TestServer) => givenFound(server, 'capturing');

export const captureOrderOf = (payment: Payment): OperationRequest => ({
  payment,
  kind: 'capture',
  amountMinor: payment.totalMinor,
  requestedBy: 'platform',
  at: new Date(),
  isHeld: true,
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
  ended: { operation: payment.operation!, verdict: 'captured', onlyIfHeld: false },
  at: new Date(),
  change: { capture: { walletCaptureId: `capture of ${payment.id}`, amountMinor: 100n } },
  event: { type: 'payment.captured', details: {} },
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
