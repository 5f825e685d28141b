export const en = {
  sandbox: { label: 'Sandbox', text: 'No real money moves here' },
  /** Between an amount and the name of the merchant. */
  to: 'to',
  testMerchant: 'Test merchant',
  signIn: {
    title: 'Sign in',
    heading: 'Sign in to pay',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    mistake: 'No test buyer has this email and password.',
  },
  testBuyers: {
    heading: 'Test buyers',
    note: 'One click signs in. The password to sign in by hand:',
    stories: {
      ada: 'Everything goes well',
      dora: 'Her card is declined, her balance is fine',
      noor: 'Cannot pay this merchant',
      remy: 'Refused by the wallet’s risk checks',
      pia: 'Pays from a bank that settles later',
    },
  },
  order: {
    total: 'Total',
    deliverTo: 'Deliver to',
    parts: {
      item_total: 'Items',
      tax_total: 'Tax',
      shipping: 'Delivery',
      handling: 'Handling',
      insurance: 'Insurance',
      shipping_discount: 'Delivery discount',
      discount: 'Discount',
    },
  },
  review: {
    title: (merchant: string) => `Pay ${merchant}`,
    payWith: 'Pay with',
    choose: 'Choose how to pay',
    pay: (total: string) => `Pay ${total}`,
    agree: 'Agree and continue',
    signedInAs: (email: string) => `Signed in as ${email}`,
    notYou: 'Not you?',
    declined: {
      heading: 'Your payment was declined',
      text: 'You have not paid. Please choose another way to pay.',
      note: 'Declined',
    },
  },
  instruments: {
    balance: { label: 'Purse balance', note: () => 'Available now' },
    bank: { label: 'Bank account', note: (number: string) => number },
    debitCard: { label: 'Debit card', note: (number: string) => `Ending in ${number}` },
    creditCard: { label: 'Credit card', note: (number: string) => `Ending in ${number}` },
  },
  cancel: (merchant: string) => `Cancel and return to ${merchant}`,
  returnTo: (merchant: string) => `Return to ${merchant}`,
  closeWindow: 'You can close this window.',
  finished: {
    approved: { title: 'Payment approved', text: 'The merchant completes your payment now.' },
    cancelled: { title: 'Payment cancelled', text: 'You have not paid.' },
  },
  problems: {
    unknown: { title: 'Payment not found', text: 'Go back to the shop and start again there.' },
    expired: {
      title: 'This payment has expired',
      text: 'You have not paid. Go back to the shop and start again there.',
    },
    ended: {
      title: 'This payment has ended',
      text: 'You have not paid. Go back to the shop and start again there.',
    },
    alreadyPaid: {
      title: 'Already paid',
      text: 'This payment is complete. There is nothing left to do here.',
    },
    wrongSession: {
      title: 'Please start again',
      text: 'This form is not from your current session. Nothing has happened.',
    },
  },
  backToPayment: 'Back to the payment',
  aboutWallet: 'About this test wallet',
};

/** Every text that a buyer can read. A language that lacks one of them does not compile. */
export type Texts = typeof en;
