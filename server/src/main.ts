import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';

// The youngest objects of this service die within a request. The room that V8 would give them by itself, growing with
// the load, keeps tens of megabytes resident and saves little time. To share the sweeping of so little among threads costs
// more than it saves.
setFlagsFromString('--semi-space-growth-factor=1');
setFlagsFromString('--no-parallel-scavenge');

// oxlint-disable-next-line node/no-process-env -- the one place that reads the environment
const environ = process.env;

// What was compiled at the last start is read at the next one, which is quicker. (With Node's own NODE_COMPILE_CACHE that
// holds for this file, too, and the compiler of TypeScript is never loaded.) In the data folder, because code must not be
// read from where others can write; before the first start has made that folder, there is none.
const dataDir = resolve(environ['FLORIN_DATA_DIR'] ?? '.florin');
if (existsSync(dataDir)) enableCompileCache(join(dataDir, 'cache'));

const { runService } = await import('./run-service.ts');
process.exit(await runService(environ));
