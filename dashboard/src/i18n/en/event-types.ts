import type { Event } from '../../api/schema.ts';

/** A new type of the service does not compile until it has words. */
export const eventTypes: Record<Event['type'], string> = {
  'payment.created': 'A payment was started',
  'payment.changed': 'The amount of a payment was changed',
  'payment.change_refused': 'The wallet refused to change a payment',
  'payment.authorized': 'The buyer’s money is held',
  'payment.captured': 'The money was captured',
  'payment.declined': 'The wallet declined',
  'payment.cancelled': 'A payment was cancelled',
  'payment.expired': 'A payment wasn’t approved in time',
  'payment.failed': 'A payment failed for good',
  'payment.released': 'Held money was released',
  'payment.quarantined': 'The wallet doesn’t match a payment',
  'payment.reviewed': 'The review of a payment was closed',
  'refund.requested': 'A refund was requested',
  'refund.pending': 'The wallet will decide on a refund later',
  'refund.completed': 'A refund was made',
  'refund.failed': 'A refund failed',
  'refund.cancelled': 'A refund was cancelled',
  'refund.corrected': 'A refund was corrected',
  'dispute.opened': 'A buyer opened a dispute',
  'dispute.updated': 'A dispute was updated',
  'dispute.resolved': 'A dispute was resolved',
  'account.opened': 'An account was opened',
  'transfer.made': 'Money moved between accounts',
  'transfer.reversed': 'Money of a transfer went back',
};
