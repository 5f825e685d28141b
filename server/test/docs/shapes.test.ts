import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

// The rules of docs/decisions/053-one-shape.md, for all that is described, also for what comes later.

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
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
  readonly requestBody?: { readonly content: Answer['content'] };
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
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
  const others = new Set([
    'at',
    'time',
    'timestamp',
    'date',
    'created',
    'openedAt',
    'madeAt',
    'startedAt',
    'sentAt',
  ]);
  const found = fieldsOf(isOurs).filter(({ field }) => others.has(field));
  // The time of the service, which no thing came into being at.
  expect(found.map(({ place }) => place)).toEqual(['Ping.time']);
});

/**
 * Platforms are numbers, which commands take. Accounts have the ids that their platform gave them. Nobody keeps the ids of operators, sessions,
 * invitations, requests for approval and comparisons. A stated payment is the wallet's own, as its notification named it.
 */
const withoutPrefix = [
  'Ping.platform.id',
  'AccountWithBalances.id',
  'OwnSession.id',
  'Operator.id',
  'OpenInvitation.id',
  'AccessRequest.id',
  'NewInvitation.id',
  'Platform.id',
  'StatedPayment.id',
  'Account.id',
  'Reconciliation.id',
];

test('every id has a prefix that says what it is, in what platforms and what operators see', () => {
  const ids = fieldsOf(isOurs).filter(({ field }) => field === 'id');
  expect(ids.length).toBeGreaterThan(25);
  const hasPrefix = ({ examples = [] }: Schema) => /^[a-z0-9]+_\w/.test(String(examples[0]));
  const bare = ids.filter(({ schema }) => !hasPrefix(schema)).map(({ place }) => place);
  expect(bare.toSorted()).toEqual(withoutPrefix.toSorted());
});

/**
 * Parts of who calls, the specification's own answer, what is shown once when it is made, what a search found, what the wallet states, and a
 * comparison, which is about a period.
 */
const withoutTime = [
  'Ping.platform',
  'Ping.apiKey',
  'PaymentRedirection',
  'NewInvitation',
  'RotatedApiKey',
  'generateApiKey',
  'SearchHit',
  'StatedPayment',
  'Reconciliation',
];

test('everything that has an id says when it came into being', () => {
  const things = shapesOf(isOurs).filter(({ fields }) => 'id' in fields);
  const timeless = things.filter(({ fields }) => !('createdAt' in fields)).map(({ name }) => name);
  expect(timeless.toSorted()).toEqual(withoutTime.toSorted());
});

/**
 * What happened and what was sent stays so. A capture is a part of its payment, which says when the fee became known. Of the others
 * nothing changes that is shown, or only when they were last used.
 */
const unchanging = new Set([
  'Event',
  'WebhookDelivery',
  'PaymentCapture',
  'Account',
  'OpenInvitation',
  'OwnSession',
]);

test('everything that has an id and can change says when it last did', () => {
  const things = shapesOf(isOurs).filter(({ fields }) => 'id' in fields && 'createdAt' in fields);
  const silent = things.filter(({ fields }) => !('updatedAt' in fields)).map(({ name }) => name);
  expect(new Set(silent)).toEqual(unchanging);
});

/** What is bounded by itself and shown at once in the dashboard. */
const unpaged = [
  'listSessions',
  'listRoles',
  'listAccessRequests',
  'listInvitations',
  'listPlatforms',
  'listAuditActions',
  'search',
  'readBalanceDays',
  'listEventDeliveries',
];

test('every list is paged: items and nextCursor', () => {
  const lists = successes(isOurs).flatMap(({ operationId, content }) => {
    const schema = content?.['application/json']?.schema;
    const named = schema && nameOf(schema);
    const fields = (named === undefined ? schema : description.components.schemas[named])?.properties ?? {};
    const isList =
      schema?.items !== undefined ||
      ('items' in fields && !('id' in fields)) ||
      operationId.startsWith('list');
    return isList ? [{ operationId, fields: Object.keys(fields) }] : [];
  });
  expect(lists.length).toBeGreaterThan(20);
  const others = lists.filter(({ fields }) => fields.join() !== 'items,nextCursor');
  expect(others.map(({ operationId }) => operationId)).toEqual(unpaged);
});

const queryOf = ({ parameters = [] }: Call) =>
  parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);

