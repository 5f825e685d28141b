import { runCommandLine } from './cli/run-command-line.ts';

// oxlint-disable-next-line node/no-process-env -- a program of its own, with its own entry
process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
