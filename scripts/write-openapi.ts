import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeApiTypes } from '../dashboard/make-api-types.ts';
import { describeDefaultApi } from '../server/src/describe-api.ts';
import { describePlatformApi } from './describe-platform-api.ts';

/** Writes the checked-in API description, and the types made from it: `npm run openapi`, after a change to a route's schema. */
const description = await describeDefaultApi();
const files = {
  'docs/openapi.json': `${JSON.stringify(description, null, 2)}\n`,
  'dashboard/src/api/schema.ts': await makeApiTypes(description, '/dashboard/api'),
  'sdk/src/schema.ts': await makeApiTypes(describePlatformApi(description), '/webservice/v2'),
};
for (const [file, text] of Object.entries(files))
  await writeFile(join(import.meta.dirname, '..', file), text);
process.stdout.write(`Written: ${Object.keys(files).join(', ')}.\n`);
