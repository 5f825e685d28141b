import { makeBackup } from '../backup/make-backup.ts';
import { defineCommand } from './command.ts';
import { sayDatabase } from './say-database.ts';

export const backupCommand = defineCommand({
  words: ['backup'],
  args: [],
  summary: 'copy the embedded database to BACKUP_DIR',
  details:
    'While the service runs. The service adds the log of what happens after it, so\n' +
    'that restore can go to any moment. Keep FLORIN_SECRET in another place.',
  options: {},
  uses: ['database'],
  run: async ({ config }) => {
    sayDatabase(config);
    const { folder, removed } = await makeBackup(config);
    const gone =
      removed === 0
        ? ''
        : `\nRemoved: ${removed === 1 ? 'one copy' : `${removed} copies`} older than BACKUPS_KEPT_DAYS.`;
    return { text: `Copied to ${folder}.${gone}`, json: { folder, removed } };
  },
});
