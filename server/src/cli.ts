import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

// oxlint-disable-next-line node/no-process-env -- a program of its own, with its own entry
const environ = process.env;

// Half of the time that a command takes is compiling. It shares the compiled code with the service (see main.ts).
const dataDir = resolve(environ['FLORIN_DATA_DIR']?.trim() || '.florin');
if (existsSync(dataDir)) enableCompileCache(join(dataDir, 'cache'));

// Who reads the output may leave early, as `head` does. The rest is not printed, and the command comes to its own end.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const { runCommandLine } = await import('./cli/run-command-line.ts');
process.exitCode = await runCommandLine(process.argv.slice(2), environ);
