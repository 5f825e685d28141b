import { defineCommand } from './command.ts';

export const walletCheckCommand = defineCommand({
  words: ['wallet', 'check'],
  args: [],
  summary: 'try the configured wallet account, without moving money',
  details:
    'It needs no database. It creates an order that nobody approves, and that expires by itself.\n' +
    'Exit code 1: something is missing. Each line says what to do about it.',
  options: {},
  run: async ({ config, say }) => {
    const { checkWallet } = await import('./check-wallet.ts');
    return checkWallet(config, say);
  },
});
