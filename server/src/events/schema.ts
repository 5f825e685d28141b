import { Type } from '../schema.ts';
import { moment, orNull, paymentIdExample, text, whole } from '../http/described-fields.ts';
import { periodQuery } from '../http/read-period.ts';
import { problemCodes } from '../problem.ts';
import { eventMeanings, eventTypes } from './event-type.ts';

const tags = ['Events'];
export const eventIdExample = `evt_${paymentIdExample}_2`;

const eventTypeSchema = Type.Enum(eventTypes, {
  description: [
    'What has happened.',
    ...eventTypes.map((type) => `- \`${type}\`: ${eventMeanings[type]}`),
  ].join('\n'),
  examples: ['payment.captured'],
});

export const eventSchema = Type.Object(
  {
    id: text('Its id. The same in every webhook about it.', eventIdExample),
    type: eventTypeSchema,
    createdAt: moment('When it happened.'),
    transactionId: orNull(
      text('The payment or the transfer that it happened to. Null: an account.', paymentIdExample),
    ),
    sequence: whole('Its number among the events of the transaction, without gaps from 1.', 2),
    previousId: orNull(
      text('The event of the transaction before it. Null: it is the first.', `evt_${paymentIdExample}_1`),
    ),
    details: Type.Object(
      {},
      {
        additionalProperties: true,
        description: 'Why, as far as the object does not show it.',
        examples: [{ capturedAmount: 2500, currency: 'EUR' }],
      },
    ),
    data: Type.Object(
      {},
      {
        additionalProperties: true,
        description:
          'What it happened to, as the API showed it at that moment: a payment, refund, dispute, account or transfer.',
        examples: [{ id: paymentIdExample, status: 'captured', capturedAmount: 2500 }],
      },
    ),
  },
  { title: 'Event', description: 'Something that has happened' },
);

export const listEventsSchema = {
  tags,
  operationId: 'listEvents',
  summary: 'Events in the order of their positions, from a cursor that never skips one and never repeats one',
  querystring: Type.Object(
    {
      after: Type.Optional(
        Type.String({
          maxLength: 400,
          description: 'The `nextCursor` of an earlier answer. Left out: from the oldest event that is kept.',
        }),
      ),
      type: Type.Optional(Type.Enum(eventTypes, { description: 'Only of this type.' })),
      transactionId: Type.Optional(
        Type.String({ maxLength: 200, description: 'Only of this payment or transfer.' }),
      ),
      ...periodQuery.properties,
      limit: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 100,
          default: 50,
          description: 'As many as an answer has at most. If it has fewer, there are no more at present.',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object(
      {
        items: Type.Array(eventSchema, { description: 'The earliest first.' }),
        nextCursor: text(
          'Send it as `after` to go on. It is always there: what happens later is found behind it.',
          'WyI0MiIsImV2dF9wYXlfMSJd',
        ),
      },
      { title: 'Events', description: 'The next events' },
    ),
  },
  problems: problemCodes('cursor_expired', 'search_too_wide'),
};

export const readEventSchema = {
  tags,
  operationId: 'readEvent',
  summary: 'One event',
  params: Type.Object({ eventId: text('The id of the event.', eventIdExample) }),
  response: { 200: eventSchema },
};
