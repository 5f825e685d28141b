import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeApiTypes } from '../../dashboard/make-api-types.ts';
import { describePlatformApi } from '../../scripts/describe-platform-api.ts';

const root = join(import.meta.dirname, '../..');

test('the types of the client are those of the API description; after a change run: npm run openapi', async () => {
  const description = JSON.parse(await readFile(join(root, 'docs/openapi.json'), 'utf8')) as object;
  const written = await readFile(join(root, 'sdk/src/schema.ts'), 'utf8');
  expect(written).toBe(await makeApiTypes(describePlatformApi(description), '/webservice/v2'));
});
