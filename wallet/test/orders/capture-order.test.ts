import { expect, test } from 'vitest';
import { issueOf } from '../support/client.ts';
import { givenWallet } from '../support/wallet.ts';

const unit = (reference: string, value: string) => ({
  reference_id: reference,
  amount: { currency_code: 'EUR', value },
});
const invoiced = () => ({
  purchase_units: [{ ...unit('default', '1.00'), invoice_id: 'I-1' }],
});

test('an approved order is captured in full and shown as COMPLETED', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  const { status, body } = await wallet.capture(id);
  expect(status).toBe(201);
  expect(body).toMatchObject({ status: 'COMPLETED', payer: { email_address: 'ada@buyers.example' } });
  expect(body.purchase_units[0].payments.captures[0]).toMatchObject({
    status: 'COMPLETED',
    final_capture: true,
    amount: { currency_code: 'EUR', value: '10.00' },
  });
  const shown = await wallet.call('GET', `/v2/checkout/orders/${id}`);
  expect(shown.body.purchase_units[0].payments).toEqual(body.purchase_units[0].payments);
});

test('the capture of an order that nobody approved is refused, and the order stays open', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenOrder();
  const answer = await wallet.capture(id);
  expect(answer.status).toBe(422);
  expect(issueOf(answer)).toBe('ORDER_NOT_APPROVED');
  expect(await wallet.reportOf(id)).toMatchObject({ state: 'created', captureCount: 0 });
});

test('of 20 captures at once under different request ids one succeeds and money moves once', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => wallet.capture(id, { requestId: `r${index}` })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(issueOf))).toEqual(new Set(['ORDER_ALREADY_CAPTURED']));
  expect(await wallet.reportOf(id)).toMatchObject({ captureCount: 1, captured: { minor: 1000 } });
});

test('every unit of an order is captured', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder({ purchase_units: [unit('a', '1.00'), unit('b', '2.50')] });
  const { body } = await wallet.capture(id);
  const values = body.purchase_units.map(
    (captured: { payments: { captures: { amount: { value: string } }[] } }) =>
      captured.payments.captures[0]?.amount.value,
  );
  expect(values).toEqual(['1.00', '2.50']);
});

test('an invoice is captured once', async () => {
  const wallet = await givenWallet();
  await wallet.givenCapture(invoiced());
  const { id } = await wallet.givenApprovedOrder(invoiced());
  expect(issueOf(await wallet.capture(id))).toBe('DUPLICATE_INVOICE_ID');
});

test('an order with the intent AUTHORIZE cannot be captured, and one with CAPTURE cannot be authorised', async () => {
  const wallet = await givenWallet();
  const toAuthorize = await wallet.givenApprovedOrder({ intent: 'AUTHORIZE' });
  expect(issueOf(await wallet.capture(toAuthorize.id))).toBe('INCOMPATIBLE_PARAMETER_VALUE');
  const toCapture = await wallet.givenApprovedOrder();
  const answer = await wallet.call('POST', `/v2/checkout/orders/${toCapture.id}/authorize`);
  expect(issueOf(answer)).toBe('ACTION_DOES_NOT_MATCH_INTENT');
});

test('a declined instrument is refused with a link back to the wallet, and another instrument succeeds', async () => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder({}, 'dora');
  const declined = await wallet.capture(id, { requestId: 'same' });
  expect(issueOf(declined)).toBe('INSTRUMENT_DECLINED');
  expect(declined.body.links[0].href).toBe(`${wallet.url}/checkoutnow?token=${id}`);
  await wallet.approve(id, 'dora', 'balance');
  const { status } = await wallet.capture(id, { requestId: 'same' });
  expect(status).toBe(201);
  expect(await wallet.reportOf(id)).toMatchObject({ captureCount: 1, instrument: 'balance' });
});

test.for([
  ['noor', 'PAYER_CANNOT_PAY'],
  ['remy', 'TRANSACTION_REFUSED'],
])('the buyer %s is refused with %s every time, and nothing moves', async ([buyer, issue]) => {
  const wallet = await givenWallet();
  const { id } = await wallet.givenApprovedOrder({}, buyer);
  expect(issueOf(await wallet.capture(id))).toBe(issue);
  expect(issueOf(await wallet.capture(id))).toBe(issue);
  expect(await wallet.reportOf(id)).toMatchObject({ captureCount: 0, captured: { minor: 0 } });
});

test.for([
  ['completed', 'COMPLETED', 1],
  ['declined', 'DECLINED', 0],
] as const)(
  'a pending capture counts as money only once it settles: %s',
  async ([outcome, status, count]) => {
    const wallet = await givenWallet();
    const { id } = await wallet.givenApprovedOrder({}, 'pia');
    const { body } = await wallet.capture(id);
    const [capture] = body.purchase_units[0].payments.captures;
    expect(capture).toMatchObject({ status: 'PENDING', status_details: { reason: 'ECHECK' } });
    expect(await wallet.reportOf(id)).toMatchObject({ captureCount: 0 });
    await wallet.simulate('POST', `/captures/${capture.id}/settle`, { outcome });
    const settled = await wallet.call('GET', `/v2/payments/captures/${capture.id}`);
    expect(settled.body.status).toBe(status);
    expect(await wallet.reportOf(id)).toMatchObject({ captureCount: count });
  },
);