test('every list of a platform takes limit, after, from and to, and every paged list of the dashboard the first two', () => {
  const isPaged = ({ responses }: Call) => {
    const schema = responses['200']?.content?.['application/json']?.schema;
    return Object.keys(schema?.properties ?? {}).join() === 'items,nextCursor';
  };
  const lists = calls().filter((call) => isOurs(call.path) && isPaged(call));
  expect(lists.length).toBeGreaterThan(20);
  const lacking = lists.flatMap((call) => {
    const taken = new Set(queryOf(call));
    const needed = isPlatforms(call.path) ? ['limit', 'after', 'from', 'to'] : ['limit', 'after'];
    return needed.filter((name) => !taken.has(name)).map((name) => `${call.operationId}: ${name}`);
  });
  expect(lacking).toEqual([]);
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

/** Every call of a platform that writes and answers with a body, and the call whose shape its answer has. */
const readAs: Readonly<Record<string, string>> = {
  validatePayment: 'readPayment',
  cancelPayment: 'readPayment',
  distributePayment: 'readPayment',
  changePayment: 'readPayment',
  changeOrder: 'readPayment',
  refundPayment: 'readRefund',
  bookOutsideRefund: 'readRefund',
  changeRefund: 'readRefund',
  openAccount: 'readAccountBalances',
  changeAccount: 'readAccountBalances',
  transferMoney: 'readTransfer',
  changeTransfer: 'readTransfer',
  reverseTransfer: 'readTransfer',
  createPayout: 'readPayout',
  cancelPayout: 'readPayout',
  changeWebhookEndpoint: 'readWebhookEndpoint',
};

/** The specification states the first two, a secret is only shown when it is made, and the others try to send something. */
const withShapesOfTheirOwn = new Set([
  'initPayment',
  'resumePayment',
  'addWebhookEndpoint',
  'rotateWebhookSecret',
  'testWebhookEndpoint',
  'sendEvent',
]);

test('what a call that writes answers has the shape of reading it', () => {
  const shapeOf = ({ content }: Answer) => nameOf(content?.['application/json']?.schema ?? {});
  const platformCalls = calls().filter(({ path }) => isPlatforms(path));
  const read = new Map(
    platformCalls.map(({ operationId, responses }) => [operationId, shapeOf(responses['200'] ?? {})]),
  );
  const found = platformCalls
    .filter(({ method, operationId }) => method !== 'get' && !withShapesOfTheirOwn.has(operationId))
    .flatMap(({ operationId, responses }) =>
      Object.entries(responses)
        .filter(([status, { content }]) => status.startsWith('2') && content)
        .map(([, answer]) => ({ operationId, shape: shapeOf(answer) })),
    );
  expect(found.length).toBeGreaterThan(10);
  expect(found).toEqual(
    found.map(({ operationId }) => ({
      operationId,
      shape: read.get(readAs[operationId] ?? 'none') ?? 'none',
    })),
  );
});

test('whatever is made for a platform is said with its Location, and an answer without a body has none', () => {
  const made = successes(isPlatforms).filter(({ status }) => status === '201');
  expect(made.map(({ operationId }) => operationId)).toEqual([
    'openAccount',
    'transferMoney',
    'reverseTransfer',
    'createPayout',
    'addWebhookEndpoint',
  ]);
  // The specification says 200 of init, and the rulings on it say 200 and 202 of refunds.
  const others = ['initPayment', 'refundPayment', 'bookOutsideRefund'];
  const located = successes(isPlatforms).filter(({ headers = {} }) => 'Location' in headers);
  expect(new Set(located.map(({ operationId }) => operationId))).toEqual(
    new Set([...made.map(({ operationId }) => operationId), ...others]),
  );
  expect(successes(isOurs).filter(({ status, content }) => status === '204' && content)).toEqual([]);
});

/** Calls of the dashboard by POST that make nothing new: they change something, look at something, or move a payment on. */
const makingNothing = [
  'advanceTestClock',
  'signIn',
  'beginTwoFactor',
  'confirmTwoFactor',
  'replaceRecoveryCodes',
  'lookAtInvitation',
  'revealApiKey',
  'verifyAuditLog',
  'captureAsOperator',
  'cancelAsOperator',
  'askWallet',
  'resolvePayment',
  // As the platform's own call, by the rulings on the specification.
  'refundAsOperator',
  'approvePayoutRun',
  'cancelPayoutRun',
  'takeInBankStatement',
  'cancelPayoutAsOperator',
  'settlePayout',
  // An account that was open already.
  'openAccountAsOperator',
  'enableWebhookEndpoint',
  'disableWebhookEndpoint',
  'revealWebhookSecret',
  'rotateWebhookSecretAsOperator',
  'testWebhookEndpointAsOperator',
  'sendEventAsOperator',
];

test('whatever an operator makes in the dashboard is answered by 201', () => {
  const posted = calls().filter(({ path, method }) => path.startsWith('/dashboard/') && method === 'post');
  const withStatus = (wanted: string) =>
    posted.filter(({ responses }) => wanted in responses).map(({ operationId }) => operationId);
  expect(withStatus('200')).toEqual(makingNothing);
  expect(withStatus('201')).toEqual([
    'inviteOperator',
    'acceptInvitation',
    'addPlatform',
    'rotateApiKey',
    'generateApiKey',
    'payOutAsOperator',
    'makePayoutRun',
    'openAccountAsOperator',
    'transferAsOperator',
    'reverseAsOperator',
    'transferCommission',
    'addWebhookEndpointAsOperator',
  ]);
});

/** Of an object, however it comes: alone, or as one of several that it may be. */
const isMoney = (field: string) =>
  /amount/i.test(field) ||
  ['balance', 'available', 'reserved', 'pending', 'fee', 'netAmount'].includes(field);

test('every amount says that it needs 64 bits, in what is sent and in what is answered', () => {
  const isNumber = ({ type, anyOf = [] }: Schema): boolean => type === 'integer' || anyOf.some(isNumber);
  const isWide = ({ type, format, anyOf = [] }: Schema): boolean =>
    type === 'integer' ? format === 'int64' : anyOf.some(isWide);
  const named = Object.entries(description.components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties).map(([field, schema]) => ({ field, schema, place: `${name}.${field}` })),
  );
  const amounts = [...fieldsOf(isOurs), ...named].filter(
    ({ field, schema }) => isMoney(field) && isNumber(schema),
  );
  expect(amounts.length).toBeGreaterThan(60);
  expect(amounts.filter(({ schema }) => !isWide(schema)).map(({ place }) => place)).toEqual([]);
});

test('every success of a call with a key or token describes the headers of its rate limits', () => {
  const counted = successes(isPlatforms);
  expect(counted.length).toBeGreaterThan(40);
  const silent = counted.filter(
    ({ headers = {} }) => !('RateLimit' in headers && 'RateLimit-Policy' in headers),
  );
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});

test('every call of a platform that writes takes an idempotency key, and its successes describe how a repeated answer says so', () => {
  const writing = calls().filter(({ path, method }) => isPlatforms(path) && method !== 'get');
  expect(writing.length).toBeGreaterThan(20);
  const takesKey = ({ parameters = [] }: Call) => parameters.some(({ name }) => name === 'idempotency-key');
  expect(writing.filter((call) => !takesKey(call)).map(({ operationId }) => operationId)).toEqual([]);
  const ids = new Set(writing.map(({ operationId }) => operationId));
  const described = successes(isPlatforms).filter(({ headers = {} }) => 'Idempotency-Replayed' in headers);
  expect(new Set(described.map(({ operationId }) => operationId))).toEqual(ids);
});

/** What the wallet states may be unreadable or missing, so may what was found, and a difference has one side only. */
const mayLack = [
  'SearchHit.amount',
  'StatedPayment.amount',
  'ReconciliationDifference.wallet.amount',
  'ReconciliationDifference.here.amount',
  'ForeignTransaction.amount',
];

test('an amount is always there: 0 where there is none, and null only while the wallet has not reported it', () => {
  const isAmount = ({ field }: { field: string }) =>
    /amount$/i.test(field) || ['balance', 'available', 'reserved', 'pending'].includes(field);
  const amounts = fieldsOf(isOurs).filter(isAmount);
  expect(amounts.length).toBeGreaterThan(60);
  expect(amounts.filter(({ isRequired }) => !isRequired).map(({ place }) => place)).toEqual([]);
  const mayBeNull = ({ anyOf = [] }: Schema) => anyOf.some(({ type }) => type === 'null');
  const unknown = amounts.filter(({ schema }) => mayBeNull(schema));
  expect(unknown.map(({ field }) => field)).toEqual(expect.arrayContaining(['feeAmount', 'netAmount']));
  const others = unknown.filter(
    ({ schema }) => !/Null: the wallet hasn't reported/.test(schema.description ?? ''),
  );
  expect(others.map(({ place }) => place).toSorted()).toEqual(mayLack.toSorted());
});

test('what is shown as null is taken as null', () => {
  const mayBeNull = ({ type, anyOf = [] }: Schema): boolean =>
    [type].flat().includes('null') || anyOf.some((one) => mayBeNull(one));
  const shown = new Set(
    fieldsOf(isPlatforms)
      .filter(({ schema }) => mayBeNull(schema))
      .map(({ field }) => field),
  );
  const bodies = new Map<string, Shape>();
  for (const { operationId, path, requestBody } of calls()) {
    const schema = requestBody?.content?.['application/json']?.schema;
    if (schema && isPlatforms(path)) listShapes(schema, operationId, bodies);
  }
  const refused = [...bodies.values()].flatMap(({ name, fields, required }) =>
    Object.entries(fields)
      .filter(([field, schema]) => shown.has(field) && !required.includes(field) && !mayBeNull(schema))
      .map(([field]) => `${name}.${field}`),
  );
  expect(refused).toEqual([]);
});
