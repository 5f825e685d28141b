import type { OperationKind, PaymentStatus } from '../../api/schema.ts';

// A Record, so that a new status or kind of the service does not compile until it has words.
const statuses: Record<PaymentStatus, string> = {
  awaiting_approval: 'Awaiting approval',
  capturing: 'Capturing',
  authorizing: 'Authorising',
  authorized: 'Authorised',
  partially_captured: 'Partly captured',
  validating: 'Capturing (authorised)',
  releasing: 'Releasing',
  captured: 'Captured',
  cancelled: 'Cancelled',
  expired: 'Expired',
  failed: 'Failed',
  quarantined: 'Quarantined',
};

const sentences: Record<PaymentStatus, string> = {
  awaiting_approval: 'The buyer hasn’t approved it at the wallet yet.',
  capturing: 'Florin is capturing it at the wallet.',
  authorizing: 'Florin is authorising it at the wallet.',
  authorized: 'The wallet is holding the money until the platform or an operator captures it.',
  partially_captured:
    'A part was captured and credited. The wallet is holding the rest until it is captured or released.',
  validating: 'It was authorised, and Florin is capturing it at the wallet.',
  releasing: 'Florin is releasing the authorisation.',
  captured: 'The money was captured and credited to the account.',
  cancelled: 'It was cancelled. No money was taken.',
  expired: 'It wasn’t completed in time. No money was taken.',
  failed: 'The wallet declined it. No money was taken.',
  quarantined: 'The wallet’s records don’t match Florin’s. An operator has to decide.',
};

const kinds: Record<OperationKind, (amount: string, since: string) => string> = {
  change: (amount, since) => `Change of the amount to ${amount}, since ${since}.`,
  capture: (amount, since) => `Capture of ${amount}, since ${since}.`,
  authorize: (amount, since) => `Authorisation of ${amount}, since ${since}.`,
  capture_authorization: (amount, since) => `Capture of ${amount} from the authorisation, since ${since}.`,
  release: (amount, since) => `Release of the authorisation of ${amount}, since ${since}.`,
  refund: (amount, since) => `Refund of ${amount}, since ${since}.`,
  return_capture: (_amount, since) => `Refund of a capture that isn’t booked, since ${since}.`,
  review: (_amount, since) => `The wallet reported something Florin hadn’t asked for, on ${since}.`,
};

export const paymentStatus = {
  /** Beside the status, where it does not say enough. */
  marks: { in_doubt: 'In doubt', pending: 'Pending', mismatch: 'Mismatch', declined: 'Declined' },
  refunded: 'Refunded',
  partlyRefunded: 'Partly refunded',
  statuses,
  sentences,
  declined: 'The wallet declined it. The buyer may choose another way to pay.',
  allBack: 'It was captured, then fully refunded to the buyer.',
  partlyBack: (amount: string) => `It was captured, and ${amount} was refunded to the buyer.`,
  closed: 'An operator closed it as not paid. Nothing was credited.',
  operation: {
    kinds,
    progress: {
      under_way: 'Florin is calling the wallet.',
      in_doubt:
        'The wallet hasn’t reported the outcome yet. Florin keeps asking, never captures twice, and shows the outcome here as soon as it’s known.',
      pending:
        'The wallet has accepted it and will decide later, perhaps in a few days. Florin keeps asking and shows the outcome here. You don’t have to do anything.',
      mismatch: 'The wallet doesn’t match Florin. An operator has to decide on the payment’s page.',
    },
  },
};
