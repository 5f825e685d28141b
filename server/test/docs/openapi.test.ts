import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../../src/start/config.ts';
import { describeDefaultApi } from '../../src/describe-api.ts';
import { nameSchemas } from '../../src/docs/name-schemas.ts';
import { explainUndescribed } from '../../src/docs/undescribed-paths.ts';
import { problems } from '../../src/problem.ts';
import { givenServer } from '../support/server.ts';
import type { Described, Description } from './answers/described.ts';
import { bodyExampleOf } from './answers/examples.ts';

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

test('what the API speaks of has names, and every reference leads to one', async () => {
  const text = await readDocs('openapi.json');
  const { components } = JSON.parse(text) as {
    components: Record<'schemas' | 'responses' | 'examples', object>;
  };
  const names = Object.keys(components.schemas);
  expect(names).toEqual(expect.arrayContaining(['Account', 'ApiKey', 'AuditEntry', 'Operator', 'Payment']));
  const references = new Set(
    [...text.matchAll(/"\$ref": "#\/components\/([^"]+)"/g)].map(([, place]) => place),
  );
  const places = Object.entries(components).flatMap(([kind, members]) =>
    Object.keys(members).map((name) => `${kind}/${name}`),
  );
  expect([...references].filter((place) => !places.includes(place!))).toEqual([]);
  expect(places.filter((place) => place.startsWith('schemas/') && !references.has(place))).toEqual([]);
});

test('every problem code is described: on an operation, or in the introduction', async () => {
  const text = await readDocs('openapi.json');
  const { info } = JSON.parse(text) as { info: { description: string } };
  const isDescribed = (code: string) =>
    text.includes(`"$ref": "#/components/examples/${code}"`) || info.description.includes(`\`${code}\``);
  expect(Object.keys(problems).filter((code) => !isDescribed(code))).toEqual([]);
});

interface Part {
  readonly [name: string]: unknown;
}

