import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeApiTypes } from '../dashboard/make-api-types.ts';
import { describeDefaultApi } from '../server/src/describe-api.ts';

/** Writes the checked-in API description, and the dashboard's types: `npm run openapi`, after a change to a route's schema. */
const root = join(import.meta.dirname, '..');
const description = await describeDefaultApi();
await writeFile(join(root, 'docs/openapi.json'), `${JSON.stringify(description, null, 2)}\n`);
await writeFile(join(root, 'dashboard/src/api/schema.ts'), await makeApiTypes(description));
process.stdout.write('docs/openapi.json and dashboard/src/api/schema.ts are written.\n');
