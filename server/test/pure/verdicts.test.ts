import { expect, test } from 'vitest';
import { lookAfterwardsMs } from '../../src/operations/look-pauses.ts';
import { storedStatuses, type Payment, type StoredStatus } from '../../src/payments/payment.ts';
import type { PaymentOperation } from '../../src/payments/operation-kind.ts';
import { finishOf, moveOf } from '../../src/payments/settle/verdicts.ts';
import type { PaymentOutcome } from '../../src/payments/settle/wallet-steps.ts';
import { keysOf } from '../../src/keys-of.ts';

// What each outcome of the wallet does to a payment of 10.00. That the moves are legal is the database's rule.

const at = new Date('2026-11-18T12:00:00Z');
const later = (ms: number) => new Date(at.getTime() + ms);

const payment = (storedStatus: StoredStatus, more: Partial<Payment> = {}) =>
  ({
    id: 'p1',
    platformId: 1,
    accountId: 'shop',
    currency: 'EUR',
    totalMinor: 1000n,
    commissionMinor: 100n,
    capturedMinor: null,
    captures: [],
    shares: null,
    storedStatus,
    expiresAt: later(1),
    ...more,
  }) as Payment;

const operation = (kind: PaymentOperation['kind'], more: Partial<PaymentOperation> = {}) =>
  ({ kind, requestedBy: 'platform', isPart: false, isUnanswered: false, ...more }) as PaymentOperation;

const capture = { id: 'c1', money: { currency: 'EUR', amountMinor: 1000n }, feeMinor: 30n };
const captured = (amountMinor = 1000n, more: object = {}) =>
  ({
    outcome: 'captured',
    capture: { ...capture, money: { ...capture.money, amountMinor } },
    ...more,
  }) as PaymentOutcome;
const authorization = { id: 'a1', money: { currency: 'EUR', amountMinor: 1000n } };
const authorized = { outcome: 'authorized', authorization, expiresAt: later(5) } as PaymentOutcome;
const declined = (kind: 'instrument_declined' | 'refused') =>
  ({ outcome: 'declined', issue: 'AN_ISSUE', kind }) as PaymentOutcome;
const outcome = (name: PaymentOutcome['outcome']) => ({ outcome: name }) as PaymentOutcome;

const decide = (paid: Payment, by: PaymentOperation, what: PaymentOutcome) => {
  const { move, event, change, nextLookAt, ended, transfers } = moveOf(paid, by, what, at, []);
  return { move, event, change, nextLookAt, onlyIfHeld: ended?.onlyIfHeld, transfers };
};

const hour = 3_600_000;

test('a capture of everything is the payment’s capture: its money is posted less the commission', () => {
  const { move, event, change, transfers, nextLookAt, onlyIfHeld } = decide(
    payment('awaiting_approval'),
    operation('capture', { requestedBy: 'operator' }),
    captured(),
  );
  expect(move).toBe('capture');
  expect(event).toEqual({
    type: 'payment.captured',
    details: { capturedAmount: 1000, currency: 'EUR', by: 'operator' },
  });
  expect(change?.capture).toEqual({
    walletCaptureId: 'c1',
    amountMinor: 1000n,
    feeMinor: 30n,
    conversion: undefined,
  });
  expect(transfers?.map(({ toKind, amountMinor }) => [toKind, amountMinor])).toEqual([
    ['account', 900n],
    ['commission', 100n],
  ]);
  expect([nextLookAt, onlyIfHeld]).toEqual([undefined, false]);
});

test('what was returned of a capture is looked at right away', () => {
  expect(
    decide(payment('awaiting_approval'), operation('capture'), captured(1000n, { isReturned: true }))
      .nextLookAt,
  ).toEqual(at);
});

