export const session = {
  environments: {
    sandbox: { word: 'Sandbox', text: 'For testing. No real money is involved.' },
    production: { word: 'Production', text: 'Live. This is real money.' },
  },
  roles: {
    administrator: 'Administrator',
    finance: 'Finance',
    support: 'Support',
    developer: 'Developer',
    viewer: 'Viewer',
  },
  roleMeanings: {
    administrator: 'Can do everything: API keys, users, settings, and all that the others do.',
    finance:
      'Sees what a viewer sees, and moves money: captures, refunds, transfers, payouts. Resolves mismatches.',
    support: 'Sees what a viewer sees, refunds and cancels payments, and sends webhooks again.',
    developer: 'Sees what a viewer sees, and manages webhooks. Makes API keys in the sandbox only.',
    viewer: 'Sees payments, accounts and figures. Can’t change anything.',
  },
};
