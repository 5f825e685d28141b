export const en = {
  working: {
    heading: 'One moment, we’re checking your payment',
    text: 'We are waiting for an answer from your wallet. This usually takes a few seconds, and the page updates by itself.',
    note: 'You can wait here or close this page. Your payment carries on either way, and you’re never charged twice.',
    checkNow: 'Check now',
  },
  declined: {
    heading: 'Your payment was declined',
    text: 'Your wallet couldn’t use the way you chose to pay. No money was taken. You can choose another way to pay, or go back to the shop.',
    chooseAnother: 'Choose another way to pay',
  },
  over: {
    captured: {
      heading: 'Your payment is complete',
      text: 'Thank you. The payment went through, and you don’t have to do anything else.',
    },
    cancelled: {
      heading: 'This payment was cancelled',
      text: 'No money was taken. If you’d still like to pay, you can start again from the shop.',
    },
    expired: {
      heading: 'This payment has expired',
      text: 'It wasn’t completed in time, so no money was taken. You can start again from the shop.',
    },
    failed: {
      heading: 'This payment didn’t go through',
      text: 'No money was taken. You can try again from the shop, perhaps with another way to pay.',
    },
    unclear: {
      heading: 'Your payment is being checked',
      text: 'Something about it isn’t clear yet, and someone is looking into it. Please don’t pay again for now. The shop can tell you more.',
    },
  },
  invalid: {
    heading: 'This link isn’t valid',
    text: 'It may be incomplete or no longer in use. Please go back to the shop where you were paying and continue from there.',
    note: 'If you’ve already paid, your payment isn’t affected. The shop can tell you more.',
  },
  payment: { shop: 'Shop', amount: 'Amount', reference: 'Reference' },
  backToShop: 'Back to the shop',
  closePage: 'You can close this page.',
  testMode: { label: 'Test mode', text: 'No real money is involved.' },
};

/** Every word a buyer can read. English is the model: a language that lacks one of its texts does not compile. */
export type Texts = typeof en;
