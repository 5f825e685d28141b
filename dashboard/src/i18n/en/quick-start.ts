export const quickStart = {
  title: 'Quick start',
  description: 'From a key to a captured payment in one terminal. Every call is described in detail on the',
  apiPages: 'API pages',
  toKeys: 'To the API keys',
  askAdministrator: 'An administrator can generate one.',
  steps: {
    key: {
      title: 'Set your API key',
      text: 'Reveal and copy it, and paste it here in place of <API_KEY>.',
    },
    token: {
      title: 'Get an access token',
      text: 'One is enough for all calls. Asking again returns the same one until it expires.',
    },
    init: { title: 'Start a payment', text: '' },
    approve: {
      title: 'Let the buyer approve it',
      text: 'Open the redirectionUrl of the answer in a browser, as your platform would send a buyer there.',
    },
    resume: {
      title: 'Resume it',
      text: 'Only with the browser SDK: it tells the service that the buyer has approved, and the payment is captured. After a redirect the service does it by itself; calling again changes nothing.',
    },
    read: { title: 'Read it', text: 'Status, amounts and every step of the payment.' },
  },
  initText: (amount: string) =>
    `Amounts are in the minor unit of the currency: this is ${amount}. The answer has the payment’s id and the redirectionUrl for the buyer.`,
  approve: {
    sandbox: 'In the sandbox that is the simulated wallet, which lists its test buyers.',
    production: 'This is production: the person who approves it pays real money. The account must be open.',
  },
};
