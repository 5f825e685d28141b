import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { eventTypes } from '../../src/events/event-type.ts';
import { initBody } from '../payments/support.ts';
import { signInAndConfirm } from '../support/dashboard.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let credentials: Record<string, string>;
beforeAll(async () => {
  server = await startServer({ WALLET_PAYEE: 'on' }, { isQuiet: true });
  const { cookie } = await signInAndConfirm(server, await server.givenOperator());
  const token = await server.givenToken((await server.givenApiKey('all', true)).apiKey);
  credentials = { cookie, authorization: `Bearer ${token}` };
  return server.close;
});

const send = async (call: string, body?: unknown, headers: Record<string, string> = {}) => {
  const [method = '', path = ''] = call.split(' ');
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...credentials,
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(400);
  return (await answer.json()) as { errors: { pointer: string; detail: string }[] };
};

const init = 'POST /webservice/v2/moneyins/ext/init';
const list = 'GET /webservice/v2/moneyins';
const hooks = 'POST /webservice/v2/webhook-endpoints';
const url = 'https://shop.example.com/hooks';
const refund = 'POST /dashboard/api/payments/none/refunds';
const ofTransaction = (changes: object) => initBody({ transaction: changes });
const address = { street: 'a', city: 'b', postCode: '1', country: 'nl' };
const sentenceOfTime = 'must be a time with seconds and an offset, such as 2026-11-15T12:00:00Z';

interface Case {
  /** The rule of JSON Schema, with its value where each has words of its own. */
  readonly rule: string;
  readonly call: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly pointer: string;
  readonly detail: string;
}

