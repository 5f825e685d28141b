export const session = {
  environments: {
    sandbox: { word: 'Sandbox', text: 'For testing. No real money is involved.' },
    production: { word: 'Production', text: 'Live. This is real money.' },
  },
  roles: { administrator: 'Administrator', viewer: 'Viewer' },
  roleMeanings: {
    administrator: 'Sees everything, manages API keys, users and settings, and acts on payments.',
    viewer: 'Sees payments, accounts and figures. Can’t change anything.',
  },
};
