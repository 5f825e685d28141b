import { expect, test } from 'vitest';
import type { Refund } from '../../src/payments/refunds/refund.ts';
import { planRefunds } from '../../src/payments/refunds/plan-refunds.ts';
import type { OrderStatement, StatedRefund } from '../../src/wallet/wallet.ts';
import { fc } from '../support/properties.ts';
import type { Capture } from '../../src/payments/capture.ts';
import type { Payment } from '../../src/payments/payment.ts';

// What the wallet's answer changes in the refunds of a payment of 10.00. What follows from it is searched by the model of refunds.

const eur = (minor: number) => ({ currency: 'EUR', amountMinor: BigInt(minor) });

const payment = (refundedMinor = 0, refundingMinor = 0, refundedOutsideMinor = 0) =>
  ({
    id: 'p1',
    storedStatus: 'captured',
    currency: 'EUR',
    totalMinor: 1000n,
    captures: [
      {
        number: 1,
        walletCaptureId: 'c1',
        amountMinor: 1000n,
        capturedAt: new Date(0),
        entryNumber: 1,
        feeMinor: null,
        feeEntry: null,
        conversion: null,
      },
    ] as readonly Capture[],
    capturedMinor: 1000n,
    refundedMinor: BigInt(refundedMinor),
    refundingMinor: BigInt(refundingMinor),
    refundedOutsideMinor: BigInt(refundedOutsideMinor),
  }) as Payment;

const refund = (minor: number, status: Refund['status'], more: Partial<Refund> = {}) =>
  ({
    requestId: 'p1-2',
    walletRefundId: null,
    origin: 'platform',
    status,
    ...eur(minor),
    ...more,
  }) as Refund;

const stated = (
  minor: number,
  meaning: StatedRefund['meaning'],
  more: Partial<StatedRefund> = {},
): StatedRefund => ({
  id: 'w1',
  status: meaning,
  meaning,
  issue: 'AN_ISSUE',
  money: eur(minor),
  ownId: 'p1-2',
  captureId: 'c1',
  ...more,
});

const site = (minor: number, meaning: StatedRefund['meaning'] = 'returned', id = 'site') =>
  stated(minor, meaning, { id, ownId: undefined });

const statement = (...refunds: readonly StatedRefund[]): OrderStatement => {
  const isTouched = refunds.some(({ meaning }) => meaning === 'returned' || meaning === 'pending');
  const capture = { id: 'c1', status: 'COMPLETED', meaning: isTouched ? 'returned' : 'moved' } as const;
  return {
    status: 'COMPLETED',
    ownId: 'p1',
    total: eur(1000),
    payer: undefined,
    captures: [{ ...capture, money: eur(1000) }],
    authorizations: [],
    refunds,
  };
};

/** What is done about which refund of the wallet, and how it ends; or `mismatch`. */
const plan = (
  of: Payment,
  refunds: readonly Refund[],
  shown: readonly StatedRefund[],
  reversals: string[] = [],
) => {
  const { changes, mismatch } = planRefunds(of, refunds, statement(...shown), new Set(reversals));
  if (mismatch !== undefined) return changes.length === 0 ? 'mismatch' : 'mismatch and changes';
  return changes.map((change) =>
    [
      change.do,
      change.stated.id,
      ...(change.do === 'insert' ? [change.by] : []),
      ...(change.do === 'end' ? [change.ending.status] : []),
    ].join(' '),
  );
};

test('a refund that nobody here requested is booked up to all that is left, and one unit more is a contradiction', () => {
  expect(plan(payment(), [], [site(1)])).toEqual(['insert site wallet']);
  expect(plan(payment(), [], [site(1000)])).toEqual(['insert site wallet']);
  expect(plan(payment(), [], [site(1001)])).toBe('mismatch');
  const made = refund(400, 'completed', { walletRefundId: 'w1' });
  expect(plan(payment(400), [made], [stated(400, 'returned'), site(600)])).toEqual(['insert site wallet']);
  expect(plan(payment(400), [made], [stated(400, 'returned'), site(601)])).toBe('mismatch');
});

test('what is on its way back is kept for it: a refund that nobody here requested does not take it', () => {
  const open = refund(400, 'pending', { walletRefundId: 'w1' });
  expect(plan(payment(0, 400), [open], [stated(400, 'pending'), site(600)])).toEqual(['insert site wallet']);
  expect(plan(payment(0, 400), [open], [stated(400, 'pending'), site(601)])).toBe('mismatch');
});

