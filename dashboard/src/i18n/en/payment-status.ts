export const paymentStatus = {
  inDoubt: 'In doubt',
  statuses: {
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
  },
  sentences: {
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
    quarantined:
      'The wallet contradicts Florin’s records. Compare the order at the wallet with the timeline before you act.',
  },
  doubt:
    'The wallet has not reported the outcome yet. Florin keeps asking, nothing is captured twice, and this page shows the outcome as soon as it is known.',
};
