import { systemClock } from '../clock.ts';
import { migrateDatabase } from '../database/open-database.ts';
import { describeDatabase } from '../database/recorded-database.ts';
import { defineCommand } from './command.ts';
import { sayDatabase } from './say-database.ts';

export const migrateCommand = defineCommand({
  words: ['migrate'],
  args: [],
  summary: 'bring the database schema up to date',
  options: {
    'grant-to': { type: 'string', value: '<role>', help: 'give this role the rights of the service' },
  },
  uses: ['database'],
  run: async ({ config, values: { 'grant-to': grantTo } }) => {
    sayDatabase(config);
    await migrateDatabase(config, grantTo, systemClock());
    const rights = grantTo === undefined ? '' : ` The role ${grantTo} has the rights of the service.`;
    return {
      text: `The schema is up to date.${rights}`,
      json: { upToDate: true, database: describeDatabase(config), grantedTo: grantTo ?? null },
    };
  },
});
