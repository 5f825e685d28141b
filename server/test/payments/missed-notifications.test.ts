import { beforeAll, expect, test } from 'vitest';
import { findPayment } from '../../src/payments/store/queries.ts';
import { makeSettlePayment } from '../../src/payments/settle/settle-payment.ts';
import { handleNotification } from '../../src/payments/watch/handle-notification.ts';
import { wasAnyMissed } from '../../src/payments/watch/missed-notifications.ts';
import { makeLooksRound } from '../../src/payments/watch/reconcile-payments.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { startWallet, type SimulatedWallet } from '../wallet/support.ts';
import { makeClient, walletSettings } from './support.ts';

// The wallet should notify us, and no notification arrives: nothing is registered there. Only the test lets the service look.

let wallet: SimulatedWallet;
let server: TestServer;
let client: Awaited<ReturnType<typeof makeClient>>;
beforeAll(async () => {
  wallet = await startWallet();
  const settings = { ...walletSettings(wallet), WALLET_WEBHOOK_ID: 'WH-NOBODY' };
  server = await startServer(settings, { isQuiet: true });
  server.stopClock();
  client = await makeClient(server);
  return async () => {
    await server.close();
    await wallet.close();
  };
});

const minute = 60;

/** One round of the background's looks, until each has ended. */
const lookRound = async () => {
  const { round } = makeLooksRound(server.deps, makeSettlePayment(server.deps));
  const underWay: Promise<unknown>[] = [];
  await round(30, (work) => underWay.push(work));
  await Promise.all(underWay);
  return underWay.length;
};

const minutesToLook = async (id: string) => {
  const [row] = await server.sql<{ dueAt: Date }[]>`
    select due_at as "dueAt" from payment_looks where payment_id = ${id}`;
  return Math.round((row!.dueAt.getTime() - server.deps.clock().getTime()) / 60_000);
};

const isMissing = () => wasAnyMissed(server.deps.sql, 'orders-v2', server.deps.clock());

test('when the buyer comes back without an approval, the payment is looked at every minute for ten minutes (F7)', async () => {
  const { id } = await client.givenPayment();
  expect(await minutesToLook(id)).toBe(2);
  expect((await client.resume(id)).status).toBe(409);
  const pauses: number[] = [];
  for (let looks = 0; looks < 11; looks += 1) {
    pauses.push(await minutesToLook(id));
    server.advance(pauses.at(-1)! * minute);
    expect(await lookRound()).toBe(1);
  }
  expect(pauses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 1));
  expect(pauses[10]).toBeGreaterThan(5);
  await client.call('PUT', `/moneyins/${id}/cancel`);
});

test('after a missed notification young payments are looked at every minute; a late one is not missed (F7)', async () => {
  const [late, missed] = [await client.givenPayment(), await client.givenPayment()];
  for (const { extOrderId } of [late, missed]) await wallet.approve(extOrderId);
  server.advance(2 * minute);
  expect(await lookRound()).toBe(2);
  for (const { id } of [late, missed]) expect(await client.read(id)).toMatchObject({ status: 'captured' });
  const told = { id: 'WH-1', type: 'CHECKOUT.ORDER.APPROVED', about: 'approval', at: undefined } as const;
  const tell = (orderId: string) =>
    handleNotification(server.deps, makeSettlePayment(server.deps), { ...told, orderId } as never);
  // Both may still come.
  expect(await isMissing()).toBe(false);
  await tell(late.extOrderId);
  server.advance(minute);
  expect(await isMissing()).toBe(true);

  const young = await client.givenPayment();
  server.advance(2 * minute);
  await lookRound();
  expect(await minutesToLook(young.id)).toBe(1);
  expect((await findPayment(server.deps.sql, young.id))!.storedStatus).toBe('awaiting_approval');

  await tell(missed.extOrderId);
  expect(await isMissing()).toBe(false);
});
