import { expect, test } from 'vitest';
import { makeMovePayment } from '../../../src/payments/store/batched-payments.ts';
import { compareRefund } from '../../../src/payments/reconciliation/difference.ts';
import { listRefundsOf } from '../../../src/payments/refunds/queries.ts';
import { commitVerdict } from '../../../src/payments/settle/commit-verdict.ts';
import { findPayment } from '../../../src/payments/store/queries.ts';
import { takeOverOperation } from '../../../src/operations/queries.ts';
import { resolvePayment } from '../../../src/payments/watch/resolve-payment.ts';
import { lookAt } from '../../operations/support.ts';
import { administrator } from '../../support/actors.ts';
import { signIn } from '../../support/dashboard.ts';
import { givenShop } from '../support.ts';
import { makeRefunds } from './support.ts';

// A refund of which the wallet says nothing is closed by a person as not made. It may have been made all the same.

const shop = givenShop({ isQuiet: true });
const { givenCaptured, refund, refundNow, readRefund, balancesOf } = makeRefunds(shop);

const read = async (id: string) => (await findPayment(shop.server.sql, id))!;

/** The wallet makes the refund, or not, and says nothing about it. */
const givenInDoubt = async (fault: 'error_after_effect' | 'error_before_effect') => {
  const { id, extOrderId: orderId } = await givenCaptured();
  await shop.wallet.fault({ fault: 'error_before_effect', operation: 'show', orderId, times: 1000 });
  await shop.wallet.fault({ fault, operation: 'refund', orderId, times: 1000 });
  expect((await refund(id, { amountToRefund: 400 })).status).toBe(202);
  await shop.server
    .sql`update operations set mismatch = 'no word for a day' where payment_id = ${id} and verdict is null`;
  await shop.wallet.clearFaults();
  return { id, orderId };
};

const close = async (id: string) =>
  resolvePayment(shop.server.deps, await read(id), administrator, {
    kind: 'close',
    note: 'not made',
  });

test('a refund that the wallet shows is not closed as not made', async () => {
  const { id } = await givenInDoubt('error_after_effect');
  const session = await signIn(shop.server, await shop.server.givenOperator());
  const statement = await (await session.get(`/payments/${id}/statement`)).json();
  expect(statement).toMatchObject({ refunds: [{ status: 'COMPLETED', amount: 400, currency: 'EUR' }] });
  await expect(close(id)).rejects.toThrow('The wallet has the refund as');
  await lookAt(shop.server, id);
  expect(await readRefund(`${id}-r1`)).toMatchObject({ status: 'completed', amount: 400 });
});

test('while the wallet is being asked about a refund nobody closes it', async () => {
  const { id } = await givenInDoubt('error_before_effect');
  await takeOverOperation(shop.server.sql, id, 'at_once');
  await expect(close(id)).rejects.toThrow('right now');
  expect(await readRefund(`${id}-r1`)).toMatchObject({ status: 'under_way' });
});

test('who closes a refund while the wallet is being asked about it waits for that look', async () => {
  const { id } = await givenInDoubt('error_before_effect');
  await takeOverOperation(shop.server.sql, id, 'at_once');
  const closing = close(id);
  await shop.server.sql`update operations set is_held = false where payment_id = ${id} and verdict is null`;
  await closing;
  expect(await readRefund(`${id}-r1`)).toMatchObject({ status: 'failed' });
});

test('a refund that is made after it was closed is looked for at once, and booked', async () => {
  const { id, orderId } = await givenInDoubt('error_before_effect');
  const held = await read(id);
  await close(id);
  // It is looked at once more, and there is nothing yet.
  await shop.server.sql`delete from payment_looks where payment_id = ${id}`;
  const wanted = { orderId, captureId: held.captures[0]!.walletCaptureId, ownId: held.operation!.requestId };
  const money = { currency: 'EUR', amountMinor: 400n };
  const { result } = await shop.server.deps.wallet.refundCapture({ ...wanted, money }, wanted.ownId);
  const { deps } = shop.server;
  await commitVerdict(deps, makeMovePayment(deps), held, { outcome: result, calls: [] });
  expect(
    await deps.sql`select from payment_looks where payment_id = ${id} and due_at <= ${deps.clock()}`,
  ).toHaveLength(1);
  await lookAt(shop.server, id);
  expect(await readRefund(`${id}-r1`)).toMatchObject({ status: 'completed' });
  expect(await balancesOf(id)).toMatchObject({ shop: 600 });
});

test('a refund that was closed and is pending at the wallet is waited for again', async () => {
  const { id, extOrderId: orderId } = await givenCaptured();
  await shop.wallet.fault({ fault: 'pending_refund', operation: 'refund', orderId, times: 1 });
  expect((await refund(id, { amountToRefund: 400 })).status).toBe(202);
  const [made] = (await shop.wallet.truth(orderId)).refunds;
  // As it stands here when it was closed before the wallet said a word.
  await shop.server.sql`
    update refunds set status = 'failed', wallet_refund_id = null, issue = 'CLOSED', refusal = 'later', ended_at = now()
    where payment_id = ${id}`;
  await shop.server.sql`update payments set refunding_minor = 0 where id = ${id}`;
  const [forgotten] = await listRefundsOf(shop.server.sql, id);
  const there = {
    id: made!.id,
    meaning: 'pending',
    status: 'P',
    money: { currency: 'EUR', amountMinor: 400n },
  };
  expect(compareRefund(there as never, id, forgotten)).toMatchObject({ kind: 'other_state' });
  await lookAt(shop.server, id);
  expect(await readRefund(`${id}-r1`)).toMatchObject({ status: 'pending' });
  expect(await shop.client.read(id)).toMatchObject({ refundableAmount: 600 });
  await shop.wallet.settleRefund(made!.id, 'completed');
  await lookAt(shop.server, id);
  expect(await readRefund(`${id}-r1`)).toMatchObject({ status: 'completed' });
  expect(await balancesOf(id)).toMatchObject({ shop: 600 });
});

test('what a person has closed is closed, also if the wallet has another amount under its id (F30)', async () => {
  const { id, orderId } = await givenInDoubt('error_before_effect');
  const { captures, operation } = await read(id);
  // As the wallet would have it that answered a request id with a refund of before a restore.
  const wanted = { orderId, captureId: captures[0]!.walletCaptureId, ownId: operation!.requestId };
  const money = { currency: 'EUR', amountMinor: 300n };
  await shop.server.deps.wallet.refundCapture({ ...wanted, money }, wanted.ownId);
  await lookAt(shop.server, id);
  expect((await refund(id, { amountToRefund: 100 })).status).toBe(409);
  await close(id);
  expect(await readRefund(`${id}-r1`)).toMatchObject({ status: 'failed', amount: 400 });
  await lookAt(shop.server, id);
  expect(await shop.client.read(id)).toMatchObject({ operation: null, refundedAmount: 300 });
  await refundNow(id, { amountToRefund: 100 });
  expect(await balancesOf(id)).toMatchObject({ shop: 600 });
});
