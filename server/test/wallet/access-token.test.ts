import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { givenProxy } from './proxy.ts';
import { anOrder, credentials, givenApprovedOrder, givenConnector, startWallet } from './support.ts';

const wallet = await startWallet();
afterAll(wallet.close);
beforeEach(() => wallet.clearFaults());

/** Counts token requests at the wallet, with a fault that has no effect. */
const countTokens = async () => {
  const id = await wallet.fault({ fault: 'slow', operation: 'token', times: 1000, delayMs: 0 });
  return async () => 1000 - (await wallet.faultTimesLeft(id));
};

test('a hundred calls at once on a new connector fetch one token', async () => {
  const countSoFar = await countTokens();
  const connector = givenConnector(wallet.url);
  const orders = await Promise.all(Array.from({ length: 100 }, () => connector.createOrder(anOrder())));
  expect(new Set(orders.map(({ result }) => result.orderId)).size).toBe(100);
  expect(await countSoFar()).toBe(1);
  expect(orders.flatMap(({ calls }) => calls).filter(({ operation }) => operation === 'token')).toHaveLength(
    1,
  );
});

test('a token is cached until shortly before its end, and then replaced in time', async () => {
  const countSoFar = await countTokens();
  let nowMs = Date.now();
  const connector = givenConnector(wallet.url, { clock: () => new Date(nowMs) });
  await connector.createOrder(anOrder());
  nowMs += (9 * 3600 - 61) * 1000;
  await connector.createOrder(anOrder());
  expect(await countSoFar()).toBe(1);
  nowMs += 2000;
  await connector.createOrder(anOrder());
  expect(await countSoFar()).toBe(2);
});

test('a token that the wallet refuses is replaced, and the call is repeated', async () => {
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
  const countSoFar = await countTokens();
  // The token ends by the wallet's clock, and our clock has not moved.
  await wallet.advance(9 * 3600 + 1);
  const looks = await Promise.all(Array.from({ length: 100 }, () => connector.showOrder(order)));
  expect(new Set(looks.map(({ result }) => result.outcome))).toEqual(new Set(['not_found']));
  expect(await countSoFar()).toBe(1);
});

test('who gives up waits no longer for the token, and does not take it from the others', async () => {
  const held = await wallet.fault({ fault: 'slow', operation: 'token', delayMs: 60_000 });
  const connector = givenConnector(wallet.url);
  const expected = { paymentId: 'pay_1', orderId: 'AN-ORDER', total: anOrder().total };
  const leases = [new AbortController(), new AbortController()];
  const captures = leases.map(({ signal }) => connector.captureOrder(expected, 'r', signal));
  const order = connector.createOrder(anOrder());
  await expect.poll(() => wallet.faultTimesLeft(held)).toBe(0);
  for (const lease of leases) lease.abort();
  for (const { result } of await Promise.all(captures))
    expect(result).toEqual({ outcome: 'unknown', detail: 'timed out' });
  await wallet.clearFaults();
  expect((await order).result.orderId).toBeDefined();
});

test('when the wallet refuses every token, one new token is tried and the outcome is unknown', async () => {
  const connector = givenConnector(wallet.url);
  const order = await givenApprovedOrder(wallet, connector);
  await wallet.fault({ fault: 'unauthorized', operation: 'capture', orderId: order.orderId, times: 100 });
  const { result, calls } = await connector.captureOrder(order, 'r');
  expect(result).toEqual({ outcome: 'unknown', detail: '401 AUTHENTICATION_FAILURE' });
  expect(calls.map(({ operation }) => operation)).toEqual(['capture_order', 'token', 'capture_order']);
});

test('wrong credentials make the wallet unavailable, and never an order refused or expired', async () => {
  const connector = givenConnector(wallet.url, { clientSecret: 'wrong' });
  const expected = { paymentId: 'pay_1', orderId: 'AN-ORDER', total: anOrder().total };
  await expect(connector.createOrder(anOrder())).rejects.toMatchObject({ name: 'WalletUnavailable' });
  expect((await connector.showOrder(expected)).result).toEqual({
    outcome: 'unknown',
    detail: 'the wallet gave no access token (invalid_client)',
  });
});

test.for(['garbage', 'half_body'])('a token that cannot be read (%s) is not used', async (fault) => {
  await wallet.fault({ fault, operation: 'token' });
  const connector = givenConnector(wallet.url);
  await expect(connector.createOrder(anOrder())).rejects.toMatchObject({ name: 'WalletUnavailable' });
  expect((await connector.createOrder(anOrder())).result.orderId).toBeDefined();
});

test('a token request that fails for a moment is repeated', async () => {
  await wallet.fault({ fault: 'unavailable', operation: 'token', times: 2 });
  const { calls } = await givenConnector(wallet.url).createOrder(anOrder());
  expect(calls.map(({ status }) => status)).toEqual([503, 503, 200, 201]);
});

// Two, because the connection of a call may not be free yet when the next call starts.
test('twenty calls one after the other share at most two connections', async () => {
  const proxy = await givenProxy(wallet.url);
  const connector = givenConnector(proxy.url);
  for (let call = 0; call < 20; call += 1) await connector.createOrder(anOrder());
  expect(proxy.requests).toHaveLength(21);
  expect(proxy.connections()).toBeLessThanOrEqual(2);
});

test('a thousand calls at once use a bounded number of connections', async () => {
  const proxy = await givenProxy(wallet.url);
  const connector = givenConnector(proxy.url);
  const expected = { paymentId: 'pay_1', orderId: 'NOSUCHORDER', total: anOrder().total };
  const looks = await Promise.all(Array.from({ length: 1000 }, () => connector.showOrder(expected)));
  expect(new Set(looks.map(({ result }) => result.outcome))).toEqual(new Set(['not_found']));
  expect(proxy.connections()).toBeLessThanOrEqual(64);
});

// docs/security.md#a7
test('the log contains no secret, no token and no name of a buyer, whatever fails', async () => {
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
