import { invariant } from '../../invariant.ts';
import { lookAfterwardsMs, whileInDoubtMs } from '../../operations/look-pauses.ts';
import { keepOpen } from '../../operations/queries.ts';
import type { Operation } from '../../operations/operation.ts';
import type { RefundOutcome, WalletCall } from '../../wallet/wallet.ts';
import { endRefund, type RefundEnding } from './end-refund.ts';
import { nextPendingRefundLook } from '../look-schedule.ts';
import { movePayment } from '../store/move-payments-query.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { findPayment, lockPayment } from '../store/queries.ts';
import type { Refund } from './refund.ts';
import { listRefundsOf } from './queries.ts';
import type { Payment } from '../payment.ts';

/** What ends the operation of a refund. */
export type DecidedRefund = Extract<
  RefundOutcome,
  { outcome: 'refunded' | 'refund_pending' | 'refund_ended' | 'refund_refused' }
>;

const decidedOutcomes: ReadonlySet<string> = new Set<DecidedRefund['outcome']>([
  'refunded',
  'refund_pending',
  'refund_ended',
  'refund_refused',
]);

export const isDecidedRefund = (
  outcome: { readonly outcome: string } | DecidedRefund,
): outcome is DecidedRefund => decidedOutcomes.has(outcome.outcome);

/**
 * Commits what the wallet said about a refund: the end of the operation, the refund, the money, the event and the calls together.
 * Undefined: another process has committed a verdict, or has taken over.
 */
export const commitRefund = (
  { sql, config }: PaymentDependencies,
  payment: Payment,
  decided: Decided,
  at: Date,
) =>
  sql.begin(async (tx): Promise<Payment | undefined> => {
    const locked = await lockPayment(tx, payment.id);
    invariant(locked, `payment ${payment.id} has vanished`);
    const { calls } = decided;
    const operation = payment.operation!;
    const refunds = await listRefundsOf(tx, payment.id);
    const refund = refunds.find(({ operationNumber }) => operationNumber === operation.number);
    invariant(refund, `operation ${operation.number} of payment ${payment.id} has no refund`);
    const { outcome } = decided;
    if (isOfAnother(outcome, refund, refunds)) {
      await keepOpen(tx, payment.id, operation, { pauseMs: whileInDoubtMs(operation) });
      return findPayment(tx, payment.id);
    }
    const moved = await movePayment(tx, {
      payment: locked,
      move: undefined,
      // A refusal counts only from who holds the operation: another process may be calling the wallet.
      ended: { operation, verdict: outcome.outcome, onlyIfHeld: outcome.outcome === 'refund_refused' },
      at,
      nextLookAt: lookAfter(outcome, refund, refunds, operation, at),
      calls,
    });
    if (!moved) return undefined;
    const book = { tx, at, coverAccountId: config.refundCoverAccount };
    const fees = outcome.outcome === 'refunded' ? outcome.refund : {};
    await endRefund(book, refund, endingOf(outcome), fees);
    return findPayment(tx, payment.id);
  });

/** The wallet has called it by the id of another refund of the payment. One of the two is wrong: the order is read later. */
const isOfAnother = (outcome: DecidedRefund, { number }: Refund, refunds: readonly Refund[]) => {
  const { walletRefundId } = endingOf(outcome);
  return (
    walletRefundId !== null &&
    refunds.some((one) => one.number !== number && one.walletRefundId === walletRefundId)
  );
};

/**
 * A refusal is looked at once more: an unanswered call may have had its effect after all, or more was returned at the wallet than
 * is known here. After a refund, the wallet reports the sum of all refunds of the capture: another sum than ours is a reason to
 * look as well.
 */
const lookAfter = (
  decided: DecidedRefund,
  { captureNumber }: Refund,
  refunds: readonly Refund[],
  operation: Operation,
  at: Date,
) => {
  if (decided.outcome === 'refund_pending') return nextPendingRefundLook(at, 0);
  if (decided.outcome === 'refund_refused')
    return operation.isUnanswered ? new Date(at.getTime() + lookAfterwardsMs) : at;
  if (decided.outcome !== 'refunded' || decided.totalMinor === undefined) return undefined;
  const knownMinor = refunds
    .filter((one) => one.captureNumber === captureNumber && one.status === 'completed')
    .reduce((sum, { amountMinor }) => sum + amountMinor, operation.amountMinor);
  return decided.totalMinor === knownMinor ? undefined : at;
};

interface Decided {
  readonly outcome: DecidedRefund;
  readonly calls: readonly WalletCall[];
}

const endingOf = (outcome: DecidedRefund): RefundEnding => {
  switch (outcome.outcome) {
    case 'refunded':
      return { status: 'completed', walletRefundId: outcome.refund.id };
    case 'refund_pending':
      return { status: 'pending', walletRefundId: outcome.refundId };
    case 'refund_ended':
      return {
        status: outcome.ending,
        walletRefundId: outcome.refundId,
        issue: outcome.issue,
        refusal: 'later',
      };
    case 'refund_refused':
      return {
        status: 'failed',
        walletRefundId: null,
        issue: outcome.issue,
        refusal: outcome.kind,
      };
    default:
      return outcome satisfies never;
  }
};
