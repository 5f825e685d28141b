import { afterAll, expect, test } from 'vitest';
import { givenProxy } from './proxy.ts';
import { eur, givenApprovedOrder, givenConnector, givenWallet, startWallet } from './support.ts';

const wallet = await startWallet();
afterAll(wallet.close);

const givenApproved = async () => {
  const connector = givenConnector(wallet.url);
  return { connector, order: await givenApprovedOrder(wallet, connector, { intent: 'authorize' }) };
};

const givenAuthorization = async (fault?: string, operation = 'authorizationCapture') => {
  const { connector, order } = await givenApproved();
  await connector.authorizeOrder(order, `${order.orderId}-1`);
  const id = (await wallet.truth(order.orderId)).authorizations[0]!.id;
  if (fault !== undefined) await wallet.fault({ fault, operation, orderId: order.orderId });
  return { connector, order, id };
};

test('an approved order is authorised, with the end of the authorisation', async () => {
  const { connector, order } = await givenApproved();
  const { result } = await connector.authorizeOrder(order, 'r');
  const { authorizations, captureCount } = await wallet.truth(order.orderId);
  expect(result).toEqual({
    outcome: 'authorized',
    authorization: { id: authorizations[0]!.id, money: eur(1050n) },
    expiresAt: expect.any(Date),
    payer: {
      name: 'Ada Amsel',
      surname: 'Amsel',
      email: 'ada@buyers.example',
      accountId: 'ADA2345678PQR',
      instrument: 'paypal',
    },
  });
  expect(captureCount).toBe(0);
  expect((await connector.showOrder(order)).result).toEqual(result);
});

test('an order that was already authorised under another request id is authorised', async () => {
  const { connector, order } = await givenApproved();
  const first = await connector.authorizeOrder(order, 'first');
  const second = await connector.authorizeOrder(order, 'second');
  expect(second.result).toEqual(first.result);
  expect(second.calls.map(({ operation }) => operation)).toEqual(['authorize_order', 'show_order']);
  expect((await wallet.truth(order.orderId)).authorizations).toHaveLength(1);
});

test('capturing an order with the intent to authorise is never a success', async () => {
  const { connector, order } = await givenApproved();
  expect((await connector.captureOrder(order, 'r')).result.outcome).toBe('declined');
});

test('authorising an order with the intent to capture is a mismatch', async () => {
  const connector = givenConnector(wallet.url);
  const order = await givenApprovedOrder(wallet, connector);
  expect((await connector.authorizeOrder(order, 'r')).result.outcome).toBe('mismatch');
});

test.for([
  ['payer_cannot_pay', { outcome: 'declined', kind: 'refused', issue: 'PAYER_CANNOT_PAY' }],
  ['payer_action_required', { outcome: 'declined', kind: 'instrument_declined' }],
  ['order_expired', { outcome: 'not_found' }],
  ['request_in_progress', { outcome: 'unknown' }],
  ['wrong_amount', { outcome: 'mismatch' }],
  ['wrong_currency', { outcome: 'mismatch' }],
  ['wrong_order', { outcome: 'mismatch' }],
  ['half_body', { outcome: 'unknown' }],
  ['garbage', { outcome: 'unknown' }],
] as const)('an authorisation with the fault %s has the right outcome', async ([fault, outcome]) => {
  const { connector, order } = await givenApproved();
  await wallet.fault({ fault, operation: 'authorize', orderId: order.orderId });
  expect((await connector.authorizeOrder(order, 'r')).result).toMatchObject(outcome);
});

test.for([1050n, 1n])(
  '%s minor units of an authorisation are captured, once, and the rest is released',
  async (minor) => {
    const { connector, order, id } = await givenAuthorization();
    const { result } = await connector.captureAuthorization(id, eur(minor), 'r');
    const again = await connector.captureAuthorization(id, eur(minor), 'r');
    const truth = await wallet.truth(order.orderId);
    expect(result).toEqual({
      outcome: 'captured',
      capture: { id: truth.captures[0]!.id, money: eur(minor), feeMinor: (minor * 29n) / 1000n },
    });
    expect(again.result).toEqual(result);
    expect(truth).toMatchObject({
      captureCount: 1,
      captured: { minor: Number(minor) },
      authorizations: [{ status: 'CAPTURED' }],
    });
  },
);

