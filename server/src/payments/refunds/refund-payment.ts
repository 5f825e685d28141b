import { makeOneAtATime } from '../../one-at-a-time.ts';
import { Problem } from '../../problem.ts';
import type { PaymentDependencies, Settle } from '../dependencies.ts';
import { findPayment } from '../store/queries.ts';
import { isNotMade, isRetryable, refundIdOf, type Refund } from './refund.ts';
import { findRefund } from './queries.ts';
import { findMismatchTime } from './list-queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import { requestRefund, type RefundRequest } from './request-refund.ts';
import type { Payment } from '../payment.ts';

/** How long a refund waits for what else is under way for its payment, such as another refund. */
const standardWaitMs = 8000;

export interface Refunded {
  readonly payment: Payment;
  readonly refund: Refund;
}

export type RefundPayment = (payment: Payment, request: RefundRequest) => Promise<Refunded>;

/**
 * Refunds all or part of a payment. A repeated call with the same attempt gets the same refund. Of one payment one refund is made
 * at a time. Those of one process stand in line, so that a crowd of them does not ask the database again and again.
 */
export const makeRefundPayment = (
  deps: PaymentDependencies,
  settle: Settle,
  waitMs = standardWaitMs,
): RefundPayment => {
  const oneAtATime = makeOneAtATime((id) => `Too many refunds of the payment ${id} wait already.`);
  return async (payment, request) => {
    requireOwnWallet(deps, payment);
    const deadline = performance.now() + waitMs;
    return oneAtATime(payment.id, async () => {
      // Those before it may each have waited for a silent wallet. It is refused at once, and has changed nothing.
      if (performance.now() > deadline) throw inProgress(payment);
      return refund(deps, settle, payment, request, deadline);
    });
  };
};

const refund = async (
  deps: PaymentDependencies,
  settle: Settle,
  payment: Payment,
  request: RefundRequest,
  deadline: number,
): Promise<Refunded> => {
  const asker = { by: request.by.kind, urgency: 'when_asked' } as const;
  for (;;) {
    const requested = await requestRefund(deps, payment.id, request);
    const present = (await findPayment(deps.sql, payment.id))!;
    const isOurs = requested !== undefined && requested.operationNumber === present.operation?.number;
    if (requested && !isOurs) return { payment: present, refund: requested };
    const settled = await settle(present, asker);
    if (requested) {
      return { payment: settled, refund: (await findRefund(deps.sql, payment.id, requested.number))! };
    }
    const open = settled.operation;
    const isStill = open !== null && open.number === present.operation?.number;
    // A review is not waited for: it may take a person days.
    const isLeft = isStill && (!open.isHeld || open.kind === 'review');
    if (isStill && open.mismatch !== null) throw await underReview(deps, settled);
    if (isLeft || performance.now() > deadline) throw inProgress(settled);
  }
};

const inProgress = ({ id }: Payment) =>
  new Problem(
    'refund_in_progress',
    `The wallet hasn't answered the last call for the payment ${id} yet. Try again later.`,
    { headers: { 'retry-after': '5' } },
  );

/** A person has to answer first, which may take days. So the platform learns since when, and what it can do. */
const underReview = async ({ sql }: PaymentDependencies, { id, operation }: Payment) => {
  const since = ((await findMismatchTime(sql, id)) ?? operation!.openedAt).toISOString();
  return new Problem(
    'payment_under_review',
    `Since ${since} the wallet's records of the payment ${id} don't match Florin's, and the operator is asked. ` +
      'Nothing was refunded. Reading the payment still works, and the event payment.reviewed reports when the question is closed.',
    { members: { since } },
  );
};

/** A refund that was refused is answered as a problem, at every repetition. */
export const requireMade = ({ payment, refund }: Refunded): Refunded => {
  if (!isNotMade(refund)) return { payment, refund };
  const members = { refundId: refundIdOf(refund), issue: refund.issue ?? '', retryable: isRetryable(refund) };
  if (refund.refusal === 'disputed')
    throw new Problem(
      'payment_disputed',
      `The wallet did not make the refund: the buyer disputes the payment ${payment.id} (${refund.issue}).`,
      { members },
    );
  throw new Problem('refund_refused', `The wallet did not make the refund (${refund.issue}).`, { members });
};
