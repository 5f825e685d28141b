import { tuneMemory } from '../start/tune-memory.ts';
import { requireReady } from './ask-readiness.ts';
import { defineCommand } from './command.ts';

export const serveCommand = defineCommand({
  words: ['serve'],
  args: [],
  summary: 'run the service until it is stopped',
  details:
    'It logs to the standard output. SIGTERM and Ctrl-C stop it. After SIGHUP it\n' +
    'reads its files again. In production run migrate first.',
  options: {
    check: { type: 'boolean', help: 'run nothing, and say whether the service is ready' },
  },
  run: async ({ config, values: { check = false } }) => {
    if (check) {
      await requireReady(config);
      return { text: 'ready', json: { ready: true } };
    }
    tuneMemory();
    const { runService } = await import('../run-service.ts');
    // Ends the process, too, as the program of the service does: what is still open by then is not waited for.
    return process.exit(await runService(() => config));
  },
});
