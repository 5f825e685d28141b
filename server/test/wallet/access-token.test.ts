import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { givenProxy } from './proxy.ts';
import { anOrder, credentials, givenApprovedOrder, givenConnector, startWallet } from './support.ts';

const wallet = await startWallet();
afterAll(wallet.close);
beforeEach(() => wallet.clearFaults());

/** Counts token requests at the wallet, by a fault that changes nothing. */
const countTokens = async () => {
  const id = await wallet.fault({ fault: 'slow', operation: 'token', times: 1000, delayMs: 0 });
  return async () => 1000 - (await wallet.faultTimesLeft(id));
};

test('a hundred calls at once on a cold connector fetch one token', async () => {
  const asked = await countTokens();
  const connector = givenConnector(wallet.url);
  const orders = await Promise.all(Array.from({ length: 100 }, () => connector.createOrder(anOrder())));
  expect(new Set(orders.map(({ result }) => result.orderId)).size).toBe(100);
  expect(await asked()).toBe(1);
  expect(orders.flatMap(({ calls }) => calls).filter(({ operation }) => operation === 'token')).toHaveLength(
    1,
  );
});

test('a token is kept until shortly before its end, and then replaced in time', async () => {
  const asked = await countTokens();
  let nowMs = Date.now();
  const connector = givenConnector(wallet.url, { clock: () => new Date(nowMs) });
  await connector.createOrder(anOrder());
  nowMs += (9 * 3600 - 61) * 1000;
  await connector.createOrder(anOrder());
  expect(await asked()).toBe(1);
  nowMs += 2000;
  await connector.createOrder(anOrder());
  expect(await asked()).toBe(2);
});

test('a token that the wallet no longer takes is replaced, and the call is made again', async () => {
  const connector = givenConnector(wallet.url);
  const order = await givenApprovedOrder(wallet, connector);
  await wallet.fault({ fault: 'unauthorized', operation: 'capture', orderId: order.orderId });
  const { result, calls } = await connector.captureOrder(order, 'r');
  expect(result.outcome).toBe('captured');
  expect(calls.map(({ operation, status }) => [operation, status])).toEqual([
    ['capture_order', 401],
    ['token', 200],
    ['capture_order', 201],
  ]);
});

test('a hundred calls that lose their token at once fetch one new token', async () => {
  const connector = givenConnector(wallet.url);
  const order = await givenApprovedOrder(wallet, connector);
  const asked = await countTokens();
  // The wallet's own clock ends the token; ours does not see it coming.
  await wallet.advance(9 * 3600 + 1);
  const looks = await Promise.all(Array.from({ length: 100 }, () => connector.showOrder(order)));
  expect(new Set(looks.map(({ result }) => result.outcome))).toEqual(new Set(['expired']));
  expect(await asked()).toBe(1);
});

test('a wallet that takes no token at all is no verdict: one new token is tried, and no more', async () => {
  const connector = givenConnector(wallet.url);
  const order = await givenApprovedOrder(wallet, connector);
  await wallet.fault({ fault: 'unauthorized', operation: 'capture', orderId: order.orderId, times: 100 });
  const { result, calls } = await connector.captureOrder(order, 'r');
  expect(result).toEqual({ outcome: 'unknown', detail: '401 AUTHENTICATION_FAILURE' });
  expect(calls.map(({ operation }) => operation)).toEqual(['capture_order', 'token', 'capture_order']);
});

test('wrong credentials make the wallet unavailable, never an order refused or expired', async () => {
  const connector = givenConnector(wallet.url, { clientSecret: 'wrong' });
  const expected = { orderId: 'AN-ORDER', total: anOrder().total };
  await expect(connector.createOrder(anOrder())).rejects.toMatchObject({ name: 'WalletUnavailable' });
  expect((await connector.showOrder(expected)).result).toEqual({
    outcome: 'unknown',
    detail: 'the wallet gave no access token (invalid_client)',
  });
});

test.for(['garbage', 'half_body'])('a token that cannot be read (%s) is no token', async (fault) => {
  await wallet.fault({ fault, operation: 'token' });
  const connector = givenConnector(wallet.url);
  await expect(connector.createOrder(anOrder())).rejects.toMatchObject({ name: 'WalletUnavailable' });
  expect((await connector.createOrder(anOrder())).result.orderId).toBeDefined();
});

test('a token endpoint that fails for a moment is asked again', async () => {
  await wallet.fault({ fault: 'unavailable', operation: 'token', times: 2 });
  const { calls } = await givenConnector(wallet.url).createOrder(anOrder());
  expect(calls.map(({ status }) => status)).toEqual([503, 503, 200, 201]);
});

// Two and not one: a call that follows on the heels of another may find its connection not yet handed back.
test('twenty calls one after another share at most two connections', async () => {
  const proxy = await givenProxy(wallet.url);
  const connector = givenConnector(proxy.url);
  for (let call = 0; call < 20; call += 1) await connector.createOrder(anOrder());
  expect(proxy.requests).toHaveLength(21);
  expect(proxy.connections()).toBeLessThanOrEqual(2);
});

test('a thousand calls at once use a bounded number of connections', async () => {
  const proxy = await givenProxy(wallet.url);
  const connector = givenConnector(proxy.url);
  const expected = { orderId: 'NOSUCHORDER', total: anOrder().total };
  const looks = await Promise.all(Array.from({ length: 1000 }, () => connector.showOrder(expected)));
  expect(new Set(looks.map(({ result }) => result.outcome))).toEqual(new Set(['expired']));
  expect(proxy.connections()).toBeLessThanOrEqual(64);
});

// A7.
test('neither secret nor token nor buyer is in the log, whatever fails', async () => {
  let logged = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      logged += chunk.toString();
      done();
    },
  });
  const proxy = await givenProxy(wallet.url);
  const connector = givenConnector(proxy.url, { log: pino({ level: 'trace' }, stream) });
  for (const fault of ['unauthorized', 'connection_cut', 'error_after_effect', 'garbage']) {
    await wallet.fault({ fault, operation: 'create' });
    await connector.createOrder(anOrder({ receiverName: 'Noëlle Ångström' })).catch(() => {});
  }
  const tokens = proxy.requests.map(({ headers }) => headers.authorization?.split(' ')[1] ?? '');
  expect(logged).toContain('INTERNAL_SERVER_ERROR');
  for (const secret of [...tokens, credentials.clientSecret, 'Noëlle']) expect(logged).not.toContain(secret);
});
