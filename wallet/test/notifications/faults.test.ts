import { expect, test } from 'vitest';
import { givenReceiver } from '../support/receiver.ts';
import { isGenuine } from '../support/verify-letter.ts';
import { givenWallet } from '../support/wallet.ts';

const given = async (fault: string) => {
  const wallet = await givenWallet();
  const receiver = await givenReceiver();
  const { body } = await wallet.call('POST', '/v1/notifications/webhooks', {
    body: { url: receiver.url, event_types: [{ name: '*' }] },
  });
  await wallet.givenFault({ fault, operation: 'notification' });
  return { wallet, receiver, webhookId: body.id as string };
};

test('a duplicate arrives twice with one event id, both genuine', async () => {
  const { wallet, receiver, webhookId } = await given('notification_duplicate');
  await wallet.givenApprovedOrder();
  const [first, second] = [await receiver.next(), await receiver.next()];
  expect(second.event.id).toBe(first.event.id);
  expect([await isGenuine(first, webhookId), await isGenuine(second, webhookId)]).toEqual([true, true]);
});

test('a reordered one arrives after the next', async () => {
  const { wallet, receiver } = await given('notification_reordered');
  const { id } = await wallet.givenApprovedOrder();
  await wallet.capture(id);
  expect((await receiver.next()).event.event_type).toBe('PAYMENT.CAPTURE.COMPLETED');
  expect((await receiver.next()).event.event_type).toBe('CHECKOUT.ORDER.APPROVED');
});

test('a reordered one with none after it arrives at the release', async () => {
  const { wallet, receiver } = await given('notification_reordered');
  const { id } = await wallet.givenApprovedOrder();
  await expect.poll(async () => (await wallet.truthOf(id)).notifications[0].state).toBe('held_back');
  await wallet.simulate('DELETE', '/faults');
  expect((await receiver.next()).event.event_type).toBe('CHECKOUT.ORDER.APPROVED');
});

test('a forged one comes first, does not verify, and the true one follows', async () => {
  const { wallet, receiver, webhookId } = await given('notification_forged');
  await wallet.givenApprovedOrder();
  const [forged, genuine] = [await receiver.next(), await receiver.next()];
  expect(await isGenuine(forged, webhookId)).toBe(false);
  expect(await isGenuine(genuine, webhookId)).toBe(true);
  expect(forged.event.id).not.toBe(genuine.event.id);
});

test('a stale one verifies but was sent two days ago', async () => {
  const { wallet, receiver, webhookId } = await given('notification_stale');
  await wallet.givenApprovedOrder();
  const letter = await receiver.next();
  expect(await isGenuine(letter, webhookId)).toBe(true);
  const age = Date.now() - Date.parse(String(letter.headers['paypal-transmission-time']));
  expect(Math.round(age / 3_600_000)).toBe(48);
});

test('a lost one never arrives, the next one does', async () => {
  const { wallet, receiver } = await given('notification_lost');
  const { id } = await wallet.givenApprovedOrder();
  await wallet.capture(id);
  expect((await receiver.next()).event.event_type).toBe('PAYMENT.CAPTURE.COMPLETED');
  expect((await wallet.truthOf(id)).notifications[0].state).toBe('lost');
});
