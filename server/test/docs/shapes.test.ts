import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

// The rules of docs/decisions/053-one-shape.md, for all that is described, also for what comes later.

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly description?: string;
}

interface Answer {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Call {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Answer>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Call>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** An object that calls answer with: its name, or the call and the place in its answer. */
interface Shape {
  readonly name: string;
  readonly fields: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
}

let description: Description;
beforeAll(async () => {
  const file = join(import.meta.dirname, '../../../docs/openapi.json');
  description = JSON.parse(await readFile(file, 'utf8')) as Description;
});

const nameOf = ({ $ref }: Schema) => $ref?.replace('#/components/schemas/', '');

const listShapes = (schema: Schema, name: string, seen: Map<string, Shape>): void => {
  const named = nameOf(schema);
  if (named !== undefined) {
    if (!seen.has(named)) listShapes(description.components.schemas[named]!, named, seen);
    return;
  }
  const { properties, items, anyOf = [], required = [] } = schema;
  if (items) listShapes(items, name, seen);
  for (const one of anyOf) listShapes(one, name, seen);
  if (!properties) return;
  seen.set(name, { name, fields: properties, required });
  for (const [field, value] of Object.entries(properties)) listShapes(value, `${name}.${field}`, seen);
};

const calls = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ ...call, method, path })),
  );

/** What succeeds, and whose body is JSON. */
const successes = (isOf: (path: string) => boolean) =>
  calls()
    .filter(({ path }) => isOf(path))
    .flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, answer]) => ({ operationId, status, ...answer })),
    );

const isPlatforms = (path: string) => path.startsWith('/webservice/');
const isOurs = (path: string) => isPlatforms(path) || path.startsWith('/dashboard/');

const shapesOf = (isOf: (path: string) => boolean) => {
  const seen = new Map<string, Shape>();
  for (const { operationId, content } of successes(isOf)) {
    const schema = content?.['application/json']?.schema;
    if (schema) listShapes(schema, operationId, seen);
  }
  return [...seen.values()];
};

const fieldsOf = (isOf: (path: string) => boolean) =>
  shapesOf(isOf).flatMap(({ name, fields, required }) =>
    Object.entries(fields).map(([field, schema]) => ({
      field,
      place: `${name}.${field}`,
      schema,
      isRequired: required.includes(field),
    })),
  );

test('the time when something came into being is called createdAt everywhere', () => {
  const others = ['at', 'time', 'timestamp', 'date', 'created', 'openedAt', 'madeAt', 'startedAt', 'sentAt'];
  const found = fieldsOf(isOurs).filter(({ field }) => others.includes(field));
  // The time of the service, which no thing came into being at.
  expect(found.map(({ place }) => place)).toEqual(['Ping.time']);
});

/** The first is the number of a platform, which commands take; accounts have the ids that the platform gave them. */
const withoutPrefix = ['Ping.platform.id', 'OpenAccount.id', 'AccountWithBalances.id'];

test('every id that a platform is given has a prefix that says what it is', () => {
  const ids = fieldsOf(isPlatforms).filter(({ field }) => field === 'id');
  expect(ids.length).toBeGreaterThan(10);
  const hasPrefix = ({ examples = [] }: Schema) => /^[a-z0-9]+_\w/.test(String(examples[0]));
  const bare = ids.filter(({ schema }) => !hasPrefix(schema)).map(({ place }) => place);
  expect(bare).toEqual(withoutPrefix);
});

test('everything that has an id says when it came into being', () => {
  const things = shapesOf(isPlatforms).filter(({ fields }) => 'id' in fields);
  const timeless = things.filter(({ fields }) => !('createdAt' in fields)).map(({ name }) => name);
  // The first two are parts of who calls, and the last is the specification's own answer.
  expect(timeless).toEqual(['Ping.platform', 'Ping.apiKey', 'PaymentRedirection']);
});

/** What is bounded by itself and shown at once in the dashboard. */
const unpaged = [
  'listSessions',
  'listInvitations',
  'listPlatforms',
  'listAuditActions',
  'readBalanceDays',
  'listEventDeliveries',
];

test('every list is paged: items and nextCursor', () => {
  const lists = successes(isOurs).flatMap(({ operationId, content }) => {
    const schema = content?.['application/json']?.schema;
    const named = schema && nameOf(schema);
    const fields = (named === undefined ? schema : description.components.schemas[named])?.properties ?? {};
    const isList =
      schema?.items !== undefined || ('items' in fields && !('id' in fields)) || /^list/.test(operationId);
    return isList ? [{ operationId, fields: Object.keys(fields) }] : [];
  });
  expect(lists.length).toBeGreaterThan(20);
  const others = lists.filter(({ fields }) => fields.join() !== 'items,nextCursor');
  expect(others.map(({ operationId }) => operationId)).toEqual(unpaged);
});

test('a status is a word, never a number', () => {
  const isWord = ({ type, anyOf, ...schema }: Schema): boolean =>
    type === 'string' ||
    schema.enum !== undefined ||
    nameOf(schema)?.endsWith('Status') === true ||
    (anyOf?.filter((one) => one.type !== 'null').every(isWord) ?? false);
  const statuses = fieldsOf(isOurs).filter(({ field }) => field === 'status');
  expect(statuses.length).toBeGreaterThan(5);
  expect(statuses.filter(({ schema }) => !isWord(schema)).map(({ place }) => place)).toEqual([]);
});
