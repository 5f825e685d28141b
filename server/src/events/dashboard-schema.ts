import { Type } from '../schema.ts';
import { pageQuerySchema, pageSchema } from '../http/pagination.ts';
import { eventTypes } from './event-type.ts';
import { eventIdExample, eventSchema } from './schema.ts';

const tags = ['Dashboard'];

export const listAllEventsSchema = {
  tags,
  operationId: 'listAllEvents',
  needs: 'read' as const,
  summary: 'Events of every platform, newest first',
  querystring: Type.Object(
    {
      ...pageQuerySchema.properties,
      type: Type.Optional(Type.Enum(eventTypes, { description: 'Only of this type.' })),
      search: Type.Optional(
        Type.String({ maxLength: 300, description: 'The id of an event, of a payment or of a transfer.' }),
      ),
    },
    { additionalProperties: false },
  ),
  response: { 200: pageSchema(eventSchema) },
};

export const readAnyEventSchema = {
  tags,
  operationId: 'readEventDetails',
  needs: 'read' as const,
  summary: 'One event, as receivers get it',
  params: Type.Object({
    id: Type.String({ maxLength: 300, description: 'The id of the event.', examples: [eventIdExample] }),
  }),
  response: { 200: eventSchema },
};
