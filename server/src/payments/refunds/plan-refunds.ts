import type { MismatchReason } from '../../wallet/mismatch.ts';
import type { OrderStatement, StatedRefund } from '../../wallet/wallet.ts';
import { refundableMinor } from '../present/present-payment.ts';
import { isOpenRefund, type Refund } from './refund.ts';
import type { RefundEnding } from './end-refund.ts';
import { findMismatch, isOfPayment } from '../find-mismatch.ts';
import type { Payment } from '../payment.ts';

/** Who made a refund that nobody here has requested: someone at the wallet's own site, or the wallet itself. */
export type MadeBy = 'wallet' | 'reversal';

/** What a statement of the wallet changes in the refunds of a payment. */
export type RefundChange =
  /** It is not known here. */
  | { readonly do: 'insert'; readonly stated: StatedRefund; readonly by: MadeBy }
  /** It has come to its end, or was made after all. */
  | {
      readonly do: 'end';
      readonly stated: StatedRefund;
      readonly refund: Refund;
      readonly ending: RefundEnding;
    }
  /** An earlier answer gave it another id at the wallet. */
  | { readonly do: 'rename'; readonly stated: StatedRefund; readonly refund: Refund }
  /** It is known, and only now the wallet reports that it took the money back itself. */
  | { readonly do: 'mark_reversal'; readonly stated: StatedRefund; readonly refund: Refund };

export interface RefundPlan {
  readonly changes: readonly RefundChange[];
  /** What the wallet states doesn't match the payment, whatever is changed. Then nothing of it is booked. */
  readonly mismatch: MismatchReason | undefined;
}

/**
 * What to change in the refunds of a captured payment, by what the wallet states of its order. An answer of which any part contradicts
 * what is known here changes nothing: the rest of it may be as wrong (docs/reliability.md#f29). `reversalIds` are those of which the
 * wallet has said that it took the money back itself.
 */
export const planRefunds = (
  payment: Payment,
  refunds: readonly Refund[],
  statement: OrderStatement,
  reversalIds: ReadonlySet<string> = new Set(),
): RefundPlan => {
  let after = payment;
  const changes: RefundChange[] = [];
  const ofPayment = statement.refunds.filter((stated) => isOfPayment(stated, payment, statement));
  for (const stated of inOrder(refunds, ofPayment)) {
    const by = reversalIds.has(stated.id) ? 'reversal' : 'wallet';
    for (const change of changesOf(after, refunds, stated, by)) {
      changes.push(change);
      after = withChange(after, change);
    }
  }
  const mismatch = findMismatch(after, statement);
  return { changes: mismatch === undefined ? changes : [], mismatch };
};

/** First those that give back what was kept for them, then those that are known: what others made may need that amount. */
const inOrder = (refunds: readonly Refund[], stated: readonly StatedRefund[]) => {
  const rankOf = (one: StatedRefund) => {
    if (one.meaning === 'failed' || one.meaning === 'cancelled') return 0;
    return findKnown(refunds, one) ? 1 : 2;
  };
  return stated.toSorted((one, other) => rankOf(one) - rankOf(other));
};

const changesOf = (
  payment: Payment,
  refunds: readonly Refund[],
  stated: StatedRefund,
  by: MadeBy,
): RefundChange[] => {
  const refund = findKnown(refunds, stated);
  if (!refund) {
    const isMoney = stated.meaning === 'returned' || stated.meaning === 'pending';
    return isMoney && isPossible(payment, stated) ? [{ do: 'insert', stated, by }] : [];
  }
  const ending = endingOf(payment, refund, stated);
  const isOtherId = refund.walletRefundId !== null && refund.walletRefundId !== stated.id;
  return [
    ...(by === 'reversal' && refund.origin === 'wallet'
      ? [{ do: 'mark_reversal', stated, refund } as const]
      : []),
    ...(ending ? [{ do: 'end', stated, refund, ending } as const] : []),
    ...(isOtherId && !ending ? [{ do: 'rename', stated, refund } as const] : []),
  ];
};

/** By the wallet's id of it, or by ours. Another amount under our id is another refund. */
const findKnown = (refunds: readonly Refund[], stated: StatedRefund) =>
  refunds.find(({ walletRefundId }) => walletRefundId === stated.id) ??
  refunds.find(
    (refund) => refund.requestId !== null && refund.requestId === stated.ownId && isSameMoney(refund, stated),
  );

const isSameMoney = ({ currency, amountMinor }: Refund, { money }: StatedRefund) =>
  money?.currency === currency && money.amountMinor === amountMinor;

const isPossible = (payment: Payment, { money }: StatedRefund) =>
  money?.currency === payment.currency &&
  money.amountMinor > 0n &&
  money.amountMinor <= refundableMinor(payment);

/** What has become of a refund that is known here. One that failed here may have been made after all. Undefined: nothing new. */
const endingOf = (payment: Payment, refund: Refund, stated: StatedRefund): RefundEnding | undefined => {
  const { id: walletRefundId, meaning, issue } = stated;
  const isOpen = isOpenRefund(refund);
  const fits = isSameMoney(refund, stated) && (isOpen || refund.amountMinor <= refundableMinor(payment));
  switch (meaning) {
    case 'returned':
      return refund.status !== 'completed' && fits ? { status: 'completed', walletRefundId } : undefined;
    case 'pending': {
      // It was called failed without a word about it: nobody has to request it again.
      const wasGuessed = refund.status === 'failed' && refund.walletRefundId === null;
      return wasGuessed && fits ? { status: 'pending', walletRefundId } : undefined;
    }
    case 'failed':
    case 'cancelled':
      return isOpen ? { status: meaning, walletRefundId, issue, refusal: 'later' } : undefined;
    case 'unrecognized':
      return undefined;
    default:
      return meaning satisfies never;
  }
};

/** The amounts of the payment when the change has been made. */
const withChange = (payment: Payment, change: RefundChange): Payment => {
  if (change.do === 'rename' || change.do === 'mark_reversal') return payment;
  const amountMinor = change.do === 'insert' ? change.stated.money!.amountMinor : change.refund.amountMinor;
  const isCompleted =
    change.do === 'insert' ? change.stated.meaning === 'returned' : change.ending.status === 'completed';
  const isPending =
    change.do === 'insert' ? change.stated.meaning === 'pending' : change.ending.status === 'pending';
  const wasOpen = change.do === 'end' && isOpenRefund(change.refund);
  return {
    ...payment,
    refundedMinor: payment.refundedMinor + (isCompleted ? amountMinor : 0n),
    refundingMinor: payment.refundingMinor + (isPending ? amountMinor : 0n) - (wasOpen ? amountMinor : 0n),
  };
};
