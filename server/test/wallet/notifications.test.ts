import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import selfsigned from 'selfsigned';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  makeNotificationVerifier,
  type VerifierOptions,
} from '../../src/wallet/orders-v2/verify-notification.ts';
import { leadsToRoot, parseCertificates } from '../../src/wallet/orders-v2/certificate-chain.ts';
import { certificateHosts } from '../../src/wallet/orders-v2/signing-certificates.ts';
import { givenReceiver, type ReceivedNotification } from './receiver.ts';
import { eur, givenApprovedOrder, givenConnector, givenWallet, startWallet } from './support.ts';

const wallet = await startWallet();
afterAll(wallet.close);
beforeEach(() => wallet.clearFaults());

const givenVerifier = (webhookId: string, options: Partial<VerifierOptions> = {}) => {
  const verifier = makeNotificationVerifier({
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    hosts: ['api.wallet.example'],
    simulatorUrl: wallet.url,
    webhookId,
    ...options,
  });
  onTestFinished(() => verifier.close());
  return (
    notification: ReceivedNotification,
    changed: Record<string, string> = {},
    body = notification.body,
  ) => verifier.verify({ ...notification.headers, ...changed }, body);
};

/** One genuine notification, and a function that checks it. */
const given = async (options?: Partial<VerifierOptions>, from = wallet) => {
  const { webhookId, next } = await givenReceiver(from.url);
  const order = await givenApprovedOrder(from, givenConnector(from.url));
  const check = givenVerifier(webhookId, { simulatorUrl: from.url, ...options });
  return { order, notification: await next(), next, check };
};

test('a notification of the wallet is genuine, and names order, capture and authorisation', async () => {
  const { webhookId, next } = await givenReceiver(wallet.url);
  const check = givenVerifier(webhookId);
  const connector = givenConnector(wallet.url);
  const order = await givenApprovedOrder(wallet, connector, { intent: 'authorize' });
  await connector.authorizeOrder(order, 'r');
  const { id: authorizationId } = (await wallet.truth(order.orderId)).authorizations[0]!;
  await connector.captureAuthorization(authorizationId, eur(1050n), 'r');
  const { id: captureId } = (await wallet.truth(order.orderId)).captures[0]!;
  const notifications = [];
  for (let count = 0; count < 3; count += 1) {
    const verified = await check(await next());
    expect(verified).toMatchObject({ isGenuine: true });
    const { at, ...notification } = 'notification' in verified ? verified.notification : {};
    expect(at).toBeInstanceOf(Date);
    notifications.push({ ...notification, id: undefined });
  }
  const { orderId } = order;
  const nothing = { id: undefined, captureId: undefined, authorizationId: undefined };
  expect(notifications).toEqual([
    { ...nothing, type: 'CHECKOUT.ORDER.APPROVED', about: 'approval', orderId },
    { ...nothing, type: 'PAYMENT.AUTHORIZATION.CREATED', about: 'authorization', orderId, authorizationId },
    { ...nothing, type: 'PAYMENT.CAPTURE.COMPLETED', about: 'capture', orderId, captureId, authorizationId },
  ]);
});

test('a notification that arrives twice is genuine twice, with the same id', async () => {
  const { webhookId, next } = await givenReceiver(wallet.url);
  const check = givenVerifier(webhookId);
  await wallet.fault({ fault: 'notification_duplicate', operation: 'notification' });
  await givenApprovedOrder(wallet, givenConnector(wallet.url));
  const [first, second] = [await check(await next()), await check(await next())];
  expect(first).toMatchObject({ isGenuine: true });
  expect(second).toEqual(first);
});

test('a forged notification is refused, and the genuine one after it is accepted', async () => {
  const { webhookId, next } = await givenReceiver(wallet.url);
  const check = givenVerifier(webhookId);
  await wallet.fault({ fault: 'notification_forged', operation: 'notification' });
  await givenApprovedOrder(wallet, givenConnector(wallet.url));
  expect(await check(await next())).toMatchObject({ isGenuine: false, fault: 'wrong_signature' });
  expect(await check(await next())).toMatchObject({ isGenuine: true });
});

test('a stale notification is refused although its signature is right', async () => {
  const { webhookId, next } = await givenReceiver(wallet.url);
  const check = givenVerifier(webhookId);
  await wallet.fault({ fault: 'notification_stale', operation: 'notification' });
  await givenApprovedOrder(wallet, givenConnector(wallet.url));
  expect(await check(await next())).toMatchObject({ isGenuine: false, fault: 'stale' });
});

// docs/reliability.md#f11
test.for([-1, 1])('a clock that is wrong by %i hour does not make a notification stale', async (hours) => {
  const { notification, check } = await given({ clock: () => new Date(Date.now() + hours * 3_600_000) });
  expect(await check(notification)).toMatchObject({ isGenuine: true });
});

test('an altered body is refused, down to a single space', async () => {
  const { notification, check } = await given();
  expect(await check(notification, {}, Buffer.concat([notification.body, Buffer.from(' ')]))).toMatchObject({
    fault: 'wrong_signature',
  });
  const other = notification.body.toString().replace('APPROVED', 'REVERSED');
  expect(await check(notification, {}, Buffer.from(other))).toMatchObject({ fault: 'wrong_signature' });
  expect(await check(notification)).toMatchObject({ isGenuine: true });
});

