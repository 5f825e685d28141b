import type { MismatchReason } from '../../wallet/mismatch.ts';
import type { Answered, OrderStatement, RefundOutcome, WantedRefund } from '../../wallet/wallet.ts';
import { findMismatch, sumReturned } from '../find-mismatch.ts';
import { isOpenStatus, type Payment } from '../payment.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { nameCaptures, withoutReturned } from '../store/describe-order.ts';
import { listReturns, type ReturnedCapture, type ReturnFees } from '../store/returned-captures.ts';

/** What the wallet had captured and nobody here had booked has gone back. */
interface CaptureReturned {
  readonly outcome: 'capture_returned';
  readonly refundId: string;
  readonly fees: ReturnFees;
  /** What else at the wallet doesn't match the payment. Undefined: nothing. */
  readonly doubt: MismatchReason | undefined;
}

/** What ends the operation. `return_ended`: the wallet had accepted it, and the money did not go back after all. */
export type DecidedReturn =
  | CaptureReturned
  | { readonly outcome: 'return_refused' | 'return_ended'; readonly issue: string };

/** What became of a capture that is given back, after the call or a look. */
export type ReturnOutcome =
  | DecidedReturn
  | { readonly outcome: 'pending'; readonly captureId: string }
  | Extract<RefundOutcome, { outcome: 'not_refunded' | 'mismatch' | 'unknown' }>;

/** The refund carries the id of its operation, by which the wallet shows it. */
export const wantedRefundOf = (
  { walletOrderId }: Payment,
  { walletCaptureId, requestId, currency, amountMinor }: ReturnedCapture,
): WantedRefund => ({
  orderId: walletOrderId,
  captureId: walletCaptureId,
  ownId: requestId,
  money: { currency, amountMinor },
});

/** A refund ends the mismatch only when the order shows it as well. The order also says whether anything else contradicts us. */
export const confirmReturn = async (
  deps: PaymentDependencies,
  payment: Payment,
  returned: ReturnedCapture,
  { result, calls }: Answered<RefundOutcome>,
): Promise<Answered<ReturnOutcome>> => {
  if (result.outcome !== 'refunded') return { result: toReturnOutcome(result), calls };
  const read = await deps.wallet.describeOrder(payment.walletOrderId);
  const returns = await listReturns(deps.sql, payment.id);
  const statement = read.result && nameCaptures(read.result, returns);
  const allCalls = [...calls, ...read.calls];
  if (!statement || !isShown(statement, returned, result.refund.id))
    return { result: { outcome: 'unknown', detail: 'the order does not show the refund' }, calls: allCalls };
  const over = returns.filter((one) => one.walletRefundId !== null || one.requestId === returned.requestId);
  const ended: Payment = failsWithReturn(payment) ? { ...payment, storedStatus: 'failed' } : payment;
  return {
    result: {
      outcome: 'capture_returned',
      refundId: result.refund.id,
      fees: feesOf(statement, returned),
      doubt: findMismatch(ended, withoutReturned(statement, over)),
    },
    calls: allCalls,
  };
};

/** An open payment ends with it, unless a part of it is booked: then the rest can still be captured. */
export const failsWithReturn = ({ storedStatus, captures }: Payment) =>
  isOpenStatus(storedStatus) && captures.length === 0;

/** The order has the refund, and nothing is left of the capture. */
const isShown = (statement: OrderStatement, { walletCaptureId }: ReturnedCapture, refundId: string) => {
  const capture = statement.captures.find(({ id }) => id === walletCaptureId);
  return (
    statement.refunds.some(({ id, meaning }) => id === refundId && meaning === 'returned') &&
    capture !== undefined &&
    sumReturned(capture, statement) === capture.money?.amountMinor
  );
};

const toReturnOutcome = (outcome: Exclude<RefundOutcome, { outcome: 'refunded' }>): ReturnOutcome => {
  switch (outcome.outcome) {
    case 'refund_pending':
      return { outcome: 'pending', captureId: outcome.refundId };
    case 'refund_refused':
      return { outcome: 'return_refused', issue: outcome.issue };
    case 'refund_ended':
      return { outcome: 'return_ended', issue: outcome.issue };
    case 'not_refunded':
    case 'mismatch':
    case 'unknown':
      return outcome;
    default:
      return outcome satisfies never;
  }
};

/** Parts that had gone back before count as well. */
const feesOf = ({ captures, refunds }: OrderStatement, { walletCaptureId }: ReturnedCapture): ReturnFees => {
  const made = refunds.filter(
    ({ captureId, meaning }) => captureId === walletCaptureId && meaning === 'returned',
  );
  const areReported = made.every(({ feeMinor }) => feeMinor !== undefined);
  return {
    captureFeeMinor: captures.find(({ id }) => id === walletCaptureId)?.feeMinor,
    refundFeeMinor: areReported ? made.reduce((sum, { feeMinor }) => sum + feeMinor!, 0n) : undefined,
  };
};
