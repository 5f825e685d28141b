import { expect, test } from 'vitest';
import { findAdoptableCapture } from '../../src/payments/find-adoptable-capture.ts';

const payment = { status: 'quarantined', currency: 'EUR', totalAmount: 1000 } as const;
const capture = { id: 'C1', status: 'COMPLETED', amount: 1000, currency: 'EUR' };
const declined = { ...capture, id: 'C0', status: 'DECLINED' };

test.each([
  ['the only capture', [capture]],
  ['one beside a declined one', [declined, capture]],
  ['a part of the total', [{ ...capture, amount: 1 }]],
])('%s can be taken over', (_, captures) => {
  expect(findAdoptableCapture(payment, { captures })?.id).toBe('C1');
});

test.each([
  ['no capture', payment, []],
  ['a declined one', payment, [declined]],
  ['a failed one', payment, [{ ...capture, status: 'FAILED' }]],
  ['two captures', payment, [capture, { ...capture, id: 'C2' }]],
  ['more than the total', payment, [{ ...capture, amount: 1001 }]],
  ['nothing', payment, [{ ...capture, amount: 0 }]],
  ['another currency', payment, [{ ...capture, currency: 'USD' }]],
  ['an amount that cannot be read', payment, [{ ...capture, amount: null, currency: null }]],
  ['a capture of a captured payment', { ...payment, status: 'captured' as const }, [capture]],
])('%s cannot be taken over', (_, of, captures) => {
  expect(findAdoptableCapture(of, { captures })).toBeUndefined();
});
