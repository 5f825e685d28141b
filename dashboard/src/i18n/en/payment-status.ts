import type { OperationKind, PaymentStatus } from '../../api/schema.ts';

// A Record, so that a new status or kind of the service does not compile until it has words.
const statuses: Record<PaymentStatus, string> = {
  awaiting_approval: 'Awaiting approval',
  capturing: 'Capturing',
  authorizing: 'Authorising',
  authorized: 'Authorised',
  validating: 'Capturing (authorised)',
  releasing: 'Releasing',
  captured: 'Captured',
  cancelled: 'Cancelled',
  expired: 'Expired',
  failed: 'Failed',
  quarantined: 'Quarantined',
};

const sentences: Record<PaymentStatus, string> = {
  awaiting_approval: 'The buyer has not approved it at the wallet yet.',
  capturing: 'Florin is capturing it at the wallet.',
  authorizing: 'Florin is having it authorised at the wallet.',
  authorized: 'The wallet holds the money. It is captured when the platform or an administrator says so.',
  validating: 'It was authorised, and Florin is capturing it at the wallet.',
  releasing: 'Florin is giving the authorisation back.',
  captured: 'The money is captured and credited to the account.',
  cancelled: 'It was stopped. No money was taken.',
  expired: 'It was not completed in time. No money was taken.',
  failed: 'The wallet declined it. No money was taken.',
  quarantined: 'The wallet contradicts Florin’s records. An administrator has to decide.',
};

const kinds: Record<OperationKind, (amount: string, since: string) => string> = {
  capture: (amount, since) => `Capture of ${amount}, since ${since}.`,
  authorize: (amount, since) => `Authorisation of ${amount}, since ${since}.`,
  capture_authorization: (amount, since) => `Capture of ${amount} from the authorisation, since ${since}.`,
  release: (amount, since) => `Release of the authorisation of ${amount}, since ${since}.`,
  refund: (amount, since) => `Refund of ${amount}, since ${since}.`,
  review: (_amount, since) => `The wallet reported something that Florin had not asked for, on ${since}.`,
};

export const paymentStatus = {
  /** Beside the status, where it does not say enough. */
  marks: { in_doubt: 'In doubt', pending: 'Pending', contradicted: 'Contradicted', declined: 'Declined' },
  refunded: 'Refunded',
  partlyRefunded: 'Partly refunded',
  statuses,
  sentences,
  declined: 'The wallet declined it. The buyer may choose another way to pay.',
  allBack: 'It was captured, and all of it has gone back to the buyer.',
  partlyBack: (amount: string) => `It was captured, and ${amount} of it has gone back to the buyer.`,
  closed: 'An administrator closed it as not paid. Nothing was credited.',
  operation: {
    kinds,
    progress: {
      under_way: 'Florin is calling the wallet.',
      in_doubt:
        'The wallet has not reported the outcome yet. Florin keeps asking, nothing is captured twice, and this page shows the outcome as soon as it is known.',
      pending:
        'The wallet has accepted it and decides later, perhaps in days. Florin keeps asking, and this page shows the outcome as soon as it is known. There is nothing to do.',
      contradicted:
        'The wallet contradicts Florin. An administrator has to decide, on the page of the payment.',
    },
  },
};
