import { onceInOrder, type FlorinEvent, type LastEvent } from '@florin/client';
import { expect, onTestFinished, test } from 'vitest';
import { initBody, makeCalls, makeClient, walletSettings, type Outcome } from '../payments/support.ts';
import { givenBackup, givenDatabase } from '../support/database.ts';
import { startServer } from '../support/server.ts';
import { startWallet } from '../wallet/support.ts';

interface Events {
  readonly items: readonly FlorinEvent[];
  readonly nextCursor: string;
}

type Calls = ReturnType<typeof makeCalls>;

/** Until the event has its place, a list does not show it. */
const untilSeen = async ({ call }: Calls, transactionId: string, type: string) => {
  const path = `/events?transactionId=${transactionId}`;
  const read = async () => (await (await call('GET', path)).json()) as Events;
  await expect.poll(async () => (await read()).items.at(-1)?.type).toBe(type);
  return read();
};

/**
 * A service that was stopped, backed up, used, and restored: a payment is cancelled and another one started after the backup.
 */
const givenRestored = async () => {
  const wallet = await startWallet();
  onTestFinished(() => wallet.close());
  const DATABASE_URL = await givenDatabase();
  const before = await startServer({ ...walletSettings(wallet), DATABASE_URL });
  const { token, ...early } = await makeClient(before);
  const payment = await early.givenPayment();
  await untilSeen(early, payment.id, 'payment.created');
  await before.close();
  const backupUrl = await givenBackup(DATABASE_URL);

  const afterwards = await startServer({ ...walletSettings(wallet), DATABASE_URL });
  const late = makeCalls(afterwards.url, token);
  expect((await late.call('PUT', `/moneyins/${payment.id}/cancel`)).status).toBe(200);
  const seen = await untilSeen(late, payment.id, 'payment.cancelled');
  const key = { 'idempotency-key': 'order 17' };
  const lost = (await (await late.init(initBody(), key)).json()) as Outcome;
  await afterwards.close();

  const restored = await startServer({ ...walletSettings(wallet), DATABASE_URL: backupUrl });
  onTestFinished(() => restored.close());
  return { wallet, client: makeCalls(restored.url, token), payment, seen, lost, key };
};

test('after a restore a payment that was cancelled since is open again, and a cursor of its cancellation is 410, also when its event id has come back (F28)', async () => {
  const { wallet, client, payment, seen } = await givenRestored();
  const readOn = async () => (await client.call('GET', `/events?after=${seen.nextCursor}`)).status;
  expect(await client.read(payment.id)).toMatchObject({ status: 'awaiting_approval' });
  expect(await readOn()).toBe(410);

  await wallet.approve(payment.extOrderId);
  expect((await client.resume(payment.id)).status).toBe(200);
  const { items, nextCursor } = await untilSeen(client, payment.id, 'payment.captured');
  const returned = items.find(({ id }) => id === seen.items.at(-1)!.id);
  expect(returned).toBeDefined();
  expect(returned!.type).not.toBe('payment.cancelled');
  expect(await readOn()).toBe(410);
  expect((await client.call('GET', `/events?after=${nextCursor}`)).status).toBe(200);
});

/** A receiver as the guide about webhooks shows it, that lists what became of each event. */
const makeReceiver = () => {
  const lastEvents = new Map<string, LastEvent>();
  const store = {
    lastEvent: async (id: string) => lastEvents.get(id),
    advance: async (id: string, _from: unknown, to: LastEvent) => Boolean(lastEvents.set(id, to)),
  };
  return async (events: readonly FlorinEvent[]) => {
    const handlings: string[] = [];
    for (const event of events) handlings.push(`${event.type} ${await onceInOrder(event, store, () => {})}`);
    return handlings;
  };
};

test('after a restore a receiver that reads from the start learns of the capture whose event has the id of a cancellation (F28)', async () => {
  const { wallet, client, payment, seen } = await givenRestored();
  const receive = makeReceiver();
  expect(await receive(seen.items)).toEqual(['payment.created handled', 'payment.cancelled handled']);

  await wallet.approve(payment.extOrderId);
  expect((await client.resume(payment.id)).status).toBe(200);
  const { items } = await untilSeen(client, payment.id, 'payment.captured');
  expect(await receive(items)).toEqual(['payment.created repeated', 'payment.captured restored']);
  expect(await receive(items)).toEqual(['payment.created repeated', 'payment.captured repeated']);
});

test('after a restore init with an idempotency key that was used since makes another order (F28)', async () => {
  const { client, lost, key } = await givenRestored();
  const again = (await (await client.init(initBody(), key)).json()) as Outcome;
  expect(again.id).not.toBe(lost.id);
  expect(again.extOrderId).not.toBe(lost.extOrderId);
});
