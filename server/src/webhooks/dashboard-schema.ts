import { Type } from '../schema.ts';
import { eventIdExample } from '../events/schema.ts';
import { moment, orNull, text, whole } from '../http/described-fields.ts';
import { pageQuerySchema, pageSchema } from '../http/pagination.ts';
import { confirmationProblems } from '../operators/confirmation/require-confirmation.ts';
import { confirmationSchema } from '../operators/credentials/schema.ts';
import { problemCodes } from '../problem.ts';
import { deliveryStates } from './attempt-queries.ts';
import {
  attemptSchema,
  attemptsQuery,
  endpointChange,
  endpointIdExample,
  endpointOrder,
  endpointSchema,
  replayBody,
  replayStarted,
  rotation,
  secretField,
  sendBody,
} from './schema.ts';
import { resentMax } from './resend-events.ts';

const tags = ['Dashboard'];
const keyId = `florin_sandbox_${'A'.repeat(22)}`;
const params = Type.Object({
  id: Type.String({
    maxLength: 100,
    description: 'The id of the webhook endpoint.',
    examples: [endpointIdExample],
  }),
});

const watchedSchema = Type.Object(
  {
    ...endpointSchema.properties,
    platformId: orNull(whole('The platform whose events it receives. Null: those of all platforms.', 1)),
    apiKeyId: orNull(text('The API key that it was made with. Null: an operator made it.', keyId)),
    apiKeyLabel: orNull(text('What that key is for.', 'my shop')),
    lagSeconds: orNull(
      Type.Number({
        description: 'How long the oldest event waits for it. Null: none waits.',
        examples: [2.5],
      }),
      null,
    ),
    isReplaying: Type.Boolean({
      description: 'Whether earlier events are being sent again.',
      examples: [false],
    }),
    acceptedLast: orNull(
      Type.Boolean({
        description:
          'Whether it accepted what was sent last, a test or an event sent by hand too. Null: nothing was sent in the last 30 days.',
        examples: [true],
      }),
    ),
  },
  { title: 'WatchedWebhookEndpoint', description: 'A receiver of events, and how it is doing' },
);

const one = { tags, params };
const managing = { ...one, needs: 'manage_webhooks' as const };
const sending = { ...one, needs: 'send_webhooks' as const };

export const listWatchedSchema = {
  tags,
  operationId: 'listAllWebhookEndpoints',
  needs: 'read' as const,
  summary: 'The webhook endpoints of every platform, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      troubled: Type.Optional(
        Type.Boolean({ description: 'true: only those that fail, or were disabled because they failed.' }),
      ),
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(watchedSchema) },
};

export const readWatchedSchema = {
  ...one,
  operationId: 'readWebhookEndpointDetails',
  needs: 'read' as const,
  summary: 'One webhook endpoint',
  response: { 200: watchedSchema },
};

export const addAsOperatorSchema = {
  tags,
  operationId: 'addWebhookEndpointAsOperator',
  needs: 'manage_webhooks' as const,
  summary: 'Send the events of one platform, or of all, to a URL',
  body: Type.Object({
    ...endpointOrder,
    platformId: Type.Optional(
      orNull(
        Type.Integer({
          minimum: 1,
          maximum: 2_147_483_647,
          description: 'The platform whose events it receives. Left out: those of all platforms.',
          examples: [1],
        }),
      ),
    ),
    ...confirmationSchema,
  }),
  response: { 201: watchedSchema },
  problems: problemCodes(confirmationProblems, 'not_found', 'conflict'),
};

/** An endpoint is enabled and disabled by calls of their own. */
const { enabled: _enabled, ...changeable } = endpointChange.properties;

export const changeAsOperatorSchema = {
  ...managing,
  operationId: 'changeWebhookEndpointAsOperator',
  summary: 'Change where a webhook endpoint is, what it receives, or its description',
  body: Type.Object({ ...changeable, ...confirmationSchema }),
  response: { 200: watchedSchema },
  problems: problemCodes(confirmationProblems),
};

export const enableSchema = {
  ...managing,
  operationId: 'enableWebhookEndpoint',
  summary: 'Send events to a webhook endpoint again; what waited goes at once',
  response: { 200: watchedSchema },
  problems: problemCodes('confirmation_required'),
};

export const disableSchema = {
  ...managing,
  operationId: 'disableWebhookEndpoint',
  summary: 'Send nothing more to a webhook endpoint',
  response: { 200: watchedSchema },
};

