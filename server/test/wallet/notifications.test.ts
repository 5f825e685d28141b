import { pino } from 'pino';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  makeNotificationVerifier,
  type VerifierOptions,
} from '../../src/wallet/orders-v2/verify-notification.ts';
import { givenReceiver, type ReceivedNotification } from './receiver.ts';
import { eur, givenApprovedOrder, givenConnector, givenWallet, signingName, startWallet } from './support.ts';

const wallet = await startWallet();
afterAll(wallet.close);
beforeEach(() => wallet.clearFaults());

const givenVerifier = (webhookId: string, options: Partial<VerifierOptions> = {}) => {
  const verifier = makeNotificationVerifier({
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    signingName,
    origins: [wallet.url],
    checks: ['local'],
    ask: () => Promise.reject(new Error('nobody is asked')),
    webhookId,
    ...options,
  });
  onTestFinished(() => verifier.close());
  return (
    notification: ReceivedNotification,
    changed: Record<string, string> = {},
    body = notification.body,
  ) => verifier.verify({ ...notification.headers, ...changed }, body, '192.0.2.1');
};

/** One genuine notification, and a function that checks it. */
const given = async (options?: Partial<VerifierOptions>, from = wallet) => {
  const { webhookId, next } = await givenReceiver(from.url);
  const order = await givenApprovedOrder(from, givenConnector(from.url));
  const check = givenVerifier(webhookId, { origins: [from.url], ...options });
  return { order, notification: await next(), next, check };
};

test('a notification of the wallet is genuine, and names order, capture or authorisation', async () => {
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
  const { orderId, paymentId: ownId } = order;
  const nothing = { id: undefined, captureId: undefined, authorizationId: undefined, ownId };
  expect(notifications).toEqual([
    { ...nothing, type: 'CHECKOUT.ORDER.APPROVED', about: 'approval', orderId },
    { ...nothing, type: 'PAYMENT.AUTHORIZATION.CREATED', about: 'authorization', orderId, authorizationId },
    // A capture that was authorised first leads to its authorisation alone.
    {
      ...nothing,
      type: 'PAYMENT.CAPTURE.COMPLETED',
      about: 'capture',
      orderId: undefined,
      captureId,
      authorizationId,
    },
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

test('a notification that the wallet sends again is accepted for three days under its first time, and no longer', async () => {
  let hours = 0;
  const { notification, check } = await given({ clock: () => new Date(Date.now() + hours * 3_600_000) });
  for (hours of [0, 3, 24, 72])
    expect(await check(notification), `${hours}`).toMatchObject({ isGenuine: true });
  for (hours of [75, 1000, -3])
    expect(await check(notification), `${hours}`).toMatchObject({ fault: 'stale' });
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

test('a certificate is cached, and still works when the wallet is away', async () => {
  const own = await givenWallet();
  const { notification, check } = await given({}, own);
  const verified = await Promise.all(Array.from({ length: 50 }, () => check(notification)));
  expect(verified.filter(({ isGenuine }) => isGenuine)).toHaveLength(50);
  await own.close();
  expect(await check(notification)).toMatchObject({ isGenuine: true });
});
