import { Type } from '../schema.ts';
import type { Parts } from '../parts.ts';
import type { App } from '../http/fastify.ts';
import { moment, text } from '../http/described-fields.ts';

const pingSchema = Type.Object(
  {
    environment: text('`sandbox` or `production`.', 'sandbox'),
    time: moment("The service's clock."),
  },
  { description: 'The token works' },
);

/** The simplest call with a bearer token. It shows that token, address and environment are right. */
export const pingRoutes =
  ({ config, clock }: Parts) =>
  async (app: App) => {
    const schema = {
      tags: ['Payments'],
      operationId: 'ping',
      summary: 'Check that your access token works',
      response: { 200: pingSchema },
      problems: [],
    };
    app.get('/ping', { schema }, () => ({ environment: config.environment, time: clock().toISOString() }));
  };
