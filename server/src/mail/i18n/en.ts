import { lines, type Attempts, type Invited } from './facts.ts';

export const en = {
  invitation: {
    subject: 'Your invitation to Florin',
    text: ({ invitedBy, dashboard, role, link, until }: Invited) =>
      lines(
        `${invitedBy} has invited you to the Florin dashboard at ${dashboard}. Your role: ${role}.`,
        `Choose a password here, and you’re signed in:`,
        link,
        `The link works once, until ${until}, for whoever opens it first. Don’t pass it on. If you didn’t expect this, ignore it.`,
      ),
  },
  roles: {
    administrator: 'administrator',
    finance: 'finance',
    support: 'support',
    developer: 'developer',
    viewer: 'viewer',
  },
  lockOut: {
    subject: 'Someone can’t sign in to Florin as you',
    password: ({ times, address, at, dashboard }: Attempts) =>
      lines(
        `Someone has entered ${times} wrong passwords for your account at ${dashboard}, the last one from ${address}, ${at}.`,
        'Florin now makes them wait, longer after each attempt. If it was you, wait a moment and try again, or ask an administrator for a new password.',
        'If it wasn’t you, they haven’t got in, and you needn’t do anything. The audit log has each attempt.',
      ),
    code: ({ times, address, at, dashboard }: Attempts) =>
      lines(
        `Someone has entered ${times} wrong codes for your account at ${dashboard}, the last one from ${address}, ${at}.`,
        'If it was you, wait a moment and try again, or use a recovery code.',
        'If it wasn’t you, they know your password: sign in, change it now, and tell an administrator.',
      ),
  },
  alert: {
    subject: 'Florin needs your attention',
    text: (found: string, dashboard: string) =>
      lines(
        'Florin has found something that only people can fix:',
        found,
        `What to do is on Home: ${dashboard}`,
      ),
    kinds: {
      certificate_expired: 'Florin’s certificate has expired.',
      certificate_expires_soon: 'Florin’s certificate expires soon.',
      certificate_wrong_name: 'Florin’s certificate is for another host.',
      clock_database: 'The clocks of Florin and the database differ.',
      clock_wallet: 'The clocks of Florin and the wallet differ.',
      database_settings: 'The database role lacks settings.',
      wallet_credentials: 'The wallet doesn’t accept Florin’s credentials.',
      wallet_permission: 'The wallet doesn’t allow Florin to make a call.',
      wallet_account: 'Your account at the wallet isn’t fully set up.',
      wallet_request: 'The wallet doesn’t accept what Florin sends.',
      wallet_unknown_issue: 'The wallet reported an issue that Florin doesn’t know.',
      quarantined: 'Payments don’t match the wallet and need a decision:',
      disputes: 'Buyer disputes need your response:',
      refunds: 'Refunds need your attention:',
      differences: 'Differences found by the last comparison with the wallet:',
      unchecked: 'Transactions that the last comparison with the wallet couldn’t check:',
      webhooks: 'Webhook endpoints that aren’t getting events:',
    },
  },
};

export type Texts = typeof en;
