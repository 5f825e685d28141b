import { defineCommand } from './command.ts';

export const reconcileCommand = defineCommand({
  words: ['reconcile'],
  args: [],
  summary: "compare the wallet's transactions with our books",
  details:
    'Exit code 2: they differ, or not everything could be compared.\n' +
    'With --adopt or --correct it fixes a difference.',
  options: {
    from: { type: 'string', value: '<day>', help: 'the first day, such as 2026-11-01' },
    to: { type: 'string', value: '<day>', help: 'the last day; both are included, in UTC' },
    adopt: { type: 'string', value: '<id>', help: "adopt the wallet's transaction with this id" },
    correct: {
      type: 'string',
      value: '<id>',
      help: 'correct the refund with this id to match the wallet',
    },
    note: { type: 'string', value: '<text>', help: 'why, for the audit log' },
    key: {
      type: 'string',
      value: '<id>',
      help: 'for an unknown payment: the id of its API key',
    },
    account: { type: 'string', value: '<id>', help: 'for an unknown payment: its account' },
    commission: {
      type: 'string',
      value: '<amount>',
      help: 'its commission in cents, for an unknown or changed one',
    },
  },
  // Only this command calls the wallet, and loading the code for it takes longer than any other command does.
  run: async ({ config, values }) => {
    const { reconcileWithWallet } = await import('./reconcile-with-wallet.ts');
    return reconcileWithWallet(config, values);
  },
});