test('a part leaves the rest to capture, and the part that is all that was left is the last one', () => {
  const part = operation('capture_authorization', { isPart: true });
  const first = decide(payment('authorized'), part, captured(400n));
  expect(first.move).toBe('capture_part');
  expect(first.event).toEqual({
    type: 'payment.partially_captured',
    details: { amount: 400, capturedAmount: 400, currency: 'EUR' },
  });
  expect(first.nextLookAt).toEqual(later(hour));
  const last = decide(payment('partially_captured', { capturedMinor: 400n }), part, captured(600n));
  expect(last.move).toBe('capture');
  expect(last.event).toEqual({
    type: 'payment.captured',
    details: { amount: 600, capturedAmount: 1000, currency: 'EUR' },
  });
  // The commission was given by the first part.
  expect(last.transfers?.map(({ toKind, amountMinor }) => [toKind, amountMinor])).toEqual([
    ['account', 600n],
  ]);
});

test('a capture that is no part ends a payment of which a part was captured', () => {
  const whole = decide(
    payment('partially_captured', { capturedMinor: 400n }),
    operation('capture_authorization'),
    captured(100n),
  );
  expect(whole.move).toBe('capture');
  expect(whole.event?.details).toEqual({ amount: 100, capturedAmount: 500, currency: 'EUR' });
});

test('an authorisation is kept with its end, and looked at hourly', () => {
  const { move, event, change, nextLookAt, onlyIfHeld, transfers } = decide(
    payment('awaiting_approval'),
    operation('authorize'),
    authorized,
  );
  expect([move, event]).toEqual(['authorize', { type: 'payment.authorized', details: {} }]);
  expect(change).toMatchObject({ walletAuthorizationId: 'a1', authorizationExpiresAt: later(5) });
  expect([nextLookAt, onlyIfHeld, transfers]).toEqual([later(hour), false, undefined]);
});

test('without an approval the payment goes on waiting, and expires with its window', () => {
  const capturing = operation('capture');
  const waiting = decide(payment('awaiting_approval'), capturing, outcome('not_approved'));
  expect([waiting.move, waiting.event, waiting.nextLookAt]).toEqual([undefined, undefined, undefined]);
  const over = payment('awaiting_approval', { expiresAt: at });
  const expired = decide(over, capturing, outcome('not_approved'));
  expect([expired.move, expired.event]).toEqual(['expire', { type: 'payment.expired', details: {} }]);
  expect(decide(over, capturing, outcome('explained')).nextLookAt).toEqual(at);
});

test('an explained mismatch changes nothing and is reported as reviewed', () => {
  const { move, event } = decide(payment('captured'), operation('review'), outcome('explained'));
  expect([move, event]).toEqual([undefined, { type: 'payment.reviewed', details: { by: 'service' } }]);
});

test('a declined instrument leaves the payment open, and a refusal ends it', () => {
  const again = decide(payment('awaiting_approval'), operation('capture'), declined('instrument_declined'));
  expect([again.move, again.change, again.event, again.nextLookAt]).toEqual([
    'decline',
    { declineIssue: 'AN_ISSUE' },
    { type: 'payment.declined', details: { issue: 'AN_ISSUE' } },
    undefined,
  ]);
  const over = decide(
    payment('awaiting_approval', { expiresAt: at }),
    operation('capture'),
    declined('instrument_declined'),
  );
  expect(over.nextLookAt).toEqual(at);
  const refused = decide(payment('awaiting_approval'), operation('capture'), declined('refused'));
  expect([refused.move, refused.event, refused.nextLookAt, refused.onlyIfHeld]).toEqual([
    'refuse',
    { type: 'payment.failed', details: { issue: 'AN_ISSUE' } },
    undefined,
    true,
  ]);
});

test('after a refused capture of an authorisation its money is released: a look comes at once', () => {
  const refused = decide(payment('authorized'), operation('capture_authorization'), declined('refused'));
  expect([refused.move, refused.nextLookAt]).toEqual(['refuse', at]);
});

