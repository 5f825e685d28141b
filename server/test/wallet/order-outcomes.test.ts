import { describe, expect, test } from 'vitest';
import { readAuthorizationRefusal } from '../../src/wallet/orders-v2/authorization-refusals.ts';
import { readOrderOutcome } from '../../src/wallet/orders-v2/order-outcomes.ts';
import type { Answer } from '../../src/wallet/calling/reply.ts';
import { eur } from './support.ts';
import { fc } from '../support/properties.ts';

const expected = { paymentId: 'pay_1', orderId: 'ORDER-1', total: eur(1050n) };

const answer = (status: number, body: unknown, issue?: string): Answer => ({
  kind: 'answer',
  status,
  body,
  issue,
  retryAfterSeconds: undefined,
});

const money = () => ({ currency_code: 'EUR', value: '10.50' });
const capture = (status = 'COMPLETED', id = 'CAPTURE-1') => ({ id, status, amount: money() });
const order = (status: string, payments: object = {}) => ({
  id: 'ORDER-1',
  status,
  purchase_units: [{ amount: money(), payments }],
});

const read = (body: unknown) => readOrderOutcome(answer(201, body), expected);

test.each([
  ['itself', { ...order('APPROVED'), purchase_units: [{ amount: money(), custom_id: 'pay_2' }] }],
  ['its capture', order('COMPLETED', { captures: [{ ...capture(), custom_id: 'pay_2' }] })],
])('an order that names another payment, in %s, is a mismatch: no money is taken for ours', (_, body) => {
  expect(read(body)).toEqual({
    outcome: 'mismatch',
    reason: { code: 'order_of_another', values: { owner: 'pay_2' } },
  });
});

test('approvals are told apart by their time and payer, where the wallet shows them', () => {
  const approved = (about: object) => read({ ...order('APPROVED'), ...about });
  const [first, second] = ['2026-01-01T10:00:00Z', '2026-01-01T10:00:07Z'];
  expect(approved({ update_time: first })).toEqual(approved({ update_time: first }));
  expect(approved({ update_time: second })).not.toEqual(approved({ update_time: first }));
  expect(approved({ payer: { payer_id: 'DORA' } })).not.toEqual(approved({ payer: { payer_id: 'ADA' } }));
  expect(approved({})).toEqual({ outcome: 'approved', approval: '' });
});

const payerOf = (about: object) => {
  const outcome = read({ ...order('COMPLETED', { captures: [capture()] }), ...about });
  expect(outcome).toMatchObject({ outcome: 'captured' });
  return (outcome as { payer?: object }).payer;
};
const nobody = { name: null, surname: null, email: null, accountId: null, instrument: null };

test.for([
  [
    'a person, in the newer place',
    {
      payer: { email_address: 'old@example.com' },
      payment_source: {
        paypal: {
          name: { given_name: 'Rémy', surname: 'van den Roux' },
          email_address: 'Remy@Example.com',
          account_id: 'R1',
        },
      },
    },
    {
      name: 'Rémy van den Roux',
      surname: 'van den Roux',
      email: 'remy@example.com',
      accountId: 'R1',
      instrument: 'paypal',
    },
  ],
  [
    'a person, in the older place',
    { payer: { name: { surname: 'Roux' }, email_address: 'r@example.com', payer_id: 'R2' } },
    { ...nobody, name: 'Roux', surname: 'Roux', email: 'r@example.com', accountId: 'R2' },
  ],
  [
    'a card',
    { payment_source: { card: { name: 'RÉMY ROUX', brand: 'VISA', last_digits: '4417' } } },
    { ...nobody, name: 'RÉMY ROUX', surname: 'ROUX', instrument: 'card VISA 4417' },
  ],
  [
    'a card in a phone',
    { payment_source: { apple_pay: { card: { brand: 'VISA', last_digits: '4417' } } } },
    { ...nobody, instrument: 'apple_pay VISA 4417' },
  ],
  ['nobody', {}, undefined],
  [
    'nothing of use',
    { payment_source: { paypal: { name: 7, email_address: ' ' } } },
    { ...nobody, instrument: 'paypal' },
  ],
  ['a source that is no object', { payment_source: 'cash' }, undefined],
  [
    'what no database can store',
    { payment_source: { paypal: { name: { given_name: 'A\0\uD800', surname: `B${'b'.repeat(1000)}` } } } },
    { ...nobody, name: `A � B${'b'.repeat(299)}`, surname: `B${'b'.repeat(299)}`, instrument: 'paypal' },
  ],
] as const)(
  'the capture counts no matter who paid, and what can be read of the buyer is told: %s',
  ([, about, payer]) => {
    expect(payerOf(about)).toEqual(payer);
  },
);

