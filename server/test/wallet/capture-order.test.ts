import { afterAll, expect, test } from 'vitest';
import type { OrderOutcome } from '../../src/wallet/wallet.ts';
import { givenProxy } from './proxy.ts';
import { anOrder, eur, givenApprovedOrder, givenConnector, givenWallet, startWallet } from './support.ts';

const wallet = await startWallet();
afterAll(wallet.close);

const given = async (fault?: string, buyer?: string) => {
  const connector = givenConnector(wallet.url);
  const order = await givenApprovedOrder(wallet, connector, {}, buyer);
  if (fault !== undefined) await wallet.fault({ fault, operation: 'capture', orderId: order.orderId });
  const capture = (requestId = `${order.orderId}-1`) => connector.captureOrder(order, requestId);
  return { connector, order, capture };
};

const expectCaptured = async (result: OrderOutcome, orderId: string) => {
  const truth = await wallet.truth(orderId);
  expect(truth.captureCount).toBe(1);
  expect(result).toMatchObject({
    outcome: 'captured',
    capture: { id: truth.captures[0]!.id, money: eur(1050n) },
  });
};

/** Who pays, as the wallet names the buyer of these tests. */
const ada = {
  accountId: 'ADA2345678PQR',
  email: 'ada@buyers.example',
  instrument: 'paypal',
  name: 'Ada Amsel',
  surname: 'Amsel',
};

test('an approved order is captured, with the id and the amount of the capture', async () => {
  const { order, capture } = await given();
  const { result, calls } = await capture();
  await expectCaptured(result, order.orderId);
  expect(calls).toEqual([
    {
      operation: 'capture_order',
      requestId: `${order.orderId}-1`,
      durationMs: expect.any(Number),
      status: 201,
      issue: undefined,
      debugId: expect.stringMatching(/^[0-9a-f]{13}$/),
    },
  ]);
});

test('the same request id captures once and gets the same answer again', async () => {
  const { order, capture } = await given();
  const first = await capture();
  const again = await capture();
  expect(again.result).toEqual(first.result);
  await expectCaptured(again.result, order.orderId);
});

test('a hundred captures at once under one request id take the money once, and all are captured', async () => {
  const { order, capture } = await given();
  const answers = await Promise.all(Array.from({ length: 100 }, () => capture()));
  for (const { result } of answers) await expectCaptured(result, order.orderId);
});

// The order shows the capture, under whatever request id it was made (docs/reliability.md#f4).
test('an order that was already captured under another request id is captured', async () => {
  const { order, capture } = await given();
  await capture('first-request');
  const { result, calls } = await capture('second-request');
  await expectCaptured(result, order.orderId);
  expect(calls.map(({ operation, issue }) => [operation, issue])).toEqual([
    ['capture_order', 'ORDER_ALREADY_CAPTURED'],
    ['show_order', undefined],
  ]);
});

test('an order that was already captured is a success only if its amount is right', async () => {
  const { connector, order } = await given('already_captured');
  const { result } = await connector.captureOrder({ ...order, total: eur(1051n) }, 'r');
  expect(result).toMatchObject({ outcome: 'mismatch' });
});

test.for(['wrong_amount', 'wrong_currency', 'wrong_order'])(
  'an order that was already captured and is shown with %s is not a success',
  async (fault) => {
    const { order, capture } = await given('already_captured');
    await wallet.fault({ fault, operation: 'show', orderId: order.orderId });
    expect((await capture()).result).toMatchObject({ outcome: 'mismatch' });
  },
);

// A part of the wallet that does not know the capture yet may answer a look.
test.for([
  { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } },
  { status: 200, body: { status: 'VOIDED' } },
  { status: 200, body: { status: 'PAYER_ACTION_REQUIRED' } },
  { status: 200, body: { status: 'APPROVED' } },
])(
  'an order that was already captured and is shown as %o is unknown, never failed',
  async ({ status, body }) => {
    const order = await givenApprovedOrder(wallet, givenConnector(wallet.url));
    await wallet.fault({ fault: 'already_captured', operation: 'capture', orderId: order.orderId });
    const proxy = await givenProxy(wallet.url, ({ method }) =>
      method === 'GET' ? { status, body: { id: order.orderId, ...body } } : undefined,
    );
    const { result } = await givenConnector(proxy.url).captureOrder(order, 'r');
    expect(result.outcome).toBe('unknown');
  },
);

test('an order without approval is not approved, and stays so', async () => {
  const connector = givenConnector(wallet.url);
  const order = anOrder();
  const { result: created } = await connector.createOrder(order);
  const expected = { paymentId: order.paymentId, orderId: created.orderId, total: eur(1050n) };
  const { result, calls } = await connector.captureOrder(expected, 'r');
  expect(result).toEqual({ outcome: 'not_approved' });
  expect(calls).toMatchObject([{ status: 422, issue: 'ORDER_NOT_APPROVED', debugId: expect.any(String) }]);
  expect((await connector.showOrder(expected)).result).toEqual({ outcome: 'not_approved' });
});

