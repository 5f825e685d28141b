import { X509Certificate } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { anOrder } from '../support/client.ts';
import { givenReceiver } from '../support/receiver.ts';
import { isSignatureValid } from '../support/verify-notification.ts';
import { givenWallet, type RunningWallet } from '../support/wallet.ts';

const register = async (wallet: RunningWallet, url: string, names = ['*']): Promise<string> => {
  const body = { url, event_types: names.map((name) => ({ name })) };
  const answer = await wallet.call('POST', '/v1/notifications/webhooks', { body });
  expect(answer.status).toBe(201);
  return answer.body.id;
};

test('approval and capture are sent in order, signed, with the resource', async () => {
  const wallet = await givenWallet();
  const receiver = await givenReceiver();
  const webhookId = await register(wallet, receiver.url);
  const { id } = await wallet.givenApprovedOrder();
  await wallet.capture(id);
  const [approved, captured] = [await receiver.next(), await receiver.next()];
  expect(approved.event).toMatchObject({
    event_type: 'CHECKOUT.ORDER.APPROVED',
    resource: { id, status: 'APPROVED' },
  });
  expect(captured.event).toMatchObject({
    event_type: 'PAYMENT.CAPTURE.COMPLETED',
    resource: { status: 'COMPLETED', supplementary_data: { related_ids: { order_id: id } } },
  });
  expect(await isSignatureValid(approved, webhookId)).toBe(true);
  expect(await isSignatureValid(captured, webhookId)).toBe(true);
});

