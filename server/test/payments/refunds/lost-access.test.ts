import { expect, onTestFinished, test } from 'vitest';
import { connectAlone } from '../../../src/database/client.ts';
import { disableOperator } from '../../../src/operators/administration/manage-operators.ts';
import { signIn, signInAndConfirm } from '../../support/dashboard.ts';
import { givenShop, makeClient } from '../support.ts';
import { makeRefunds } from './support.ts';

const shop = givenShop();

/** A refund that waits for the wallet, until it is released. */
const givenRefundAtWallet = async () => {
  const client = await makeClient(shop.server);
  const { givenCaptured, refund } = makeRefunds(shop, client);
  const { id, extOrderId: orderId } = await givenCaptured();
  const fault = await shop.wallet.fault({ fault: 'late_effect', operation: 'refund', orderId, times: 1 });
  const first = refund(id, { amountToRefund: 100 });
  await expect.poll(() => shop.wallet.faultTimesLeft(fault)).toBe(0);
  /** Expects that this refund is made, and no other. */
  const expectOnly = async () => {
    await shop.wallet.clearFaults();
    expect((await first).status).toBe(200);
    expect(await shop.wallet.truth(orderId)).toMatchObject({ refunded: { minor: 100 }, refundCount: 1 });
  };
  return { id, keyId: client.key.id, refund, expectOnly };
};

test('401: a refund that waits for another one is not made when its key is revoked in the meantime', async () => {
  const { id, keyId, refund, expectOnly } = await givenRefundAtWallet();
  const administrator = await signIn(shop.server, await shop.server.givenOperator());
  const key = `waiting-${id}`;
  const second = refund(id, { amountToRefund: 200 }, { 'idempotency-key': key });
  const isReceived = async () =>
    (await shop.server.sql`select 1 from idempotent_requests where idempotency_key = ${key}`).length;
  await expect.poll(isReceived, { interval: 5 }).toBe(1);
  expect((await administrator.post(`/api-keys/${keyId}/revoke`)).status).toBe(204);
  await expectOnly();
  expect((await second).status).toBe(401);
  await expectOnly();
});

test('401: a refund that waits for another one is not made when its operator is disabled in the meantime', async () => {
  const { id, expectOnly } = await givenRefundAtWallet();
  const { sql, deps } = shop.server;
  const operator = await shop.server.givenOperator();
  const session = await signInAndConfirm(shop.server, operator);
  const holder = await connectAlone(deps.config.databaseUrl!);
  onTestFinished(() => holder.close());
  await holder.script('begin');
  await holder`select 1 from payments where id = ${id} for update`;
  const order = { attempt: crypto.randomUUID(), amountToRefund: 200 };
  const second = session.post(`/payments/${id}/refunds`, order);
  const countHeld = async () =>
    (
      await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    ).length;
  await expect.poll(countHeld, { interval: 5 }).toBe(1);
  await disableOperator(deps, operator.email);
  await holder.script('commit');
  await expectOnly();
  expect((await second).status).toBe(401);
  await expectOnly();
});