test('an order that the wallet does not know is not found', async () => {
  const connector = givenConnector(wallet.url);
  const { result } = await connector.captureOrder(
    { paymentId: 'pay_1', orderId: 'NOSUCHORDER', total: eur(1n) },
    'r',
  );
  expect(result).toEqual({ outcome: 'not_found' });
});

test('when the buyer has to act again for an approved order, what they approved was declined', async () => {
  const { order, capture } = await given('payer_action_required');
  expect((await capture()).result).toEqual({
    outcome: 'declined',
    kind: 'instrument_declined',
    issue: 'PAYER_ACTION_REQUIRED',
  });
  expect((await wallet.truth(order.orderId)).captureCount).toBe(0);
});

test.for([
  ['instrument_declined', { outcome: 'declined', kind: 'instrument_declined', issue: 'INSTRUMENT_DECLINED' }],
  ['payer_cannot_pay', { outcome: 'declined', kind: 'refused', issue: 'PAYER_CANNOT_PAY' }],
  ['transaction_refused', { outcome: 'declined', kind: 'refused', issue: 'TRANSACTION_REFUSED' }],
  ['compliance_violation', { outcome: 'declined', kind: 'refused', issue: 'COMPLIANCE_VIOLATION' }],
  ['order_expired', { outcome: 'not_found' }],
] as const)(
  'a refusal (%s) is final: no money was taken, and the call is not repeated',
  async ([fault, outcome]) => {
    const { order, capture } = await given(fault);
    const { result, calls } = await capture();
    expect(result).toEqual(outcome);
    expect(calls).toHaveLength(1);
    expect((await wallet.truth(order.orderId)).captureCount).toBe(0);
  },
);

test('a declined instrument leaves the order open for another one', async () => {
  const { order, capture } = await given(undefined, 'dora');
  expect((await capture('r-1')).result).toMatchObject({ kind: 'instrument_declined' });
  await wallet.approve(order.orderId, 'ada');
  await expectCaptured((await capture('r-2')).result, order.orderId);
});

test('a completed order whose capture was declined is declined', async () => {
  const { connector, order, capture } = await given('declined_capture');
  // The wallet gives no reason with a declined capture.
  const declined = { outcome: 'declined', kind: 'refused', issue: 'DECLINED', payer: ada };
  expect((await capture()).result).toEqual(declined);
  expect((await connector.showOrder(order)).result).toEqual(declined);
});

test.for([
  ['completed', 'captured'],
  ['declined', 'declined'],
] as const)('a capture is pending until it is %s', async ([end, outcome]) => {
  const { connector, order, capture } = await given('pending_capture');
  const { result } = await capture();
  const [pending] = (await wallet.truth(order.orderId)).captures;
  expect(result).toEqual({ outcome: 'pending', captureId: pending!.id, payer: ada });
  expect((await connector.showOrder(order)).result).toEqual(result);
  await wallet.settle(pending!.id, end);
  expect((await connector.showOrder(order)).result.outcome).toBe(outcome);
});

// Neither credits money. Only a mismatch needs a person (docs/reliability.md#f9).
test.for([
  ['wrong_order', 'mismatch'],
  ['wrong_amount', 'mismatch'],
  ['wrong_currency', 'mismatch'],
  ['garbage', 'unknown'],
  ['half_body', 'unknown'],
] as const)(
  'an answer with %s is %s, not a success, and the call is not repeated',
  async ([fault, outcome]) => {
    const { connector, order, capture } = await given(fault);
    const { result, calls } = await capture();
    expect(result.outcome).toBe(outcome);
    expect(calls).toHaveLength(1);
    // The money was taken nevertheless, and the next look at the order shows it.
    await expectCaptured((await connector.showOrder(order)).result, order.orderId);
  },
);

test.for(['wrong_order', 'wrong_amount', 'wrong_currency'])(
  'a look at an approved order that shows %s is a mismatch',
  async (fault) => {
    const { connector, order } = await given();
    await wallet.fault({ fault, operation: 'show', orderId: order.orderId });
    expect((await connector.showOrder(order)).result.outcome).toBe('mismatch');
    expect((await connector.showOrder(order)).result).toMatchObject({ outcome: 'approved' });
  },
);

test('an approved order that is not captured in time is not found any more', async () => {
  const own = await givenWallet({ WALLET_ORDER_LIFETIME_SECONDS: '60' });
  const connector = givenConnector(own.url);
  const order = await givenApprovedOrder(own, connector);
  await own.advance(61);
  expect((await connector.showOrder(order)).result).toEqual({ outcome: 'not_found' });
  expect((await connector.captureOrder(order, 'r')).result).toEqual({ outcome: 'not_found' });
});
