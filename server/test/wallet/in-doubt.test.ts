import type { Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { standardTimeouts } from '../../src/wallet/calling/timeouts.ts';
import type { OrdersV2Options } from '../../src/wallet/orders-v2/connect-orders-v2.ts';
import { givenFullPort, givenPort } from './proxy.ts';
import { anOrder, givenApprovedOrder, givenConnector, startWallet } from './support.ts';

const wallet = await startWallet();
afterAll(wallet.close);

const expected = { paymentId: 'pay_1', orderId: 'AN-ORDER', total: anOrder().total };

const given = async (fault: string, times = 1) => {
  const connector = givenConnector(wallet.url);
  const order = await givenApprovedOrder(wallet, connector);
  const faultId = await wallet.fault({ fault, operation: 'capture', orderId: order.orderId, times });
  const capture = (by = connector) => by.captureOrder(order, `${order.orderId}-1`);
  return { connector, order, faultId, capture };
};

/**
 * A connector that waits so briefly that a busy wallet may be late. So it has its access token before the test begins, and a second is
 * long enough for a request to arrive.
 */
const givenImpatient = async (timeouts: OrdersV2Options['timeouts'] = { headersMs: 1000 }) => {
  const connector = givenConnector(wallet.url, { timeouts: { breakerFailures: Infinity, ...timeouts } });
  await expect.poll(async () => (await connector.showOrder(expected)).result.outcome).toBe('not_found');
  return connector;
};

// In doubt, never failed (docs/reliability.md#f3).
test.for(['timeout_before_effect', 'timeout_after_effect', 'late_effect'])(
  'a capture that is not answered in time (%s) is unknown, and is not repeated at once',
  async (fault) => {
    const { connector, order, capture } = await given(fault);
    const { result, calls } = await capture(await givenImpatient());
    expect(result).toEqual({ outcome: 'unknown', detail: 'timed out' });
    expect(calls).toMatchObject([{ operation: 'capture_order', status: 0, issue: 'timed out' }]);
    await wallet.clearFaults();
    expect((await capture()).result.outcome).toBe('captured');
    expect((await wallet.truth(order.orderId)).captureCount).toBe(1);
    expect((await connector.showOrder(order)).result.outcome).toBe('captured');
  },
);

test.for([
  'error_before_effect',
  'error_after_effect',
  'unavailable',
  'connection_cut',
  'connection_cut_after_effect',
])(
  'after a temporary fault (%s) the call is repeated under the same request id, with one capture',
  async (fault) => {
    const { order, capture } = await given(fault, 2);
    const { result, calls } = await capture();
    expect(result.outcome).toBe('captured');
    expect(calls.map(({ requestId }) => requestId)).toEqual(
      Array.from({ length: 3 }, () => `${order.orderId}-1`),
    );
    expect((await wallet.truth(order.orderId)).captureCount).toBe(1);
  },
);

test.for([
  'error_before_effect',
  'error_after_effect',
  'unavailable',
  'connection_cut',
  'connection_cut_after_effect',
])(
  'after a permanent fault (%s) the outcome is unknown after a limited number of attempts',
  async (fault) => {
    const { faultId, capture } = await given(fault, 100);
    const { result, calls } = await capture();
    expect(result.outcome).toBe('unknown');
    expect(calls).toHaveLength(3);
    expect(await wallet.faultTimesLeft(faultId)).toBe(97);
    await wallet.clearFaults();
  },
);

test('a look with a temporary fault is repeated', async () => {
  const { connector, order } = await given('unavailable', 1);
  await wallet.fault({ fault: 'connection_cut', operation: 'show', orderId: order.orderId, times: 2 });
  expect((await connector.showOrder(order)).result).toMatchObject({ outcome: 'approved' });
  await wallet.clearFaults();
});

test('when the wallet asks to wait, the call is repeated after that wait, and not earlier', async () => {
  const { order, capture } = await given('unavailable', 1);
  await wallet.clearFaults();
  await wallet.fault({
    fault: 'rate_limited',
    operation: 'capture',
    orderId: order.orderId,
    retryAfterSeconds: 1,
  });
  const startMs = performance.now();
  const { result, calls } = await capture();
  expect(result.outcome).toBe('captured');
  expect(calls.map(({ status }) => status)).toEqual([429, 201]);
  expect(performance.now() - startMs).toBeGreaterThanOrEqual(999);
});

test('when the wallet asks for too long a wait, the outcome is unknown at once', async () => {
  const { order, capture } = await given('unavailable', 1);
  await wallet.clearFaults();
  await wallet.fault({
    fault: 'rate_limited',
    operation: 'capture',
    orderId: order.orderId,
    retryAfterSeconds: 15,
  });
  const { result, calls } = await capture();
  expect(result).toEqual({ outcome: 'unknown', detail: '429 RATE_LIMIT_REACHED' });
  expect(calls).toHaveLength(1);
});

test('when the same request is still running at the wallet, the outcome is unknown', async () => {
  const { order, capture } = await given('request_in_progress');
  expect((await capture()).result).toEqual({
    outcome: 'unknown',
    detail: '409 PREVIOUS_REQUEST_IN_PROGRESS',
  });
  expect((await capture()).result.outcome).toBe('captured');
  expect((await wallet.truth(order.orderId)).captureCount).toBe(1);
});

test('an operation ends at its deadline, even if retries and waits are left', async () => {
  const { order, capture } = await given('unavailable', 100);
  const impatient = await givenImpatient({ operationMs: 200, retryWaitsMs: [60_000] });
  const { result, calls } = await capture(impatient);
  expect(result.outcome).toBe('unknown');
  expect(calls).toHaveLength(1);
  expect((await wallet.truth(order.orderId)).captureCount).toBe(0);
  await wallet.clearFaults();
});

test('when a new order is not answered in time, the wallet is unavailable, and a second attempt creates no second order', async () => {
  const impatient = await givenImpatient();
  const order = anOrder();
  await wallet.fault({ fault: 'timeout_after_effect', operation: 'create' });
  await expect(impatient.createOrder(order)).rejects.toMatchObject({
    name: 'WalletUnavailable',
    calls: [{ operation: 'create_order', status: 0, issue: 'timed out' }],
  });
  const again = await givenConnector(wallet.url).createOrder(order);
  expect(again.calls.at(-1)?.status).toBe(200);
});

/** Answers every request with these bytes. */
const answering = (answer: string) => (socket: Socket) => void socket.on('data', () => socket.write(answer));

const expectUnknownSoon = async (url: string, timeouts: { bodyMs?: number; connectMs?: number }) => {
  const { result, calls } = await givenConnector(url, { timeouts }).showOrder(expected);
  expect(result).toEqual({ outcome: 'unknown', detail: 'timed out' });
  expect(calls).toMatchObject([{ operation: 'token', status: 0, issue: 'timed out' }]);
  expect(calls[0]!.durationMs).toBeLessThan(standardTimeouts.headersMs);
};

test('an answer that stops in the middle of its body is unknown soon, and the call is not repeated at once', async () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n';
  const port = await givenPort(answering(`${head}{"access_token":`));
  await expectUnknownSoon(port.url, { bodyMs: 150 });
});

test('when the wallet accepts no connection, the outcome is unknown soon, and the call is not repeated at once', async () => {
  const port = await givenFullPort();
  await expectUnknownSoon(port.url, { connectMs: 150 });
});

test('an endless answer is cut off, and the outcome is unknown', async () => {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 99999999999\r\n\r\n';
  const port = await givenPort(answering(`${head}{"access_token":"${'x'.repeat(2_000_000)}`));
  const connector = givenConnector(port.url);
  const { result } = await connector.showOrder(expected);
  expect(result.outcome).toBe('unknown');
});

test('an answer of a server that is not the wallet neither refuses nor expires an order', async () => {
  const port = await givenPort(answering('HTTP/1.1 404 Not Found\r\ncontent-length: 4\r\n\r\nnone'));
  const connector = givenConnector(port.url);
  const { result } = await connector.showOrder(expected);
  expect(result.outcome).toBe('unknown');
  await expect(connector.createOrder(anOrder())).rejects.toMatchObject({ name: 'WalletUnavailable' });
});
