import { expect, test } from 'vitest';
import { givenReceiver } from '../support/receiver.ts';
import { isSignatureValid } from '../support/verify-notification.ts';
import { givenWallet } from '../support/wallet.ts';
import { deliverUnder } from '../../src/faults/delivery.ts';
import { newSigningKey } from '../../src/signing/signing-identity.ts';

const given = async (fault: string) => {
  const wallet = await givenWallet();
  const receiver = await givenReceiver();
  const { body } = await wallet.call('POST', '/v1/notifications/webhooks', {
    body: { url: receiver.url, event_types: [{ name: '*' }] },
  });
  await wallet.givenFault({ fault, operation: 'notification' });
  return { wallet, receiver, webhookId: body.id as string };
};

test('a duplicate notification arrives twice with one event id, both correctly signed', async () => {
  const { wallet, receiver, webhookId } = await given('notification_duplicate');
  await wallet.givenApprovedOrder();
  const [first, second] = [await receiver.next(), await receiver.next()];
  expect(second.event.id).toBe(first.event.id);
  expect([await isSignatureValid(first, webhookId), await isSignatureValid(second, webhookId)]).toEqual([
    true,
    true,
  ]);
});

test('a reordered notification arrives after the next', async () => {
  const { wallet, receiver } = await given('notification_reordered');
  const { id } = await wallet.givenApprovedOrder();
  await wallet.capture(id);
  expect((await receiver.next()).event.event_type).toBe('PAYMENT.CAPTURE.COMPLETED');
  expect((await receiver.next()).event.event_type).toBe('CHECKOUT.ORDER.APPROVED');
});

test('a reordered notification without a next one arrives when the faults are cleared', async () => {
  const { wallet, receiver } = await given('notification_reordered');
  const { id } = await wallet.givenApprovedOrder();
  await expect.poll(async () => (await wallet.reportOf(id)).notifications[0].state).toBe('held_back');
  await wallet.simulate('DELETE', '/faults');
  expect((await receiver.next()).event.event_type).toBe('CHECKOUT.ORDER.APPROVED');
});

test('a forged notification comes first with a wrong signature, and the real one follows', async () => {
  const { wallet, receiver, webhookId } = await given('notification_forged');
  await wallet.givenApprovedOrder();
  const [forged, real] = [await receiver.next(), await receiver.next()];
  expect(await isSignatureValid(forged, webhookId)).toBe(false);
  expect(await isSignatureValid(real, webhookId)).toBe(true);
  expect(forged.event.id).not.toBe(real.event.id);
});

test('the wallet goes on with other calls while the key of a forged notification is made', async () => {
  const notification = { body: '{"id":"WH-1"}', key: newSigningKey(), sentAtMs: 0 };
  let sent = 0;
  const delivering = deliverUnder('notification_forged', notification, async () => {
    sent += 1;
    return 'delivered';
  });
  expect(sent).toBe(0);
  expect(await delivering).toBe('delivered');
  expect(sent).toBe(2);
});

test('a stale notification is signed correctly, but says that it was sent four days ago', async () => {
  const { wallet, receiver, webhookId } = await given('notification_stale');
  await wallet.givenApprovedOrder();
  const notification = await receiver.next();
  expect(await isSignatureValid(notification, webhookId)).toBe(true);
  const age = Date.now() - Date.parse(String(notification.headers['paypal-transmission-time']));
  expect(Math.round(age / 3_600_000)).toBe(96);
});

test('a lost notification never arrives, the next one does', async () => {
  const { wallet, receiver } = await given('notification_lost');
  const { id } = await wallet.givenApprovedOrder();
  await wallet.capture(id);
  expect((await receiver.next()).event.event_type).toBe('PAYMENT.CAPTURE.COMPLETED');
  expect((await wallet.reportOf(id)).notifications[0].state).toBe('lost');
});
