import { expect, test } from 'vitest';
import { Problem } from '../../src/problem.ts';
import type { Capture } from '../../src/payments/capture.ts';
import type { Payment } from '../../src/payments/payment.ts';
import { chooseCapture } from '../../src/payments/refunds/choose-capture.ts';
import {
  commissionPartOf,
  isRetryable,
  leftBefore,
  parseRefundId,
  paymentOfRequest,
  refundIdOf,
  type Refund,
} from '../../src/payments/refunds/refund.ts';

const at = (minutes: number) => new Date(minutes * 60_000);

const capture = (number: number, minor: number, capturedAt = at(0)) =>
  ({ number, amountMinor: BigInt(minor), capturedAt }) as Capture;

const payment = (captures: readonly Capture[], more: Partial<Payment> = {}) =>
  ({
    id: 'p1',
    captures,
    capturedMinor: captures.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    commissionMinor: 0n,
    refundedMinor: 0n,
    refundingMinor: 0n,
    ...more,
  }) as Payment;

const refund = (number: number, minor: number, more: Partial<Refund> = {}) =>
  ({
    number,
    amountMinor: BigInt(minor),
    captureNumber: 1,
    status: 'completed',
    createdAt: at(number),
    endedAt: at(number),
    commissionMinor: 0n,
    returnsCommission: false,
    ...more,
  }) as Refund;

test('a refund is known by its payment and number, and nothing else is such an id', () => {
  expect(parseRefundId(refundIdOf({ paymentId: 'p1', number: 12 }))).toEqual({ paymentId: 'p1', number: 12 });
  for (const id of ['p1-r0', 'p1-r', 'p1-r1x', '-r1', 'p1-r1234567890', `${'p'.repeat(201)}-r1`])
    expect(parseRefundId(id)).toBeUndefined();
  expect(parseRefundId(`${'p'.repeat(200)}-r123456789`)?.number).toBe(123_456_789);
});

test('a request id names its payment, with and without random digits', () => {
  expect(paymentOfRequest('p1-2-1f0c93ab')).toBe('p1');
  expect(paymentOfRequest('p1-2')).toBe('p1');
  for (const id of ['p1', 'p1-', 'p1-2-1f0c93a', 'p1-2-1f0c93abc', 'p1-2-1F0C93AB', 'p1-1234567890'])
    expect(paymentOfRequest(id)).not.toBe('p1');
});

