import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeApiTypes } from '../../dashboard/make-api-types.ts';
import { describePlatformApi } from '../../scripts/describe-platform-api.ts';

const root = join(import.meta.dirname, '../..');
const source = join(root, 'sdk/src');
const read = (file: string) => readFileSync(file, 'utf8');
const description = describePlatformApi(JSON.parse(read(join(root, 'docs/openapi.json'))) as object);

test('the types of the client are those of the API description; after a change run: npm run openapi', async () => {
  expect(read(join(source, 'schema.ts'))).toBe(await makeApiTypes(description, '/webservice/v2'));
});

test('the client reaches every address of the API', () => {
  const files = readdirSync(source).filter((file) => file !== 'schema.ts');
  const text = files.map((file) => read(join(source, file))).join('\n');
  const addresses = Object.keys(description.paths).map((path) =>
    path.replace('/webservice/v2', '').replaceAll('{', '${'),
  );
  const isReached = (address: string) =>
    ["'", '`'].some((quote) => text.includes(`${quote}${address}${quote}`));
  expect(addresses.filter((address) => !isReached(address))).toEqual([]);
});
