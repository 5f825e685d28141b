import type { PaymentDetails } from '../api/schema.ts';

/** What is read again after an action. */
export const readAfterAction = ['/payments/{id}', '/payments', '/home'] as const;

export interface ActionDialogProps {
  readonly payment: PaymentDetails;
  readonly close: () => void;
  readonly done: (after: PaymentDetails) => void;
  /** Says on the page what came of it. */
  readonly say: (words: string | undefined) => void;
  readonly reload: () => unknown;
}
