import { disabledReasons } from './endpoint.ts';
import { Type } from '../schema.ts';
import { eventTypes } from '../events/event-type.ts';
import { eventIdExample } from '../events/schema.ts';
import { moment, orNull, paymentIdExample, text, whole } from '../http/described-fields.ts';
import { withLocation } from '../http/location.ts';
import { pageQuerySchema, pageSchema } from '../http/pagination.ts';
import { periodQuery } from '../http/read-period.ts';
import { idempotencyHeaders, idempotencyProblems } from '../idempotency/idempotency-headers.ts';
import { problemCodes } from '../problem.ts';

const tags = ['Webhooks'];
export const endpointIdExample = 'whe_5f0c6a526d0c4c5e9a533d5a4d1c8a11';
const secretExample = `whsec_${'A'.repeat(43)}=`;

const typesOf = (description: string) =>
  Type.Array(Type.Enum(eventTypes), {
    minItems: 1,
    maxItems: eventTypes.length,
    uniqueItems: true,
    description,
    examples: [['payment.captured', 'refund.completed']],
  });

export const endpointSchema = Type.Object(
  {
    id: text('Its id.', endpointIdExample),
    url: text('Where events are sent.', 'https://shop.example.com/hooks'),
    eventTypes: orNull(typesOf('Which events it receives. Null: everything.')),
    description: text('Your own text.', 'The shop'),
    enabled: Type.Boolean({ description: 'Whether events are sent to it.', examples: [true] }),
    disabledAt: orNull(moment('Since when not. Null: it is enabled.'), null),
    disabledReason: orNull(
      Type.Enum([...disabledReasons], {
        description:
          'Why not: the platform or an operator wanted it, it answered 410, or it accepted nothing for five days.',
      }),
      null,
    ),
    failingSince: orNull(
      moment('The first failure since it accepted something, or since nothing waited for it. Null: none.'),
      null,
    ),
    publicKey: orNull(
      text(
        'Checks the `v1a` signatures (Ed25519). Null: its secret has to be rotated.',
        `whpk_${'A'.repeat(43)}=`,
      ),
    ),
    previousSecretUntil: orNull(moment('Until then the secret before this one signs as well.'), null),
    createdAt: moment('When it was made.'),
    updatedAt: moment('When it was last changed, enabled or disabled, or got another secret.'),
  },
  { title: 'WebhookEndpoint', description: 'A receiver of events' },
);

export const secretField = text('Checks the `v1` signatures. Keep it secret.', secretExample);

const endpointWithSecretSchema = Type.Object(
  {
    ...endpointSchema.properties,
    secret: secretField,
  },
  { title: 'WebhookEndpointWithSecret', description: 'A receiver of events, with its secret' },
);

const endpointParams = Type.Object({
  endpointId: text('The id of the webhook endpoint.', endpointIdExample),
});

const urlField = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: 'Where events are sent. Without a user name, a fragment or a redirect.',
  examples: ['https://shop.example.com/hooks'],
});
const descriptionField = Type.String({
  maxLength: 200,
  description: 'Your own text.',
  examples: ['The shop'],
});

export const endpointOrder = {
  url: urlField,
  eventTypes: Type.Optional(orNull(typesOf('Which events it receives. Left out: everything.'))),
  description: Type.Optional(descriptionField),
};

export const endpointChange = Type.Object(
  {
    url: Type.Optional(urlField),
    eventTypes: Type.Optional(orNull(typesOf('Which events it receives. Null: everything.'))),
    description: Type.Optional(descriptionField),
    enabled: Type.Optional(
      Type.Boolean({
        description: 'False: nothing is sent. True: what waited is sent at once.',
        examples: [true],
      }),
    ),
  },
  { title: 'WebhookEndpointChange', additionalProperties: false },
);

export const rotation = {
  overlapHours: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 168,
      default: 24,
      description: 'For how long the old secret signs beside the new one.',
      examples: [24],
    }),
  ),
};

export const replayBody = Type.Object(
  {
    from: Type.Optional(moment('Events that happened then or later.')),
    after: Type.Optional(
      Type.String({ maxLength: 300, description: 'Events behind this one.', examples: [eventIdExample] }),
    ),
  },
  // One of the two is sent.
  { title: 'ReplayRequest', additionalProperties: false, examples: [{ from: '2026-11-15T12:00:00.000Z' }] },
);

export const sendBody = Type.Object(
  {
    eventId: Type.String({
      maxLength: 300,
      description: 'The event to send again.',
      examples: [eventIdExample],
    }),
  },
  { title: 'SendRequest', additionalProperties: false },
);

