import { expect, test } from 'vitest';
import { findPayment } from '../../src/payments/store/queries.ts';
import { requestOperation } from '../../src/payments/store/request-operations-query.ts';
import { givenShop, makeStranger, postingsOf } from './support.ts';

const shop = givenShop();

const itemsOf = (unitAmount: number, quantity = 1) => [
  { merchantAccountId: 'merchant-2', description: 'A record', quantity, unitAmount, type: 'digital' },
];

const changeBody = (totalAmount: number, more: { transaction?: object; [part: string]: unknown } = {}) => ({
  items: itemsOf(totalAmount),
  ...more,
  transaction: { totalAmount, ...more.transaction },
});

const change = (id: string, body: unknown, headers: Record<string, string> = {}) =>
  shop.client.call('PUT', `/moneyins/${id}`, body, headers);

const amountAtWallet = async (orderId: string) => {
  const [unit] = (await shop.wallet.truth(orderId)).purchaseUnits;
  return (unit!['amount'] as { value: string }).value;
};

const eventsOf = async (id: string) => {
  const { timeline } = (await shop.client.read(id)) as { timeline: { kind: string; name: string }[] };
  return timeline.filter(({ kind }) => kind === 'event').map(({ name }) => name);
};

const captured = async (id: string, amount: number) => {
  await expect
    .poll(() => shop.client.read(id))
    .toMatchObject({ status: 'captured', totalAmount: amount, capturedAmount: amount });
};

test('amount, items and commission are changed here and at the wallet, and the new amount is captured', async () => {
  const payment = await shop.client.givenPayment({ transaction: { commissionAmount: 100 } });
  const answer = await change(payment.id, changeBody(2500, { transaction: { commissionAmount: 300 } }));
  expect(answer.status).toBe(200);
  const expected = {
    id: payment.id,
    status: 'awaiting_approval',
    operation: null,
    totalAmount: 2500,
    commissionAmount: 300,
    items: [{ description: 'A record', unitAmount: 2500 }],
  };
  expect(await answer.json()).toMatchObject(expected);
  expect(await shop.client.read(payment.id)).toMatchObject(expected);
  expect((await shop.wallet.truth(payment.extOrderId)).purchaseUnits).toMatchObject([
    { amount: { value: '25.00' }, items: [{ name: 'A record' }], custom_id: payment.id },
  ]);
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  await captured(payment.id, 2500);
  expect(await eventsOf(payment.id)).toEqual(
    expect.arrayContaining(['payment.created', 'payment.changed', 'payment.captured']),
  );
  expect(await postingsOf(shop.server, payment.id)).toEqual([
    { kind: 'wallet_clearing', account: null, amount: -2500 },
    { kind: 'commission', account: null, amount: 300 },
    { kind: 'account', account: 'shop', amount: 2200 },
  ]);
});

test('commission and delivery stay when a change leaves them out, and the breakdown is replaced', async () => {
  const delivery = {
    receiver: { fullName: 'Ada Amsel' },
    address: { street: 'Keizersgracht 100', city: 'Amsterdam', postCode: '1015 AA', country: 'NL' },
  };
  const payment = await shop.client.givenPayment({
    transaction: { totalAmount: 1200, commissionAmount: 50, reference: 'order 17' },
    amountBreakdown: { totalItems: 1000, shipping: 200 },
    delivery,
  });
  expect((await change(payment.id, changeBody(700))).status).toBe(200);
  expect(await shop.client.read(payment.id)).toMatchObject({
    totalAmount: 700,
    commissionAmount: 50,
    reference: 'order 17',
    delivery,
    amountBreakdown: null,
  });
  const moved = { ...delivery, address: { ...delivery.address, street: 'Herengracht 1' } };
  expect((await change(payment.id, changeBody(700, { delivery: moved }))).status).toBe(200);
  expect((await shop.wallet.truth(payment.extOrderId)).purchaseUnits).toMatchObject([
    { shipping: { name: { full_name: 'Ada Amsel' }, address: { address_line_1: 'Herengracht 1' } } },
  ]);
});

test('items and breakdown can be sent back as GET shows them: unchanged they change nothing', async () => {
  const delivery = { receiver: { fullName: 'Ada Amsel' } };
  const amountBreakdown = { totalItems: 1000, shipping: 200 };
  const payment = await shop.client.givenPayment({
    transaction: { totalAmount: 1200, commissionAmount: 50 },
    amountBreakdown,
    delivery,
  });
  const { items, totalAmount, ...shown } = (await shop.client.read(payment.id)) as {
    items: object[];
    totalAmount: number;
    amountBreakdown: object;
  };
  const more = { items, amountBreakdown: shown.amountBreakdown };
  expect(await (await change(payment.id, changeBody(totalAmount, more))).json()).toMatchObject({
    items,
    totalAmount,
    ...shown,
  });
  expect(await eventsOf(payment.id)).not.toContain('payment.changed');
  const [item] = items;
  const dearer = { items: [{ ...item, quantity: 1, unitAmount: 2000 }] };
  expect((await change(payment.id, changeBody(2000, dearer))).status).toBe(200);
  expect(await shop.client.read(payment.id)).toMatchObject({
    totalAmount: 2000,
    status: 'awaiting_approval',
  });
});