test('a notification for another registration is refused', async () => {
  const { notification, check } = await given({ webhookId: 'ANOTHER' });
  expect(await check(notification)).toMatchObject({ fault: 'wrong_signature' });
});

test('an altered time or transmission id is refused', async () => {
  const { notification, check } = await given();
  const time = new Date(Date.now() + 1000).toISOString();
  expect(await check(notification, { 'paypal-transmission-time': time })).toMatchObject({
    fault: 'wrong_signature',
  });
  expect(await check(notification, { 'paypal-transmission-time': 'soon' })).toMatchObject({ fault: 'stale' });
  expect(await check(notification, { 'paypal-transmission-id': 'another' })).toMatchObject({
    fault: 'wrong_signature',
  });
});

test.for(['transmission-id', 'transmission-time', 'transmission-sig', 'auth-algo', 'cert-url'])(
  'a notification without %s is refused',
  async (name) => {
    const { notification, check } = await given();
    expect(await check(notification, { [`paypal-${name}`]: '' })).toMatchObject({ fault: 'incomplete' });
  },
);

test('another signing method than the one we check is refused', async () => {
  const { notification, check } = await given();
  expect(await check(notification, { 'paypal-auth-algo': 'none' })).toMatchObject({ fault: 'incomplete' });
});

test('a certificate from a host that is not on the list is not fetched', async () => {
  const { notification, check } = await given();
  let requests = 0;
  const foreign = createServer((_, response) => {
    requests += 1;
    response.end();
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void foreign.close());
  const host = `127.0.0.1:${(foreign.address() as AddressInfo).port}`;
  const known = new URL(wallet.url).host;
  const path = '/v1/notifications/certs/X';
  const urls = [
    `http://${host}${path}`,
    `https://${host}${path}`,
    `http://${known}@${host}${path}`,
    `http://${known}.${host}${path}`,
    `http://${host}${path}?x=${known}`,
    `http://api.wallet.example${path}`,
    `${wallet.url}/simulator/root-certificate`,
    'file:///etc/passwd',
    'not a URL',
  ];
  for (const url of urls) {
    const verified = await check(notification, { 'paypal-cert-url': url });
    expect(verified).toMatchObject({
      fault: 'untrusted_certificate',
      detail: 'its address is not an address of the wallet',
    });
  }
  expect(requests).toBe(0);
});

test("in production the simulated wallet's own authority is not trusted", async () => {
  const { notification, check } = await given({ simulatorUrl: undefined });
  expect(await check(notification)).toMatchObject({ fault: 'untrusted_certificate' });
});

test('a certificate that the wallet does not have is refused, and the right one still works', async () => {
  const { notification, check } = await given();
  const url = `${wallet.url}/v1/notifications/certs/NOSUCHCERT`;
  expect(await check(notification, { 'paypal-cert-url': url })).toMatchObject({
    fault: 'untrusted_certificate',
    detail: 'it cannot be fetched',
  });
  expect(await check(notification)).toMatchObject({ isGenuine: true });
});

test('a certificate is cached, and still works when the wallet is away', async () => {
  const own = await givenWallet();
  const { notification, check } = await given({}, own);
  const verified = await Promise.all(Array.from({ length: 50 }, () => check(notification)));
  expect(verified.filter(({ isGenuine }) => isGenuine)).toHaveLength(50);
  await own.close();
  expect(await check(notification)).toMatchObject({ isGenuine: true });
});

test('a self-signed certificate is refused', async () => {
  const { cert } = await selfsigned.generate([
    { name: 'commonName', value: 'Purse simulated notifications' },
  ]);
  const stranger = parseCertificates(cert)!;
  const root = await (await fetch(`${wallet.url}/simulator/root-certificate`)).text();
  const { notification } = await given();
  const chain = parseCertificates(
    await (await fetch(String(notification.headers['paypal-cert-url']))).text(),
  )!;
  const roots = parseCertificates(root)!;
  const now = new Date();
  expect(leadsToRoot(chain, roots, now)).toBe(true);
  expect(leadsToRoot(chain.slice(0, 1), roots, now)).toBe(true);
  expect(leadsToRoot(stranger, roots, now)).toBe(false);
  // The chain's own root is not one of ours.
  expect(leadsToRoot(chain, stranger, now)).toBe(false);
  expect(leadsToRoot([stranger[0]!, ...chain], roots, now)).toBe(false);
  expect(leadsToRoot(chain, roots, new Date('2100-01-01'))).toBe(false);
  expect(leadsToRoot([], roots, now)).toBe(false);
});

test.each([
  ['https://api-m.paypal.com', ['api-m.paypal.com', 'api.paypal.com']],
  ['https://api-m.sandbox.paypal.com', ['api-m.sandbox.paypal.com', 'api.sandbox.paypal.com']],
  ['http://localhost:8090', ['localhost:8090']],
])('certificates of the wallet at %s may come from %j', (url, hosts) => {
  expect(certificateHosts(url)).toEqual(hosts);
});