test('a refusal for good is not retryable, and neither is a refund that was made', () => {
  expect([null, 'final', 'later', 'disputed'].map((refusal) => isRetryable({ refusal } as Refund))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('what was left before a refund is what was captured by then, less the refunds before it', () => {
  const paid = payment([capture(1, 1000), capture(2, 500, at(5))]);
  const refunds = [refund(1, 100), refund(2, 200, { captureNumber: 2 }), refund(3, 50)];
  expect(leftBefore(paid, refund(3, 50), refunds, undefined)).toBe(700n);
  expect(leftBefore(paid, refund(9, 1), refunds, undefined)).toBe(1150n);
  expect(leftBefore(paid, refund(9, 1), refunds, 1)).toBe(850n);
  expect(leftBefore(paid, refund(9, 1), refunds, 2)).toBe(300n);
});

test('the first capture counts whatever the clocks say, and a later one from its own time on', () => {
  const paid = payment([capture(1, 1000, at(60)), capture(2, 500, at(5))]);
  expect(leftBefore(paid, refund(4, 1), [], undefined)).toBe(1000n);
  expect(leftBefore(paid, refund(5, 1), [], undefined)).toBe(1500n);
});

test('a refund that was refused before then took nothing; one that was refused later still held its amount', () => {
  const paid = payment([capture(1, 1000)]);
  const refused = (endedAt: Date | null) => [refund(1, 400, { status: 'failed', endedAt })];
  expect(leftBefore(paid, refund(5, 1), refused(at(5)), undefined)).toBe(1000n);
  expect(leftBefore(paid, refund(5, 1), refused(at(6)), undefined)).toBe(600n);
  expect(leftBefore(paid, refund(5, 1), refused(null), undefined)).toBe(600n);
  expect(leftBefore(paid, refund(5, 1), [refund(1, 400)], undefined)).toBe(600n);
});

const returning = (number: number, minor: number, commissionMinor: number, more: Partial<Refund> = {}) =>
  refund(number, minor, { returnsCommission: true, commissionMinor: BigInt(commissionMinor), ...more });

test('refunds that return everything return exactly the commission, rounded down on the way', () => {
  const paid = payment([capture(1, 1000)], { commissionMinor: 100n });
  expect(commissionPartOf(paid, [], 333n)).toBe(33n);
  expect(commissionPartOf(paid, [returning(1, 333, 33)], 333n)).toBe(33n);
  expect(commissionPartOf(paid, [returning(1, 333, 33), returning(2, 333, 33)], 334n)).toBe(34n);
});

test('a refund that keeps the commission, or was not made, does not count', () => {
  const paid = payment([capture(1, 1000)], { commissionMinor: 100n });
  expect(commissionPartOf(paid, [refund(1, 500)], 500n)).toBe(50n);
  expect(commissionPartOf(paid, [returning(1, 500, 50, { status: 'cancelled' })], 500n)).toBe(50n);
  expect(commissionPartOf(paid, [returning(1, 500, 50, { status: 'under_way' })], 500n)).toBe(50n);
});

test('the commission gives nothing below zero, never more than the refund, and after a partial capture what there was', () => {
  const paid = payment([capture(1, 1000)], { commissionMinor: 100n });
  expect(commissionPartOf(paid, [returning(1, 100, 60)], 100n)).toBe(0n);
  const all = payment([capture(1, 1000)], { commissionMinor: 1000n });
  expect(commissionPartOf(all, [], 1000n)).toBe(1000n);
  expect(commissionPartOf(all, [returning(1, 500, 0)], 100n)).toBe(100n);
  const less = payment([capture(1, 50)], { commissionMinor: 100n });
  expect(commissionPartOf(less, [], 20n)).toBe(20n);
});

const problemOf = (choose: () => unknown) => {
  try {
    choose();
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
  return 'chosen';
};

test('a refund takes the oldest capture that has enough left, or the one that is named', () => {
  const paid = payment([capture(1, 300), capture(2, 700)]);
  const choose = (amount: bigint | undefined, id?: string, refunds: readonly Refund[] = []) => {
    const { capture: chosen, amountMinor, isPartial } = chooseCapture(paid, refunds, amount, id);
    return [chosen.number, amountMinor, isPartial];
  };
  expect(choose(300n)).toEqual([1, 300n, false]);
  expect(choose(299n)).toEqual([1, 299n, true]);
  expect(choose(301n)).toEqual([2, 301n, true]);
  expect(choose(undefined, 'p1-c2')).toEqual([2, 700n, false]);
  expect(choose(100n, 'p1-c2')).toEqual([2, 100n, true]);
  expect(choose(250n, undefined, [refund(1, 100)])).toEqual([2, 250n, true]);
  expect(choose(250n, undefined, [refund(1, 100, { status: 'failed' })])).toEqual([1, 250n, true]);
  expect(choose(250n, undefined, [refund(1, 100, { captureNumber: 2 })])).toEqual([1, 250n, true]);
});

test('what was refunded outside is taken off all captures: no more is refunded than is left of the payment', () => {
  const paid = payment([capture(1, 300), capture(2, 700)], { refundedMinor: 800n });
  expect(chooseCapture(paid, [], undefined, 'p1-c2').amountMinor).toBe(200n);
  expect(problemOf(() => chooseCapture(paid, [], 201n, undefined))).toBe('refund_too_large');
});

test('a capture that is not there, has nothing left or not enough is refused as such', () => {
  const paid = payment([capture(1, 300), capture(2, 700)]);
  expect(problemOf(() => chooseCapture(paid, [], 1n, 'p1-c3'))).toBe('invalid_request');
  expect(problemOf(() => chooseCapture(paid, [refund(1, 300)], undefined, 'p1-c1'))).toBe(
    'nothing_to_refund',
  );
  expect(problemOf(() => chooseCapture(paid, [], 301n, 'p1-c1'))).toBe('refund_too_large');
  expect(problemOf(() => chooseCapture(paid, [], 1000n, undefined))).toBe('refund_too_large');
  expect(() => chooseCapture(paid, [], 301n, 'p1-c1')).toThrow(
    /left of this capture .* 300 of p1-c1, 700 of p1-c2/,
  );
  expect(() => chooseCapture(paid, [], 1000n, undefined)).toThrow(/left of any capture/);
});