test('two refunds that nobody here requested are booked together only if both fit', () => {
  const two = (first: number, second: number) => [
    site(first, 'returned', 's1'),
    site(second, 'returned', 's2'),
  ];
  expect(plan(payment(), [], two(400, 600))).toEqual(['insert s1 wallet', 'insert s2 wallet']);
  expect(plan(payment(), [], two(400, 601))).toBe('mismatch');
  expect(plan(payment(), [], [site(400, 'pending', 's1'), site(601, 'pending', 's2')])).toEqual([
    'insert s1 wallet',
  ]);
  expect(plan(payment(), [], [site(400, 'pending', 's1'), site(600, 'pending', 's2')])).toHaveLength(2);
});

test('whatever the wallet states, what has gone back and what is on its way is never more than was captured', () => {
  const amount = fc.integer({ min: 0, max: 1100 });
  const meaning = fc.constantFrom('returned', 'pending', 'failed', 'cancelled', 'unrecognized');
  const shown = fc.array(fc.tuple(amount, meaning), { maxLength: 5 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1000 }), fc.boolean(), shown, (ours, isFailed, all) => {
      const known = refund(ours, isFailed ? 'failed' : 'under_way');
      const others = all.map(([minor, what], index) => site(minor, what, `s${index}`));
      const { changes } = planRefunds(
        payment(0, isFailed ? 0 : ours),
        [known],
        statement(stated(ours, 'returned'), ...others),
      );
      const ends = changes.some((change) => change.do === 'end');
      const inserted = changes.flatMap((change) => (change.do === 'insert' ? [change.stated.money!] : []));
      const sum = inserted.reduce((total, { amountMinor }) => total + amountMinor, 0n);
      expect(sum + (ends || !isFailed ? BigInt(ours) : 0n)).toBeLessThanOrEqual(1000n);
    }),
  );
});

test('nothing, another currency and an amount that cannot be read are no refund', () => {
  expect(plan(payment(), [], [site(0, 'pending')])).toEqual([]);
  const other = { ...site(5, 'pending'), money: { currency: 'USD', amountMinor: 5n } };
  expect(plan(payment(), [], [other])).toEqual([]);
  expect(plan(payment(), [], [{ ...site(5, 'pending'), money: undefined }])).toEqual([]);
});

test('what never moved money is not inserted', () => {
  for (const meaning of ['failed', 'cancelled', 'unrecognized'] as const)
    expect(plan(payment(), [], [site(5, meaning)])).toEqual([]);
});

test('a refund of another capture is none of this payment', () => {
  const open = refund(400, 'pending', { walletRefundId: 'w1' });
  const foreign = { ...site(5, 'pending'), captureId: 'c2' };
  expect(plan(payment(0, 400), [open], [stated(400, 'pending'), foreign])).toEqual([]);
});

test('what the wallet took back itself is called a reversal, once, also if it was known as a refund', () => {
  expect(plan(payment(), [], [site(5)], ['site'])).toEqual(['insert site reversal']);
  const known = (origin: Refund['origin']) =>
    refund(5, 'completed', { requestId: null, walletRefundId: 'site', origin });
  expect(plan(payment(5), [known('wallet')], [site(5)], ['site'])).toEqual(['mark_reversal site']);
  expect(plan(payment(5), [known('reversal')], [site(5)], ['site'])).toEqual([]);
  expect(plan(payment(5), [known('wallet')], [site(5)])).toEqual([]);
});

test('a refund of ours ends as the wallet says', () => {
  const ends = (meaning: StatedRefund['meaning'], status: Refund['status'] = 'under_way') =>
    plan(payment(0, 400), [refund(400, status)], [stated(400, meaning)]);
  expect(ends('returned')).toEqual(['end w1 completed']);
  expect(ends('failed')).toEqual(['end w1 failed']);
  expect(ends('cancelled')).toEqual(['end w1 cancelled']);
  expect(ends('failed', 'pending')).toEqual(['end w1 failed']);
  expect(ends('pending')).toEqual([]);
  expect(ends('unrecognized')).toEqual([]);
});

test('what is kept for an open refund is its own: a refund of all that was captured ends as well', () => {
  expect(plan(payment(0, 1000), [refund(1000, 'under_way')], [stated(1000, 'returned')])).toEqual([
    'end w1 completed',
  ]);
});

test('why a refund was not made is kept, and that it may be made later', () => {
  const { changes } = planRefunds(
    payment(0, 400),
    [refund(400, 'pending')],
    statement(stated(400, 'failed')),
  );
  const ending = { status: 'failed', walletRefundId: 'w1', issue: 'AN_ISSUE', refusal: 'later' };
  expect(changes).toMatchObject([{ do: 'end', ending }]);
});

