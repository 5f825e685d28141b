import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeDefaultApi } from '../server/src/docs/describe.ts';

/** Writes the checked-in API description anew: `npm run openapi`, after a change to a route's schema. */
const path = join(import.meta.dirname, '../docs/openapi.json');
await writeFile(path, `${JSON.stringify(await describeDefaultApi(), null, 2)}\n`);
process.stdout.write('docs/openapi.json is written.\n');