/** Every object of the description with its place, a JSON pointer. */
const listParts = (value: unknown, place = ''): [place: string, part: Part][] => {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.entries(value).flatMap(([name, member]) =>
    listParts(member, `${place}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
  return Array.isArray(value) ? below : [[place, value as Part], ...below];
};

/** Fields of bodies and answers, and parameters. Not what is said inside an example. */
const listFields = (description: object) =>
  listParts(description).filter(
    ([place]) => /\/(?:properties\/[^/]+|parameters\/\d+)$/.test(place) && !/\/examples?\//.test(place),
  );

const hasValue = (part: Part): boolean =>
  ['example', 'examples', 'enum', 'const', 'default', '$ref', 'properties', 'items'].some(
    (name) => name in part,
  ) ||
  part['type'] === 'boolean' ||
  (Array.isArray(part['anyOf']) && (part['anyOf'] as Part[]).some(hasValue)) ||
  ('schema' in part && hasValue(part['schema'] as Part));

test('every field and every parameter says what it means, and shows a value that can be sent', async () => {
  const fields = listFields(JSON.parse(await readDocs('openapi.json')) as object);
  expect(fields.length).toBeGreaterThan(300);
  const without = (isThere: (part: Part) => boolean) =>
    fields.filter(([, part]) => !isThere(part)).map(([place]) => place);
  expect(without(({ description }) => typeof description === 'string' && /\w{2}/.test(description))).toEqual(
    [],
  );
  // API clients send the example of a parameter, also of one that may be left out.
  const isOptionalParameter = (part: Part) => 'in' in part && part['required'] !== true;
  const isSent = (part: Part) => 'example' in part || 'examples' in part;
  expect(without((part) => (isOptionalParameter(part) ? !isSent(part) : hasValue(part)))).toEqual([]);
});

/** Names that a generator of clients would write in the same way. */
const findSameNames = (names: readonly string[]) => {
  const plain = names.map((name) => name.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase());
  return names.filter((_, index) => plain.indexOf(plain[index]!) !== plain.lastIndexOf(plain[index]!));
};

test('no two operations, schemas or fields get the same name in a generated client', async () => {
  const description = JSON.parse(await readDocs('openapi.json')) as { components: { schemas: object } };
  const parts = listParts(description).filter(([place]) => !/\/examples?\//.test(place));
  const operations = parts.flatMap(([, { operationId }]) =>
    typeof operationId === 'string' ? [operationId] : [],
  );
  expect(findSameNames(operations)).toEqual([]);
  expect(findSameNames(Object.keys(description.components.schemas))).toEqual([]);
  // Only these types are named after their field. One that refers to a schema has the name of the schema.
  const isNamed = (field: Part) => ['enum', 'properties', 'anyOf', 'items'].some((name) => name in field);
  const fields = parts.flatMap(([, { properties }]) =>
    findSameNames(
      Object.entries((properties ?? {}) as Record<string, Part>).flatMap(([name, field]) =>
        isNamed(field) ? [name] : [],
      ),
    ),
  );
  expect(fields).toEqual([]);
});

/** Tells what is wrong with values that stand at a place of the description. */
const makeCheck = (description: object) => {
  const ajv = new Ajv2020({ strict: false, formats: { uri: true, uuid: true, ip: true, 'date-time': true } });
  ajv.addSchema(description, 'api');
  return (place: string, values: readonly unknown[]) => {
    const validate = ajv.compile({ $ref: `api#${place.replaceAll('{', '%7B').replaceAll('}', '%7D')}` });
    return values.flatMap((value) =>
      validate(value) ? [] : [`${place}: ${ajv.errorsText(validate.errors)}`],
    );
  };
};

test('every example is one: it fits the schema that it stands in', async () => {
  const description = JSON.parse(await readDocs('openapi.json')) as object;
  const check = makeCheck(description);
  const faults = listParts(description).flatMap(([place, { examples, example, schema }]) => {
    if (/\/examples?\//.test(place)) return [];
    if (schema !== undefined) return example === undefined ? [] : check(`${place}/schema`, [example]);
    return Array.isArray(examples) ? check(place, examples) : [];
  });
  expect(faults).toEqual([]);
});

test('every body that is made of the examples of its fields fits its schema', async () => {
  const description = JSON.parse(await readDocs('openapi.json')) as Description;
  const check = makeCheck(description);
  const bodies = listParts(description.paths).filter(([, part]) => 'requestBody' in part);
  const faults = bodies.flatMap(([place, operation]) => {
    const described = operation as unknown as Described;
    const [type = ''] = Object.keys(described.requestBody!.content);
    const schema = `/paths${place}/requestBody/content/${type.replaceAll('/', '~1')}/schema`;
    return check(schema, [bodyExampleOf(description, described)]);
  });
  expect(bodies.length).toBeGreaterThan(30);
  expect(faults).toEqual([]);
});

test('a path is not left out of the description without a reason', () => {
  expect(() => explainUndescribed(['/', '/metrics', '/secret'])).toThrow('no reason is given: /secret');
});

test('the introduction tells of every path that is not among the operations, and of the short spelling', async () => {
  const { info, paths } = JSON.parse(await readDocs('openapi.json')) as {
    info: { description: string };
    paths: Record<string, object>;
  };
  const pages = ['/', '/docs', '/problems', '/llms.txt', '/openapi.json', '/dashboard', '/checkout'];
  const told = [...pages, '/wallet/notifications', '/metrics', '/v2/moneyins/ext/init'];
  expect(told.filter((path) => path in paths || !info.description.includes(`\`${path}\``))).toEqual([]);
});

test('two different schemas cannot have one name', () => {
  const one = { title: 'Amount', type: 'integer' };
  const paths = { '/a': { schema: one }, '/b': { schema: { ...one, description: 'In cents.' } } };
  expect(nameSchemas({ paths, components: {} })).toEqual({
    paths: {
      '/a': { schema: { $ref: '#/components/schemas/Amount' } },
      '/b': { schema: { $ref: '#/components/schemas/Amount' } },
    },
    components: { schemas: { Amount: { type: 'integer' } } },
  });
  const other = { title: 'Amount', type: 'string' };
  expect(() => nameSchemas({ paths: { ...paths, '/c': { schema: other } }, components: {} })).toThrow(
    'two schemas are called Amount',
  );
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