const cases: readonly Case[] = [
  { rule: 'type object', call: init, body: [], pointer: '', detail: 'must be an object' },
  {
    rule: 'type array',
    call: init,
    body: initBody({ items: 1 }),
    pointer: '/items',
    detail: 'must be a list',
  },
  {
    rule: 'type array',
    call: hooks,
    body: { url, eventTypes: 'all' },
    pointer: '/eventTypes',
    detail: 'must be a list or null',
  },
  {
    rule: 'type string',
    call: init,
    body: ofTransaction({ accountId: 17 }),
    pointer: '/transaction/accountId',
    detail: 'must be text',
  },
  {
    rule: 'type string,null',
    call: 'PATCH /webservice/v2/moneyins/none',
    body: { metadata: { cart: 1 } },
    pointer: '/metadata/cart',
    detail: 'must be text or null',
  },
  {
    rule: 'type null',
    call: 'POST /dashboard/api/webhook-endpoints',
    body: { url, platformId: 'first' },
    pointer: '/platformId',
    detail: 'must be a whole number or null, not text',
  },
  {
    rule: 'type integer',
    call: init,
    body: initBody({ items: [{ quantity: 1.5 }] }),
    pointer: '/items/0/quantity',
    detail: 'must be a whole number',
  },
  { rule: 'type integer', call: `${list}?limit=x`, pointer: 'query/limit', detail: 'must be a whole number' },
  {
    rule: 'type integer',
    call: `${list}?limit=2&limit=3`,
    pointer: 'query/limit',
    detail: 'must be given once',
  },
  {
    rule: 'type boolean',
    call: 'PUT /webservice/v2/refund/none',
    body: { refundCommission: 'true' },
    pointer: '/refundCommission',
    detail: 'must be true or false, not text',
  },
  {
    rule: 'type boolean',
    call: 'GET /webservice/v2/webhook-endpoints/none/deliveries?failed=maybe',
    pointer: 'query/failed',
    detail: 'must be true or false',
  },
  { rule: 'required', call: init, body: {}, pointer: '/items', detail: 'is missing' },
  {
    rule: 'additionalProperties',
    call: `${list}?statuss=captured`,
    pointer: 'query/statuss',
    detail: 'is not known here; did you mean status?',
  },
  {
    rule: 'enum',
    call: init,
    body: ofTransaction({ captureMode: 'later' }),
    pointer: '/transaction/captureMode',
    detail: 'must be one of automatic, manual',
  },
  {
    rule: 'enum',
    call: hooks,
    body: { url, eventTypes: ['payment.paid'] },
    pointer: '/eventTypes/0',
    detail: `must be one of ${eventTypes.join(', ')}`,
  },
  {
    rule: 'enum',
    call: 'GET /webservice/v2/refunds?status=completed&status=failed',
    pointer: 'query/status',
    detail: 'must be given once',
  },
  { rule: 'minimum', call: `${list}?limit=0`, pointer: 'query/limit', detail: 'must be at least 1' },
  { rule: 'maximum', call: `${list}?limit=101`, pointer: 'query/limit', detail: 'must be at most 100' },
  {
    rule: 'minLength',
    call: 'POST /dashboard/api/password',
    body: { currentPassword: 'x', newPassword: 'short' },
    pointer: '/newPassword',
    detail: 'must have at least 12 characters',
  },
  {
    rule: 'minLength',
    call: init,
    body: initBody({ items: [{ description: '' }] }),
    pointer: '/items/0/description',
    detail: 'must not be empty',
  },
  {
    rule: 'maxLength',
    call: init,
    body: ofTransaction({ reference: 'x'.repeat(51) }),
    pointer: '/transaction/reference',
    detail: 'must have at most 50 characters',
  },
  {
    rule: 'minItems',
    call: hooks,
    body: { url, eventTypes: [] },
    pointer: '/eventTypes',
    detail: 'must not be empty',
  },
  {
    rule: 'maxItems',
    call: init,
    body: initBody({ items: Array.from({ length: 101 }, () => ({})) }),
    pointer: '/items',
    detail: 'must have at most 100 entries',
  },
  {
    rule: 'uniqueItems',
    call: hooks,
    body: { url, eventTypes: ['payment.captured', 'payment.captured'] },
    pointer: '/eventTypes',
    detail: 'must not have the same entry twice',
  },
  {
    rule: 'maxProperties',
    call: init,
    body: ofTransaction({
      metadata: Object.fromEntries(Array.from({ length: 51 }, (_, number) => [`a${number}`, 'x'])),
    }),
    pointer: '/transaction/metadata',
    detail: 'must have at most 50 pairs',
  },
  {
    rule: 'propertyNames',
    call: init,
    body: ofTransaction({ metadata: { '': 'x' } }),
    pointer: '/transaction/metadata/',
    detail: 'is a name that must not be empty',
  },
  // A union of a value and null says what is wrong with the value.
  {
    rule: 'anyOf',
    call: 'PATCH /webservice/v2/webhook-endpoints/none',
    body: { eventTypes: [] },
    pointer: '/eventTypes',
    detail: 'must not be empty',
  },
  {
    rule: 'format account-id',
    call: init,
    body: ofTransaction({ accountId: ' ' }),
    pointer: '/transaction/accountId',
    detail: 'must not be white space alone',
  },
  { rule: 'format date-time', call: `${list}?from=yesterday`, pointer: 'query/from', detail: sentenceOfTime },
  {
    rule: 'format ip',
    call: init,
    body: initBody(),
    headers: { 'psu-ip-address': 'somewhere' },
    pointer: 'header/psu-ip-address',
    detail: 'must be an IP address',
  },
  {
    rule: 'format uuid',
    call: 'DELETE /dashboard/api/sessions/none',
    pointer: 'path/id',
    detail: 'must be a UUID',
  },
  {
    rule: String.raw`pattern ^$|\S`,
    call: 'POST /dashboard/api/api-keys',
    body: { label: ' ' },
    pointer: '/label',
    detail: 'must not be white space alone',
  },
  {
    rule: 'minProperties',
    call: 'PATCH /webservice/v2/accounts/none',
    body: {},
    pointer: '',
    detail: 'must not be empty',
  },
  {
    rule: 'pattern ^[A-Z]{2}[A-Z0-9+*]+$',
    call: 'PATCH /webservice/v2/accounts/none',
    body: { vatNumber: '123456789' },
    pointer: '/vatNumber',
    detail: 'must look like DE123456789',
  },
  {
    rule: 'pattern ^20[0-9]{2}-(0[1-9]|1[0-2])$',
    call: 'GET /dashboard/api/journal.csv?month=november&format=csv',
    pointer: 'query/month',
    detail: 'must be a month, such as 2026-11',
  },
  {
    rule: 'pattern ^[A-Z]{3}$',
    call: `${list}?currency=eur`,
    pointer: 'query/currency',
    detail: 'must be three capital letters, such as EUR',
  },
  {
    rule: 'pattern ^[A-Z]{2}$',
    call: init,
    body: initBody({ delivery: { address } }),
    pointer: '/delivery/address/country',
    detail: 'must be two capital letters, such as NL',
  },
  {
    rule: 'pattern ^[2-9A-HJ-NP-Z]{13}$',
    call: init,
    body: ofTransaction({ payeeMerchantId: 'me' }),
    pointer: '/transaction/payeeMerchantId',
    detail: 'must look like 7XH2KQ9M4RTYP',
  },
  {
    rule: 'pattern ^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    call: refund,
    body: { attempt: 'first' },
    pointer: '/attempt',
    detail: 'must look like 6f1c7a52-6d0c-4c5e-9a53-3d5a4d1c8a11',
  },
  {
    rule: 'pattern ^[A-Za-z0-9_]{1,100}(,[A-Za-z0-9_]{1,100}){0,99}$',
    call: 'GET /dashboard/api/payments.csv?ids=pay_1;pay_2',
    pointer: 'query/ids',
    detail: 'must be ids with commas between them, such as pay_1,pay_2',
  },
  {
    rule: String.raw`pattern ^[^\s@]+@[^\s@]+$`,
    call: 'POST /dashboard/api/invitations',
    body: { email: 'bob', role: 'viewer' },
    pointer: '/email',
    detail: 'must look like bob@example.com',
  },
  {
    rule: String.raw`pattern ^(\d{1,18}):([0-9a-f]{64})$`,
    call: 'POST /dashboard/api/audit-log/verify?head=x',
    pointer: 'query/head',
    detail: 'does not have the right form',
  },
  // Refused before a route is looked for.
  {
    rule: String.raw`pattern ^[^\u0000]*$`,
    call: `${list}?reference=%00`,
    pointer: 'query/reference',
    detail: 'has a zero character (%00) in it',
  },
];

