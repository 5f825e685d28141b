import type { PaymentSummary } from '../api/schema.ts';

/** The wallet has declined, and nobody has approved again since: it does not wait for a first approval. */
export const isDeclined = ({ status, declineIssue }: Pick<PaymentSummary, 'status' | 'declineIssue'>) =>
  status === 'awaiting_approval' && declineIssue !== null;
