import type { PaymentDetails } from '../api/schema.ts';

/** What is read anew after an order to capture, to cancel or to ask. */
export const changedByOrders = ['/payments/{id}', '/payments', '/home'] as const;

export interface OrderDialogProps {
  readonly payment: PaymentDetails;
  readonly close: () => void;
  readonly done: (after: PaymentDetails) => void;
  readonly reload: () => unknown;
}