test('a capture that was made under another request id is found in the order', async () => {
  const { connector, id } = await givenAuthorization();
  const first = await connector.captureAuthorization(id, eur(500n), 'first');
  const second = await connector.captureAuthorization(id, eur(500n), 'second');
  expect(second.result).toEqual(first.result);
  expect(second.calls.map(({ operation, issue }) => [operation, issue])).toEqual([
    ['capture_authorization', 'AUTHORIZATION_ALREADY_CAPTURED'],
    ['show_authorization', undefined],
    ['show_order', undefined],
  ]);
});

test.for([
  { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } },
  { status: 200, body: { status: 'VOIDED' } },
  { status: 200, body: { status: 'CREATED' } },
])('an authorisation that was already captured and is shown as %o is unknown', async ({ status, body }) => {
  const { connector, id } = await givenAuthorization();
  await connector.captureAuthorization(id, eur(1050n), 'first');
  const amount = { currency_code: 'EUR', value: '10.50' };
  const proxy = await givenProxy(wallet.url, ({ method }) =>
    method === 'GET' ? { status, body: { id, amount, ...body } } : undefined,
  );
  const { result } = await givenConnector(proxy.url).captureAuthorization(id, eur(1050n), 'second');
  expect(result.outcome).toBe('unknown');
});

test('a capture of another amount than the requested one is a mismatch', async () => {
  const { connector, id } = await givenAuthorization();
  await connector.captureAuthorization(id, eur(500n), 'first');
  expect((await connector.captureAuthorization(id, eur(501n), 'second')).result.outcome).toBe('mismatch');
  expect((await connector.showAuthorization(id, eur(501n))).result.outcome).toBe('mismatch');
});

test('a capture of another authorisation than the requested one is a mismatch', async () => {
  const { id } = await givenAuthorization();
  const href = `${wallet.url}/v2/payments/authorizations/ANOTHER`;
  const amount = { currency_code: 'EUR', value: '10.50' };
  const capture = { id: 'CAPTURE-1', status: 'COMPLETED', amount };
  for (const named of [
    { links: [{ rel: 'up', href }] },
    { supplementary_data: { related_ids: { authorization_id: 'ANOTHER' } } },
  ]) {
    const proxy = await givenProxy(wallet.url, ({ path }) =>
      path.endsWith('/capture') ? { status: 201, body: { ...capture, ...named } } : undefined,
    );
    const { result } = await givenConnector(proxy.url).captureAuthorization(id, eur(1050n), 'r');
    expect(result.outcome).toBe('mismatch');
  }
});

test('more than the authorised amount cannot be captured', async () => {
  const { connector, order, id } = await givenAuthorization();
  const { result } = await connector.captureAuthorization(id, eur(1051n), 'r');
  expect(result).toEqual({
    outcome: 'mismatch',
    reason: { code: 'refused', values: { issue: 'MAX_CAPTURE_AMOUNT_EXCEEDED' } },
  });
  expect((await wallet.truth(order.orderId)).captureCount).toBe(0);
});

test('an amount that the wallet cannot take in this currency is not sent', async () => {
  const { connector, id } = await givenAuthorization();
  const { result, calls } = await connector.captureAuthorization(
    id,
    { currency: 'HUF', amountMinor: 150n },
    'r',
  );
  expect(result).toEqual({
    outcome: 'mismatch',
    reason: { code: 'refused', values: { issue: 'DECIMALS_NOT_SUPPORTED' } },
  });
  expect(calls).toEqual([]);
});

test.for([
  ['payer_cannot_pay', { outcome: 'declined', issue: 'PAYER_CANNOT_PAY' }],
  ['transaction_refused', { outcome: 'declined', issue: 'TRANSACTION_REFUSED' }],
  ['compliance_violation', { outcome: 'declined', issue: 'COMPLIANCE_VIOLATION' }],
  ['pending_capture', { outcome: 'pending' }],
  ['request_in_progress', { outcome: 'unknown' }],
  ['wrong_amount', { outcome: 'mismatch' }],
  ['wrong_currency', { outcome: 'mismatch' }],
  ['wrong_order', { outcome: 'mismatch' }],
  ['half_body', { outcome: 'unknown' }],
  ['garbage', { outcome: 'unknown' }],
  ['error_after_effect', { outcome: 'captured' }],
  ['connection_cut_after_effect', { outcome: 'captured' }],
] as const)(
  'a capture of an authorisation with the fault %s has the right outcome',
  async ([fault, outcome]) => {
    const { connector, id } = await givenAuthorization(fault);
    expect((await connector.captureAuthorization(id, eur(1050n), 'r')).result).toMatchObject(outcome);
  },
);

