import type { Event } from '../../api/schema.ts';

/** A new type of the service does not compile until it has words. */
export const eventTypes: Record<Event['type'], string> = {
  'payment.created': 'A payment was started',
  'payment.authorized': 'The buyer’s money is held',
  'payment.captured': 'The money was captured',
  'payment.declined': 'The wallet declined',
  'payment.cancelled': 'A payment was cancelled',
  'payment.expired': 'A payment was not approved in time',
  'payment.failed': 'A payment has failed for good',
  'payment.released': 'Held money was released',
  'payment.quarantined': 'The wallet contradicts a payment',
  'payment.reviewed': 'A question about a payment was closed',
  'refund.ordered': 'A refund was ordered',
  'refund.pending': 'The wallet decides about a refund later',
  'refund.completed': 'A refund was made',
  'refund.failed': 'A refund has failed',
  'refund.cancelled': 'A refund was cancelled',
  'refund.corrected': 'A refund was corrected',
  'dispute.opened': 'A buyer complained',
  'dispute.updated': 'A dispute moved on',
  'dispute.resolved': 'A dispute was resolved',
  'account.opened': 'An account was opened',
  'transfer.made': 'Money moved between accounts',
};
