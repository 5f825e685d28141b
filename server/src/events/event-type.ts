import { keysOf } from '../keys-of.ts';

/** What an event is about. Its `data` shows it, and its type begins with it. */
type EventSubject = 'payment' | 'refund' | 'dispute' | 'account' | 'transfer' | 'distribution' | 'payout';

/** What can happen, in words for platforms, which may choose among these. */
export const eventMeanings = {
  'payment.created': 'The platform started a payment.',
  'payment.changed': 'The platform changed what is bought. The buyer approves the new amount.',
  'payment.change_refused': 'The wallet refused a change. The payment is as before.',
  'payment.authorized': "The wallet holds the buyer's money.",
  'payment.partially_captured': 'A part of the authorised money was captured. More may follow.',
  'payment.part_declined': 'The wallet declined a further part. What was captured before stays.',
  'payment.captured': 'The money was captured, and nothing more will be.',
  'payment.declined': 'The wallet declined. The buyer can choose another way to pay.',
  'payment.cancelled': 'The payment was cancelled. No money was taken.',
  'payment.expired': "The buyer didn't approve in time, or the authorisation ran out.",
  'payment.failed': 'The wallet declined for good, or an operator closed the payment as not paid.',
  'payment.released': 'Money that was still held for a payment that had ended was released.',
  'payment.quarantined': "The wallet doesn't match the payment. An operator has to decide.",
  'payment.reviewed': "A mismatch was resolved. The status didn't change.",
  'refund.requested': 'A refund was requested.',
  'refund.pending': 'The wallet accepted the refund, and decides later.',
  'refund.completed': 'The money went back to the buyer.',
  'refund.failed': "The refund wasn't made.",
  'refund.cancelled': 'The wallet cancelled the refund.',
  'refund.corrected': 'An operator corrected the refund to what the wallet has.',
  'dispute.opened': 'The buyer disputed the payment at the wallet.',
  'dispute.updated': 'The dispute changed.',
  'dispute.resolved': 'The dispute was resolved.',
  'distribution.completed': 'Captured money was passed on to other accounts.',
  'account.opened': 'An account was opened.',
  'account.changed': 'The details, the bank account or the status of an account changed.',
  'transfer.made': 'Money moved between two accounts.',
  'transfer.reversed': 'Money of a transfer went back.',
  'payout.created': 'Money left an account for its bank account.',
  'payout.approved': "A payout is in a file for the operator's bank.",
  'payout.paid': 'The bank has sent a payout.',
  'payout.returned': 'A payout came back. Its money is back on the account.',
  'payout.cancelled': 'A payout was cancelled. Its money is back on the account.',
} as const satisfies Record<`${EventSubject}.${string}`, string>;

export type EventType = keyof typeof eventMeanings;
export const eventTypes = keysOf(eventMeanings);
