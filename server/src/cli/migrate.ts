import { systemClock } from '../clock.ts';
import { acceptDatabaseServer, migrateDatabase } from '../database/open-database.ts';
import { describeDatabase } from '../database/recorded-database.ts';
import { defineCommand } from './command.ts';
import { sayDatabase } from './say-database.ts';

export const migrateCommand = defineCommand({
  words: ['migrate'],
  args: [],
  summary: 'bring the database schema up to date',
  options: {
    'accept-server': {
      type: 'boolean',
      help: 'the database is on this server from now on',
    },
    'grant-to': { type: 'string', value: '<role>', help: 'give this role the rights of the service' },
  },
  uses: ['database'],
  run: async ({ config, values: { 'grant-to': grantTo, 'accept-server': accepts = false } }) => {
    sayDatabase(config);
    await migrateDatabase(config, grantTo, systemClock());
    const server = accepts ? await acceptDatabaseServer(config, systemClock()) : null;
    const accepted = server
      ? ` The database is on this server from now on: system id ${server.systemId}, timeline ${server.timeline}.`
      : '';
    const rights = grantTo === undefined ? '' : ` The role ${grantTo} has the rights of the service.`;
    return {
      text: `The schema is up to date.${rights}${accepted}`,
      json: { upToDate: true, database: describeDatabase(config), grantedTo: grantTo ?? null, server },
    };
  },
});