describe('answers that only the real wallet gives', () => {
  test.for([
    ['CREATED', 'not_approved'],
    ['SAVED', 'not_approved'],
    ['PAYER_ACTION_REQUIRED', 'not_approved'],
    ['APPROVED', 'approved'],
    ['VOIDED', 'expired'],
    ['COMPLETED', 'mismatch'],
    ['A_STATUS_OF_TOMORROW', 'unknown'],
    ['__proto__', 'unknown'],
  ] as const)('an order that is %s and contains no payment is %s', ([status, outcome]) => {
    expect(read(order(status))).toMatchObject({ outcome });
  });

  test.for([
    ['COMPLETED', 'captured'],
    ['REFUNDED', 'captured'],
    ['PARTIALLY_REFUNDED', 'captured'],
    ['PENDING', 'pending'],
    ['DECLINED', 'declined'],
    ['FAILED', 'declined'],
    ['A_STATUS_OF_TOMORROW', 'unknown'],
    ['constructor', 'unknown'],
  ] as const)('a completed order whose capture is %s is %s', ([status, outcome]) => {
    expect(read(order('COMPLETED', { captures: [capture(status)] }))).toMatchObject({ outcome });
  });

  test.for([
    ['CREATED', 'authorized'],
    ['PENDING', 'pending'],
    ['DENIED', 'declined'],
    ['VOIDED', 'expired'],
    ['EXPIRED', 'expired'],
    ['CAPTURED', 'unknown'],
    ['A_STATUS_OF_TOMORROW', 'unknown'],
  ] as const)('a completed order whose authorisation is %s is %s', ([status, outcome]) => {
    expect(read(order('COMPLETED', { authorizations: [capture(status)] }))).toMatchObject({ outcome });
  });

  test.for(['CAPTURED', 'PARTIALLY_CAPTURED'])(
    'an authorisation that is %s is declined if its captures were declined, also of a part, and unknown if one is not understood',
    (status) => {
      const withCaptures = (...captures: object[]) =>
        read(order('COMPLETED', { authorizations: [capture(status, 'AUTH-1')], captures }));
      const part = { ...capture('DECLINED'), amount: { currency_code: 'EUR', value: '4.00' } };
      const declined = { outcome: 'declined', kind: 'refused', issue: 'DECLINED' };
      expect(withCaptures(capture('DECLINED'))).toEqual(declined);
      expect(withCaptures(capture('FAILED', 'CAPTURE-0'), part)).toEqual(declined);
      expect(withCaptures(part, capture('OF_TOMORROW', 'CAPTURE-2'))).toMatchObject({ outcome: 'unknown' });
      expect(withCaptures()).toMatchObject({ outcome: 'unknown' });
    },
  );

  test('a capture counts even when the status of the order is outdated', () => {
    expect(read(order('APPROVED', { captures: [capture()] }))).toMatchObject({ outcome: 'captured' });
  });

  test('a declined capture before a successful one does not count', () => {
    const captures = [capture('DECLINED', 'CAPTURE-0'), capture()];
    expect(read(order('COMPLETED', { captures }))).toMatchObject({
      outcome: 'captured',
      capture: { id: 'CAPTURE-1' },
    });
  });

  test('money that was taken twice is a mismatch, not a success', () => {
    const captures = [capture(), capture('COMPLETED', 'CAPTURE-2')];
    expect(read(order('COMPLETED', { captures }))).toMatchObject({ outcome: 'mismatch' });
  });

  test('a second purchase unit is a mismatch', () => {
    const both = order('COMPLETED', { captures: [capture()] });
    expect(read({ ...both, purchase_units: [both.purchase_units[0], both.purchase_units[0]] })).toMatchObject(
      {
        outcome: 'mismatch',
      },
    );
  });

  test.for([
    ['ORDER_EXPIRED', 'expired'],
    ['PAYMENT_DENIED', 'declined'],
    ['DUPLICATE_INVOICE_ID', 'declined'],
    ['PAYER_ACCOUNT_RESTRICTED', 'declined'],
    ['ORDER_COMPLETION_IN_PROGRESS', 'unknown'],
    ['AN_ISSUE_OF_TOMORROW', 'unknown'],
    ['toString', 'unknown'],
  ] as const)('a refusal for %s is %s', ([issue, outcome]) => {
    expect(readOrderOutcome(answer(422, {}, issue), expected)).toMatchObject({ outcome });
  });

  test.for([
    ['AUTHORIZATION_DENIED', 'declined'],
    ['AUTHORIZATION_EXPIRED', 'lapsed'],
    ['CANNOT_BE_VOIDED', 'mismatch'],
    ['AN_ISSUE_OF_TOMORROW', 'unknown'],
  ] as const)('a refusal for %s of an authorisation is %s', ([issue, outcome]) => {
    expect(readAuthorizationRefusal(answer(422, {}, issue))).toMatchObject({ outcome });
  });

  test.for([301, 400, 403, 409, 429, 500, 503])(
    'the issue of a refusal decides nothing under status %i',
    (status) => {
      for (const issue of ['INSTRUMENT_DECLINED', 'RESOURCE_NOT_FOUND', 'ORDER_ALREADY_CAPTURED']) {
        expect(readOrderOutcome(answer(status, {}, issue), expected)).toMatchObject({ outcome: 'unknown' });
      }
    },
  );

  test('a 404 that does not come from the wallet decides nothing', () => {
    expect(readOrderOutcome(answer(404, undefined, 'HTTP 404'), expected)).toMatchObject({
      outcome: 'unknown',
    });
  });
});

