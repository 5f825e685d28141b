import { defineCommand } from './command.ts';

export const walletCheckCommand = defineCommand({
  words: ['wallet', 'check'],
  args: [],
  summary: 'check the wallet account without moving money',
  details:
    'It needs no database. It creates an order that nobody approves.\n' +
    'Exit code 1: something is missing, and its line says what to do.',
  options: {},
  uses: ['address', 'wallet'],
  run: async ({ config, say }) => {
    const { checkWallet } = await import('./check-wallet.ts');
    return checkWallet(config, say);
  },
});
