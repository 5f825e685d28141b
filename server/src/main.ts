import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// Most objects of this service live only during a request. By default V8 gives young objects more memory as the load
// grows. That keeps tens of megabytes in use and saves little time. Collecting so little in parallel threads costs more
// than it saves.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--no-parallel-scavenge');

// oxlint-disable-next-line node/no-process-env -- the one place that reads the environment
const environ = process.env;

// Reuse the compiled code of the last start, which is faster. (With Node's NODE_COMPILE_CACHE this file is cached as
// well, and the TypeScript compiler is never loaded.) The cache is in the data folder, because others must not be able
// to write the code that we load. The first start, which creates that folder, has no cache.
const dataDir = resolve(environ['FLORIN_DATA_DIR']?.trim() || '.florin');
if (existsSync(dataDir)) enableCompileCache(join(dataDir, 'cache'));

const { runService } = await import('./run-service.ts');
process.exit(await runService(environ, process.argv.slice(2)));
