import { expect, test } from 'vitest';
import type { PaymentDetails } from '../../src/api/schema.ts';
import { findAdoptableCapture, findReturnableCapture } from '../../src/payments/find-capture.ts';

const payment: Parameters<typeof findAdoptableCapture>[0] = {
  status: 'quarantined',
  currency: 'EUR',
  totalAmount: 1000,
  capturedAmount: 0,
  captures: [],
};
const capture = { id: 'C1', status: 'COMPLETED', amount: 1000, currency: 'EUR' };
const declined = { ...capture, id: 'C0', status: 'DECLINED' };

test.each([
  ['the only capture', [capture]],
  ['one beside a declined one', [declined, capture]],
  ['a part of the total', [{ ...capture, amount: 1 }]],
])('%s can be taken over', (_, captures) => {
  expect(findAdoptableCapture(payment, { captures, authorizations: [] })?.id).toBe('C1');
});

test('of the parts of an authorisation the first that is not booked can be adopted', () => {
  const booked = {
    id: 'pay-c1',
    extCaptureId: 'C1',
    amount: 300,
    feeAmount: 0,
    netAmount: 300,
    createdAt: '',
  };
  const parted = { ...payment, capturedAmount: 300, captures: [booked] };
  const parts = [
    { ...capture, amount: 300 },
    { ...capture, id: 'C2', amount: 400 },
    { ...capture, id: 'C3', amount: 200 },
  ];
  const authorizations = [{ ...capture, id: 'A1', status: 'PARTIALLY_CAPTURED' }];
  expect(findAdoptableCapture(parted, { captures: parts, authorizations })?.id).toBe('C2');
  const tooMuch = parts.map((one) => ({ ...one, amount: 701 }));
  expect(findAdoptableCapture(parted, { captures: tooMuch, authorizations })).toBeUndefined();
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
  expect(findAdoptableCapture(of, { captures, authorizations: [] })).toBeUndefined();
});

test.each([
  ['one of another amount', [{ ...capture, amount: 1001 }], 'C1'],
  ['one of another currency', [{ ...capture, currency: 'USD' }], 'C1'],
  ['one of which a part went back', [{ ...capture, status: 'PARTIALLY_REFUNDED' }], 'C1'],
  ['the one that is not booked', [{ ...capture, id: 'BOOKED' }, capture], 'C1'],
  ['the first of two', [declined, capture, { ...capture, id: 'C2' }], 'C1'],
  ['none that has gone back', [{ ...capture, status: 'REFUNDED' }], undefined],
  ['none that the wallet has not decided', [{ ...capture, status: 'PENDING' }], undefined],
  ['none whose amount cannot be read', [{ ...capture, amount: null, currency: null }], undefined],
])('%s can be refunded at the wallet', (_, captures, id) => {
  const booked = { captures: [{ extCaptureId: 'BOOKED' }] } as PaymentDetails;
  expect(findReturnableCapture(booked, { captures })?.id).toBe(id);
});
