import { Validator } from '@seriousme/openapi-schema-validator';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../../src/start/config.ts';
import { describeDefaultApi } from '../../src/describe-api.ts';
import { givenServer } from '../support/server.ts';

const docs = join(import.meta.dirname, '../../../docs');
const readDocs = (name: string) => readFile(join(docs, name), 'utf8');

test('the checked-in description is up to date; after a change of a route run: npm run openapi', async () => {
  expect(JSON.parse(await readDocs('openapi.json'))).toEqual(await describeDefaultApi());
});

test('the description is valid OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(await readDocs('openapi.json')))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('a service serves its description with its own address, to pages of any origin', async () => {
  const server = await givenServer({ PUBLIC_URL: 'https://pay.example.com' });
  const answer = await fetch(`${server.url}/openapi.json`);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: 'https://pay.example.com' }],
  });
});

test('docs/settings.md lists exactly the settings of the service', async () => {
  const rows = (await readDocs('settings.md')).split('\n').filter((line) => line.startsWith('| `'));
  const expected = Object.values(settings).map(
    ({ name, meaning, standard }) => `| \`${name}\` | ${meaning} | ${standard ? `\`${standard}\`` : ''} |`,
  );
  expect(rows.map((row) => row.replaceAll(/ +/g, ' '))).toEqual(
    expected.map((row) => row.replaceAll(/ +/g, ' ')),
  );
});
