import { Type } from '../schema.ts';
import type { Dependencies } from '../dependencies.ts';
import type { App } from '../http/fastify.ts';
import { moment, text, whole } from '../http/described-fields.ts';
import { apiKeyIdOf } from './bearer.ts';
import { keyRightsNames } from './rights.ts';
import { getApiKey } from './api-keys/queries.ts';
import { getPlatform } from './platforms/queries.ts';

const pingSchema = Type.Object(
  {
    environment: text('`sandbox` or `production`.', 'sandbox'),
    time: moment("The service's clock."),
    platform: Type.Object(
      { id: whole('Its id.', 1), name: text('Its name.', 'Main') },
      { description: 'Whose payments, accounts and events you see.' },
    ),
    apiKey: Type.Object(
      {
        id: text('Its id.', `florin_sandbox_${'A'.repeat(22)}`),
        label: text('What it is for.', 'my shop'),
        rights: Type.Enum(keyRightsNames, { description: 'What it may do.', examples: ['everything'] }),
        mayBookRefunds: Type.Boolean({
          description: 'Whether it may book refunds that were made outside.',
          examples: [false],
        }),
      },
      { description: 'The key that the access token is of.' },
    ),
  },
  { title: 'Ping', description: 'The token works' },
);

/** The simplest call with a bearer token. It shows that token, address and environment are right, and who calls. */
export const pingRoutes =
  ({ config, clock, sql }: Dependencies) =>
  async (app: App) => {
    const schema = {
      tags: ['Payments'],
      operationId: 'ping',
      summary: 'Check that your access token works, and what it may do',
      response: { 200: pingSchema },
      problems: [],
    };
    app.get('/ping', { schema }, async (request) => {
      const { id, platformId, label, rights, mayBookRefunds } = await getApiKey(sql, apiKeyIdOf(request));
      const { name } = await getPlatform(sql, platformId);
      return {
        environment: config.environment,
        time: clock().toISOString(),
        platform: { id: platformId, name },
        apiKey: { id, label, rights, mayBookRefunds },
      };
    });
  };