test('a refund that has ended does not end again', () => {
  const named = { walletRefundId: 'w1' };
  expect(plan(payment(400), [refund(400, 'completed', named)], [stated(400, 'returned')])).toEqual([]);
  for (const meaning of ['failed', 'cancelled'] as const)
    expect(plan(payment(), [refund(400, 'failed', named)], [stated(400, meaning)])).toEqual([]);
});

test('a refund that failed here and was made after all is booked, if it fits', () => {
  const failed = refund(400, 'failed');
  expect(plan(payment(), [failed], [stated(400, 'returned')])).toEqual(['end w1 completed']);
  const outside = (minor: number) => plan(payment(minor, 0, minor), [failed], [stated(400, 'returned')]);
  expect(outside(600)).toEqual(['end w1 completed']);
  expect(outside(601)).toBe('mismatch');
});

test('a refund that failed without a word of the wallet and is pending there is waited for again; another one is not', () => {
  expect(plan(payment(), [refund(400, 'failed')], [stated(400, 'pending')])).toEqual(['end w1 pending']);
  const told = refund(400, 'failed', { walletRefundId: 'w1' });
  expect(plan(payment(), [told], [stated(400, 'pending')])).toEqual([]);
  expect(plan(payment(), [refund(400, 'cancelled')], [stated(400, 'pending')])).toEqual([]);
  expect(plan(payment(601, 0, 601), [refund(400, 'failed')], [stated(400, 'pending')])).toEqual([]);
});

test('another amount or currency under our id is another refund', () => {
  const open = refund(400, 'under_way');
  expect(plan(payment(0, 400), [open], [stated(300, 'pending')])).toEqual(['insert w1 wallet']);
  const dollars = { ...stated(400, 'pending'), money: { currency: 'USD', amountMinor: 400n } };
  expect(plan(payment(0, 400), [open], [dollars])).toEqual([]);
});

test('a refund without an id of ours is not taken for one that names none', () => {
  const known = refund(400, 'completed', { requestId: null, walletRefundId: 'w1', origin: 'wallet' });
  const both = [stated(400, 'returned', { ownId: undefined }), site(400)];
  expect(plan(payment(400), [known], both)).toEqual(['insert site wallet']);
});

test('another amount under a known id of the wallet ends nothing', () => {
  const open = refund(400, 'pending', { walletRefundId: 'w1' });
  expect(plan(payment(0, 400), [open], [stated(300, 'returned')])).toBe('mismatch');
});

test('a wrong id of a refund is corrected when nothing else changes', () => {
  const made = refund(400, 'completed', { walletRefundId: 'wrong' });
  expect(plan(payment(400), [made], [stated(400, 'returned')])).toEqual(['rename w1']);
  const open = refund(400, 'pending', { walletRefundId: 'wrong' });
  expect(plan(payment(0, 400), [open], [stated(400, 'returned')])).toEqual(['end w1 completed']);
  expect(plan(payment(0, 400), [refund(400, 'under_way')], [stated(400, 'pending')])).toEqual([]);
});

test.each(['failed', 'cancelled'] as const)(
  'what was kept for a refund that %s is free for one that nobody here ordered, in whatever order both are shown',
  (meaning) => {
    const shown = [site(1000, 'pending'), stated(400, meaning)];
    const open = refund(400, 'pending', { walletRefundId: 'w1' });
    expect(plan(payment(0, 400), [open], shown)).toEqual([`end w1 ${meaning}`, 'insert site wallet']);
  },
);

test.each(['failed', 'cancelled'] as const)(
  'what was kept for a refund that %s is free for one of ours that was made after all, in whatever order both are shown',
  (meaning) => {
    const open = refund(400, 'pending', { walletRefundId: 'w1' });
    const other = refund(1000, 'failed', { requestId: 'p1-3' });
    const shown = [stated(1000, 'returned', { id: 'w2', ownId: 'p1-3' }), stated(400, meaning)];
    expect(plan(payment(0, 400), [open, other], shown)).toEqual([`end w1 ${meaning}`, 'end w2 completed']);
  },
);

test('a refund of ours that was made after all comes before one that nobody here requested', () => {
  const shown = [site(700, 'pending'), stated(400, 'returned')];
  expect(plan(payment(), [refund(400, 'failed')], shown)).toEqual(['end w1 completed']);
});

test('an answer of which a part contradicts us changes nothing', () => {
  const shown = [stated(400, 'returned'), site(700)];
  expect(plan(payment(0, 400), [refund(400, 'under_way')], shown)).toBe('mismatch');
});
