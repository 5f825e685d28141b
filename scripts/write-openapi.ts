import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeDefaultApi } from '../server/src/describe-api.ts';
import { writeDashboardOperations } from './dashboard-operations.ts';

/** Writes the checked-in API description anew, and what the dashboard takes from it: `npm run openapi`, after a change to a route's schema. */
const root = join(import.meta.dirname, '..');
const description = await describeDefaultApi();
await writeFile(join(root, 'docs/openapi.json'), `${JSON.stringify(description, null, 2)}\n`);
await writeFile(join(root, 'dashboard/src/api/operations.ts'), writeDashboardOperations(description));
process.stdout.write('docs/openapi.json and dashboard/src/api/operations.ts are written.\n');
