import type { PaymentSummary } from '../api/schema.ts';

/** The wallet has declined, and the buyer may still choose another way to pay. */
export const isDeclinedForNow = ({ status, declineIssue }: Pick<PaymentSummary, 'status' | 'declineIssue'>) =>
  status === 'awaiting_approval' && declineIssue !== null;
