export const quickStart = {
  title: 'Quick start',
  description:
    'Go from an API key to a captured payment in one terminal. Every call is described in detail in the',
  apiPages: 'API reference',
  toKeys: 'Go to API keys',
  askAdministrator: 'An administrator can generate one.',
  steps: {
    key: {
      title: 'Set your API key',
      text: 'Reveal it, copy it, and paste it here instead of <API_KEY>.',
    },
    token: {
      title: 'Get an access token',
      text: 'One token is enough for all calls. Asking again returns the same one until it expires.',
    },
    init: { title: 'Start a payment', text: '' },
    approve: {
      title: 'Let the buyer approve it',
      text: 'Open the redirectionUrl from the answer in a browser. Your platform would send the buyer there.',
    },
    resume: {
      title: 'Resume it',
      text: 'You only need this with the browser SDK: it tells the service that the buyer has approved, and the payment is captured. After a redirect, the service does this itself; calling again changes nothing.',
    },
    read: { title: 'Read it', text: 'Status, amounts and every step of the payment.' },
  },
  initText: (amount: string) =>
    `Amounts are in the currency’s minor unit: this is ${amount}. The answer has the payment’s id and the redirectionUrl for the buyer.`,
  approve: {
    sandbox: 'In the sandbox, that’s the simulated wallet, which lists its test buyers.',
    production: 'This is production: whoever approves it pays real money. The account must be open.',
  },
};