export const attemptSchema = Type.Object(
  {
    id: text('Its id.', 'whd_42'),
    endpointId: text('The endpoint.', endpointIdExample),
    eventId: text('The event.', eventIdExample),
    type: text('The type of the event.', 'payment.captured'),
    transactionId: orNull(text('The payment or the transfer. Null: an account.', paymentIdExample)),
    sequence: whole('The number of the event in its transaction.', 2),
    createdAt: moment('When it was sent.'),
    tryNumber: whole('The first try is 1.', 1),
    durationMs: whole('How long it took, in milliseconds.', 35),
    accepted: Type.Boolean({ description: 'Whether the receiver answered 2xx.', examples: [true] }),
    answerStatus: orNull(whole('The HTTP status of the answer. Null: none came.', 204)),
    error: orNull(text('Why no answer came.', 'No answer came within 15 seconds.'), null),
    answerHead: orNull(text('The beginning of the answer, with its headers.', 'HTTP 204\n')),
    nextTryAt: orNull(moment('When it is tried again. Null: not, by this attempt.'), null),
    request: Type.Object(
      {
        url: text('Where it was sent.', 'https://shop.example.com/hooks'),
        headers: Type.Record(Type.String(), Type.String(), {
          description: 'The headers of the webhook.',
          examples: [{ 'webhook-id': eventIdExample }],
        }),
        body: orNull(text('The body. Null: its event is not kept.', '{"id":"evt_…"}')),
      },
      { description: 'What was sent' },
    ),
  },
  { title: 'WebhookDelivery', description: 'An attempt to tell a receiver of an event' },
);

export const attemptsQuery = Type.Object(
  {
    ...pageQuerySchema.properties,
    ...periodQuery.properties,
    failed: Type.Optional(Type.Boolean({ description: 'Only those that were not accepted.' })),
    eventId: Type.Optional(Type.String({ maxLength: 300, description: 'Only of this event.' })),
  },
  { additionalProperties: false },
);

export const addEndpointSchema = {
  act: 'manage_webhooks' as const,
  tags,
  operationId: 'addWebhookEndpoint',
  summary: 'Receive events at a URL of your own',
  headers: idempotencyHeaders,
  body: Type.Object(endpointOrder, { title: 'WebhookEndpointRequest', additionalProperties: false }),
  response: { 201: withLocation(endpointWithSecretSchema, 'The webhook endpoint, without its secret.') },
  problems: problemCodes(idempotencyProblems, 'conflict'),
};

export const listEndpointsSchema = {
  tags,
  operationId: 'listWebhookEndpoints',
  summary: 'The webhook endpoints of your platform, newest first',
  querystring: Type.Object(
    { ...pageQuerySchema.properties, ...periodQuery.properties },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(endpointSchema) },
};

const one = { tags, params: endpointParams };

export const readEndpointSchema = {
  ...one,
  operationId: 'readWebhookEndpoint',
  summary: 'One webhook endpoint',
  response: { 200: endpointSchema },
};

export const changeEndpointSchema = {
  act: 'manage_webhooks' as const,
  ...one,
  operationId: 'changeWebhookEndpoint',
  summary: 'Change, disable or enable a webhook endpoint',
  headers: idempotencyHeaders,
  body: endpointChange,
  response: { 200: endpointSchema },
  problems: idempotencyProblems,
};

export const removeEndpointSchema = {
  act: 'manage_webhooks' as const,
  ...one,
  operationId: 'removeWebhookEndpoint',
  summary: 'Remove a webhook endpoint',
  headers: idempotencyHeaders,
  response: { 204: Type.Null({ description: 'Removed' }) },
  problems: idempotencyProblems,
};

export const rotateSecretSchema = {
  act: 'manage_webhooks' as const,
  ...one,
  operationId: 'rotateWebhookSecret',
  summary: 'Give a webhook endpoint a new secret; both sign for a while',
  headers: idempotencyHeaders,
  body: Type.Object(rotation, { title: 'SecretRotation', additionalProperties: false }),
  response: { 200: endpointWithSecretSchema },
  problems: problemCodes(idempotencyProblems),
};

export const testEndpointSchema = {
  act: 'manage_webhooks' as const,
  ...one,
  operationId: 'testWebhookEndpoint',
  summary: 'Send a test event now, and see the answer',
  headers: idempotencyHeaders,
  response: { 200: attemptSchema },
  problems: problemCodes(idempotencyProblems, 'overloaded'),
};

export const sendEventSchema = {
  act: 'manage_webhooks' as const,
  ...one,
  operationId: 'sendEvent',
  summary: 'Send one event again now, and see the answer',
  headers: idempotencyHeaders,
  body: sendBody,
  response: { 200: attemptSchema },
  problems: problemCodes(idempotencyProblems, 'overloaded'),
};

/** Without a body: null would be sent as one. */
export const replayStarted = Type.Unsafe<undefined>(Type.Null({ description: 'They are being sent' }));

export const replaySchema = {
  act: 'manage_webhooks' as const,
  ...one,
  operationId: 'replayEvents',
  summary: 'Send events again from a time or behind an event, in their order',
  headers: idempotencyHeaders,
  body: replayBody,
  response: { 202: replayStarted },
  problems: problemCodes(idempotencyProblems, 'conflict'),
};

export const listAttemptsSchema = {
  ...one,
  operationId: 'listWebhookDeliveries',
  summary: 'What was sent to a webhook endpoint in the last 30 days, newest first',
  querystring: attemptsQuery,
  response: { 200: pageSchema(attemptSchema) },
};