export const removeAsOperatorSchema = {
  ...managing,
  operationId: 'removeWebhookEndpointAsOperator',
  summary: 'Remove a webhook endpoint',
  response: { 204: Type.Null({ description: 'Removed' }) },
};

export const revealSecretSchema = {
  ...managing,
  operationId: 'revealWebhookSecret',
  summary: 'Show the secret of a webhook endpoint, with the password again or in a confirmed session',
  body: Type.Object(confirmationSchema),
  response: {
    200: Type.Object({ secret: secretField }, { title: 'RevealedWebhookSecret', description: 'The secret' }),
  },
  problems: problemCodes(confirmationProblems, 'conflict'),
};

export const rotateAsOperatorSchema = {
  ...managing,
  operationId: 'rotateWebhookSecretAsOperator',
  summary: 'Give a webhook endpoint a new secret; both sign for a while',
  body: Type.Object(rotation),
  response: { 200: watchedSchema },
};

export const testAsOperatorSchema = {
  ...sending,
  operationId: 'testWebhookEndpointAsOperator',
  summary: 'Send a test event now, and see the answer',
  response: { 200: attemptSchema },
  problems: problemCodes('overloaded'),
};

export const sendAsOperatorSchema = {
  ...sending,
  operationId: 'sendEventAsOperator',
  summary: 'Send one event again now, and see the answer',
  body: sendBody,
  response: { 200: attemptSchema },
  problems: problemCodes('overloaded'),
};

const resendBody = Type.Object(
  {
    eventIds: Type.Array(Type.String({ maxLength: 300, examples: [eventIdExample] }), {
      minItems: 1,
      maxItems: resentMax,
      description: 'The events to send again. The endpoint has to receive their types.',
    }),
  },
  { title: 'ResendRequest', additionalProperties: false },
);

export const resendAsOperatorSchema = {
  ...sending,
  operationId: 'resendEventsAsOperator',
  summary: 'Send chosen events again, as the endpoint takes them',
  description:
    'Of one payment, what happened between two chosen events is sent as well: a receiver gets them in their order.',
  body: resendBody,
  response: { 202: replayStarted },
  problems: problemCodes('conflict'),
};

export const replayAsOperatorSchema = {
  ...sending,
  operationId: 'replayEventsAsOperator',
  summary: 'Send events again from a time or behind an event, in their order',
  body: replayBody,
  response: { 202: replayStarted },
  problems: problemCodes('conflict'),
};

export const listAttemptsAsOperatorSchema = {
  ...one,
  operationId: 'listAllWebhookDeliveries',
  needs: 'read' as const,
  summary: 'What was sent to a webhook endpoint in the last 30 days, newest first',
  querystring: attemptsQuery,
  response: { 200: pageSchema(attemptSchema) },
};

const deliverySchema = Type.Object(
  {
    eventId: text('The event.', eventIdExample),
    endpointId: text('The endpoint.', endpointIdExample),
    url: text('Where the endpoint is now.', 'https://shop.example.com/hooks'),
    description: text('What it is for.', 'The shop'),
    status: Type.Enum(deliveryStates, {
      description: 'Waiting: it is tried, or tried again. Failed: it is not tried again.',
    }),
    tries: whole('How often it was sent.', 1),
    lastTryAt: orNull(moment('When it was sent last. Null: not yet.')),
    answerStatus: orNull(whole('The HTTP status of the last answer. Null: none came.', 204)),
    error: orNull(text('Why no answer came.', 'No answer came within 15 seconds.'), null),
    nextTryAt: orNull(moment('When it is tried again. Null: not.'), null),
  },
  { title: 'EventDelivery', description: 'What has become of telling one endpoint of one event' },
);

export const listDeliveriesSchema = {
  tags,
  operationId: 'listEventDeliveries',
  needs: 'read' as const,
  summary: 'Which endpoints the events of a transaction, or one event, were sent to in the last 30 days',
  querystring: Type.Object(
    {
      transactionId: Type.Optional(
        Type.String({
          maxLength: 200,
          description: 'Of all events of this payment or transfer. Send either this or `eventId`.',
        }),
      ),
      eventId: Type.Optional(Type.String({ maxLength: 300, description: 'Of this event alone.' })),
    },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object(
      { items: Type.Array(deliverySchema, { description: 'The earliest event first, 500 at most.' }) },
      { title: 'EventDeliveries', description: 'By event and endpoint' },
    ),
  },
};