test('the simulator says how many notifications are due, those included that are being sent', async () => {
  const wallet = await givenWallet();
  const countDue = async () => (await wallet.simulate('GET', '/notifications')).body.due;
  let answer: (() => void) | undefined;
  const server = createServer((_request, response) => {
    answer = () => void response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  await register(wallet, `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
  await wallet.givenApprovedOrder();
  await expect.poll(() => answer).toBeTypeOf('function');
  expect(await countDue()).toBe(1);
  answer!();
  await expect.poll(countDue).toBe(0);
});

test('an address gets only the events that it subscribed to', async () => {
  const wallet = await givenWallet();
  const receiver = await givenReceiver();
  await register(wallet, receiver.url, ['PAYMENT.CAPTURE.REFUNDED']);
  const capture = await wallet.givenCapture();
  await wallet.call('POST', `/v2/payments/captures/${capture.id}/refund`);
  expect((await receiver.next()).event.event_type).toBe('PAYMENT.CAPTURE.REFUNDED');
});

test('a denied capture and a voided authorisation are sent', async () => {
  const wallet = await givenWallet();
  const receiver = await givenReceiver();
  await register(wallet, receiver.url, ['PAYMENT.CAPTURE.DENIED', 'PAYMENT.AUTHORIZATION.VOIDED']);
  const pending = await wallet.givenCapture(anOrder('770.10', 'EUR'));
  await wallet.simulate('POST', `/captures/${pending.id}/settle`, { outcome: 'declined' });
  expect((await receiver.next()).event.event_type).toBe('PAYMENT.CAPTURE.DENIED');
  const { id } = await wallet.givenAuthorization();
  await wallet.call('POST', `/v2/payments/authorizations/${id}/void`);
  expect((await receiver.next()).event.event_type).toBe('PAYMENT.AUTHORIZATION.VOIDED');
});

test('a failed delivery is tried again after a growing delay, with the same event id', async () => {
  const wallet = await givenWallet();
  const receiver = await givenReceiver([500, 302, 200]);
  await register(wallet, receiver.url);
  const { id } = await wallet.givenApprovedOrder();
  const tries = [(await receiver.next()).event.id];
  const tried = async () => (await wallet.reportOf(id)).notifications[0].tries;
  await expect.poll(tried).toBe(1);
  await wallet.advance(3600);
  tries.push((await receiver.next()).event.id);
  await expect.poll(tried).toBe(2);
  await wallet.advance(3600);
  tries.push((await receiver.next()).event.id);
  expect(new Set(tries).size).toBe(1);
  await expect.poll(async () => (await wallet.reportOf(id)).notifications[0].state).toBe('delivered');
});

test('a notification that was due at a restart arrives after it', async () => {
  const wallet = await givenWallet();
  const receiver = await givenReceiver([503]);
  await register(wallet, receiver.url);
  const { id } = await wallet.givenApprovedOrder();
  const first = await receiver.next();
  await expect.poll(async () => (await wallet.reportOf(id)).notifications[0].tries).toBe(1);
  const restarted = await wallet.restart();
  await restarted.advance(3600);
  expect((await receiver.next()).event.id).toBe(first.event.id);
});

test('an event can be listed, shown and sent again', async () => {
  const wallet = await givenWallet();
  const receiver = await givenReceiver();
  await register(wallet, receiver.url);
  await wallet.givenApprovedOrder();
  const { event } = await receiver.next();
  const { body: list } = await wallet.call('GET', '/v1/notifications/webhooks-events');
  expect(list.events.map(({ id }: { id: string }) => id)).toEqual([event.id]);
  expect((await wallet.call('GET', `/v1/notifications/webhooks-events/${event.id}`)).body).toEqual(event);
  const again = await wallet.call('POST', `/v1/notifications/webhooks-events/${event.id}/resend`, {
    body: {},
  });
  expect(again.status).toBe(202);
  expect((await receiver.next()).event.id).toBe(event.id);
});

test('a webhook can be listed, shown and removed; after that it gets nothing', async () => {
  const wallet = await givenWallet();
  const receiver = await givenReceiver();
  const id = await register(wallet, receiver.url);
  expect((await wallet.call('GET', '/v1/notifications/webhooks')).body.webhooks).toHaveLength(1);
  expect((await wallet.call('GET', `/v1/notifications/webhooks/${id}`)).body.url).toBe(receiver.url);
  expect((await wallet.call('DELETE', `/v1/notifications/webhooks/${id}`)).status).toBe(204);
  const order = await wallet.givenApprovedOrder();
  expect((await wallet.reportOf(order.id)).notifications).toMatchObject([{ webhookId: null, state: null }]);
  expect((await wallet.call('GET', `/v1/notifications/webhooks/${id}`)).status).toBe(404);
});

test('a webhook is refused if its address is registered or not http, or if an event name has no valid form', async () => {
  const wallet = await givenWallet();
  const url = 'http://127.0.0.1:9/hook';
  await register(wallet, url, ['PAYMENT.CAPTURE.REVERSED']);
  const post = (body: object) => wallet.call('POST', '/v1/notifications/webhooks', { body });
  const again = await post({ url, event_types: [{ name: '*' }] });
  expect([again.status, again.body.name]).toEqual([400, 'WEBHOOK_URL_ALREADY_EXISTS']);
  expect((await post({ url: `${url}2`, event_types: [{ name: 'everything' }] })).status).toBe(400);
  expect((await post({ url: 'ftp://127.0.0.1/hook', event_types: [{ name: '*' }] })).status).toBe(400);
});

test('the wallet accepts its own signature and no other', async () => {
  const wallet = await givenWallet();
  const receiver = await givenReceiver();
  const webhookId = await register(wallet, receiver.url);
  await wallet.givenApprovedOrder();
  const { headers, event } = await receiver.next();
  const verify = async (changed: object = {}) => {
    const body = {
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: webhookId,
      webhook_event: event,
      ...changed,
    };
    const answer = await wallet.call('POST', '/v1/notifications/verify-webhook-signature', { body });
    return answer.body.verification_status;
  };
  expect(await verify()).toBe('SUCCESS');
  expect(await verify({ webhook_event: { ...event, summary: 'Another' } })).toBe('FAILURE');
  expect(await verify({ transmission_id: 'another' })).toBe('FAILURE');
  expect(await verify({ cert_url: 'http://evil.example/cert' })).toBe('FAILURE');
  expect(await verify({ webhook_id: 'ANOTHER' })).toBe('FAILURE');
});

test('the certificate comes alone, under an address as the real wallet has them, and names the signer of this wallet', async () => {
  const wallet = await givenWallet();
  const receiver = await givenReceiver();
  await register(wallet, receiver.url);
  await wallet.givenApprovedOrder();
  const { headers } = await receiver.next();
  const url = String(headers['paypal-cert-url']);
  expect(url).toMatch(/\/v1\/notifications\/certs\/CERT-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}$/);
  const pem = await (await fetch(url)).text();
  expect(pem.match(/BEGIN CERTIFICATE/g)).toHaveLength(1);
  expect(new X509Certificate(pem)).toMatchObject({
    subject: 'CN=messageverificationcerts.purse.example',
    issuer: 'CN=Purse simulated authority',
  });
});
