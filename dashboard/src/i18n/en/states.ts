export const states = {
  loading: 'Loading…',
  retry: 'Try again',
  reload: 'Reload the page',
  requestId: 'Request id',
  noPermission: {
    title: 'Your role doesn’t include this page',
    text: (email: string, role: string) =>
      `${email} has the role ${role}. Ask an administrator to do it, or to change your role.`,
  },
  notFound: {
    title: 'Page not found',
    text: 'The address may be misspelt, or the page may have moved.',
    home: 'Go to the home page',
  },
  updated: {
    title: 'This page couldn’t be loaded',
    text: 'The dashboard may have been updated since you opened it. Reload it to carry on where you were.',
  },
  failed: 'Something went wrong',
  connection: {
    offline:
      'You’re offline. What you’ve typed is still here; the page carries on once you’re connected again.',
    unreachable: 'Florin can’t be reached. What you’ve typed is still here; the page carries on once it can.',
  },
  codes: {
    unreachable: 'The service can’t be reached. Check your connection.',
    unreadable: 'The answer can’t be read. Something between you and the service may have changed it.',
    internal_error: 'Something went wrong on our side. Report it to support with the request id.',
    temporarily_unavailable: 'The service can’t answer right now. Try again in a moment.',
    overloaded: 'The service is too busy right now. Nothing was changed; try again in a moment.',
    role_not_allowed: 'Your role can’t do this. Ask an administrator.',
    signed_out: 'Your session has ended. Sign in again.',
    sign_in_failed: 'The e-mail address or the password is wrong.',
    one_time_password_expired:
      'This one-time password has expired. Ask the person who gave it to you for a new one.',
    password_wrong: 'The password is wrong.',
    confirmation_required: 'This needs your password. Nothing was changed.',
    approval_required:
      'Another administrator has to approve this first, under Users. Nothing was changed. Then do exactly the same again.',
    code_wrong: 'The code is wrong or has already been used. Check that the time on your phone is right.',
    last_administrator: 'There must be at least one administrator. Make someone else an administrator first.',
    operator_exists:
      'There’s already a user with this address. Enable them, or change their role, in the list of users.',
    https_required: 'The dashboard only works over https. Open it at its https address.',
    foreign_origin:
      'The service took this for a request from another site. Open the dashboard at its own address.',
    search_too_wide:
      'Searching this many payments takes too long. Narrow the search by time, account or status.',
    payment_declined: 'The wallet declined it. The timeline says why.',
    payment_not_authorized: 'The payment is no longer waiting to be captured. Check its status.',
    payment_in_progress: 'The payment is being settled with the wallet right now. Check again in a moment.',
    account_unknown: 'Account not found. Check its id.',
    account_closed: 'The account is closed. It receives no new money.',
    account_on_hold: 'The account is on hold. Nothing can be taken from it.',
    bank_account_missing: 'The account needs a name and a bank account to be paid out.',
    bank_account_too_new: 'The bank account is less than a day old. Try again later.',
    account_not_empty: 'The account can only be closed when every balance is zero and nothing is pending.',
    balance_too_low:
      'The account doesn’t have that much. Money needed for refunds in progress isn’t available.',
    payment_not_captured: 'Nothing was captured, so there’s nothing to refund.',
    nothing_to_reverse: 'All of it has already been reversed.',
    reversal_too_large: 'That’s more than is left of the transfer.',
    nothing_to_refund: 'All of it has already been refunded, or is being refunded.',
    refund_too_large: 'This is more than what’s left now. Check what has been refunded in the meantime.',
    refund_in_progress:
      'Something else is in progress for this payment at the wallet. Nothing was refunded; try again when it has finished.',
    payment_under_review:
      'The wallet doesn’t match Florin’s records of this payment. Nothing was refunded; resolve the mismatch first.',
    payment_disputed:
      'The buyer disputes the payment at the wallet. Refund all that’s left, or wait until the dispute is resolved.',
    payment_expired: 'The payment has expired.',
    wallet_unavailable: 'The wallet can’t be reached right now. Nothing was changed; try again in a minute.',
    too_many_downloads: 'You’re already downloading five files. Wait until one of them has finished.',
    rate_limited: (seconds: number) => `Too many attempts. Try again in ${seconds} s.`,
  },
};