test('breakdown and delivery can be sent back as null, as GET shows them where there is none', async () => {
  const payment = await shop.client.givenPayment();
  const { items, totalAmount, amountBreakdown, delivery } = (await shop.client.read(payment.id)) as {
    items: object[];
    totalAmount: number;
    amountBreakdown: null;
    delivery: null;
  };
  expect([amountBreakdown, delivery]).toEqual([null, null]);
  const same = changeBody(totalAmount, { items, amountBreakdown, delivery });
  expect((await change(payment.id, same)).status).toBe(200);
  expect(await eventsOf(payment.id)).not.toContain('payment.changed');
  expect((await change(payment.id, changeBody(2000, { amountBreakdown, delivery }))).status).toBe(200);
  expect(await amountAtWallet(payment.extOrderId)).toBe('20.00');
  expect(await shop.client.read(payment.id)).toMatchObject({ amountBreakdown, delivery });
});

test('409: a delivery cannot be taken away, and null is not taken for leaving it out', async () => {
  const payment = await shop.client.givenPayment({ delivery: { receiver: { fullName: 'Ada Amsel' } } });
  const refused = await change(payment.id, changeBody(2000, { delivery: null }));
  expect(await refused.json()).toMatchObject({ status: 409, code: 'payment_not_changeable' });
  const physical = itemsOf(1000).map((item) => ({ ...item, type: 'physical' }));
  const missing = await change(payment.id, changeBody(1000, { items: physical, delivery: null }));
  expect(await missing.json()).toMatchObject({ errors: [{ pointer: '/delivery/address' }] });
});

test.for([
  [{ items: itemsOf(999) }, '/transaction/totalAmount', 'is 1000, and the items add up to 999'],
  [
    { transaction: { commissionAmount: 1001 } },
    '/transaction/commissionAmount',
    'is 1001, more than the totalAmount of 1000',
  ],
  [{ transaction: { currency: 'USD' } }, '/transaction/currency', 'is not known here'],
  [{ redirections: {} }, '/redirections', 'is not known here'],
  [{ items: [] }, '/items', 'must not be empty'],
  [
    { items: [{ ...itemsOf(1000)[0], type: 'physical' }] },
    '/delivery/address',
    'is missing: an item is physical',
  ],
] as const)('a change with the fault %j is refused as init refuses it', async ([fault, pointer, detail]) => {
  const payment = await shop.client.givenPayment();
  const answer = await change(payment.id, changeBody(1000, fault));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    code: 'invalid_request',
    errors: expect.arrayContaining([{ pointer, detail: expect.stringContaining(detail) }]),
  });
});

test('a commission that stays may not be more than the new total', async () => {
  const payment = await shop.client.givenPayment({ transaction: { commissionAmount: 500 } });
  const answer = await change(payment.id, changeBody(400));
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/transaction/commissionAmount' }] });
});

test('after the approval a change is 409 and says to start anew, and what was approved is captured', async () => {
  const payment = await shop.client.givenPayment();
  await shop.wallet.approve(payment.extOrderId);
  for (const body of [changeBody(2500), { ...changeBody(1000) }]) {
    const answer = await change(payment.id, body);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({
      code: 'payment_not_changeable',
      detail: expect.stringContaining('Cancel it and start a new one.'),
    });
  }
  expect(await eventsOf(payment.id)).toContain('payment.change_refused');
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  await captured(payment.id, 1000);
});

test('a change that the wallet refuses is 409, and the payment is as before', async () => {
  const payment = await shop.client.givenPayment();
  await shop.wallet.fault({ fault: 'amount_fixed', operation: 'patch', orderId: payment.extOrderId });
  const answer = await change(payment.id, changeBody(2500));
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({
    code: 'payment_not_changeable',
    detail: expect.stringContaining('AMOUNT_NOT_PATCHABLE'),
  });
  expect(await shop.client.read(payment.id)).toMatchObject({ totalAmount: 1000, operation: null });
});

