import { invariant } from '../../invariant.ts';
import { reasonOf } from '../../wallet/mismatch.ts';
import type { WalletCall } from '../../wallet/wallet.ts';
import type { PaymentDependencies } from '../dependencies.ts';
import { closedIssue, type Payment } from '../payment.ts';
import { movePayment, type PaymentMove } from '../store/move-payments-query.ts';
import { findPayment, lockPayment } from '../store/queries.ts';
import { bookReturnFees, completeReturn, findReturn, refuseReturn } from '../store/returned-captures.ts';
import { failsWithReturn, type DecidedReturn } from './confirm-return.ts';
import { requestReview } from './open-review.ts';

const decidedOutcomes: ReadonlySet<string> = new Set<DecidedReturn['outcome']>([
  'capture_returned',
  'return_refused',
  'return_ended',
]);

export const isDecidedReturn = (
  outcome: { readonly outcome: string } | DecidedReturn,
): outcome is DecidedReturn => decidedOutcomes.has(outcome.outcome);

interface Decided {
  readonly outcome: DecidedReturn;
  readonly calls: readonly WalletCall[];
}

/**
 * Commits what the wallet said about a capture that is given back: the end of the operation, the payment, the wallet's fee, the
 * event and the calls together. While there still is a mismatch, a person is asked again. Undefined: another process has committed
 * a verdict, or has taken over.
 */
export const commitReturn = (
  { sql, log }: PaymentDependencies,
  payment: Payment,
  { outcome, calls }: Decided,
  at: Date,
) =>
  sql.begin(async (tx): Promise<Payment | undefined> => {
    const locked = await lockPayment(tx, payment.id);
    invariant(locked, `payment ${payment.id} has vanished`);
    const operation = payment.operation!;
    const returned = await findReturn(tx, payment.id, operation.number);
    invariant(returned, `operation ${operation.number} of payment ${payment.id} returns no capture`);
    const isReturned = outcome.outcome === 'capture_returned';
    const doubt = isReturned
      ? outcome.doubt
      : reasonOf('return_refused', { captureId: returned.walletCaptureId, issue: outcome.issue });
    const moved = await movePayment(tx, {
      payment: locked,
      // A refusal counts only from who holds the operation: another process may be calling the wallet.
      ended: { operation, verdict: outcome.outcome, onlyIfHeld: outcome.outcome === 'return_refused' },
      at,
      calls,
      ...(doubt === undefined ? endOf(locked, at) : { move: undefined }),
    });
    if (!moved) return undefined;
    if (isReturned) {
      await completeReturn(tx, returned, outcome.refundId);
      await bookReturnFees({ tx, at }, locked, returned, outcome.fees);
    } else await refuseReturn(tx, returned, outcome.issue);
    if (doubt !== undefined) {
      const review = await requestReview(tx, log, moved, at, doubt);
      invariant(review, `payment ${payment.id} cannot be reviewed`);
    }
    return findPayment(tx, payment.id);
  });

/** Nothing of the payment is left at the wallet that is not booked. One that nothing is booked of cannot be paid any more. */
const endOf = (payment: Payment, at: Date): Pick<PaymentMove, 'move' | 'change' | 'event' | 'nextLookAt'> =>
  failsWithReturn(payment)
    ? {
        move: 'refuse',
        change: { declineIssue: closedIssue },
        event: { type: 'payment.failed', details: { issue: closedIssue, by: 'operator' } },
        // Money that is held for it is released.
        nextLookAt: at,
      }
    : {
        move: undefined,
        event: { type: 'payment.reviewed', details: { by: 'operator' } },
        // What the wallet reported meanwhile is booked.
        nextLookAt: at,
      };
