export const paymentActions = {
  buttons: {
    capture: 'Capture…',
    cancel: 'Cancel payment…',
    refund: 'Refund…',
    ask_wallet: 'Ask the wallet again',
    resolve: 'Resolve…',
  },
  keep: 'Keep payment',
  capture: {
    title: 'Capture this payment?',
    text: (id: string, left: string) =>
      `The wallet is holding ${left} for payment ${id}. You can capture all of it, or a part.`,
    amount: (currency: string) => `Amount to capture, in ${currency}`,
    wrong: (total: string) => `More than zero and at most ${total}`,
    rest: (amount: string) => `${amount} will be released to the buyer.`,
    more: 'More will be captured later',
    moreHint: 'Otherwise this is the last capture, and the rest is released to the buyer.',
    stays: (amount: string) => `${amount} will stay authorised.`,
    confirm: (amount: string) => `Capture ${amount}`,
  },
  cancel: {
    title: 'Cancel this payment?',
    awaiting: (id: string, total: string) =>
      `The buyer will no longer be able to approve payment ${id} of ${total}. This can’t be undone.`,
    authorized: (id: string, total: string) =>
      `${total} held for payment ${id} will be released to the buyer. This can’t be undone.`,
    rest: (id: string, left: string, captured: string) =>
      `${left} held for payment ${id} will be released to the buyer. The ${captured} captured so far stay. This can’t be undone.`,
    confirmRest: (left: string) => `Release ${left}`,
    confirm: (total: string) => `Cancel the payment of ${total}`,
  },
  outcomes: {
    captured: (amount: string) => `${amount} captured.`,
    partlyCaptured: (amount: string, left: string) =>
      `${amount} captured so far. ${left} can still be captured.`,
    finished: (amount: string) => `The rest was released. ${amount} was captured.`,
    cancelled: 'Payment cancelled.',
    adopted: (amount: string) => `${amount} was adopted from the wallet and credited to the account.`,
    closed: (status: string) => `The mismatch is closed. The payment is “${status}”.`,
    changed: (status: string) => `The wallet was asked. The payment is now “${status}”.`,
    same: (status: string) =>
      `The wallet was asked. The payment is still “${status}”; the timeline has the wallet’s answer.`,
  },
  lost: 'The answer was lost, so we don’t know whether the request arrived. Check the payment below before you try again.',
};
