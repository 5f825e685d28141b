import type { Event, OperationKind } from '../../api/schema.ts';

/** Accounts, transfers and payouts have no payment in whose timeline they stand. */
type PaymentEvent = Exclude<Event['type'], `account.${string}` | `transfer.${string}` | `payout.${string}`>;

const events: Record<PaymentEvent, string> = {
  'payment.created': 'The platform started the payment',
  'payment.changed': 'The platform changed amount and items',
  'payment.change_refused': 'The wallet refused a change; the payment is as before',
  'payment.authorized': 'The wallet holds the money',
  'payment.partially_captured': 'A part of the money was captured',
  'payment.part_declined': 'A further part was declined',
  'payment.captured': 'The money was captured',
  'payment.declined': 'The wallet declined; the buyer can choose another way to pay',
  'payment.failed': 'The wallet declined for good',
  'payment.cancelled': 'The payment was cancelled',
  'payment.expired': 'The payment expired',
  'payment.released': 'The held money was released',
  'payment.quarantined': 'The wallet didn’t match Florin; an operator has to decide',
  'payment.reviewed': 'The review of what the wallet reported was closed',
  'refund.requested': 'A refund was requested',
  'refund.pending': 'The wallet accepted the refund and will decide later',
  'refund.completed': 'The buyer was refunded',
  'refund.failed': 'The refund failed',
  'refund.cancelled': 'The wallet cancelled the refund',
  'refund.corrected': 'An operator corrected the refund to match the wallet',
  'dispute.opened': 'The buyer disputed the payment',
  'dispute.updated': 'The dispute was updated',
  'dispute.resolved': 'The dispute was resolved',
  'distribution.completed': 'The money was distributed to other accounts',
};

/** What was requested at the wallet. Nobody requests a review. */
const requested: Record<Exclude<OperationKind, 'review'>, string> = {
  change: 'Change of the amount requested',
  capture: 'Capture requested',
  authorize: 'Authorisation requested',
  capture_authorization: 'Capture of the authorisation requested',
  release: 'Release of the authorisation requested',
  refund: 'Refund requested',
  return_capture: 'Refund of a capture that isn’t booked requested',
};

/** What the service writes down of a payment, and what it calls the wallet for, in words. */
export const paymentTimeline = {
  title: 'Timeline',
  events,
  /** The same events, where an operator has caused them. */
  eventsByOperator: { 'payment.failed': 'An operator closed it as not paid' },
  operations: {
    token: 'Sign in at the wallet',
    create_order: 'Create the order',
    show_order: 'Read the order',
    change_order: 'Change the order',
    capture_order: 'Capture the order',
    authorize_order: 'Authorise the order',
    show_authorization: 'Read the authorisation',
    show_capture: 'Read the capture',
    capture_authorization: 'Capture the authorisation',
    void_authorization: 'Release the authorisation',
    refund_capture: 'Refund the capture',
  },
  requested,
  requesters: {
    platform: (key: string) => `By the platform, with the key “${key}”`,
    operatorNamed: (email: string) => `By ${email}`,
    operator: 'By an operator',
    buyer: 'When the buyer came back from the wallet',
    wallet: 'After a notification from the wallet',
    service: 'By Florin, after checking with the wallet',
  },
  released: (amount: string) => `${amount} released`,
  reasons: {
    platform: 'By the platform',
    operator: 'By an operator',
    buyer: 'By the buyer',
    wallet: 'On the wallet’s site',
    reversal: 'The wallet took the money back',
    outside: 'Made elsewhere, recorded by hand',
    released: 'The authorisation was released',
    authorization_lapsed: 'The authorisation expired',
  },
  technical: (count: number, text: string) =>
    `Technical details: ${count === 1 ? '1 wallet call' : `${text} wallet calls`}`,
  noAnswer: 'No answer',
  answered: (status: string) => `Answer ${status}`,
  took: (duration: string) => `in ${duration}`,
  times: (count: string, last: string) => `${count} times, last ${last}`,
  issue: (issue: string) => `Issue: ${issue}`,
  requestId: 'Request id',
  debugId: 'Debug id',
  copy: (name: string, id: string) => `Copy: ${name} ${id}`,
  earlier: (count: string) => `Show ${count} earlier steps`,
};
