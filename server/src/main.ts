import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { tuneMemory } from './start/tune-memory.ts';

tuneMemory();

// oxlint-disable-next-line node/no-process-env -- the one place that reads the environment
const environ = process.env;

// Reuse the compiled code of the last start, which is faster. (With Node's NODE_COMPILE_CACHE this file is cached as
// well, and the TypeScript compiler is never loaded.) The cache is in the data folder, because others must not be able
// to write the code that we load. The first start, which creates that folder, has no cache.
const dataDir = resolve(environ['FLORIN_DATA_DIR']?.trim() || '.florin');
if (existsSync(dataDir)) enableCompileCache(join(dataDir, 'cache'));

const { readConfig } = await import('./start/config.ts');
const { refuseArguments } = await import('./start/refuse-arguments.ts');
const { runService } = await import('./run-service.ts');
const readSettings = () => {
  refuseArguments(process.argv.slice(2));
  return readConfig(environ);
};
process.exit(await runService(readSettings));
