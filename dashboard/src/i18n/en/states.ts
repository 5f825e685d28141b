export const states = {
  loading: 'Loading…',
  retry: 'Try again',
  reload: 'Load the page again',
  requestId: 'Request id',
  noPermission: {
    title: 'This page is for administrators',
    text: (email: string) =>
      `${email} is signed in as a viewer. Ask an administrator of this installation to do it, or to change your role.`,
  },
  notFound: {
    title: 'There is no such page',
    text: 'The address may be misspelt, or the page has moved.',
    home: 'To the start page',
  },
  updated: {
    title: 'This page could not be loaded',
    text: 'The dashboard may have been updated since you opened it. Load it again to go on where you are.',
  },
  failed: 'Something went wrong',
  codes: {
    unreachable: 'The service cannot be reached. Check your connection.',
    unreadable: 'The answer cannot be read. Something between you and the service may have changed it.',
    internal_error: 'The fault is on our side. Report it to support with the request id.',
    temporarily_unavailable: 'The service cannot answer right now. Try again in a moment.',
    overloaded: 'The service has too much to do right now. Nothing has been changed; try again in a moment.',
    administrators_only: 'Only an administrator may do this.',
    signed_out: 'Your session has ended. Sign in again.',
    sign_in_failed: 'The e-mail address or the password is wrong.',
    one_time_password_expired:
      'This one-time password has expired. Ask the person who gave it to you for a new one.',
    password_wrong: 'The password is wrong.',
    confirmation_required: 'This takes your password. Nothing has been changed.',
    code_wrong: 'The code is wrong, or it has been used already. Check that the time on your phone is right.',
    last_administrator: 'The last administrator has to stay one. Make somebody else an administrator first.',
    operator_exists:
      'Somebody with this address is a user already. Enable them, or change their role, in the list of users.',
    https_required: 'The dashboard works over https only. Open it at its https address.',
    foreign_origin:
      'The service took this for a request from another site. Open the dashboard at its own address.',
    search_too_wide:
      'Looking through so many payments takes too long. Narrow the search by time, account or status.',
    payment_declined: 'The wallet declined it. The timeline says why.',
    payment_not_authorized: 'The payment is no longer waiting to be captured. Look at what it is now.',
    payment_in_progress: 'The payment is being settled with the wallet right now. Look again in a moment.',
    account_unknown: 'There is no such account. Check its id.',
    balance_too_low:
      'The account does not have that much. What refunds under way will take is not available.',
    payment_not_captured: 'Nothing was captured that could be refunded.',
    nothing_to_refund: 'All of it has gone back already, or is on its way back.',
    refund_too_large: 'This is more than what is left now. Look at what has been refunded since then.',
    refund_in_progress:
      'Something else is under way for this payment at the wallet. Nothing was ordered; try again when it has ended.',
    payment_under_review:
      'The wallet contradicts what Florin has about this payment. Nothing was refunded; resolve the contradiction first.',
    payment_disputed:
      'The buyer disputes the payment at the wallet. Refund all that is left, or wait until the dispute is resolved.',
    payment_expired: 'The payment has expired.',
    wallet_unavailable:
      'The wallet cannot be asked right now. Nothing has been changed; try again in a minute.',
    too_many_downloads: 'You are downloading five files already. Wait until one of them is done.',
    rate_limited: (seconds: number) => `Too many attempts. Try again in ${seconds} s.`,
  },
};