describe('a fault is described in our own words, once', () => {
  test.each(cases.map((one) => [one.rule, one.call, one] as const))(
    '%s: %s',
    async (_rule, call, { body, headers, pointer, detail }) => {
      const { errors } = await send(call, body, headers);
      expect(errors.filter((error) => error.pointer === pointer)).toEqual([{ pointer, detail }]);
    },
  );
});

type Schema = Readonly<Record<string, unknown>>;

/** What a schema can say about a value besides the rules: where its parts are, and what they are for. */
const notRules = new Set([
  '$ref',
  'default',
  'description',
  'examples',
  'explode',
  'items',
  'properties',
  'style',
  'title',
]);
const rulesWithWords = new Set(['type', 'format', 'pattern']);
/** For those who generate clients. The type and the bounds say what is taken. */
const noRule = 'format int64';

/** Every rule that a request can break, by the description of the API. */
const listRules = async () => {
  const file = join(import.meta.dirname, '../../../docs/openapi.json');
  const { paths, components } = JSON.parse(await readFile(file, 'utf8')) as {
    paths: Record<string, Record<string, { parameters?: { schema: Schema }[]; requestBody?: Schema }>>;
    components: { schemas: Record<string, Schema> };
  };
  const rules = new Set<string>();
  const seen = new Set<unknown>();
  const visit = (schema: Schema) => {
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const [name, value] of Object.entries(schema))
      if (!notRules.has(name)) rules.add(rulesWithWords.has(name) ? `${name} ${String(value)}` : name);
    const { $ref, properties, ...rest } = schema as { $ref?: string; properties?: object };
    if ($ref !== undefined) visit(components.schemas[$ref.split('/').at(-1)!]!);
    const { items, additionalProperties, propertyNames, anyOf } = rest as Schema;
    const parts = [Object.values(properties ?? {}), items, additionalProperties, propertyNames, anyOf].flat();
    for (const part of parts) if (typeof part === 'object') visit(part as Schema);
  };
  for (const [path, calls] of Object.entries(paths)) {
    // The token endpoint reads its form by itself, and answers as RFC 6749 says.
    if (path.startsWith('/oauth/')) continue;
    for (const { parameters = [], requestBody } of Object.values(calls)) {
      for (const { schema } of parameters) visit(schema);
      const content = (requestBody?.['content'] ?? {}) as Record<string, { schema: Schema }>;
      for (const { schema } of Object.values(content)) visit(schema);
    }
  }
  return [...rules].filter((rule) => rule !== noRule).toSorted();
};

test('every rule of every request has words of ours', async () => {
  expect(await listRules()).toEqual([...new Set(cases.map(({ rule }) => rule))].toSorted());
});
