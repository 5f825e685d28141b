import type { PaymentStatus, Payment } from '../payment.ts';
import { refundableMinor } from './present-payment.ts';

/** What an administrator can do to a payment. */
export const paymentActions = ['capture', 'cancel', 'refund', 'ask_wallet', 'resolve'] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** What each status allows. A Record, so that a new status does not compile until its actions are listed. */
export const allowedActions: Record<PaymentStatus, readonly PaymentAction[]> = {
  awaiting_approval: ['cancel', 'ask_wallet'],
  capturing: ['ask_wallet'],
  authorizing: ['ask_wallet'],
  authorized: ['capture', 'cancel', 'ask_wallet'],
  partially_captured: ['capture', 'cancel', 'refund', 'ask_wallet'],
  validating: ['ask_wallet'],
  releasing: ['ask_wallet'],
  captured: ['refund'],
  cancelled: [],
  expired: [],
  failed: [],
  quarantined: ['ask_wallet', 'resolve'],
};

/**
 * What is captured can be refunded while something is left of it and nothing is under way. What is under way can be looked up, and
 * a mismatch can be resolved.
 */
export const actionsOf = (payment: Payment): PaymentAction[] => {
  const { status, operation } = payment;
  // What an administrator has requested is under way, and is not decided again.
  if (status === 'quarantined' && operation?.mismatch === null) return ['ask_wallet'];
  if (status !== 'captured' && status !== 'partially_captured') return [...allowedActions[status]];
  if (operation === null)
    return allowedActions[status].filter((action) => action !== 'refund' || refundableMinor(payment) > 0n);
  return operation.mismatch === null ? ['ask_wallet'] : [...allowedActions.quarantined];
};