test('an address is neither added nor removed by a change: 409', async () => {
  const payment = await shop.client.givenPayment();
  const address = { street: 'Keizersgracht 100', city: 'Amsterdam', postCode: '1015 AA', country: 'NL' };
  const answer = await change(payment.id, changeBody(2500, { delivery: { address } }));
  expect(answer.status).toBe(409);
  expect(await amountAtWallet(payment.extOrderId)).toBe('10.00');
});

test.for(["o'brien", 'shop/17', '"17"', '==\\', 'Nº 17 🎁', ''])(
  'a payment is changed whatever its reference is: %j',
  async (reference) => {
    const payment = await shop.client.givenPayment({ transaction: { reference } });
    expect((await change(payment.id, changeBody(2500))).status).toBe(200);
    expect(await amountAtWallet(payment.extOrderId)).toBe('25.00');
    expect(await shop.client.read(payment.id)).toMatchObject({ totalAmount: 2500, reference });
  },
);

test('a payment that is over, or of which an approval was declined, is not changed: 409', async () => {
  const cancelled = await shop.client.givenPayment();
  await shop.client.call('PUT', `/moneyins/${cancelled.id}/cancel`);
  const declined = await shop.client.givenPayment();
  await shop.wallet.approve(declined.extOrderId, 'dora');
  expect((await shop.client.resume(declined.id)).status).toBe(402);
  for (const { id } of [cancelled, declined]) {
    const answer = await change(id, changeBody(2500));
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'payment_not_changeable' });
  }
});

test("another platform's payment is not changed: 404", async () => {
  const payment = await shop.client.givenPayment();
  const stranger = await makeStranger(shop.server);
  const answer = await stranger.call('PUT', `/moneyins/${payment.id}`, changeBody(2500));
  expect(answer.status).toBe(404);
});

test('the same change with the same Idempotency-Key is made once, and answered again', async () => {
  const payment = await shop.client.givenPayment();
  const headers = { 'idempotency-key': 'change 1' };
  const first = await change(payment.id, changeBody(2500), headers);
  await change(payment.id, changeBody(3000));
  const again = await change(payment.id, changeBody(2500), headers);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await shop.client.read(payment.id)).toMatchObject({ totalAmount: 3000 });
});

test('to say again what the payment is already, is answered at any time and asks the wallet for nothing', async () => {
  const payment = await shop.client.givenPayment();
  expect((await change(payment.id, changeBody(2500))).status).toBe(200);
  await shop.wallet.approve(payment.extOrderId);
  expect((await change(payment.id, changeBody(2500))).status).toBe(200);
  const names = await eventsOf(payment.id);
  expect(names.filter((name) => name.startsWith('payment.change'))).toEqual(['payment.changed']);
});

test('a PATCH without an answer decides nothing: 202, and the service finds out by itself', async () => {
  const payment = await shop.client.givenPayment();
  const fault = { fault: 'error_after_effect', operation: 'patch', orderId: payment.extOrderId, times: 50 };
  await shop.wallet.fault(fault);
  const answer = await change(payment.id, changeBody(2500));
  expect(answer.status).toBe(202);
  expect(await answer.json()).toMatchObject({
    status: 'awaiting_approval',
    totalAmount: 1000,
    operation: { kind: 'change', amount: 2500 },
  });
  await shop.wallet.clearFaults();
  await expect.poll(() => shop.client.read(payment.id)).toMatchObject({ totalAmount: 2500, operation: null });
  expect(await eventsOf(payment.id)).toContain('payment.changed');
});

test('while a change is in doubt nothing is captured: resume is 202, cancel is 409, and the approved amount is captured afterwards', async () => {
  const payment = await shop.client.givenPayment();
  const fault = { fault: 'error_after_effect', operation: 'patch', orderId: payment.extOrderId, times: 500 };
  const lost = { fault: 'error_before_effect', operation: 'show', orderId: payment.extOrderId, times: 500 };
  await shop.wallet.fault(fault);
  expect((await change(payment.id, changeBody(2500))).status).toBe(202);
  await shop.wallet.fault(lost);
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(202);
  const cancelled = await shop.client.call('PUT', `/moneyins/${payment.id}/cancel`);
  expect(cancelled.status).toBe(409);
  expect(await cancelled.json()).toMatchObject({ code: 'payment_in_progress' });
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(0);
  await shop.wallet.clearFaults();
  await captured(payment.id, 2500);
  expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({
    captureCount: 1,
    captured: { minor: 2500 },
  });
});

test('a further change waits while an unanswered one may still come: 409 with Retry-After', async () => {
  const payment = await shop.client.givenPayment();
  const fault = { fault: 'error_after_effect', operation: 'patch', orderId: payment.extOrderId, times: 1 };
  await shop.wallet.fault(fault);
  expect((await change(payment.id, changeBody(2500))).status).toBe(200);
  const answer = await change(payment.id, changeBody(3000));
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'payment_in_progress' });
  expect(answer.headers.get('retry-after')).toBe('60');
});

