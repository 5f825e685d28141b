import type { Money } from '../../money.ts';
import type { WalletTransaction } from '../../wallet/wallet.ts';
import { findCapture } from '../capture.ts';
import { isOpenStatus, type Payment } from '../payment.ts';
import { isPossibleFee, type Charged } from '../store/book-fee.ts';
import { isOpenRefund, type Refund } from '../refunds/refund.ts';

export const differenceKinds = [
  'missing_here',
  'missing_there',
  'other_amount',
  'other_state',
  'other_fee',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const differenceSubjects = ['capture', 'refund'] as const;

/** Something of the wallet that does not fit what is booked here, or the reverse. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly subject: (typeof differenceSubjects)[number];
  /** The id at the wallet. */
  readonly transactionId: string;
  /** The report says that the wallet took the money back itself. */
  readonly isReversal: boolean;
  /** The payment that it is about, as far as anybody knows. There may be no such payment here. */
  readonly about: string | null;
  readonly thereStatus: string | null;
  /** Of `other_fee` these are the fees. */
  readonly thereCurrency: string | null;
  readonly thereMinor: bigint | null;
  readonly thereAt: Date | null;
  readonly hereStatus: string | null;
  readonly hereCurrency: string | null;
  readonly hereMinor: bigint | null;
}

const nothingHere = { hereStatus: null, hereCurrency: null, hereMinor: null };

const thereOf = ({ id, kind, status, money, at }: WalletTransaction) => ({
  transactionId: id,
  isReversal: kind === 'reversal',
  thereStatus: status,
  thereCurrency: money?.currency ?? null,
  thereMinor: money?.amountMinor ?? null,
  thereAt: at ?? null,
});

const isSame = (money: Money | undefined, currency: string, amountMinor: bigint | null) =>
  money?.currency === currency && money.amountMinor === amountMinor;

/** One that the wallet has not decided is reported when nobody here waits for it: its day is not compared again. */
const mayMove = ({ meaning }: WalletTransaction) => meaning !== 'undone';

const isOver = ({ storedStatus, operation }: Payment) => operation === null && !isOpenStatus(storedStatus);

/** How a capture at the wallet differs from its payment here. Undefined: it does not. */
export const compareCapture = (
  capture: WalletTransaction,
  payment: Payment | undefined,
): Difference | undefined => {
  const there = {
    subject: 'capture',
    ...thereOf(capture),
    about: payment?.id ?? capture.ownId ?? null,
  } as const;
  const isDone = capture.meaning === 'done';
  if (!payment) return mayMove(capture) ? { ...there, kind: 'missing_here', ...nothingHere } : undefined;
  const booked = findCapture(payment.captures, capture.id);
  const here = {
    hereStatus: payment.status,
    hereCurrency: payment.currency,
    hereMinor: booked?.amountMinor ?? payment.capturedMinor ?? payment.totalMinor,
  };
  const isTheOne = booked !== undefined;
  // Another capture of a payment that is captured is booked nowhere.
  if (payment.captures.length > 0 && !isTheOne)
    return mayMove(capture) ? { ...there, kind: 'missing_here', ...here } : undefined;
  const isForgotten = capture.meaning === 'pending' && isOver(payment);
  if (isDone !== isTheOne || isForgotten) return { ...there, kind: 'other_state', ...here };
  if (!isDone || isSame(capture.money, payment.currency, booked!.amountMinor)) return undefined;
  return { ...there, kind: 'other_amount', ...here };
};

/** How money that went back at the wallet differs from the refund here. Undefined: it does not. */
export const compareRefund = (
  returned: WalletTransaction,
  about: string | null,
  refund: Refund | undefined,
): Difference | undefined => {
  const there = { subject: 'refund', ...thereOf(returned), about } as const;
  if (!refund) return mayMove(returned) ? { ...there, kind: 'missing_here', ...nothingHere } : undefined;
  const here = { hereStatus: refund.status, hereCurrency: refund.currency, hereMinor: refund.amountMinor };
  const isForgotten = returned.meaning === 'pending' && !isOpenRefund(refund);
  if ((returned.meaning === 'done') !== (refund.status === 'completed') || isForgotten)
    return { ...there, kind: 'other_state', ...here };
  return isSame(returned.money, refund.currency, refund.amountMinor)
    ? undefined
    : { ...there, kind: 'other_amount', ...here };
};

/**
 * How the fee of a capture or refund that fits otherwise differs from what is booked. `untold`: none is booked, and this one can be.
 * Undefined: it does not differ, or the report does not say.
 */
export const compareFee = (
  transaction: WalletTransaction,
  charged: Charged,
): Difference | 'unreported' | undefined => {
  const { feeMinor } = transaction;
  if (transaction.meaning !== 'done' || feeMinor === undefined || feeMinor === charged.feeMinor)
    return undefined;
  if (charged.feeMinor === null && isPossibleFee(charged, feeMinor)) return 'unreported';
  return {
    ...thereOf(transaction),
    kind: 'other_fee',
    subject: charged.subject,
    about: charged.paymentId,
    thereMinor: feeMinor,
    hereStatus: charged.subject === 'capture' ? 'captured' : 'completed',
    hereCurrency: charged.feeMinor === null ? null : charged.currency,
    hereMinor: charged.feeMinor,
  };
};
