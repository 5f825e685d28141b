/** What can happen. A platform may choose among these. */
export const eventTypes = [
  'payment.created',
  'payment.authorized',
  'payment.captured',
  'payment.declined',
  'payment.cancelled',
  'payment.expired',
  'payment.failed',
  'payment.released',
  'payment.quarantined',
  'payment.reviewed',
  'refund.ordered',
  'refund.pending',
  'refund.completed',
  'refund.failed',
  'refund.cancelled',
  'dispute.opened',
  'dispute.updated',
  'dispute.resolved',
  'account.opened',
  'transfer.made',
] as const;
export type EventType = (typeof eventTypes)[number];
