import { defineCommand } from '../command.ts';
import { sayDatabase } from '../say-database.ts';

export const doctorCommand = defineCommand({
  words: ['doctor'],
  args: [],
  summary: 'check everything around the service, and say what to do',
  details:
    'Database, roles, certificates, addresses, clocks, disk, backup and wallet.\n' +
    'It changes nothing. At the wallet it creates an order that nobody approves.\n' +
    'Exit code 2: something is wrong, and its line says what to do.',
  options: {
    'without-wallet': { type: 'boolean', help: 'do not call the wallet' },
  },
  // The code that calls the wallet takes long to load.
  run: async ({ config, values: { 'without-wallet': isWithoutWallet = false }, say }) => {
    sayDatabase(config);
    const { examine } = await import('./examine.ts');
    return examine(config, isWithoutWallet, say);
  },
});
