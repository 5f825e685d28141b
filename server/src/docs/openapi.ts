import swagger from '@fastify/swagger';
import type { App } from '../http/fastify.ts';
import { problemSchema } from '../http/problem-schema.ts';
import { version } from '../version.ts';
import { nameSchemas } from './name-schemas.ts';

/** Collects the schemas of all routes into the OpenAPI description. Has to be registered before the routes. */
export const describeApi = async (app: App, publicUrl: string) => {
  app.addSchema(problemSchema);
  await app.register(swagger, {
    refResolver: { buildLocalReference: ({ $id }) => $id as string },
    transformObject: (made) =>
      'openapiObject' in made ? nameSchemas(made.openapiObject) : made.swaggerObject,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Florin',
        version,
        description:
          'A self-hosted payment-in service. Exchange an API key for a bearer access token at the token endpoint, ' +
          'and send the token with every other call.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: publicUrl }],
      tags: [
        { name: 'Authorization', description: 'From an API key to a bearer access token.' },
        { name: 'Payments', description: 'Calls with a bearer access token.' },
        {
          name: 'Accounts',
          description:
            'Balances, statements and transfers between accounts. Calls with a bearer access token.',
        },
        {
          name: 'Dashboard',
          description: 'The API of the operator dashboard. Needs its session cookie.',
        },
        { name: 'Health' },
      ],
      components: {
        securitySchemes: {
          apiKey: {
            type: 'http',
            scheme: 'basic',
            description: '`basic <API_KEY>`, as copied from the dashboard.',
          },
          bearer: { type: 'http', scheme: 'bearer' },
          session: { type: 'apiKey', in: 'cookie', name: 'florin_session' },
        },
      },
    },
  });
};