const settled = ['captured', 'authorized', 'pending'];

test('whatever JSON the wallet answers, no unpaid order counts as paid', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      const outcome = read(body);
      expect(settled).not.toContain(typeof outcome === 'string' ? outcome : outcome.outcome);
    }),
  );
});

test('an answer with one changed or missing value never counts as captured', () => {
  const genuine = order('COMPLETED', { captures: [capture()] });
  const paths = [
    ['id'],
    ['purchase_units', '0', 'amount', 'value'],
    ['purchase_units', '0', 'amount', 'currency_code'],
    ['purchase_units', '0', 'payments', 'captures', '0', 'amount', 'value'],
    ['purchase_units', '0', 'payments', 'captures', '0', 'amount', 'currency_code'],
    ['purchase_units', '0', 'payments', 'captures', '0', 'amount'],
    ['purchase_units', '0', 'payments', 'captures', '0', 'status'],
    ['purchase_units', '0', 'payments', 'captures', '0'],
    ['purchase_units', '0', 'payments'],
    ['purchase_units'],
  ];
  expect(read(genuine)).toMatchObject({ outcome: 'captured' });
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.option(fc.jsonValue(), { nil: undefined }), (path, value) => {
      const altered = structuredClone(genuine) as Record<string, unknown>;
      const last = path.at(-1)!;
      const holder = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, altered);
      fc.pre(JSON.stringify(holder[last]) !== JSON.stringify(value));
      // Not a change: the same amount, written with fewer decimals.
      fc.pre(last !== 'value' || Number(value) !== Number(holder[last]));
      holder[last] = value;
      const outcome = read(altered);
      expect(typeof outcome === 'string' ? outcome : outcome.outcome).not.toBe('captured');
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 1000) },
  );
});
