import { expect, test } from 'vitest';
import { makeEnsureAccount } from '../../src/ledger/ensure-account.ts';
import { lookAtPayment } from '../../src/payments/watch/look-at-payment.ts';
import { initPayment, makePaymentId } from '../../src/payments/start/init-payment.ts';
import { findPayment } from '../../src/payments/store/queries.ts';
import type { InitBody } from '../../src/payments/start/schema.ts';
import { toInitRequest } from '../../src/payments/start/to-init-request.ts';
import { makeSettlePayment } from '../../src/payments/settle/settle-payment.ts';
import { makeInsertPayment } from '../../src/payments/store/batched-payments.ts';
import { movePayment } from '../../src/payments/store/move-payments-query.ts';
import { requestOperation } from '../../src/payments/store/request-operations-query.ts';
import { givenShop, initBody, postingsOf } from './support.ts';
import type { Payment } from '../../src/payments/payment.ts';

const shop = givenShop({ isQuiet: true });

const asker = { by: 'platform', urgency: 'when_asked' } as const;

test('a caller who requests an operation gets its outcome, not that of one that was waited for before', async () => {
  const { client, wallet, server } = shop;
  const { sql, deps } = server;
  const settle = makeSettlePayment(deps);
  const { id, extOrderId: orderId } = await client.givenPayment({ transaction: { captureMode: 'manual' } });
  const payment = (await findPayment(sql, id))!;
  const order = { payment, amountMinor: 1000n, requestedBy: 'platform', at: new Date() } as const;
  const held = (await requestOperation(sql, { ...order, kind: 'authorize', isHeld: true }))!;
  // Someone waits for the process that holds it, as after a notification.
  const waiting = settle(held, asker);
  await wallet.approve(orderId);
  const total = { currency: 'EUR', amountMinor: 1000n };
  const { result } = await deps.wallet.authorizeOrder({ paymentId: id, orderId, total }, `${id}-1`);
  expect(result).toMatchObject({ outcome: 'authorized' });
  const { authorization } = result as Extract<typeof result, { outcome: 'authorized' }>;
  const ordered = await sql.begin(async (tx) => {
    const authorized = await movePayment(tx, {
      payment: held,
      move: 'authorize',
      ended: { operation: held.operation!, verdict: 'authorized', onlyIfHeld: true },
      at: new Date(),
      change: { walletAuthorizationId: authorization.id },
    });
    return requestOperation(tx, {
      ...order,
      payment: authorized!,
      kind: 'capture_authorization',
      isHeld: false,
    });
  });
  expect(await settle(ordered!, asker)).toMatchObject({ status: 'captured' });
  await waiting;
});

/** As the background took it up, a moment before someone ordered an operation. */
const givenRequestedMeanwhile = async (id: string, kind: 'capture' | 'capture_authorization') => {
  const { sql } = shop.server;
  const payment = (await findPayment(sql, id))!;
  const order = { payment, kind, amountMinor: 1000n, requestedBy: 'platform', at: new Date() } as const;
  await requestOperation(sql, { ...order, isHeld: true });
  return payment;
};

const checkOf = (payment: Payment) =>
  lookAtPayment(shop.server.deps, makeSettlePayment(shop.server.deps), payment, {
    by: 'service',
    urgency: 'when_due',
    looks: 0,
  });

test('a look that finds no approval in time does not end a payment whose capture was requested during the look (F8)', async () => {
  const { id } = await shop.client.givenPayment();
  const seen = await givenRequestedMeanwhile(id, 'capture');
  await checkOf({ ...seen, expiresAt: new Date(0) });
  expect(await shop.client.read(id)).toMatchObject({ status: 'capturing' });
});

const givenAuthorized = async () => {
  const payment = await shop.client.givenPayment({ transaction: { captureMode: 'manual' } });
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  const [authorization] = (await shop.wallet.truth(payment.extOrderId)).authorizations;
  return { ...payment, authorizationId: authorization!.id };
};

/** Someone captures or releases it at the wallet itself. */
const actAtWallet = async (authorizationId: string, act: 'capture' | 'void') => {
  const { wallet } = shop.server.deps;
  const money = { currency: 'EUR', amountMinor: 1000n };
  const { result } = await (act === 'capture'
    ? wallet.captureAuthorization(authorizationId, money, `${authorizationId}-elsewhere`)
    : wallet.voidAuthorization(authorizationId, `${authorizationId}-elsewhere`));
  expect(result.outcome).toBe(act === 'capture' ? 'captured' : 'voided');
};

test.each(['capture', 'void'] as const)(
  'a look that finds a %s does not end a payment whose own capture is under way',
  async (act) => {
    const { id, authorizationId } = await givenAuthorized();
    const seen = await givenRequestedMeanwhile(id, 'capture_authorization');
    await actAtWallet(authorizationId, act);
    await checkOf(seen);
    expect(await shop.client.read(id)).toMatchObject({ status: 'validating' });
  },
);

const stateOf = async (id: string) => {
  const { status, timeline } = await shop.client.read(id);
  const [last] = (timeline as { kind: string; details: object }[])
    .filter(({ kind }) => kind === 'event')
    .slice(-1);
  return { status, details: last!.details };
};

test('an authorised payment that the wallet has captured for someone else is quarantined, nothing credited', async () => {
  const { id, extOrderId, authorizationId } = await givenAuthorized();
  await actAtWallet(authorizationId, 'capture');
  await checkOf((await findPayment(shop.server.sql, id))!);
  const [capture] = (await shop.wallet.truth(extOrderId)).captures;
  expect(await stateOf(id)).toEqual({
    status: 'quarantined',
    details: {
      detail: `the wallet has captured ${capture!.id}, which nobody here has requested`,
      mismatch: { code: 'unrequested_capture', values: { captureId: capture!.id } },
    },
  });
  expect(await postingsOf(shop.server, id)).toEqual([]);
});

test('an authorisation that the wallet shows in another currency is quarantined', async () => {
  const { id, extOrderId: orderId } = await givenAuthorized();
  await shop.wallet.fault({ fault: 'wrong_currency', operation: 'authorizationShow', orderId, times: 2 });
  await checkOf((await findPayment(shop.server.sql, id))!);
  expect(await shop.client.read(id)).toMatchObject({ status: 'quarantined' });
});

test('an init that runs again after a crash keeps its calls with the payment of the first run', async () => {
  const { deps, sql } = shop.server;
  const body = initBody() as unknown as InitBody;
  const request = toInitRequest(body, {}, 'EUR');
  const initiation = {
    id: makePaymentId(new Date()),
    platformId: 1,
    apiKeyId: shop.client.key.id,
    request,
    requestId: 'a-request',
  };
  const init = () => initPayment(deps, makeEnsureAccount(deps), makeInsertPayment(deps), initiation);
  expect(await init()).toEqual(await init());
  const calls = await sql`
    select 1 from wallet_calls where payment_id = ${initiation.id} and operation = 'create_order'`;
  expect(calls).toHaveLength(2);
});
