import { expect, test } from 'vitest';
import {
  readAuthorizationOutcome,
  readCaptureOutcome,
  readOriginOf,
} from '../../src/wallet/orders-v2/authorization-outcomes.ts';
import { showDispute } from '../../src/wallet/orders-v2/disputes.ts';
import { readNotification } from '../../src/wallet/orders-v2/notification.ts';
import { readOrderOutcome } from '../../src/wallet/orders-v2/order-outcomes.ts';
import { readRefundOutcome, readShownRefund } from '../../src/wallet/orders-v2/refund-outcomes.ts';
import type { Answer } from '../../src/wallet/calling/reply.ts';
import { readIssue } from '../../src/wallet/orders-v2/read-failure.ts';
import { readWireToken } from '../../src/wallet/orders-v2/wire.ts';
import { eur } from './support.ts';

const answer = (body: unknown): Answer => ({
  kind: 'answer',
  status: 200,
  body,
  issue: undefined,
  retryAfterSeconds: undefined,
});

const amount = { currency_code: 'EUR', value: '10.50' };
const link = (rel: string, path: string) => ({ rel, href: `https://api-m.paypal.com/v2/${path}` });
const figures = {
  gross_amount: amount,
  paypal_fee: { currency_code: 'EUR', value: '0.50' },
  net_amount: { currency_code: 'EUR', value: '10.00' },
  paypal_fee_in_receivable_currency: { currency_code: 'USD', value: '0.54' },
};
const payment = (id: string, status: string, path: string) => ({
  id,
  status,
  amount,
  custom_id: 'pay_1',
  status_details: { reason: 'ECHECK' },
  expiration_time: '2026-12-01T00:00:00Z',
  links: [link('self', `payments/${path}/${id}`), link('up', 'checkout/orders/O')],
  supplementary_data: { related_ids: { order_id: 'O', authorization_id: 'A', capture_id: 'C' } },
  seller_receivable_breakdown: { ...figures, receivable_amount: amount, exchange_rate: { value: '1.08' } },
});
const order = (payments: object) => ({
  id: 'O',
  status: 'COMPLETED',
  update_time: '2026-11-01T00:00:00Z',
  payer: { payer_id: 'P' },
  payment_source: { paypal: { account_id: 'P' } },
  purchase_units: [{ amount, custom_id: 'pay_1', payments }],
  links: [link('self', 'checkout/orders/O')],
});
const refund = {
  ...payment('R', 'COMPLETED', 'refunds'),
  custom_id: 'pay_1-2-1f0c93ab',
  seller_payable_breakdown: {
    ...figures,
    total_refunded_amount: amount,
    net_amount_in_receivable_currency: { currency_code: 'USD', value: '10.80' },
    net_amount_breakdown: [{ exchange_rate: { value: '1.08' } }],
  },
};

const expected = { paymentId: 'pay_1', orderId: 'O', total: eur(1050n) };
const wanted = { orderId: 'O', captureId: 'C', ownId: 'pay_1-2-1f0c93ab', money: eur(1050n) };
const outcomeOf = (read: { outcome: string } | string) => (typeof read === 'string' ? read : read.outcome);

interface Subject {
  readonly body: object;
  readonly read: (body: unknown) => unknown;
  /** These have to be there, and readable. */
  readonly required: readonly string[];
  /** These may be missing, but what is there has to be readable. */
  readonly strict?: readonly string[];
}

const unit = 'purchase_units.0';
const moneyOf = (path: string) =>
  ['', '.id', '.status', '.amount', '.amount.value', '.amount.currency_code'].map((part) => path + part);
const ofUnit = (list: string) => ['', '.payments', `.payments.${list}`].map((part) => unit + part);
const boundTo = [`${unit}.custom_id`, `${unit}.amount`];
const inUnit = [`${unit}.amount.value`, `${unit}.amount.currency_code`];

