import type { Payment } from '../api/types.ts';

/** What is read anew after an order to capture, to cancel or to ask. */
export const changedByOrders = ['/payments/{id}', '/payments', '/home'] as const;

export interface OrderDialogProps {
  readonly payment: Payment;
  readonly close: () => void;
  readonly done: (after: Payment) => void;
  readonly reload: () => unknown;
}
