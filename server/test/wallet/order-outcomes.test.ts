import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeAuthorizationRefusal } from '../../src/wallet/orders-v2/authorization-refusals.ts';
import { judgeOrderReply } from '../../src/wallet/orders-v2/order-outcomes.ts';
import type { Answer } from '../../src/wallet/orders-v2/reply.ts';
import { eur } from './support.ts';

const expected = { orderId: 'ORDER-1', total: eur(1050n) };

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

const judge = (body: unknown) => judgeOrderReply(answer(201, body), expected);

describe('what the simulated wallet never says, the real one may', () => {
  test.for([
    ['CREATED', 'not_approved'],
    ['SAVED', 'not_approved'],
    ['PAYER_ACTION_REQUIRED', 'not_approved'],
    ['APPROVED', 'approved'],
    ['VOIDED', 'expired'],
    ['COMPLETED', 'mismatch'],
    ['A_STATUS_OF_TOMORROW', 'unknown'],
    ['__proto__', 'unknown'],
  ] as const)('an order that is %s and holds no payment is %s', ([status, outcome]) => {
    expect(judge(order(status))).toMatchObject({ outcome });
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
    expect(judge(order('COMPLETED', { captures: [capture(status)] }))).toMatchObject({ outcome });
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
    expect(judge(order('COMPLETED', { authorizations: [capture(status)] }))).toMatchObject({ outcome });
  });

  test('money that was taken is not lost by an order status that lags behind', () => {
    expect(judge(order('APPROVED', { captures: [capture()] }))).toMatchObject({ outcome: 'captured' });
  });

  test('a declined try before a good one does not count', () => {
    const captures = [capture('DECLINED', 'CAPTURE-0'), capture()];
    expect(judge(order('COMPLETED', { captures }))).toMatchObject({
      outcome: 'captured',
      capture: { id: 'CAPTURE-1' },
    });
  });

  test('money that was taken twice is a contradiction, not success', () => {
    const captures = [capture(), capture('COMPLETED', 'CAPTURE-2')];
    expect(judge(order('COMPLETED', { captures }))).toMatchObject({ outcome: 'mismatch' });
  });

  test('a second purchase unit is a contradiction', () => {
    const both = order('COMPLETED', { captures: [capture()] });
    expect(
      judge({ ...both, purchase_units: [both.purchase_units[0], both.purchase_units[0]] }),
    ).toMatchObject({
      outcome: 'mismatch',
    });
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
    expect(judgeOrderReply(answer(422, {}, issue), expected)).toMatchObject({ outcome });
  });

  test.for([
    ['AUTHORIZATION_DENIED', 'declined'],
    ['AUTHORIZATION_EXPIRED', 'lapsed'],
    ['CANNOT_BE_VOIDED', 'mismatch'],
    ['AN_ISSUE_OF_TOMORROW', 'unknown'],
  ] as const)('a refusal for %s of an authorisation is %s', ([issue, outcome]) => {
    expect(judgeAuthorizationRefusal(answer(422, {}, issue))).toMatchObject({ outcome });
  });

  test.for([301, 400, 403, 409, 429, 500, 503])(
    'the words of a verdict under status %i are none',
    (status) => {
      for (const issue of ['INSTRUMENT_DECLINED', 'RESOURCE_NOT_FOUND', 'ORDER_ALREADY_CAPTURED']) {
        expect(judgeOrderReply(answer(status, {}, issue), expected)).toMatchObject({ outcome: 'unknown' });
      }
    },
  );

  test('a 404 that is not of the wallet is no verdict', () => {
    expect(judgeOrderReply(answer(404, undefined, 'HTTP 404'), expected)).toMatchObject({
      outcome: 'unknown',
    });
  });
});

const settled = ['captured', 'authorized', 'pending'];

test('whatever JSON the wallet answers, nothing is taken as paid that is not', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (body) => {
      const judged = judge(body);
      expect(settled).not.toContain(judged === 'look' ? judged : judged.outcome);
    }),
  );
});

test('an answer of which one value was changed or lost is paid only if all that counts is unchanged', () => {
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
  expect(judge(genuine)).toMatchObject({ outcome: 'captured' });
  fc.assert(
    fc.property(fc.constantFrom(...paths), fc.option(fc.jsonValue(), { nil: undefined }), (path, value) => {
      const altered = structuredClone(genuine) as Record<string, unknown>;
      const last = path.at(-1)!;
      const holder = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, altered);
      fc.pre(JSON.stringify(holder[last]) !== JSON.stringify(value));
      holder[last] = value;
      const judged = judge(altered);
      expect(judged === 'look' ? judged : judged.outcome).not.toBe('captured');
    }),
    { numRuns: 1000 },
  );
});
