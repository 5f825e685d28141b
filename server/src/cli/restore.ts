import { restoreBackup } from '../backup/restore-backup.ts';
import { systemClock } from '../clock.ts';
import { program } from '../program.ts';
import { defineCommand } from './command.ts';
import { UsageFault } from './fault.ts';
import { sayDatabase } from './say-database.ts';

export const restoreCommand = defineCommand({
  words: ['restore'],
  args: [],
  summary: 'make the embedded database what it was at a moment',
  details:
    'Stop the service first. The database of before is put aside and not removed.\n' +
    'Afterwards compare with the wallet: docs/restore.md.',
  options: {
    to: {
      type: 'string',
      value: '<time>',
      help: 'such as 2026-11-19T03:00:00Z; left out: as late as can be',
    },
  },
  uses: ['database'],
  run: async ({ config, values, say }) => {
    const to = values.to === undefined ? undefined : readTime(values.to);
    sayDatabase(config);
    say('Repeating the log. This takes a while if there is much of it.');
    const { copy, lastChangeAt, before } = await restoreBackup(config, to, systemClock());
    const from = (lastChangeAt ?? copy.endedAt).toISOString();
    const aside =
      before === undefined
        ? ''
        : `The database of before is in ${before}. Remove it when you don't need it any more.\n`;
    return {
      text:
        `Restored. The last change in it is of ${from}.\n${aside}` +
        'What happened after that is missing here, and the wallet has it. Start the service, and compare:\n' +
        `  ${program} reconcile --from ${from.slice(0, 10)} --to ${systemClock().toISOString().slice(0, 10)}`,
      json: { copy: copy.name, lastChangeAt, before: before ?? null },
    };
  },
});

const readTime = (given: string) => {
  const time = new Date(given);
  if (
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(given) &&
    !Number.isNaN(time.getTime())
  )
    return time;
  throw new UsageFault('--to must be a time with its zone, such as 2026-11-19T03:00:00Z.');
};
