import { tuneMemory } from '../start/tune-memory.ts';
import { defineCommand } from './command.ts';

export const serveCommand = defineCommand({
  words: ['serve'],
  args: [],
  summary: 'run the service until it is stopped',
  details:
    'It logs to the standard output. SIGTERM and Ctrl-C stop it, SIGHUP makes it read its files again.\n' +
    'In production run migrate first. Settings: docs/settings.md',
  options: {},
  run: async ({ config }) => {
    tuneMemory();
    const { runService } = await import('../run-service.ts');
    // Ends the process, too, as the program of the service does: what is still open by then is not waited for.
    process.exit(await runService(() => config));
  },
});
