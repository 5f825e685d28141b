import { afterAll, expect, test } from 'vitest';
import type { Wallet } from '../../src/wallet/wallet.ts';
import { findFreePort } from '../support/server.ts';
import { givenPort, givenProxy } from './proxy.ts';
import { anOrder, eur, givenApprovedOrder, givenConnector, startWallet } from './support.ts';

const wallet = await startWallet();
afterAll(wallet.close);

const expected = { paymentId: 'pay_1', orderId: 'AN-ORDER', total: eur(1050n) };

/** A clock that only the test moves. */
const makeClock = () => {
  let nowMs = Date.now();
  return { clock: () => new Date(nowMs), advance: (ms: number) => (nowMs += ms) };
};

/** Calls until the connector makes no more requests. */
const openBreaker = async (connector: Wallet) => {
  for (let tries = 1; tries < 100; tries += 1) {
    const { calls } = await connector.showOrder(expected);
    if (calls.length === 0) return;
  }
  throw new Error('the connector never gave up');
};

test('after some calls in a row without an answer, no connection is attempted any more', async () => {
  const port = await givenPort((socket) => socket.destroy());
  const connector = givenConnector(port.url, { clock: makeClock().clock });
  await openBreaker(connector);
  const attempted = port.connections();
  expect(attempted).toBe(5);
  const look = await connector.showOrder(expected);
  expect(look).toMatchObject({ result: { outcome: 'unknown' }, calls: [] });
  expect((await connector.captureOrder(expected, 'r')).result.outcome).toBe('unknown');
  expect((await connector.authorizeOrder(expected, 'r')).result.outcome).toBe('unknown');
  expect((await connector.captureAuthorization('A', eur(1n), 'r')).result.outcome).toBe('unknown');
  expect((await connector.voidAuthorization('A', 'r')).result.outcome).toBe('unknown');
  expect((await connector.showAuthorization('A', eur(1n))).result.outcome).toBe('unknown');
  await expect(connector.createOrder(anOrder())).rejects.toMatchObject({
    name: 'WalletUnavailable',
    calls: [],
    retryAfterSeconds: 1,
  });
  expect(port.connections()).toBe(attempted);
});

test('a call to a port where nothing listens is unknown, and later calls are not made', async () => {
  const connector = givenConnector(`http://127.0.0.1:${await findFreePort()}`);
  const { result, calls } = await connector.captureOrder(expected, 'r');
  expect(result.outcome).toBe('unknown');
  expect(calls.map(({ status }) => status)).toEqual([0, 0, 0]);
  await openBreaker(connector);
});

test('while the breaker is open, a call is answered without the wallet, so it waits for no time-out', async () => {
  const port = await givenPort(() => {});
  const timeouts = { headersMs: 300, breakerFailures: 2 };
  const connector = givenConnector(port.url, { clock: makeClock().clock, timeouts });
  await openBreaker(connector);
  for (let call = 0; call < 100; call += 1) await connector.showOrder(expected);
  expect(port.connections()).toBe(2);
});

test('after a while one call checks an open breaker, and its answer closes the breaker', async () => {
  const { clock, advance } = makeClock();
  const proxy = await givenProxy(wallet.url);
  const connector = givenConnector(proxy.url, { clock });
  const order = await givenApprovedOrder(wallet, connector);
  await wallet.fault({ fault: 'connection_cut', operation: 'show', orderId: order.orderId, times: 100 });
  for (let look = 0; look < 2; look += 1) await connector.showOrder(order);
  await wallet.clearFaults();
  expect((await connector.showOrder(order)).calls).toEqual([]);

  advance(5000);
  const before = proxy.requests.length;
  const looks = await Promise.all(Array.from({ length: 20 }, () => connector.showOrder(order)));
  expect(looks.filter(({ result }) => result.outcome === 'approved')).toHaveLength(1);
  expect(proxy.requests.length - before).toBe(1);
  expect((await connector.showOrder(order)).result).toMatchObject({ outcome: 'approved' });
});

test('when that call fails, the breaker stays open for another while', async () => {
  const { clock, advance } = makeClock();
  const port = await givenPort((socket) => socket.destroy());
  const connector = givenConnector(port.url, { clock });
  await openBreaker(connector);
  advance(5000);
  expect((await connector.showOrder(expected)).calls).toHaveLength(1);
  expect((await connector.showOrder(expected)).calls).toEqual([]);
  expect(port.connections()).toBe(6);
});

// docs/reliability.md#f11
test('a clock that is set back an hour does not keep the breaker open', async () => {
  const { clock, advance } = makeClock();
  const port = await givenPort((socket) => socket.destroy());
  const connector = givenConnector(port.url, { clock });
  await openBreaker(connector);
  advance(-3_600_000);
  expect((await connector.showOrder(expected)).calls).toHaveLength(1);
});

test('a wallet that answers with errors does not open the breaker', async () => {
  const connector = givenConnector(wallet.url);
  const order = await givenApprovedOrder(wallet, connector);
  await wallet.fault({ fault: 'unavailable', operation: 'show', orderId: order.orderId, times: 30 });
  for (let look = 0; look < 10; look += 1) {
    expect((await connector.showOrder(order)).calls).toHaveLength(3);
  }
  expect((await connector.showOrder(order)).result).toMatchObject({ outcome: 'approved' });
});

test('calls that are given up say nothing about the wallet: they neither open the breaker nor count as failures', async () => {
  const { clock } = makeClock();
  const proxy = await givenProxy(wallet.url);
  const connector = givenConnector(proxy.url, { clock, timeouts: { breakerFailures: 2 } });
  const order = await givenApprovedOrder(wallet, connector);
  await wallet.fault({
    fault: 'slow',
    operation: 'capture',
    orderId: order.orderId,
    times: 10,
    delayMs: 60_000,
  });
  for (let call = 0; call < 3; call += 1) {
    const sent = proxy.requests.length;
    const lease = new AbortController();
    const capture = connector.captureOrder(order, `r-${call}`, lease.signal);
    await expect.poll(() => proxy.requests.length).toBe(sent + 1);
    lease.abort();
    expect((await capture).result).toMatchObject({ outcome: 'unknown' });
  }
  expect([connector.isUnresponsive(), connector.isFailing(), connector.failures()]).toEqual([
    false,
    false,
    0,
  ]);
  expect((await connector.showOrder(order)).result).toMatchObject({ outcome: 'captured' });
});
