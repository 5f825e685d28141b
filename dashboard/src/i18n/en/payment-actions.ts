export const paymentActions = {
  buttons: {
    capture: 'Capture…',
    cancel: 'Cancel payment…',
    refund: 'Refund…',
    ask_wallet: 'Ask the wallet again',
    resolve: 'Resolve…',
  },
  keep: 'Leave it as it is',
  capture: {
    title: 'Capture this payment?',
    text: (id: string, total: string) =>
      `The wallet holds ${total} for the payment ${id}. You can capture all or part of it, once; the rest goes back to the buyer.`,
    amount: (currency: string) => `Amount to capture, in ${currency}`,
    wrong: (total: string) => `More than zero and at most ${total}`,
    rest: (amount: string) => `${amount} goes back to the buyer.`,
    confirm: (amount: string) => `Capture ${amount}`,
  },
  cancel: {
    title: 'Cancel this payment?',
    awaiting: (id: string, total: string) =>
      `The payment ${id} of ${total} stops here: the buyer can no longer approve it. This cannot be undone.`,
    authorized: (id: string, total: string) =>
      `The ${total} that the wallet holds for the payment ${id} go back to the buyer. This cannot be undone.`,
    confirm: (total: string) => `Cancel the payment of ${total}`,
  },
  outcomes: {
    captured: (amount: string) => `${amount} are captured.`,
    cancelled: 'The payment is cancelled.',
    adopted: (amount: string) => `${amount} are taken over and credited to the account.`,
    closed: (status: string) => `The contradiction is closed. The payment is “${status}”.`,
    changed: (status: string) => `The wallet was asked. The payment is now “${status}”.`,
    same: (status: string) =>
      `The wallet was asked. The payment is still “${status}”; the timeline has the wallet’s answer.`,
  },
  lost: 'The answer was lost, so it is not known whether the request arrived. Check the payment below before you try again.',
};