test('an authorisation is released, and stays released', async () => {
  const { connector, order, id } = await givenAuthorization();
  expect((await connector.voidAuthorization(id, 'first')).result).toEqual({ outcome: 'voided' });
  expect((await connector.voidAuthorization(id, 'first')).result).toEqual({ outcome: 'voided' });
  expect((await connector.voidAuthorization(id, 'second')).result).toEqual({ outcome: 'voided' });
  expect((await connector.captureAuthorization(id, eur(1n), 'r')).result).toEqual({ outcome: 'lapsed' });
  expect((await connector.showAuthorization(id, eur(1n))).result).toEqual({ outcome: 'lapsed' });
  expect((await connector.showOrder(order)).result).toEqual({ outcome: 'expired' });
});

test('a release of a captured authorisation is a mismatch', async () => {
  const { connector, id } = await givenAuthorization();
  await connector.captureAuthorization(id, eur(1050n), 'r');
  expect((await connector.voidAuthorization(id, 'v')).result).toEqual({
    outcome: 'mismatch',
    reason: { code: 'refused', values: { issue: 'PREVIOUSLY_CAPTURED' } },
  });
});

test.for([
  ['request_in_progress', 'unknown'],
  ['wrong_order', 'mismatch'],
  ['half_body', 'unknown'],
  ['garbage', 'unknown'],
  ['error_after_effect', 'voided'],
  ['connection_cut_after_effect', 'voided'],
] as const)('a release with the fault %s is %s', async ([fault, outcome]) => {
  const { connector, id } = await givenAuthorization(fault, 'void');
  expect((await connector.voidAuthorization(id, 'v')).result.outcome).toBe(outcome);
});

test('a look at an authorisation shows that it is open, and later its capture', async () => {
  const { connector, order, id } = await givenAuthorization();
  expect((await connector.showAuthorization(id, eur(300n))).result).toEqual({
    outcome: 'still_authorized',
    expiresAt: expect.any(Date),
  });
  const { result } = await connector.captureAuthorization(id, eur(300n), 'r');
  expect((await connector.showAuthorization(id, eur(300n))).result).toEqual(result);
  expect((await wallet.truth(order.orderId)).captureCount).toBe(1);
});

test.for(['wrong_amount', 'wrong_currency', 'wrong_order'])(
  'a look at an authorisation that shows %s is a mismatch',
  async (fault) => {
    const { connector, id } = await givenAuthorization(fault, 'authorizationShow');
    // The wrong amount is larger than the right one, so ask for more: a smaller authorisation must never pass.
    const asked = fault === 'wrong_amount' ? eur(9999n) : eur(1050n);
    expect((await connector.showAuthorization(id, asked)).result.outcome).toBe('mismatch');
  },
);

test('an authorisation that the wallet does not know is not found, which decides nothing', async () => {
  const connector = givenConnector(wallet.url);
  expect((await connector.showAuthorization('NOSUCHAUTH', eur(1n))).result).toEqual({
    outcome: 'not_found',
  });
  expect((await connector.voidAuthorization('NOSUCHAUTH', 'r')).result).toEqual({ outcome: 'not_found' });
});

test('an expired authorisation has lapsed', async () => {
  const own = await givenWallet();
  const connector = givenConnector(own.url);
  const order = await givenApprovedOrder(own, connector, { intent: 'authorize' });
  await connector.authorizeOrder(order, 'r');
  const { id } = (await own.truth(order.orderId)).authorizations[0]!;
  await own.advance(29 * 24 * 3600 + 1);
  expect((await connector.captureAuthorization(id, eur(1n), 'r')).result).toEqual({ outcome: 'lapsed' });
});