test('a declined part keeps what was captured and what is held', () => {
  const { move, event, nextLookAt } = decide(
    payment('partially_captured', { capturedMinor: 400n }),
    operation('capture_authorization', { isPart: true }),
    declined('refused'),
  );
  expect([move, event, nextLookAt]).toEqual([
    'decline_part',
    { type: 'payment.part_declined', details: { issue: 'AN_ISSUE' } },
    later(hour),
  ]);
});

test.each(keysOf(storedStatuses).filter((status) => !storedStatuses[status].isOpen))(
  'a decline or an end at the wallet does not change a payment that is %s',
  (status) => {
    const over = payment(status, { capturedMinor: status === 'captured' ? 1000n : null });
    for (const what of [declined('refused'), outcome('not_found'), outcome('expired')]) {
      const { move, event } = decide(over, operation('release'), what);
      expect([move, event]).toEqual([undefined, undefined]);
    }
  },
);

test.each(['expired', 'lapsed', 'not_found'] as const)(
  '%s: what nobody has paid ends, what was captured stays',
  (name) => {
    const of = (paid: Payment) => {
      const { move, event } = decide(paid, operation('capture_authorization'), outcome(name));
      return [move, event];
    };
    expect(of(payment('awaiting_approval'))).toEqual(['expire', { type: 'payment.expired', details: {} }]);
    expect(of(payment('authorized'))).toEqual([
      'lapse',
      { type: 'payment.expired', details: { reason: 'authorization_lapsed' } },
    ]);
    expect(of(payment('partially_captured', { capturedMinor: 400n }))).toEqual([
      'finish',
      {
        type: 'payment.captured',
        details: { capturedAmount: 400, currency: 'EUR', reason: 'authorization_lapsed' },
      },
    ]);
  },
);

test('a payment that ends is looked at once more if a call was not answered, or the wallet did not know it', () => {
  const look = (name: PaymentOutcome['outcome'], isUnanswered: boolean) =>
    decide(payment('awaiting_approval'), operation('capture', { isUnanswered }), outcome(name)).nextLookAt;
  expect(look('expired', false)).toBeUndefined();
  expect(look('expired', true)).toEqual(later(lookAfterwardsMs));
  expect(look('not_found', false)).toEqual(later(lookAfterwardsMs));
});

test('a release cancels what was authorised, finishes what was captured in part, and frees what was held too long', () => {
  const release = operation('release', { requestedBy: 'operator' });
  const of = (paid: Payment) => {
    const { move, event, onlyIfHeld, nextLookAt } = decide(paid, release, outcome('voided'));
    return [move, event, onlyIfHeld, nextLookAt];
  };
  const details = { reason: 'released', by: 'operator' };
  expect(of(payment('authorized'))).toEqual([
    'release',
    { type: 'payment.cancelled', details },
    false,
    undefined,
  ]);
  expect(of(payment('partially_captured', { capturedMinor: 400n }))).toEqual([
    'finish',
    { type: 'payment.captured', details: { capturedAmount: 400, currency: 'EUR', ...details } },
    false,
    undefined,
  ]);
  expect(of(payment('failed'))).toEqual([
    undefined,
    { type: 'payment.released', details: {} },
    false,
    undefined,
  ]);
});

test.each([
  'approved',
  'still_authorized',
  'not_refunded',
  'not_changed',
  'pending',
  'mismatch',
  'unknown',
] as const)('%s is no verdict', (name) => {
  expect(() => decide(payment('awaiting_approval'), operation('capture'), outcome(name))).toThrow(
    `${name} is no verdict`,
  );
});

test('a finished payment says what was captured of it, and why nothing more is', () => {
  expect(finishOf(payment('partially_captured', { capturedMinor: 7n }), { reason: 'why' })).toEqual({
    move: 'finish',
    event: { type: 'payment.captured', details: { capturedAmount: 7, currency: 'EUR', reason: 'why' } },
  });
});