test('changes that come at the same time follow each other: what the wallet has is what is read here', async () => {
  const payment = await shop.client.givenPayment();
  const amounts = [1100, 1200, 1300, 1400];
  const answers = await Promise.all(amounts.map((amount) => change(payment.id, changeBody(amount))));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { totalAmount } = await shop.client.read(payment.id);
  expect(amounts).toContain(totalAmount);
  expect(Number(await amountAtWallet(payment.extOrderId)) * 100).toBe(totalAmount);
});

test('a cancel that comes during a change ends the payment after it', async () => {
  const payment = await shop.client.givenPayment();
  const slow = { fault: 'slow', operation: 'patch', orderId: payment.extOrderId, delayMs: 500 };
  const faultId = await shop.wallet.fault(slow);
  const changing = change(payment.id, changeBody(2500));
  await expect.poll(() => shop.wallet.faultTimesLeft(faultId)).toBe(0);
  const cancelled = await shop.client.call('PUT', `/moneyins/${payment.id}/cancel`);
  expect(await cancelled.json()).toMatchObject({ status: 'cancelled', totalAmount: 2500 });
  await changing;
});

test('whoever is first, the buyer or the change: the amount that is read here is the one that was captured', async () => {
  const rounds = Array.from({ length: 12 }, async (_, round) => {
    const payment = await shop.client.givenPayment();
    const [answer] = await Promise.all([
      change(payment.id, changeBody(2000 + round)),
      shop.wallet.approve(payment.extOrderId).then(() => shop.client.resume(payment.id)),
      shop.client.resume(payment.id),
    ]);
    const amount = answer.status === 200 ? 2000 + round : 1000;
    await captured(payment.id, amount);
    expect(await shop.wallet.truth(payment.extOrderId)).toMatchObject({
      captureCount: 1,
      captured: { minor: amount },
    });
  });
  await Promise.all(rounds);
});

test('a capture that was prepared before a change is not requested after it', async () => {
  const { sql } = shop.server;
  const { id } = await shop.client.givenPayment();
  const before = (await findPayment(sql, id))!;
  expect((await change(id, changeBody(2500))).status).toBe(200);
  const request = { kind: 'capture', requestedBy: 'buyer', at: new Date(), isHeld: false } as const;
  const { totalMinor: amountMinor } = before;
  expect(await requestOperation(sql, { ...request, payment: before, amountMinor })).toBeUndefined();
});

test('when the order has another amount than the last change said, nothing is captured and a person is asked', async () => {
  const payment = await shop.client.givenPayment({ transaction: { reference: 'late' } });
  expect((await change(payment.id, changeBody(2500))).status).toBe(200);
  // As a PATCH does that was given up long ago.
  const { access_token: token } = (await (
    await fetch(`${shop.wallet.url}/v1/oauth2/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa('test-client:test-client-secret')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
  ).json()) as { access_token: string };
  const money = { currency_code: 'EUR', value: '9.00' };
  const unit = "/purchase_units/@reference_id=='late'";
  const late = await fetch(`${shop.wallet.url}/v2/checkout/orders/${payment.extOrderId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify([
      { op: 'replace', path: `${unit}/amount`, value: { ...money, breakdown: { item_total: money } } },
      {
        op: 'replace',
        path: `${unit}/items`,
        value: [{ name: 'A song', quantity: '1', unit_amount: money, category: 'DIGITAL_GOODS' }],
      },
    ]),
  });
  expect(late.status).toBe(204);
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(202);
  expect(await shop.client.read(payment.id)).toMatchObject({ status: 'quarantined', totalAmount: 2500 });
  expect((await shop.wallet.truth(payment.extOrderId)).captureCount).toBe(0);
});

test('a manual payment is authorised and captured over the changed amount', async () => {
  const payment = await shop.client.givenPayment({ transaction: { captureMode: 'manual' } });
  expect((await change(payment.id, changeBody(2500))).status).toBe(200);
  await shop.wallet.approve(payment.extOrderId);
  expect((await shop.client.resume(payment.id)).status).toBe(200);
  const validated = await shop.client.call('PUT', `/moneyins/${payment.id}/validate`, {});
  expect(await validated.json()).toMatchObject({ status: 'captured', capturedAmount: 2500 });
});

test('a body that is missing or no object is refused', async () => {
  const payment = await shop.client.givenPayment();
  expect((await change(payment.id, undefined)).status).toBe(400);
  expect((await change(payment.id, 'null')).status).toBe(400);
});
