import type { Payment } from '../queries.ts';

/**
 * Whether the wallet declined an instrument between the two reads, no matter who asked it to capture. A declined instrument
 * leaves the payment open: the buyer may choose another one.
 */
export const wasJustDeclined = (before: Payment, after: Payment) =>
  after.status === 'awaiting_approval' && after.declineIssue !== null && after.updatedAt > before.updatedAt;
