import type { PaymentStatus } from './payment.ts';
import type { Payment } from './queries.ts';

/** What an administrator can do to a payment. */
export const paymentActions = ['capture', 'cancel', 'ask_wallet', 'resolve'] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** What each state allows. A Record, so that a new status does not compile until its actions are listed. */
export const allowedActions: Record<PaymentStatus, readonly PaymentAction[]> = {
  awaiting_approval: ['cancel', 'ask_wallet'],
  capturing: ['ask_wallet'],
  authorizing: ['ask_wallet'],
  authorized: ['capture', 'cancel', 'ask_wallet'],
  validating: ['ask_wallet'],
  releasing: ['ask_wallet'],
  captured: [],
  cancelled: [],
  expired: [],
  failed: [],
  quarantined: ['ask_wallet', 'resolve'],
};

/** A captured payment of which the wallet tells something else can be resolved, too. */
export const actionsOf = ({ status, operation }: Payment): PaymentAction[] => {
  const isContradicted = operation !== null && operation.contradiction !== null;
  return status === 'captured' && isContradicted
    ? [...allowedActions.quarantined]
    : [...allowedActions[status]];
};
