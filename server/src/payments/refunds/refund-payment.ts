import { makeOneAtATime } from '../../one-at-a-time.ts';
import { Problem } from '../../problem.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { findPayment, type Payment } from '../queries.ts';
import { isNotMade, isRetryable, refundIdOf, type Refund } from '../refund.ts';
import { findRefund } from '../refund-queries.ts';
import { findContradictionTime } from './queries.ts';
import { requireOwnWallet } from '../require-own-wallet.ts';
import type { Settle } from '../settle/settle-payment.ts';
import { orderRefund, type RefundOrder } from './order-refund.ts';

/** So long a refund waits for what else is under way for its payment, such as another refund. */
const waitMs = 8000;

export interface Refunded {
  readonly payment: Payment;
  readonly refund: Refund;
}

export type RefundPayment = (payment: Payment, order: RefundOrder) => Promise<Refunded>;

/**
 * Refunds all or part of a payment. A repeated call with the same attempt gets the same refund. Of one payment one refund is made
 * at a time. Those of one process stand in line, so that a crowd of them does not ask the database again and again.
 */
export const makeRefundPayment = (parts: PaymentParts, settle: Settle): RefundPayment => {
  const oneAtATime = makeOneAtATime((id) => `Too many refunds of the payment ${id} wait already.`);
  return async (payment, order) => {
    requireOwnWallet(parts, payment);
    const deadline = performance.now() + waitMs;
    return oneAtATime(payment.id, async () => {
      // Those before it may each have waited for a silent wallet. It is refused at once, and has changed nothing.
      if (performance.now() > deadline) throw inProgress(payment);
      return refund(parts, settle, payment, order, deadline);
    });
  };
};

const refund = async (
  parts: PaymentParts,
  settle: Settle,
  payment: Payment,
  order: RefundOrder,
  deadline: number,
): Promise<Refunded> => {
  const asker = { by: order.by.kind, urgency: 'when_asked' } as const;
  for (;;) {
    const ordered = await orderRefund(parts, payment.id, order);
    const present = (await findPayment(parts.sql, payment.id))!;
    const isOurs = ordered !== undefined && ordered.operationNumber === present.operation?.number;
    if (ordered && !isOurs) return { payment: present, refund: ordered };
    const settled = await settle(present, asker);
    if (ordered) {
      return { payment: settled, refund: (await findRefund(parts.sql, payment.id, ordered.number))! };
    }
    const open = settled.operation;
    const isStill = open !== null && open.number === present.operation?.number;
    // A review is not waited for: it may take a person days.
    const isLeft = isStill && (!open.isHeld || open.kind === 'review');
    if (isStill && open.contradiction !== null) throw await underReview(parts, settled);
    if (isLeft || performance.now() > deadline) throw inProgress(settled);
  }
};

const inProgress = ({ id }: Payment) =>
  new Problem(
    'refund_in_progress',
    `The wallet hasn't answered the last call for the payment ${id} yet. Try again later.`,
    { headers: { 'retry-after': '5' } },
  );

/** A person has to answer first, which may take days. So the platform is told since when, and what it can do. */
const underReview = async ({ sql }: PaymentParts, { id, operation }: Payment) => {
  const since = ((await findContradictionTime(sql, id)) ?? operation!.openedAt).toISOString();
  return new Problem(
    'payment_under_review',
    `Since ${since} the wallet contradicts what is stored of the payment ${id}, and the operator is asked. ` +
      'Nothing was refunded. Reading the payment still works, and the event payment.reviewed tells when the question is closed.',
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
