import type { Refund as StoredRefund } from '../../src/payments/refunds/refund.ts';
import { planRefunds, type RefundChange } from '../../src/payments/refunds/plan-refunds.ts';
import type { OrderStatement, StatedRefund } from '../../src/wallet/wallet.ts';
import type { Capture } from '../../src/payments/capture.ts';
import type { Payment } from '../../src/payments/payment.ts';

// How the service takes in what the wallet shows of an order, in the model of refunds. What is booked is decided by the code of the
// service. The wallet's answers are made here: true ones, and ones in which something is wrong.

/** A refund in the model, here or at the wallet. The one that is made at the wallet's own site has the request id `site`. */
export interface ModelRefund {
  readonly requestId: string;
  readonly amount: number;
  readonly status: 'under_way' | 'pending' | 'completed' | 'failed';
}

const captureId = 'c1';
const paymentId = 'p1';
const eur = (amount: number) => ({ currency: 'EUR', amountMinor: BigInt(amount) });
const walletIdOf = (requestId: string) => `w-${requestId}`;
const sumOf = (refunds: readonly ModelRefund[], ...statuses: readonly ModelRefund['status'][]) =>
  refunds.reduce((sum, { amount, status }) => sum + (statuses.includes(status) ? amount : 0), 0);

/** What the decision reads of a payment. */
const toPayment = (capturedMinor: number, refunds: readonly ModelRefund[]) =>
  ({
    id: paymentId,
    storedStatus: 'captured',
    currency: 'EUR',
    totalMinor: BigInt(capturedMinor),
    captures: [
      {
        number: 1,
        walletCaptureId: captureId,
        amountMinor: BigInt(capturedMinor),
        capturedAt: new Date(0),
        entryNumber: 1,
        feeMinor: null,
        feeEntry: null,
        conversion: null,
      },
    ] as readonly Capture[],
    capturedMinor: BigInt(capturedMinor),
    refundedMinor: BigInt(sumOf(refunds, 'completed')),
    refundedOutsideMinor: 0n,
    refundingMinor: BigInt(sumOf(refunds, 'under_way', 'pending')),
  }) as Payment;

const toStored = ({ requestId, amount, status }: ModelRefund) => {
  const isNamed = status === 'completed' || status === 'pending';
  return {
    requestId: requestId === 'site' ? null : requestId,
    origin: requestId === 'site' ? 'wallet' : 'platform',
    ...eur(amount),
    status,
    walletRefundId: isNamed ? walletIdOf(requestId) : null,
  } as StoredRefund;
};

const meanings = {
  completed: 'returned',
  pending: 'pending',
  failed: 'failed',
  under_way: 'pending',
} as const;

const toStated = ({ requestId, amount, status }: ModelRefund): StatedRefund => ({
  id: walletIdOf(requestId),
  status: status.toUpperCase(),
  meaning: meanings[status],
  issue: '',
  money: eur(amount),
  ownId: requestId === 'site' ? undefined : requestId,
  captureId,
});

const toStatement = (capturedMinor: number, refunds: readonly ModelRefund[]): OrderStatement => ({
  status: 'COMPLETED',
  ownId: paymentId,
  total: eur(capturedMinor),
  payer: undefined,
  captures: [
    {
      id: captureId,
      status: 'COMPLETED',
      meaning: sumOf(refunds, 'completed', 'pending') === 0 ? 'moved' : 'returned',
      money: eur(capturedMinor),
    },
  ],
  authorizations: [],
  refunds: refunds.map(toStated),
});

/** One more, or one less where that is possible: the amount of a refund, wrong by one. */
const wrongMoney = ({ money }: StatedRefund) => eur(money!.amountMinor === 1n ? 2 : 1);

/** The answers in which something about the latest refund is wrong, and one in which every amount is. */
const garble = (statement: OrderStatement): OrderStatement[] => {
  const last = statement.refunds.at(-1);
  if (last === undefined) return [];
  const withLast = (...refunds: readonly StatedRefund[]) => ({
    ...statement,
    refunds: [...statement.refunds.slice(0, -1), ...refunds],
  });
  return [
    withLast(),
    withLast({ ...last, money: wrongMoney(last) }),
    withLast({ ...last, id: 'w-wrong' }),
    withLast({ ...last, money: { ...last.money!, currency: 'XTS' } }),
    {
      ...statement,
      captures: statement.captures.map((capture) => ({ ...capture, money: eur(9) })),
      refunds: statement.refunds.map((refund) => ({ ...refund, money: wrongMoney(refund) })),
    },
  ];
};

const isSame = (one: StatedRefund, other: StatedRefund) =>
  one.id === other.id &&
  one.meaning === other.meaning &&
  one.money?.currency === other.money?.currency &&
  one.money?.amountMinor === other.money?.amountMinor;

const requestIdOf = ({ stated }: RefundChange) => stated.ownId ?? stated.id.slice('w-'.length);

const apply = (refunds: readonly ModelRefund[], change: RefundChange): readonly ModelRefund[] => {
  const requestId = requestIdOf(change);
  if (change.do === 'insert') {
    const status = change.stated.meaning === 'returned' ? 'completed' : 'pending';
    return [...refunds, { requestId, amount: Number(change.stated.money!.amountMinor), status }];
  }
  if (change.do !== 'end') return refunds;
  const status = change.ending.status === 'cancelled' ? 'failed' : change.ending.status;
  return refunds.map((refund) => (refund.requestId === requestId ? { ...refund, status } : refund));
};

interface TakenIn {
  readonly truly: readonly ModelRefund[];
  readonly wrongly: readonly (readonly ModelRefund[])[];
}

/** A hundred thousand worlds have a few hundred different pairs of refunds, here and at the wallet. */
const seen = new Map<string, TakenIn>();

/**
 * The refunds that are known after a look at the order: after one that the wallet answers truly, and after each that it does not.
 * `isReadApart`: each refund is read by itself before it is booked, and the wallet is wrong in one of the two answers only.
 */
export const takeInRefunds = (
  capturedMinor: number,
  refunds: readonly ModelRefund[],
  atWallet: readonly ModelRefund[],
  isReadApart: boolean,
): TakenIn => {
  const key = JSON.stringify([capturedMinor, refunds, atWallet, isReadApart]);
  const known = seen.get(key) ?? takeInAnswers(capturedMinor, refunds, atWallet, isReadApart);
  seen.set(key, known);
  return known;
};

const takeInAnswers: typeof takeInRefunds = (capturedMinor, refunds, atWallet, isReadApart) => {
  const payment = toPayment(capturedMinor, refunds);
  const stored = refunds.map(toStored);
  const truth = toStatement(capturedMinor, atWallet);
  const after = (statement: OrderStatement) =>
    planRefunds(payment, stored, statement)
      .changes.filter(({ stated }) => !isReadApart || truth.refunds.some((refund) => isSame(refund, stated)))
      .reduce(apply, refunds);
  return { truly: after(truth), wrongly: garble(truth).map(after) };
};
