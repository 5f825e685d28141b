import type { PaymentDependencies } from '../dependencies.ts';
import type { Payment } from '../payment.ts';

/**
 * Marks that the buyer has left the page of the last decline, for the wallet or the shop. Derived like a key, and bound to the payment
 * as it is: a further decline changes it, so that one trip brings one capture at most (docs/reliability.md#f19).
 */
export const markTrip = ({ keyring }: PaymentDependencies, payment: Payment) =>
  keyring.derive('checkout', tripOf(payment), keyring.currentSecretId);

/** Whether the buyer has left the page of the last decline and comes back. */
export const isTripMark = ({ keyring }: PaymentDependencies, payment: Payment, mark: string | undefined) =>
  mark !== undefined && keyring.match('checkout', tripOf(payment), mark) !== undefined;

const tripOf = ({ id, updatedAt }: Payment) => `${id}/again/${updatedAt.toISOString()}`;