const subjects: Readonly<Record<string, Subject>> = {
  'a captured order': {
    body: order({ captures: [payment('C', 'COMPLETED', 'captures')], authorizations: [], refunds: [] }),
    read: (body) => outcomeOf(readOrderOutcome(answer(body), expected)),
    required: [
      'id',
      'status',
      'purchase_units',
      ...ofUnit('captures'),
      ...moneyOf(`${unit}.payments.captures.0`),
      ...inUnit,
    ],
    strict: [
      ...boundTo,
      `${unit}.payments.captures.0.custom_id`,
      `${unit}.payments.authorizations`,
      `${unit}.payments.refunds`,
    ],
  },
  'an authorised order': {
    body: order({ authorizations: [payment('A', 'CREATED', 'authorizations')] }),
    read: (body) => outcomeOf(readOrderOutcome(answer(body), expected)),
    required: [
      'id',
      'status',
      'purchase_units',
      ...ofUnit('authorizations'),
      ...moneyOf(`${unit}.payments.authorizations.0`),
      ...inUnit,
    ],
    strict: [...boundTo, `${unit}.payments.authorizations.0.custom_id`],
  },
  'a refund in its order': {
    body: order({ captures: [payment('C', 'REFUNDED', 'captures')], refunds: [refund] }),
    read: (body) => outcomeOf(readShownRefund(answer(body), wanted)),
    required: [
      'id',
      'status',
      'purchase_units',
      ...ofUnit('captures'),
      `${unit}.payments.refunds`,
      `${unit}.payments.refunds.0.custom_id`,
      ...moneyOf(`${unit}.payments.captures.0`),
      ...moneyOf(`${unit}.payments.refunds.0`),
      ...inUnit,
    ],
    strict: [...boundTo, `${unit}.payments.captures.0.custom_id`],
  },
  'the answer to a refund': {
    body: refund,
    read: (body) => outcomeOf(readRefundOutcome(answer(body), wanted)),
    required: moneyOf('').map((path) => path.slice(1)),
    strict: ['custom_id'],
  },
  'the capture of an authorisation': {
    body: payment('C', 'COMPLETED', 'captures'),
    read: (body) => outcomeOf(readCaptureOutcome(answer(body), 'A', eur(1050n))),
    required: moneyOf('').map((path) => path.slice(1)),
    strict: ['custom_id'],
  },
  'an authorisation': {
    body: payment('A', 'CREATED', 'authorizations'),
    read: (body) => {
      const read = readAuthorizationOutcome(answer(body), 'A', eur(1050n));
      return 'outcome' in read ? read.outcome : read.orderId;
    },
    required: moneyOf('').map((path) => path.slice(1)),
    strict: ['custom_id'],
  },
  'the order of a capture': {
    body: payment('C', 'COMPLETED', 'captures'),
    read: (body) => readOriginOf(answer(body), 'C')?.orderId,
    required: ['id'],
  },
  'an event': {
    body: {
      id: 'WH-1',
      event_type: 'PAYMENT.CAPTURE.REFUNDED',
      create_time: '2026-11-01T00:00:00Z',
      resource: {
        ...refund,
        dispute_id: 'D',
        order_id: 'O',
        capture_id: 'C',
        sale_id: 'C',
        parent_payment: 'PAY-1',
        custom: 'pay_1',
        purchase_units: [{ custom_id: 'pay_1' }],
      },
    },
    read: (body) => readNotification(body)?.about,
    required: ['id', 'event_type'],
  },
  'a dispute': {
    body: {
      dispute_id: 'D',
      create_time: '2026-11-01T00:00:00Z',
      update_time: '2026-11-02T00:00:00Z',
      reason: 'UNAUTHORISED',
      status: 'OPEN',
      dispute_life_cycle_stage: 'INQUIRY',
      dispute_amount: amount,
      seller_response_due_date: '2026-11-03T00:00:00.000',
      dispute_outcome: { outcome_code: 'NONE' },
      disputed_transactions: [{ seller_transaction_id: 'C' }, { seller_transaction_id: 'C2' }],
    },
    read: async (body) => {
      const context = { calls: [], deadline: new AbortController().signal };
      return (await showDispute(() => Promise.resolve(answer(body)), 'D', context))?.captureIds.includes(
        'C2',
      );
    },
    required: [
      'dispute_id',
      'dispute_amount',
      'dispute_amount.value',
      'dispute_amount.currency_code',
      'disputed_transactions',
      'disputed_transactions.1',
      'disputed_transactions.1.seller_transaction_id',
    ],
  },
  'an error': {
    body: {
      name: 'UNPROCESSABLE_ENTITY',
      error: 'invalid',
      debug_id: 'd',
      details: [{ field: '/amount' }, { issue: 'ORDER_NOT_APPROVED' }],
    },
    read: readIssue,
    required: ['details', 'details.1', 'details.1.issue'],
  },
  'a token': {
    body: { access_token: 'a', expires_in: 3600, scope: 's' },
    read: (body) => readWireToken(body)?.access_token,
    required: ['access_token', 'expires_in'],
  },
};

const pathsOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, part]) => [
        name,
        ...pathsOf(part).map((path) => `${name}.${path}`),
      ]);

/** The body with another value at the path. Undefined: without it. */
const change = (body: object, path: string, to: (value: unknown) => unknown) => {
  // Not structuredClone, which keeps what two fields share.
  const changed = JSON.parse(JSON.stringify(body)) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop()!;
  const holder = names.reduce((at, name) => at[name] as Record<string, unknown>, changed);
  const value = to(holder[last]);
  if (value === undefined && Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (value === undefined) delete holder[last];
  else holder[last] = value;
  return changed;
};

/** Values of another type than this one. */
const othersThan = (value: unknown) => {
  if (typeof value === 'string') return [7, true, [], { value }];
  if (typeof value === 'number') return ['a text', true, [], { value }];
  return Array.isArray(value)
    ? [7, true, 'a text', { '0': value[0] as unknown }]
    : [7, true, 'a text', [value]];
};

const valueAt = (body: object, path: string) =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], body);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

test.for(Object.entries(subjects))(
  'only what decides about money has to be readable, and everything else may be missing, null or of another type: %s (F31)',
  async ([, { body, read, required, strict = [] }]) => {
    const verdict = await read(body);
    expect(verdict).toBeDefined();
    const paths = pathsOf(body);
    expect(paths).toEqual(expect.arrayContaining([...required, ...strict].filter((path) => path !== '')));
    const check = async (path: string, value: unknown, isToHold: boolean) => {
      const found = await read(change(body, path, () => value));
      expect([path, value, found === verdict]).toEqual([path, value, isToHold]);
    };
    for (const path of paths) {
      const isRequired = required.includes(path);
      for (const value of [undefined, null]) await check(path, value, !isRequired);
      for (const value of othersThan(valueAt(body, path)))
        await check(path, value, !isRequired && !strict.includes(path));
      const more = { a_field_of_tomorrow: { id: 7 } };
      const found = await read(change(body, path, (part) => (isObject(part) ? { ...part, ...more } : part)));
      expect([path, found]).toEqual([path, verdict]);
    }
  },
);
